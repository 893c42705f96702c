import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { hexOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import { REPLACEMENT_LEADER } from '../data';
import {
  armiesOf,
  type Leader,
  NO_WORTH,
  rosterOf,
  type SideIndex,
  sideIndexOf,
  type Unit,
  unitOfId,
} from '../document/army';
import type { Ratings } from '../document/counter-codes';
import { type Ground, groundOf } from '../document/ground';
import type { Scenario } from '../document/scenario';
import type { Status } from '../vocabulary';

export interface UnitState {
  readonly steps: number;
  readonly status: Status;
  readonly column: boolean;
  /** 24.2.4 – It has passed through the town that serves as its edge. */
  readonly passed?: boolean;
}

/** What stands where, as plain JSON: rules of space look at this, whether it comes from a document or from a game. */
export interface Field {
  /** The units of each hex that has any, from the top of the stack to the bottom. */
  readonly stacks: Readonly<Record<number, readonly string[]>>;
  readonly units: Readonly<Record<string, UnitState>>;
  /** The hexes of the leaders on the map. */
  readonly leaders: Readonly<Record<string, number>>;
  /** 9.1 – Fallen leaders, by the id of the piece, and their replacements. */
  readonly ranks?: Readonly<Record<string, LeaderRank>>;
}

export type LeaderRank = 'replacement' | 'second';

/** A field and the document that explains it. */
export interface Scene {
  readonly scenario: Scenario;
  readonly field: Field;
}

export const groundIn = ({ scenario }: Pick<Scene, 'scenario'>): Ground => groundOf(scenario.board);

/** The field as the document sets it up; stacks that name a hex beyond the map or a piece that nobody knows are left out. */
export const fieldOf = (scenario: Scenario): Field => {
  const { grid } = groundOf(scenario.board);
  const { units, leaders } = rosterOf(scenario);
  const stacks: Record<number, string[]> = {};
  const places: Record<string, number> = {};
  const columns = new Set<string>();
  for (const { hex, side, pieces, column } of scenario.deployment.stacks) {
    const at = hexOf(grid, hex);
    if (at === OFF_MAP) continue;
    const owner = sideIndexOf(scenario, side);
    for (const id of pieces) {
      const unit = units.get(id);
      if (unit && unit.side === owner) {
        const stack = stacks[at];
        if (stack) stack.push(id);
        else stacks[at] = [id];
        if (column) columns.add(id);
      } else if (leaders.has(id)) places[id] = at;
    }
  }
  return { stacks, units: statesOf(armiesOf(scenario), columns), leaders: places };
};

type Armies = ReturnType<typeof armiesOf>;

/** Nobody is in column as a rule: then the states are the same wherever the pieces stand. */
const statesOf = (armies: Armies, columns: ReadonlySet<string>): Field['units'] => {
  const fresh = freshStates(armies);
  if (columns.size === 0) return fresh;
  const marching = [...columns].flatMap(id => {
    const state = fresh[id];
    return state ? [[id, { ...state, column: true }] as const] : [];
  });
  return { ...fresh, ...Object.fromEntries(marching) };
};

const freshStates = memoizeByIdentity((armies: Armies): Field['units'] =>
  Object.fromEntries(armies.flatMap(({ units }) => units.map(unit => [unit.id, freshState(unit)] as const))),
);

const freshState = (unit: Unit): UnitState => ({ steps: unit.steps, status: 'formed', column: false });

export const sceneOf = memoizeByIdentity(
  (scenario: Scenario): Scene => ({ scenario, field: fieldOf(scenario) }),
);

/** A unit as it stands on the field: its counter and its condition. */
export interface StandingUnit extends UnitState {
  readonly unit: Unit;
  readonly ratings: Ratings;
}

interface CachedStanding {
  readonly roster: unknown;
  readonly standing: StandingUnit;
}

/** The condition of a unit never changes and is its own, so that the unit is put together once for each. */
const STANDING_CACHE = new WeakMap<UnitState, CachedStanding>();

export const standingUnitOf = ({ scenario, field }: Scene, id: string): StandingUnit => {
  const state = field.units[id];
  if (!state) return buildStandingUnit(scenario, field, id);
  const roster = rosterOf(scenario);
  const known = STANDING_CACHE.get(state);
  if (known?.roster === roster && known.standing.unit.id === id) return known.standing;
  const standing = buildStandingUnit(scenario, field, id);
  STANDING_CACHE.set(state, { roster, standing });
  return standing;
};

const buildStandingUnit = (scenario: Scenario, field: Field, id: string): StandingUnit => {
  const unit = unitOfId(scenario, id);
  const state = field.units[id] ?? freshState(unit);
  const ratings = unit.ratings[state.steps - 1] ?? unit.ratings[0];
  if (!ratings) throw new Error(`${id} has no ratings`);
  const { steps, status, column, passed = false } = state;
  return { unit, ratings, steps, status, column, passed };
};

const NOBODY: readonly string[] = [];

/** The same moment as if these units were gone from the map. */
export const withoutUnits = <At extends Scene>(scene: At, ids: readonly string[]): At => {
  if (ids.length === 0) return scene;
  const left = Object.entries(scene.field.stacks)
    .map(([hex, stack]) => [hex, stack.filter(id => !ids.includes(id))] as const)
    .filter(([, stack]) => stack.length > 0);
  return { ...scene, field: { ...scene.field, stacks: Object.fromEntries(left) } };
};

export const stackAt = ({ stacks }: Field, hex: number): readonly string[] => stacks[hex] ?? NOBODY;

/** The units of a hex from top to bottom. */
export const unitsAt = (scene: Scene, hex: number): readonly StandingUnit[] =>
  stackAt(scene.field, hex).map(id => standingUnitOf(scene, id));

const stackHexesOf = memoizeByIdentity((stacks: Field['stacks']): readonly number[] =>
  Object.keys(stacks).map(Number),
);

export const listOccupiedHexes = ({ stacks }: Field): readonly number[] => stackHexesOf(stacks);

const hexByUnit = memoizeByIdentity((stacks: Field['stacks']): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  for (const hex of stackHexesOf(stacks)) for (const id of stacks[hex] ?? NOBODY) places.set(id, hex);
  return places;
});

/** The hex of a unit on the map. */
export const hexOfUnit = ({ stacks }: Field, id: string): number | null => hexByUnit(stacks).get(id) ?? null;

export const hexOfLeader = ({ leaders }: Field, id: string): number | null => leaders[id] ?? null;

/** The units of a side on the map, hex by hex. */
export const unitsOf = (scene: Scene, side: SideIndex): readonly StandingUnit[] => {
  const found: StandingUnit[] = [];
  for (const id of hexByUnit(scene.field.stacks).keys()) {
    const standing = standingUnitOf(scene, id);
    if (standing.unit.side === side) found.push(standing);
  }
  return found;
};

/** The side whose units hold a hex; where both are in it after an advance, that of the top unit. */
export const sideAt = ({ scenario, field }: Scene, hex: number): SideIndex | null => {
  const top = stackAt(field, hex)[0];
  return top === undefined ? null : unitOfId(scenario, top).side;
};

export const leadersAt = ({ scenario, field }: Scene, hex: number, side: SideIndex): readonly Leader[] =>
  armiesOf(scenario)
    [side].leaders.filter(({ id }) => field.leaders[id] === hex)
    .map(leader => getCurrentLeader({ scenario, field }, leader));

/** 9.1 – Who leads now: a plain replacement, or the second who is printed on the reverse. */
export const getCurrentLeader = ({ scenario, field }: Scene, leader: Leader): Leader => {
  const rank = field.ranks?.[leader.id];
  if (rank === undefined) return leader;
  const second = rank === 'second' ? armiesOf(scenario)[leader.side].force?.commander?.second : undefined;
  if (!second) return toReplacement(leader, scenario.language);
  const { worth = NO_WORTH } = second;
  const named = 'leader' in second ? rosterOf(scenario).leaders.get(second.leader) : undefined;
  if (named) return { ...named, id: leader.id, kind: 'commander', wing: leader.wing, worth };
  if ('leader' in second) return leader;
  const { name, morale, movement, initiative = null, special = false } = second;
  return { ...leader, name, morale, movement, initiative, special, traits: [], worth };
};

/** 9.1, 23.6 – A plain leader of a wing, without the name and the gifts of the fallen. */
const toReplacement = (leader: Leader, language = 'en'): Leader => {
  const { names, morale } = REPLACEMENT_LEADER;
  const name = names?.[language] ?? REPLACEMENT_LEADER.name;
  return {
    ...leader,
    kind: 'wing',
    name,
    morale,
    initiative: null,
    special: false,
    restriction: null,
    traits: [],
    worth: NO_WORTH,
  };
};

export const isFighter = ({ unit }: StandingUnit): boolean => unit.arm !== 'artillery';
