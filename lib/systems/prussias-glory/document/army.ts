import type { JsonPath } from '@/lib/documents/json-path';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Arm, Doctrine, LeaderTrait, Nation, UnitTrait } from '../vocabulary';
import { type Ratings, ratingsAt } from './counter-codes';
import type {
  CommanderEntry,
  Force,
  GroupEntry,
  LeaderEntry,
  Profile,
  UnitEntry,
  WingEntry,
} from './forces-schema';
import { ruleDataOf } from './rule-data';
import type { Scenario } from './scenario';

export type SideIndex = 0 | 1;
export const SIDES: readonly SideIndex[] = [0, 1];
export const getOtherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

/** 2.1, 2.2 – One unit as its counters show it. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly arm: Arm;
  /** Artillery belongs to no wing. */
  readonly wing: string | null;
  readonly profileId: string;
  readonly profile: Profile;
  readonly fullSteps: number;
  readonly steps: number;
  readonly nation: Nation;
  readonly traits: readonly UnitTrait[];
  /** Its printed values with this many steps. */
  readonly ratings: readonly Ratings[];
  readonly path: JsonPath;
}

/** 2.3 – A leader is no unit. */
export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly kind: 'commander' | 'wing';
  readonly wing: string | null;
  readonly morale: number;
  readonly movement: number;
  readonly initiative: number | null;
  readonly special: boolean;
  readonly restriction: LeaderEntry['restriction'] | null;
  readonly traits: readonly LeaderTrait[];
  readonly worth: { readonly wounded: number; readonly killed: number };
  readonly path: JsonPath;
}

/** 6.2 – A wing with its leader and its group. */
export interface Wing {
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly group: string;
  readonly leader: string | null;
  readonly units: readonly Unit[];
  readonly hasInfantry: boolean;
  readonly path: JsonPath;
}

export interface Army {
  readonly side: SideIndex;
  readonly sideId: string;
  readonly force: Force | null;
  readonly doctrine: Doctrine;
  readonly commander: Leader | null;
  readonly wings: readonly Wing[];
  readonly groups: readonly GroupEntry[];
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
}

type Armies = readonly [Army, Army];

interface CachedArmies {
  readonly sides: Scenario['sides'];
  readonly profiles: Scenario['profiles'];
  readonly armies: Armies;
}

/** Armies stay the same while pieces are moved about, so they are read once for each list of forces. */
const ARMIES_CACHE = new WeakMap<Scenario['forces'], CachedArmies>();

export const armiesOf = (scenario: Scenario): Armies => {
  const { forces, sides, profiles } = scenario;
  const known = ARMIES_CACHE.get(forces);
  if (known && known.sides === sides && known.profiles === profiles) return known.armies;
  const armies: Armies = [readArmy(scenario, 0), readArmy(scenario, 1)];
  ARMIES_CACHE.set(forces, { sides, profiles, armies });
  return armies;
};

export const armyOf = (scenario: Scenario, side: SideIndex): Army => armiesOf(scenario)[side];

const readArmy = (scenario: Scenario, side: SideIndex): Army => {
  const sideId = scenario.sides[side]?.id ?? '';
  const index = scenario.forces.findIndex(force => force.side === sideId);
  const force = scenario.forces[index] ?? null;
  const commander = force?.commander ? readCommander(force.commander, side, index) : null;
  const wings = force ? force.wings.map((wing, at) => readWing(scenario, force, wing, side, index, at)) : [];
  const guns = force
    ? force.artillery.map((unit, at) => readGun(scenario, force, unit, side, index, at))
    : [];
  return {
    side,
    sideId,
    force,
    doctrine: force?.doctrine ?? 'coalition',
    commander,
    wings,
    groups: force?.groups ?? [],
    units: [...wings.flatMap(({ units }) => units), ...guns],
    leaders: [...(commander ? [commander] : []), ...readWingLeaders(force, side, index)],
  };
};

const readCommander = (entry: CommanderEntry, side: SideIndex, force: number): Leader =>
  readLeader(entry, side, 'commander', entry.wing ?? null, ['forces', force, 'commander']);

const readWingLeaders = (force: Force | null, side: SideIndex, index: number): Leader[] =>
  (force?.wings ?? []).flatMap((wing, at) =>
    wing.leader
      ? readLeader(wing.leader, side, 'wing', wing.id, ['forces', index, 'wings', at, 'leader'])
      : [],
  );

export const NO_WORTH = { wounded: 0, killed: 0 };

const readLeader = (
  entry: LeaderEntry,
  side: SideIndex,
  kind: Leader['kind'],
  wing: string | null,
  path: JsonPath,
): Leader => ({
  id: entry.id,
  name: entry.name,
  side,
  kind,
  wing,
  morale: entry.morale,
  movement: entry.movement,
  initiative: entry.initiative ?? null,
  special: entry.special ?? false,
  restriction: entry.restriction ?? null,
  traits: entry.traits ?? [],
  worth: entry.worth ?? NO_WORTH,
  path,
});

const readWing = (
  scenario: Scenario,
  force: Force,
  wing: WingEntry,
  side: SideIndex,
  index: number,
  at: number,
): Wing => {
  const path: JsonPath = ['forces', index, 'wings', at];
  const units = wing.units.flatMap((unit, place) =>
    readUnit(scenario, force, unit, { side, wing: wing.id, path: [...path, 'units', place] }),
  );
  const commander = force.commander;
  return {
    id: wing.id,
    name: wing.name,
    side,
    group: wing.group,
    leader: wing.leader?.id ?? (commander?.wing === wing.id ? commander.id : null),
    units,
    hasInfantry: units.some(({ arm }) => arm === 'infantry'),
    path,
  };
};

const readGun = (
  scenario: Scenario,
  force: Force,
  unit: UnitEntry,
  side: SideIndex,
  index: number,
  at: number,
): Unit => readUnit(scenario, force, unit, { side, wing: null, path: ['forces', index, 'artillery', at] });

const UNKNOWN_PROFILE: Profile = { arm: 'infantry', steps: ['1-1-1'], source: 'reconstructed' };

/** 2.1, 24.3 – A unit may begin with fewer steps than its counters show. A profile that nobody knows is reported by `rules/references.ts`; here it is the weakest of all. */
const readUnit = (
  scenario: Scenario,
  force: Force,
  entry: UnitEntry,
  place: Pick<Unit, 'side' | 'wing' | 'path'>,
): Unit => {
  const { profiles } = ruleDataOf(scenario);
  const profile = Object.hasOwn(profiles, entry.profile)
    ? (profiles[entry.profile] ?? UNKNOWN_PROFILE)
    : UNKNOWN_PROFILE;
  const fullSteps = profile.steps.length;
  return {
    id: entry.id,
    name: entry.name,
    side: place.side,
    arm: profile.arm,
    wing: place.wing,
    profileId: entry.profile,
    profile,
    fullSteps,
    steps: Math.min(entry.steps ?? fullSteps, fullSteps),
    nation: entry.nation ?? force.nation,
    traits: entry.traits ?? [],
    ratings: ratingsOf(profile),
    path: place.path,
  };
};

const ratingsOf = memoizeByIdentity((profile: Profile): readonly Ratings[] =>
  profile.steps.map((_, index) => ratingsAt(profile, index + 1)),
);

export interface Roster {
  readonly units: ReadonlyMap<string, Unit>;
  readonly leaders: ReadonlyMap<string, Leader>;
  readonly wings: ReadonlyMap<string, Wing>;
}

/** Who is who, by id. */
export const rosterOf = (scenario: Scenario): Roster => rosterOfArmies(armiesOf(scenario));

const rosterOfArmies = memoizeByIdentity(
  (armies: Armies): Roster => ({
    units: indexById(armies.flatMap(({ units }) => units)),
    leaders: indexById(armies.flatMap(({ leaders }) => leaders)),
    wings: indexById(armies.flatMap(({ wings }) => wings)),
  }),
);

/** Where two share an id the first keeps it; `rules/references.ts` reports the second. */
const indexById = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.toReversed().map(item => [item.id, item]));

export const unitOfId = (scenario: Scenario, id: string): Unit => {
  const unit = rosterOf(scenario).units.get(id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};

export const leaderOfId = (scenario: Scenario, id: string): Leader => {
  const leader = rosterOf(scenario).leaders.get(id);
  if (!leader) throw new Error(`no leader ${id}`);
  return leader;
};

export const sideIndexOf = (scenario: Scenario, sideId: string): SideIndex | null =>
  SIDES.find(side => scenario.sides[side]?.id === sideId) ?? null;

export const nameSide = (scenario: Scenario, side: SideIndex): string => scenario.sides[side]?.name ?? '';

/** 7.2.3 – All cavalry, and infantry that moves four hexes. */
export const isFast = (unit: Unit, steps: number): boolean =>
  unit.arm === 'cavalry' || (unit.arm === 'infantry' && (unit.ratings[steps - 1]?.movement ?? 0) >= 4);
