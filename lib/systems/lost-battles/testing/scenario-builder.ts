import { applyChanges, type Change } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check/check';
import { blank } from '../document/blank';
import { CHECKS } from '../document/checks';
import type { Group, Scenario, UnitEntry } from '../document/scenario';
import type { UnitClass, UnitType } from '../vocabulary';

/** A small battle for tests: what is not said is as in a blank document. */
export const battle = (...changes: readonly Change[]): Scenario => applyChanges(blank(), changes);

export const entry = (id: string, type: UnitType, unitClass: UnitClass, count = 1): UnitEntry => ({
  id,
  name: id,
  type,
  class: unitClass,
  count,
});

export const withForces = (first: readonly UnitEntry[], second: readonly UnitEntry[] = []): Change[] => [
  { op: 'replace', path: ['forces', 0, 'units'], value: first },
  { op: 'replace', path: ['forces', 1, 'units'], value: second },
];

export const withGroups = (...groups: readonly Group[]): Change => ({
  op: 'replace',
  path: ['deployment', 'groups'],
  value: groups,
});

export const group = (
  side: string,
  tile: Group['tile'],
  units: readonly string[],
  more: Partial<Group> = {},
): Group => ({
  side,
  tile,
  facing: side === 'first' ? 'up' : 'down',
  units: [...units],
  generals: [],
  ...(units[0] === undefined ? {} : { lead: units[0] }),
  ...more,
});

/** The paths that one check reports. */
export const findingPaths = (scenario: Scenario, code: string): readonly (readonly (string | number)[])[] =>
  runChecks(CHECKS, scenario)
    .filter(finding => finding.code === `lost-battles/${code}`)
    .map(({ path }) => path);
