import type { Action } from '../actions';
import { knownUnit } from '../field';
import type { Task } from '../state';
import { runOn } from './agenda';
import { arrive } from './arrivals';
import { endBattle, yieldBattle } from './ending';
import { changeTurn, done, type Game, headOf, seatOf } from './game';
import { loseElement } from './losses';
import { evade, hold, march, passOn, throwAgain, throwMove, unitsToMove } from './moves';
import { encourage } from './rally';
import { passAims } from './volleys';

/** One choice carried out, with all that follows until the next one. */
export const carryOut = (game: Game, action: Action): Game => runOn(chosen(game, action, headOf(game.state)));

const chosen = (game: Game, action: Action, task: Task): Game => {
  if (action.type === 'yield') return yieldBattle(game, action.by === seatOf(game.state, 0) ? 0 : 1);
  switch (task.type) {
    case 'encourage':
      return action.type === 'encourage' ? encourage(game, task, action.unit) : done(game);
    case 'arrive':
      return action.type === 'arrive' ? arrive(game, task, action) : done(game);
    case 'move':
      return moved(game, action, task);
    case 'march':
      return marched(game, action, task);
    case 'evade':
      return action.type === 'evade' ? evade(game, task) : done(game);
    case 'shoot':
      return action.type === 'aim'
        ? withAim(game, task, action.unit, action.target)
        : passAims(game, task.aims);
    case 'lose':
      return action.type === 'lose' ? loseElement(done(game), task.unit, action.element) : done(game);
    default:
      return endBattle(game, 'stopped', null);
  }
};

const moved = (game: Game, action: Action, { side }: Extract<Task, { type: 'move' }>): Game => {
  if (action.type === 'throw') return throwMove(game, action.unit, false);
  if (action.type === 'hold') return passOn(hold(game, action.unit), side);
  const held = unitsToMove(game.state, side).reduce(
    (now, { id }) => changeTurn(now, id, { isDone: true }),
    game,
  );
  return passOn(held, side);
};

const marched = (game: Game, action: Action, task: Extract<Task, { type: 'march' }>): Game => {
  if (action.type === 'throw-again') return throwAgain(game, task);
  const { side } = knownUnit(game.state.units, task.unit);
  const gone = action.type === 'march' ? march(game, task, action) : hold(done(game), task.unit);
  return task.isEvading ? gone : handedOn(gone, side);
};

/** The other side is next, once those who slip away have done so. */
const handedOn = (game: Game, side: 0 | 1): Game => {
  const { agenda } = game.state;
  const index = agenda.findIndex(({ type }) => type === 'move');
  const waiting = agenda.slice(0, index);
  const rest = passOn({ ...game, state: { ...game.state, agenda: agenda.slice(index) } }, side);
  return { ...rest, state: { ...rest.state, agenda: [...waiting, ...rest.state.agenda] } };
};

const withAim = (
  game: Game,
  task: Extract<Task, { type: 'shoot' }>,
  unit: string,
  target: string | null,
): Game => {
  const rest = game.state.agenda.slice(1);
  return {
    ...game,
    state: { ...game.state, agenda: [{ ...task, aims: { ...task.aims, [unit]: target } }, ...rest] },
  };
};
