import { hexDistance } from '@/lib/geometry/hex';
import { armiesOf } from '../army';
import { groundIn, hexOfUnit, type Scene } from '../field';
import { hexesOf } from '../ground';

export interface Placed {
  readonly id: string;
  readonly hex: number;
}

/** 26.3 – Pieces that are stacked or adjacent belong together. */
export const clustersOf = (scene: Scene, pieces: readonly Placed[]): readonly (readonly Placed[])[] => {
  const { grid } = groundIn(scene);
  return pieces.reduce<readonly (readonly Placed[])[]>((clusters, piece) => {
    const isNear = (cluster: readonly Placed[]) =>
      cluster.some(({ hex }) => hexDistance(grid, hex, piece.hex) <= 1);
    const joined = [...clusters.filter(isNear).flat(), piece];
    return [...clusters.filter(cluster => !isNear(cluster)), joined];
  }, []);
};

/** 26.3 – Hexes in which units of a detached wing belong to the army all the same. */
export const hexesOfArmy = (scene: Scene, areas: readonly string[]): ReadonlySet<number> => {
  const { grid } = groundIn(scene);
  const named = scene.scenario.board.setUpAreas.filter(({ id }) => areas.includes(id));
  return new Set(named.flatMap(({ hexes }) => hexesOf(grid, hexes)));
};

/** 6.3, 26.3 – Every unit that is detached at the start with the name of its detachment: each cluster of a detached group is one. */
export const detachmentsIn = (scene: Scene): Readonly<Record<string, string>> => {
  const areas = scene.scenario.deployment.limits.flatMap(limit =>
    limit.kind === 'detachments' ? (limit.outside ?? []) : [],
  );
  const withArmy = hexesOfArmy(scene, areas);
  return Object.fromEntries(
    armiesOf(scene.scenario).flatMap(({ groups, wings }) =>
      groups
        .filter(({ kind }) => kind === 'detachment')
        .flatMap(({ id: group }) => {
          const units = wings.filter(wing => wing.group === group).flatMap(wing => wing.units);
          const placed = units
            .flatMap(({ id }) => ({ id, hex: hexOfUnit(scene.field, id) ?? -1 }))
            .filter(({ hex }) => hex >= 0 && !withArmy.has(hex));
          const clusters = clustersOf(scene, placed);
          return clusters.flatMap((cluster, index) =>
            cluster.map(({ id }) => [id, clusters.length > 1 ? `${group}/${index + 1}` : group] as const),
          );
        }),
    ),
  );
};
