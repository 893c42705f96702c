import { armyOf, type Unit } from '../../../document/army';
import { unitsWithoutLeader } from '../../../rules/checks/set-up';
import { mayLookToCommander, UNITS_OF_COMMANDER } from '../../../rules/command/command-radius';
import { refuse } from '../../../rules/refusal';
import type { Action } from '../../actions';
import { describePieceAndHex } from '../../describe';
import { createEvent, emit, pushTasks, type Transition, withMarks, withoutEvents } from '../../game';
import type { State, Task } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { unitNameOf } from '../piece-changes';

/** 6.2.2 – Tested once, at the start of the player turn (ruling A17). */
export const withCommandChecked = (state: State): State =>
  withMarks(state, { outOfCommand: unitsWithoutLeader(state, state.player).map(({ id }) => id) });

export const LOOK_TO_COMMANDER: Task = { task: 'look-to-commander', left: UNITS_OF_COMMANDER };

const commandCandidates = (state: State): readonly Unit[] =>
  armyOf(state.scenario, state.player).units.filter(
    unit => state.marks.outOfCommand.includes(unit.id) && mayLookToCommander(state, unit),
  );

const grantCommand = (state: State, unit: string): Transition => {
  const values = { unit: describePieceAndHex(state, unit) };
  const outOfCommand = state.marks.outOfCommand.filter(id => id !== unit);
  return emit(withMarks(state, { outOfCommand }), createEvent('looks-to-commander', '6.2.2', values));
};

/** 6.2.2 – Two units that nobody else commands look to the army commander; the player picks them where more could. */
export const lookToCommanderHandler: TaskHandler<'look-to-commander'> = {
  awaits: (state, { left }) => (left > 0 && commandCandidates(state).length > left ? state.player : null),
  offers: state =>
    commandCandidates(state).map(
      ({ id }): Action => ({ by: sideIdOf(state, state.player), type: 'look-to-commander', unit: id }),
    ),
  objection: (state, _task, action) =>
    action.type === 'look-to-commander'
      ? refuse('needs-no-commander', '6.2.2', { unit: unitNameOf(state, action.unit) })
      : null,
  choose: (state, { left }, action) =>
    action.type === 'look-to-commander'
      ? grantCommand(pushTasks(state, { task: 'look-to-commander', left: left - 1 }), action.unit)
      : withoutEvents(state),
  run: (state, { left }) => {
    const [next] = left > 0 ? commandCandidates(state) : [];
    return next
      ? grantCommand(pushTasks(state, { task: 'look-to-commander', left: left - 1 }), next.id)
      : withoutEvents(state);
  },
};
