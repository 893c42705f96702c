import type { Change } from '@/lib/documents/change';
import { DIRECTIONS, type Direction } from '@/lib/geometry/square';
import type { Group, Scenario } from '../document/scenario';

const GROUPS = ['deployment', 'groups'] as const;

const nearestDirection = (heading: number): Direction => {
  const quarter = Math.round((((heading % 360) + 360) % 360) / 90) % DIRECTIONS.length;
  return DIRECTIONS[quarter] ?? 'up';
};

/** 5.1 – All units on a tile face one way, so the whole group turns. */
export const face = (
  { deployment }: Scenario,
  pieceIds: readonly string[],
  heading: number,
): readonly Change[] => {
  const facing = nearestDirection(heading);
  return deployment.groups.flatMap((group, index): Change[] =>
    group.facing !== facing && group.units.some(id => pieceIds.includes(id))
      ? [{ op: 'replace', path: [...GROUPS, index, 'facing'], value: facing }]
      : [],
  );
};

/** 6.3 – The lead unit stands in front: the first of the order leads, the others stand behind it as they come. */
export const restack = ({ deployment }: Scenario, pieceIds: readonly string[]): readonly Change[] =>
  deployment.groups.flatMap((group, index): Change[] => {
    if (![...group.units, ...group.generals].some(id => pieceIds.includes(id))) return [];
    return [{ op: 'replace', path: [...GROUPS, index], value: reorderGroup(group, pieceIds) }];
  });

const reorderGroup = (group: Group, pieceIds: readonly string[]): Group => {
  const sorted = (ids: readonly string[]): string[] => [
    ...pieceIds.filter(id => ids.includes(id)),
    ...ids.filter(id => !pieceIds.includes(id)),
  ];
  const units = sorted(group.units);
  const { lead: _lead, ...rest } = { ...group, units, generals: sorted(group.generals) };
  // The lead keeps its place among the fields, so that an order as it was makes no change.
  return units[0] ? { ...group, ...rest, lead: units[0] } : rest;
};
