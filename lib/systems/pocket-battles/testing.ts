import { runChecks } from '@/lib/game/check';
import { blank } from './blank';
import { CHECKS } from './rules';
import type { Scenario } from './scenario';
import type { SegmentId } from './segments';
import type { Troop } from './troop';
import type { Trait } from './vocabulary';

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
export type UnitWish = readonly [id: string, troops: readonly string[], at?: SegmentId];

export interface BattleWish {
  readonly troops: readonly Troop[];
  readonly first: readonly UnitWish[];
  readonly second: readonly UnitWish[];
  readonly options?: Partial<Scenario['options']>;
  readonly kind?: Scenario['deployment']['kind'];
}

/** A small battle: drawn up as it begins, the first side being player A. */
export const battle = ({ troops, first, second, options = {}, kind = 'drawn' }: BattleWish): Scenario => {
  const units = (wishes: readonly UnitWish[]): Scenario['forces'][number]['units'] =>
    wishes.map(([id, tiles, at]) => ({ id, troops: [...tiles], ...(at === undefined ? {} : { at }) }));
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

/** The paths at which one check objects. */
export const faults = (scenario: Scenario, code: string): readonly (readonly (string | number)[])[] =>
  runChecks(CHECKS, scenario)
    .filter(finding => finding.code === `pocket-battles/${code}`)
    .map(({ path }) => path);
