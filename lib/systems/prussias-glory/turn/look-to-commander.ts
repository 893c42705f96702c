import type { Action } from '../actions';
import { armyOf, type Unit } from '../army';
import { namedWhere } from '../naming';
import { mayLookToCommander, UNITS_OF_COMMANDER } from '../rules/command';
import { unitsAlone } from '../rules/set-up';
import type { State, Task } from '../state';
import { calm, event, first, type Step, told, withMarks } from './game';
import { type Handler, sideId } from './handler';

/** 6.2.2 – Tested once, at the start of the player turn (ruling A17). */
export const withCommandChecked = (state: State): State =>
  withMarks(state, { outOfCommand: unitsAlone(state, state.player).map(({ id }) => id) });

export const LOOK_TO_COMMANDER: Task = { task: 'look-to-commander', left: UNITS_OF_COMMANDER };

const candidates = (state: State): readonly Unit[] =>
  armyOf(state.scenario, state.player).units.filter(
    unit => state.marks.outOfCommand.includes(unit.id) && mayLookToCommander(state, unit),
  );

const helped = (state: State, unit: string): Step => {
  const values = { unit: namedWhere(state, unit) };
  const outOfCommand = state.marks.outOfCommand.filter(id => id !== unit);
  return told(withMarks(state, { outOfCommand }), event('looks-to-commander', '6.2.2', values));
};

/** 6.2.2 – Two units that nobody else commands look to the army commander; the player picks them where more could. */
export const lookToCommander: Handler<'look-to-commander'> = {
  awaits: (state, { left }) => (left > 0 && candidates(state).length > left ? state.player : null),
  offers: state =>
    candidates(state).map(
      ({ id }): Action => ({ by: sideId(state, state.player), type: 'look-to-commander', unit: id }),
    ),
  choose: (state, { left }, action) =>
    action.type === 'look-to-commander'
      ? helped(first(state, { task: 'look-to-commander', left: left - 1 }), action.unit)
      : calm(state),
  run: (state, { left }) => {
    const [next] = left > 0 ? candidates(state) : [];
    return next ? helped(first(state, { task: 'look-to-commander', left: left - 1 }), next.id) : calm(state);
  },
};
