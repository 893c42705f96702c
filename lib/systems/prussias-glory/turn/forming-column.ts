import type { Action } from '../actions';
import { rosterOf } from '../army';
import { namedWhere } from '../naming';
import { GUNS_IN_COLUMN, gunsThatJoin, presentUnits } from '../rules/column';
import type { State, TaskOf } from '../state';
import { isEffective } from './authority';
import { calm, event, first, type Step, told, withUnit } from './game';
import { type Handler, sideId } from './handler';

/** 7.3 – The whole wing goes into column; then its player says which guns go with it. */
export const formed = (state: State, wingId: string): Step => {
  const wing = rosterOf(state.scenario).wings.get(wingId);
  if (!wing) return calm(state);
  const marched = presentUnits(state, wing).reduce(
    (now, { id }) => withUnit(now, id, { column: true }),
    state,
  );
  return told(
    first(marched, { task: 'column-guns', wing: wingId, left: GUNS_IN_COLUMN }),
    event('column-formed', '7.3', { wing: wing.name }),
  );
};

const candidates = (state: State, { wing: id, left }: TaskOf<'column-guns'>): readonly string[] => {
  const wing = rosterOf(state.scenario).wings.get(id);
  if (!wing || left === 0) return [];
  return gunsThatJoin(state, wing, unit => isEffective(state, unit))
    .filter(unit => !state.marks.done.includes(unit.id))
    .map(unit => unit.id);
};

/** 7.3 – Up to three guns near the leader of the wing. */
export const columnGuns: Handler<'column-guns'> = {
  awaits: (state, task) => (candidates(state, task).length > 0 ? state.player : null),
  offers: (state, task) => {
    const by = sideId(state, state.player);
    return [
      { by, type: 'pass' },
      ...candidates(state, task).map((gun): Action => ({ by, type: 'join-column', gun })),
    ];
  },
  choose: (state, task, action) => {
    if (action.type !== 'join-column') return calm(state);
    const joined = withUnit(state, action.gun, { column: true });
    return told(
      first(joined, { ...task, left: task.left - 1 }),
      event('gun-joined', '7.3', { unit: namedWhere(state, action.gun) }),
    );
  },
  run: calm,
};
