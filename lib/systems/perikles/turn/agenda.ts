import { recoverable } from '../rules/losses';
import type { State } from '../state';
import { beginBattle, beginRound, finish } from './battles';
import { deadOf, isAskedFurther, nextTile, settleDeploy, settleRecovery } from './deployment';
import { change, done, first, type Game, headOf, stockOf } from './game';
import { electAll, nominations, refill, settleNominations, shifts, victims } from './influence';
import { endRound } from './rounds';
import { fittingSpecials, isAskedAbout, OF_CHOICE } from './specials';

/** Carries out what needs no decision until somebody must decide or the game is over. */
export const runOn = (game: Game): Game => {
  let now = game;
  for (let next = step(now); next !== null; next = step(now)) now = next;
  return now;
};

/** One task carried out; null: it waits for a decision. */
const step = (game: Game): Game | null => {
  const task = headOf(game.state);
  const unless = (isAsked: boolean): Game | null => (isAsked ? null : done(game));
  switch (task.type) {
    case 'free-marker':
    case 'any-city':
      return unless(stockOf(game.state, task.side) > 0);
    case 'symbol':
      return unless(canDo(game.state, task.side, task.symbol));
    case 'refill':
      return refill(game, task);
    case 'after-pick':
      return unless(isAskedAbout(game.state, task.side, OF_CHOICE));
    case 'shift':
      return unless(shifts(game.state, task.to).length > 0);
    case 'nominate':
      return settleNominations(game, task);
    case 'elect':
      return named(electAll(game));
    case 'recover':
      return recoverable(deadOf(game.state, task.city)).length > 1 ? null : settleRecovery(game, task);
    case 'next-tile':
      return nextTile(game, task);
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
      return finish(game, task);
    case 'end-round':
      return endRound(game);
    default:
      return null;
  }
};

/** 4.2 – A symbol lapses where it can do nothing (K20). */
const canDo = (state: State, side: string, symbol: 'candidate' | 'assassin'): boolean =>
  (symbol === 'candidate' ? nominations(state, side) : victims(state)).length > 0;

/** 6.1 – The leader of Sparta names who deploys first, else the first player of the round (K19). */
const named = (game: Game): Game =>
  first(change(game, { kept: [] }), {
    type: 'name-first',
    side: game.state.leaders.sparta ?? game.state.start,
  });
