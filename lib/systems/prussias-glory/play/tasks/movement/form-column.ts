import { rosterOf } from '../../../document/army';
import { GUNS_IN_COLUMN, gunsAbleToJoin, unitsOnMap } from '../../../rules/map/column';
import { refuse } from '../../../rules/refusal';
import type { Action } from '../../actions';
import { isEffective } from '../../command-state';
import { describePieceAndHex } from '../../describe';
import { createEvent, emit, pushTasks, type Transition, withoutEvents, withUnit } from '../../game';
import type { State, TaskOf } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { unitNameOf } from '../piece-changes';

/** 7.3 – The whole wing goes into column; then its player says which guns go with it. */
export const formColumn = (state: State, wingId: string): Transition => {
  const wing = rosterOf(state.scenario).wings.get(wingId);
  if (!wing) return withoutEvents(state);
  const marched = unitsOnMap(state, wing).reduce((now, { id }) => withUnit(now, id, { column: true }), state);
  return emit(
    pushTasks(marched, { task: 'column-guns', wing: wingId, left: GUNS_IN_COLUMN }),
    createEvent('column-formed', '7.3', { wing: wing.name }),
  );
};

const gunCandidates = (state: State, { wing: id, left }: TaskOf<'column-guns'>): readonly string[] => {
  const wing = rosterOf(state.scenario).wings.get(id);
  if (!wing || left === 0) return [];
  return gunsAbleToJoin(state, wing, unit => isEffective(state, unit))
    .filter(unit => !state.marks.done.includes(unit.id))
    .map(unit => unit.id);
};

/** 7.3 – Up to three guns near the leader of the wing. */
export const columnGunsHandler: TaskHandler<'column-guns'> = {
  awaits: (state, task) => (gunCandidates(state, task).length > 0 ? state.player : null),
  offers: (state, task) => {
    const by = sideIdOf(state, state.player);
    return [
      { by, type: 'pass' },
      ...gunCandidates(state, task).map((gun): Action => ({ by, type: 'join-column', gun })),
    ];
  },
  objection: (state, _task, action) =>
    action.type === 'join-column'
      ? refuse('cannot-join-column', '7.3', { unit: unitNameOf(state, action.gun) })
      : null,
  choose: (state, task, action) => {
    if (action.type !== 'join-column') return withoutEvents(state);
    const joined = withUnit(state, action.gun, { column: true });
    return emit(
      pushTasks(joined, { ...task, left: task.left - 1 }),
      createEvent('gun-joined', '7.3', { unit: describePieceAndHex(state, action.gun) }),
    );
  },
};
