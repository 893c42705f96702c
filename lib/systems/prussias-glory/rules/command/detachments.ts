import { HEX_DIRECTIONS, neighbourOf } from '@/lib/geometry/hex/hex';
import { armiesOf } from '../../document/army';
import { includesHex } from '../../document/ground';
import { groundIn, hexOfUnit, type Scene } from '../field';

export interface PlacedPiece {
  readonly id: string;
  readonly hex: number;
}

/** 26.3 – Pieces that are stacked or adjacent belong together; a cluster stands where its last piece came to it. */
export const clustersOf = (
  scene: Scene,
  pieces: readonly PlacedPiece[],
): readonly (readonly PlacedPiece[])[] => {
  const { grid } = groundIn(scene);
  const clusterAt = new Map<number, Cluster>();
  for (const [turn, piece] of pieces.entries()) {
    const around = [piece.hex, ...HEX_DIRECTIONS.map(direction => neighbourOf(grid, piece.hex, direction))];
    const near = [...new Set(around.flatMap(hex => clusterAt.get(hex) ?? []))];
    const [first = { pieces: [], last: turn }, ...others] = near.sort((one, other) => one.last - other.last);
    for (const { hex } of others.flatMap(other => other.pieces)) clusterAt.set(hex, first);
    for (const other of others) first.pieces.push(...other.pieces);
    first.pieces.push(piece);
    first.last = turn;
    clusterAt.set(piece.hex, first);
  }
  const clusters = [...new Set(clusterAt.values())].sort((one, other) => one.last - other.last);
  return clusters.map(cluster => cluster.pieces);
};

interface Cluster {
  readonly pieces: PlacedPiece[];
  last: number;
}

/** 26.3 – Hexes where units of a detached wing still belong to the army. */
export const makeArmyHexTest = (scene: Scene, areas: readonly string[]): ((hex: number) => boolean) => {
  const { grid } = groundIn(scene);
  const named = scene.scenario.board.setUpAreas.filter(({ id }) => areas.includes(id));
  return hex => named.some(({ hexes }) => includesHex(grid, hexes, hex));
};

/** 6.3, 26.3 – Every unit that is detached at the start with the name of its detachment: each cluster of a detached group is one. */
export const detachmentsIn = (scene: Scene): Readonly<Record<string, string>> => {
  const areas = scene.scenario.deployment.limits.flatMap(limit =>
    limit.kind === 'detachments' ? (limit.outside ?? []) : [],
  );
  const isWithArmy = makeArmyHexTest(scene, areas);
  return Object.fromEntries(
    armiesOf(scene.scenario).flatMap(({ groups, wings }) =>
      groups
        .filter(({ kind }) => kind === 'detachment')
        .flatMap(({ id: group }) => {
          const units = wings.filter(wing => wing.group === group).flatMap(wing => wing.units);
          const placed = units
            .flatMap(({ id }) => ({ id, hex: hexOfUnit(scene.field, id) ?? -1 }))
            .filter(({ hex }) => hex >= 0 && !isWithArmy(hex));
          const clusters = clustersOf(scene, placed);
          return clusters.flatMap((cluster, index) =>
            cluster.map(({ id }) => [id, clusters.length > 1 ? `${group}/${index + 1}` : group] as const),
          );
        }),
    ),
  );
};
