import { runChecks } from '@/lib/game/check/check';
import { blank } from '../document/blank';
import { CHECKS } from '../document/checks';
import type { Scenario } from '../document/scenario';
import type { Troop } from '../document/troop';
import type { SegmentId } from '../rules/segments';
import type { Trait } from '../vocabulary';

/** A tile for tests; what is not said is plain. */
export const tile = (id: string, more: Partial<Troop> = {}): Troop => ({
  id,
  name: id,
  symbol: 'warband',
  engagementDice: [],
  shootingDice: [],
  deploymentPoints: 5,
  formation: 5,
  woundPoints: 1,
  traits: [],
  count: 30,
  ...more,
});

export const fighter = (id: string, faces: readonly number[], more: Partial<Troop> = {}): Troop =>
  tile(id, { engagementDice: [...faces], ...more });

export const shooter = (id: string, faces: readonly number[], more: Partial<Troop> = {}): Troop =>
  tile(id, { shootingDice: [...faces], ...more });

export const withTraits = (troop: Troop, ...traits: readonly Trait[]): Troop => ({
  ...troop,
  traits: [...traits],
});

/** A unit for tests: its tiles by id, and where it stands. */
export type UnitSetup = readonly [id: string, troops: readonly string[], at?: SegmentId];

export interface BattleSetup {
  readonly troops: readonly Troop[];
  readonly first: readonly UnitSetup[];
  readonly second: readonly UnitSetup[];
  readonly options?: Partial<Scenario['options']>;
  readonly kind?: Scenario['deployment']['kind'];
}

/** A small battle: drawn up as it begins, the first side being player A. */
export const makeBattle = ({
  troops,
  first,
  second,
  options = {},
  kind = 'drawn',
}: BattleSetup): Scenario => {
  const units = (requests: readonly UnitSetup[]): Scenario['forces'][number]['units'] =>
    requests.map(([id, tiles, at]) => ({ id, troops: [...tiles], ...(at === undefined ? {} : { at }) }));
  return {
    ...blank(),
    troops: [...troops],
    forces: [
      { side: 'first', units: units(first) },
      { side: 'second', units: units(second) },
    ],
    deployment: { kind },
    options: { points: 60, playerA: 'first', ...options },
  };
};

/** The paths that one check reports. */
export const findingPaths = (scenario: Scenario, code: string): readonly (readonly (string | number)[])[] =>
  runChecks(CHECKS, scenario)
    .filter(finding => finding.code === `pocket-battles/${code}`)
    .map(({ path }) => path);
