import { listRecoverable } from '../rules/losses';
import { changeState, currentTask, finishTask, type Game, pushTasks, stockOf } from './game';
import { endRound } from './rounds';
import type { State } from './state';
import { beginBattle, beginRound, finishRound } from './tasks/battles';
import { deadOf, isAskedFurther, playNextTile, settleDeploy, settleRecovery } from './tasks/deployment';
import {
  electAll,
  listNominations,
  listShifts,
  listVictims,
  refill,
  settleNominations,
} from './tasks/influence';
import { CHOICE_SPECIALS, fittingSpecials, isAskedAbout } from './tasks/special-tiles';

/** Carries out what needs no decision until somebody must decide or the game is over. */
export const runAgenda = (game: Game): Game => {
  let now = game;
  for (let next = runTask(now); next !== null; next = runTask(now)) now = next;
  return now;
};

/** One task carried out; null: it waits for a decision. */
const runTask = (game: Game): Game | null => {
  const task = currentTask(game.state);
  const unless = (isAsked: boolean): Game | null => (isAsked ? null : finishTask(game));
  switch (task.type) {
    case 'free-marker':
    case 'any-city':
      return unless(stockOf(game.state, task.side) > 0);
    case 'symbol':
      return unless(canUseSymbol(game.state, task.side, task.symbol));
    case 'refill':
      return refill(game, task);
    case 'after-pick':
      return unless(isAskedAbout(game.state, task.side, CHOICE_SPECIALS));
    case 'shift':
      return unless(listShifts(game.state, task.to).length > 0);
    case 'nominate':
      return settleNominations(game, task);
    case 'elect':
      return queueNameFirst(electAll(game));
    case 'recover':
      return listRecoverable(deadOf(game.state, task.city)).length > 1 ? null : settleRecovery(game, task);
    case 'next-tile':
      return playNextTile(game, task);
    case 'deploy':
      return settleDeploy(game, task);
    case 'battle':
      return beginBattle(game, task);
    case 'battle-round':
      return beginRound(game);
    case 'special':
      return unless(isAskedAbout(game.state, task.side, fittingSpecials(game.state)));
    case 'further':
      return unless(isAskedFurther(game.state, task.side));
    case 'finish':
      return finishRound(game, task);
    case 'end-round':
      return endRound(game);
    default:
      return null;
  }
};

/** 4.2 – A symbol lapses where it can do nothing (K20). */
const canUseSymbol = (state: State, side: string, symbol: 'candidate' | 'assassin'): boolean =>
  (symbol === 'candidate' ? listNominations(state, side) : listVictims(state)).length > 0;

/** 6.1 – The leader of Sparta names who deploys first, else the first player of the round (K19). */
const queueNameFirst = (game: Game): Game =>
  pushTasks(changeState(game, { kept: [] }), {
    type: 'name-first',
    side: game.state.leaders.sparta ?? game.state.start,
  });
