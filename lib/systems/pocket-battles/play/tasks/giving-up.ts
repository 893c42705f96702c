import type { TaskHandler } from '@/lib/game/play/task-runner';
import type { SideIndex } from '../../rules/segments';
import type { Action } from '../actions';
import { type Game, pushTasks, seatOf } from '../game';
import { withFreshTokens } from '../rounds';
import type { State, TaskOf } from '../state';
import { removeTroop } from './losses';
import { NO_OBJECTIONS, NOT_NOW, objectUnless, rejectAction } from './objecting';

const listWoundedTroops = ({ field }: State, side: SideIndex): readonly string[] =>
  field
    .filter(unit => unit.side === side)
    .flatMap(({ troops }) => troops.filter(({ wounds }) => wounds > 0).map(({ id }) => id));

/** 5.4 – At the end of a round wounded troops may be given up for their tokens. */
export const giveUp: TaskHandler<Game, TaskOf<'give-up'>, Action> = {
  awaits: (state, { side }) => (listWoundedTroops(state, side).length > 0 ? seatOf(state, side) : null),
  offers: (state, { side }) => {
    const by = seatOf(state, side);
    return [
      ...listWoundedTroops(state, side).map(troop => ({ by, type: 'give-up', troop }) as const),
      { by, type: 'keep' },
    ];
  },
  objections: (state, { side }, action) => {
    if (action.type === 'keep') return NO_OBJECTIONS;
    if (action.type !== 'give-up') return NOT_NOW;
    return objectUnless(listWoundedTroops(state, side).includes(action.troop), 'not-wounded', '5.4', 'troop');
  },
  choose: (game, task, action) => {
    if (action.type === 'keep') return game;
    return action.type === 'give-up'
      ? withFreshTokens(removeTroop(pushTasks(game, task), action.troop, true))
      : rejectAction(action);
  },
};
