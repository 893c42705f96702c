import type { Change } from '@/lib/documents/change';
import { hexId, hexOf, OFF_MAP } from '@/lib/geometry/hex';
import { groundOf, hexesOf } from './ground';
import type { Scenario } from './scenario';

/** 22.2 – Where each side sets up or enters, painted hex by hex. */
export const AREA_BRUSHES = [
  'set-up-first',
  'set-up-second',
  'entry-first',
  'entry-second',
  'no-area',
] as const;
type AreaBrush = (typeof AREA_BRUSHES)[number];

type AreaList = 'setUpAreas' | 'entryZones';
type Area = Scenario['board']['entryZones'][number] & { readonly kind?: 'area' | 'line' };

export const paintArea = (
  scenario: Scenario,
  brush: AreaBrush,
  places: readonly string[],
): readonly Change[] => {
  const { grid } = groundOf(scenario.board);
  const hexes = places.map(place => hexOf(grid, place)).filter(hex => hex !== OFF_MAP);
  if (hexes.length === 0) return [];
  if (brush === 'no-area')
    return [...takenOut(scenario, 'setUpAreas', hexes), ...takenOut(scenario, 'entryZones', hexes)];
  const side = scenario.sides[brush.endsWith('first') ? 0 : 1];
  const list: AreaList = brush.startsWith('entry') ? 'entryZones' : 'setUpAreas';
  return side ? [putIn(scenario, list, side, hexes)] : [];
};

const replaced = (list: AreaList, value: readonly Area[]): Change => ({
  op: 'replace',
  path: ['board', list],
  value,
});

/** The hexes join the side's last area of that kind; the first stroke makes one, named after the side. */
const putIn = (
  { board }: Scenario,
  list: AreaList,
  side: { readonly id: string; readonly name: string },
  hexes: readonly number[],
): Change => {
  const areas: readonly Area[] = board[list];
  const own = areas.findLastIndex(area => area.side === side.id);
  const known = areas[own];
  const { grid } = groundOf(board);
  const joined = [...new Set([...hexesOf(grid, known?.hexes ?? []), ...hexes])].sort(
    (one, other) => one - other,
  );
  const ids = joined.map(hex => hexId(grid, hex));
  if (known) return replaced(list, areas.with(own, { ...known, hexes: ids }));
  const id = freeName(`${list === 'entryZones' ? 'entry' : 'set-up'}-${side.id}`, areas);
  const area = { id, name: side.name, side: side.id, hexes: ids };
  return replaced(list, [...areas, list === 'setUpAreas' ? { ...area, kind: 'area' } : area]);
};

const freeName = (wanted: string, areas: readonly Area[]): string =>
  areas.some(({ id }) => id === wanted) ? `${wanted}-${areas.length + 1}` : wanted;

/** An area that has lost its last hex is gone. */
const takenOut = ({ board }: Scenario, list: AreaList, hexes: readonly number[]): readonly Change[] => {
  const { grid } = groundOf(board);
  const areas: readonly Area[] = board[list];
  const isTouched = (area: Area): boolean => hexesOf(grid, area.hexes).some(hex => hexes.includes(hex));
  if (!areas.some(isTouched)) return [];
  const value = areas
    .map(area =>
      isTouched(area)
        ? {
            ...area,
            hexes: hexesOf(grid, area.hexes)
              .filter(hex => !hexes.includes(hex))
              .map(hex => hexId(grid, hex)),
          }
        : area,
    )
    .filter(area => area.hexes.length > 0);
  return [replaced(list, value)];
};
