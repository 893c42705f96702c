import { roll } from '@/lib/dice/rng';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import { hexOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import type { SideIndex } from '../document/army';
import { hexIdOf } from '../document/ground';
import { cite } from '../rulebook';
import { ONE_DIE } from '../rules/dice';
import { type Field, groundIn, type UnitState } from '../rules/field';
import type { Event } from './actions';
import type { ArmyState, Marks, MeleeState, State, Task } from './state';

export interface Transition {
  readonly state: State;
  readonly events: readonly Event[];
}

export type Section = Parameters<typeof cite>[0];

export const withoutEvents = (state: State): Transition => ({ state, events: [] });

export const createEvent = (
  type: string,
  section: Section,
  values: SentenceValues = {},
  faces?: readonly number[],
  because?: readonly BreakdownLine[],
): Event => ({
  type,
  values,
  rule: cite(section),
  ...(faces ? { faces } : {}),
  ...(because ? { because } : {}),
});

export const emit = (state: State, ...events: readonly Event[]): Transition => ({ state, events });

/** One step after the other, with what both brought about. */
export const chainTransition = (step: Transition, next: (state: State) => Transition): Transition => {
  const further = next(step.state);
  return { state: further.state, events: [...step.events, ...further.events] };
};

export const applyEach = <Item>(
  step: Transition,
  items: readonly Item[],
  next: (state: State, item: Item) => Transition,
): Transition => items.reduce((now, item) => chainTransition(now, state => next(state, item)), step);

export const throwDie = (state: State): { readonly die: number; readonly state: State } => {
  const { faces, rng } = roll(state.rng, ONE_DIE);
  return { die: faces[0] ?? 1, state: { ...state, rng } };
};

/** Tasks that come before everything else that is still to be done. */
export const pushTasks = (state: State, ...tasks: readonly Task[]): State => ({
  ...state,
  agenda: [...tasks, ...state.agenda],
});

export const withArmy = (state: State, side: SideIndex, change: Partial<ArmyState>): State => {
  const [one, other] = state.armies;
  return {
    ...state,
    armies: side === 0 ? [{ ...one, ...change }, other] : [one, { ...other, ...change }],
  };
};

export const withMarks = (state: State, change: Partial<Marks>): State => ({
  ...state,
  marks: { ...state.marks, ...change },
});

export const withField = (state: State, change: Partial<Field>): State => ({
  ...state,
  field: { ...state.field, ...change },
});

export const withUnit = (state: State, id: string, change: Partial<UnitState>): State => {
  const known = state.field.units[id];
  if (!known) throw new Error(`no unit ${id}`);
  return withField(state, { units: { ...state.field.units, [id]: { ...known, ...change } } });
};

export const meleeOf = (state: State): MeleeState => {
  const [melee] = state.melees;
  if (!melee) throw new Error('no combat is under way');
  return melee;
};

export const withMelee = (state: State, change: Partial<MeleeState>): State => {
  const [melee, ...others] = state.melees;
  if (!melee) throw new Error('no combat is under way');
  return { ...state, melees: [{ ...melee, ...change }, ...others] };
};

export const turnOf = ({ scenario, turn }: State): string => scenario.options.turns[turn] ?? '';

export const nameHex = (state: State, hex: number): string => hexIdOf(groundIn(state), hex);

/** The hex of this name; off the map where there is none, or where it is no name at all. */
export const findHexNamed = (state: State, id: string): number =>
  typeof id === 'string' ? hexOf(groundIn(state).grid, id) : OFF_MAP;

export const spiritsOf = ({ armies }: State): readonly [ArmyState['spirit'], ArmyState['spirit']] => [
  armies[0].spirit,
  armies[1].spirit,
];
