import type { Change } from '@/lib/documents/change';
import { hexOf, OFF_MAP } from '@/lib/geometry/hex';
import type { BoardDocument } from './board-schema';
import { gridOf, hexesOf, readHexside } from './ground';

const OPEN = '.';

/** 1.1 – Letters for every hex of a map that has become larger or smaller; what lies beyond its edge falls away. */
export const fitToSize = (board: BoardDocument): readonly Change[] => {
  const grid = gridOf(board);
  const open = Object.entries(board.legend).find(([, kinds]) => kinds.length === 0)?.[0] ?? OPEN;
  const terrain = Array.from({ length: board.rows }, (_, row) =>
    (board.terrain[row] ?? '').slice(0, board.columns).padEnd(board.columns, open),
  );
  const isOn = (hex: string): boolean => hexOf(grid, hex) !== OFF_MAP;
  const hasHexes = ({ hexes }: { readonly hexes: readonly string[] }): boolean =>
    hexesOf(grid, hexes).length > 0;
  const hexsides = Object.fromEntries(
    Object.entries(board.hexsides).map(([list, sides]) => [
      list,
      sides.filter(side => readHexside(grid, side) !== null),
    ]),
  );
  const fitted: Partial<Record<keyof BoardDocument, unknown>> = {
    terrain,
    hexsides,
    towns: board.towns.filter(hasHexes),
    labels: board.labels.filter(({ at }) => isOn(at)),
    setUpAreas: board.setUpAreas.filter(hasHexes),
    entryZones: board.entryZones.filter(hasHexes),
    ...(board.roads && {
      roads: board.roads
        .map(road => ({ ...road, through: road.through.filter(isOn) }))
        .filter(({ through }) => through.length > 1),
    }),
  };
  return Object.entries(fitted).map(([key, value]) => ({ op: 'replace', path: ['board', key], value }));
};
