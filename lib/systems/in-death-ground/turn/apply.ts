import type { Action } from '../actions';
import { knownUnit } from '../field';
import type { SideIndex, Task } from '../state';
import { runOn } from './agenda';
import { reveal } from './ambushes';
import { arrive } from './arrivals';
import { loadBombs } from './bombs';
import { alight, board, cross } from './carriers';
import { closeUp } from './closing-up';
import { show, unfold } from './concealment';
import { chooseOrder, holdBack, setUpUnit } from './deploying';
import { endBattle, yieldBattle } from './ending';
import { aimEngine } from './engines';
import { setFire } from './fires';
import { drive, isLit, letOff, light, stray, writeWick } from './fireworks';
import { changeSide, changeTurn, done, first, type Game, headOf, seatOf } from './game';
import { kindle } from './kindling';
import { climb, throwDown } from './ladders';
import { landUpon } from './landing';
import { loseElement } from './losses';
import { chooseHelp, choosePair } from './melees';
import { dismount, remount } from './mounts';
import { evade, hold, march, passOn, slip, throwAgain, throwMove, unitsToMove } from './moves';
import { encourage } from './rally';
import { enter, leave } from './setting-up';
import { addSham } from './shams';
import { tryTrick } from './stratagems';
import { acceptFailure, spareTest, testAgain, throwTest } from './tests';
import { turnTo } from './turning';
import { passAims } from './volleys';
import { unhitch } from './wagons';
import { breachAt } from './walls';

/** One choice carried out, with all that follows until the next one. */
export const carryOut = (game: Game, action: Action): Game => runOn(chosen(game, action, headOf(game.state)));

const chosen = (game: Game, action: Action, task: Task): Game => {
  if (action.type === 'yield') return yieldBattle(game, action.by === seatOf(game.state, 0) ? 0 : 1);
  switch (task.type) {
    case 'trick':
      return action.type === 'trick' ? tryTrick(game, task.side, action.stratagem) : done(game);
    case 'sham':
      return action.type === 'sham' ? addSham(game, task, action) : done(game);
    case 'unfold':
      return action.type === 'show' ? show(game, task, action.to) : done(game);
    case 'breach':
      return breached(game, action, task.tries);
    case 'set-up':
      if (action.type === 'hold-back') return holdBack(game, task, action.unit);
      return action.type === 'set-up' ? setUpUnit(game, task, action) : done(game);
    case 'who-sets-up':
      return chooseOrder(game, task, action.type === 'set-up-first');
    case 'enter':
      return action.type === 'enter' ? enter(game, action.unit, action.to) : done(game);
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
      return shot(game, action, task);
    case 'wick':
      return action.type === 'wick' ? writeWick(game, action.unit, action.turns) : done(game);
    case 'oxen':
      return action.type === 'light' ? light(game, action.unit) : done(game);
    case 'pair':
      return action.type === 'fight' ? choosePair(game, action.element, action.among) : done(game);
    case 'back':
      return action.type === 'support' ? chooseHelp(game, action.element, action.among) : done(game);
    case 'test':
      return action.type === 'spare' ? spareTest(game, task) : throwTest(done(game), task);
    case 'failed':
      return action.type === 'test-again' ? testAgain(game, task) : acceptFailure(game, task);
    case 'lose':
      return action.type === 'lose' ? loseElement(done(game), task.unit, action.element) : done(game);
    default:
      return endBattle(game, 'stopped', null);
  }
};

/** 6.3 – Who dismounts does so before his side has moved anybody. */
const moved = (game: Game, action: Action, { side }: Extract<Task, { type: 'move' }>): Game => {
  if (action.type === 'dismount') return dismount(game, action.unit, action.as);
  return movedOn(changeSide(game, side, { hasBegun: true }), action, side);
};

const movedOn = (game: Game, action: Action, side: SideIndex): Game => {
  if (action.type === 'throw')
    return isLit(knownUnit(game.state.units, action.unit))
      ? handedOn(stray(game, action.unit), side)
      : throwMove(game, action.unit, false);
  if (action.type === 'remount') return passOn(remount(game, action.unit), side);
  if (action.type === 'drive') return handedOn(drive(game, action.unit, action.facing), side);
  if (action.type === 'unhitch') return passOn(unhitch(game, action.unit), side);
  if (action.type === 'close-up') return passOn(closeUp(game, action.unit), side);
  if (action.type === 'turn-to') return passOn(turnTo(game, action.unit), side);
  if (action.type === 'slip') return slip(game, action.unit, side);
  if (action.type === 'climb') return passOn(climb(game, action.unit), side);
  if (action.type === 'board') return passOn(board(game, action.unit, action.target), side);
  if (action.type === 'cross') return passOn(cross(game, action.unit), side);
  if (action.type === 'alight')
    return action.target === undefined
      ? passOn(alight(game, action.unit), side)
      : handedOn(landUpon(game, action.unit, action.target), side);
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
  if (action.type === 'leave') return handedOn(leave(game, task.unit), side);
  const gone = action.type === 'march' ? march(game, task, action) : hold(done(game), task.unit);
  return task.isEvading ? gone : handedOn(gone, side);
};

const breached = (game: Game, action: Action, tries: number): Game => {
  const rest = first(done(game), { type: 'breaches', tries });
  return action.type === 'breach' ? breachAt(rest, action.at) : rest;
};

/** What is done in the shooting phase beside shooting; then the same side is asked again. */
const shot = (game: Game, action: Action, task: Extract<Task, { type: 'shoot' }>): Game => {
  switch (action.type) {
    case 'aim':
      return withAim(game, task, action.unit, action.target);
    case 'spring':
      return reveal(game, action.unit);
    case 'set-fire':
      return setFire(game, action.unit, action.piece);
    case 'rocket':
      return letOff(game, action.unit, action.target);
    case 'batter':
      return aimEngine(game, { type: 'engine', unit: action.unit, gate: action.gate });
    case 'bomb':
      return loadBombs(game, action.unit);
    case 'unfold':
      return unfold(game, action.unit);
    case 'wreck':
      return aimEngine(game, { type: 'engine', unit: action.unit, target: action.target });
    case 'burn':
      return kindle(game, action.unit, action.target);
    case 'throw-down':
      return throwDown(game, action.unit, action.at);
    default:
      return passAims(game, task.aims);
  }
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
