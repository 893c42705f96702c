import type { Force, Scenario, Wall } from '../document/scenario';
import { play } from '../play';
import type { Action, Choice } from '../play/actions';
import type { Element, FieldUnit } from '../play/field';
import type { State } from '../play/state';
import { battle, hoplites, placed } from './table';

/** Test support only: Greeks before a wall that Persians hold, and short ways through a turn. */
export const WALL: Wall = {
  id: 'wall',
  line: [
    [10, 12],
    [60, 12],
  ],
  towers: [[50, 12]],
  gates: [[20, 12]],
};

type Items = NonNullable<Force['items']>;

export const siegeScenario = (
  attackers: readonly Parameters<typeof hoplites>[],
  defenders: readonly { readonly id: string; readonly x: number; readonly y: number }[],
  items: Items = [],
  wall: Partial<Wall> = {},
  ownItems: Items = [],
): Scenario => {
  const base = battle(
    'siege',
    [],
    attackers.map(each => hoplites(...each)),
    defenders.map(({ id, x, y }) => ({
      id,
      entry: 'ionians',
      variant: 'armoured',
      elements: 2,
      place: placed(x, y, 180, { files: 2 }),
    })),
  );
  return {
    ...base,
    attacker: 'first',
    board: { ...base.board, walls: [{ ...WALL, ...wall }] },
    forces: base.forces.map((force, index) => ({ ...force, items: index === 0 ? items : ownItems })),
  };
};

export const awaitedSeatOf = (state: State): string => play.awaits(state)[0] ?? '';

/** A choice that must meet no objection. */
export const applyChoice = (state: State, choice: Choice): State => {
  const action: Action = { ...choice, by: awaitedSeatOf(state) };
  const found = play.objections(state, action);
  if (found.length > 0) throw new Error(found.map(({ code }) => code).join());
  return play.apply(state, action).state;
};

/** Everybody stays and shoots until this is to be decided. */
export const playUntil = (start: State, isThere: (state: State) => boolean): State => {
  let state = start;
  for (let count = 0; count < 200; count += 1) {
    if (isThere(state)) return state;
    const actions = play.actions(state, awaitedSeatOf(state));
    const next = actions.find(({ type }) => type === 'rest' || type === 'shoot') ?? actions[0];
    if (!next) break;
    state = play.apply(state, next).state;
  }
  throw new Error('it never comes to that');
};

export const isRound = (round: number, seat: string) => (state: State) =>
  state.round === round && state.agenda[0]?.type === 'move' && awaitedSeatOf(state) === seat;

export const unitOf = (state: State, id: string): FieldUnit => {
  const unit = state.units.find(each => each.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};

export const shiftBy = (elements: readonly Element[], dx: number, dy: number): readonly Element[] =>
  elements.map(element => ({ ...element, at: [element.at[0] + dx, element.at[1] + dy] }));
