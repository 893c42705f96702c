import type { Action } from './actions';
import { getUnit } from './field';
import { changeSide, changeTurn, currentTask, finishTask, type Game, pushTasks, seatOf } from './game';
import { runAgenda } from './sequence';
import type { SideIndex, Task } from './state';
import { endBattle, yieldBattle } from './tasks/ending';
import { chooseHelp, choosePair } from './tasks/melee/melee';
import { turnToEnemy } from './tasks/melee/turn-to-enemy';
import { loseElement } from './tasks/morale/losses';
import { acceptFailure, rethrowTest, spareTest, throwTest } from './tasks/morale/morale-tests';
import { encourageUnit } from './tasks/morale/rally';
import { closeUp } from './tasks/movement/close-up';
import { dismountUnit, startMounting } from './tasks/movement/mounts';
import {
  evadeInOwnTurn,
  holdUnit,
  listUnitsToMove,
  marchUnit,
  passMove,
  rethrowMove,
  throwMoveDice,
  tryEvasion,
} from './tasks/movement/moves';
import { unhitchWagon } from './tasks/movement/wagons';
import { revealAmbush } from './tasks/setup/ambushes';
import { arrive } from './tasks/setup/arrivals';
import { enterTable, leaveByFarEdge } from './tasks/setup/column-entry';
import { askToUnfold, unfoldUnit } from './tasks/setup/concealment';
import { chooseOrder, holdBack, setUpUnit } from './tasks/setup/deployment';
import { addDummy } from './tasks/setup/dummy-units';
import { tryStratagem } from './tasks/setup/stratagems';
import { loadBombs } from './tasks/shooting/bombs';
import { aimEngine } from './tasks/shooting/engines';
import { planFire } from './tasks/shooting/fires';
import { driveOxen, fireRocket, isLitOx, lightOxen, strayOxen, writeWick } from './tasks/shooting/fireworks';
import { planTowerFire } from './tasks/shooting/tower-fires';
import { storeAims } from './tasks/shooting/volleys';
import { alight, board, crossBridge } from './tasks/siege/carriers';
import { openBreach } from './tasks/siege/gates-and-breaches';
import { startClimb, throwDownLadder } from './tasks/siege/ladders';
import { landUpon } from './tasks/siege/landing';

/** One choice carried out, with all that follows until the next one. */
export const applyAction = (game: Game, action: Action): Game =>
  runAgenda(applyChoice(game, action, currentTask(game.state)));

const applyChoice = (game: Game, action: Action, task: Task): Game => {
  if (action.type === 'yield') return yieldBattle(game, action.by === seatOf(game.state, 0) ? 0 : 1);
  switch (task.type) {
    case 'trick':
      return action.type === 'trick' ? tryStratagem(game, task.side, action.stratagem) : finishTask(game);
    case 'sham':
      return action.type === 'sham' ? addDummy(game, task, action) : finishTask(game);
    case 'unfold':
      return action.type === 'show' ? unfoldUnit(game, task, action.to) : finishTask(game);
    case 'breach':
      return applyBreach(game, action, task.tries);
    case 'set-up':
      if (action.type === 'hold-back') return holdBack(game, task, action.unit);
      return action.type === 'set-up' ? setUpUnit(game, task, action) : finishTask(game);
    case 'who-sets-up':
      return chooseOrder(game, task, action.type === 'set-up-first');
    case 'enter':
      return action.type === 'enter' ? enterTable(game, action.unit, action.to) : finishTask(game);
    case 'encourage':
      return action.type === 'encourage' ? encourageUnit(game, task, action.unit) : finishTask(game);
    case 'arrive':
      return action.type === 'arrive' ? arrive(game, task, action) : finishTask(game);
    case 'move':
      return applyMove(game, action, task);
    case 'march':
      return applyMarch(game, action, task);
    case 'evade':
      return action.type === 'evade' ? tryEvasion(game, task) : finishTask(game);
    case 'shoot':
      return applyShootingAction(game, action, task);
    case 'wick':
      return action.type === 'wick' ? writeWick(game, action.unit, action.turns) : finishTask(game);
    case 'oxen':
      return action.type === 'light' ? lightOxen(game, action.unit) : finishTask(game);
    case 'pair':
      return action.type === 'fight' ? choosePair(game, action.element, action.among) : finishTask(game);
    case 'back':
      return action.type === 'support' ? chooseHelp(game, action.element, action.among) : finishTask(game);
    case 'test':
      return action.type === 'spare' ? spareTest(game, task) : throwTest(finishTask(game), task);
    case 'failed':
      return action.type === 'test-again' ? rethrowTest(game, task) : acceptFailure(game, task);
    case 'lose':
      return action.type === 'lose'
        ? loseElement(finishTask(game), task.unit, action.element)
        : finishTask(game);
    default:
      return endBattle(game, 'stopped', null);
  }
};

/** 6.3 – Who dismounts does so before his side has moved anybody. */
const applyMove = (game: Game, action: Action, { side }: Extract<Task, { type: 'move' }>): Game => {
  if (action.type === 'dismount') return dismountUnit(game, action.unit, action.as);
  return applyMoveAfterStart(changeSide(game, side, { hasBegun: true }), action, side);
};

const applyMoveAfterStart = (game: Game, action: Action, side: SideIndex): Game => {
  if (action.type === 'throw')
    return isLitOx(getUnit(game.state.units, action.unit))
      ? passToOtherSide(strayOxen(game, action.unit), side)
      : throwMoveDice(game, action.unit, false);
  if (action.type === 'remount') return passMove(startMounting(game, action.unit), side);
  if (action.type === 'drive') return passToOtherSide(driveOxen(game, action.unit, action.facing), side);
  if (action.type === 'unhitch') return passMove(unhitchWagon(game, action.unit), side);
  if (action.type === 'close-up') return passMove(closeUp(game, action.unit), side);
  if (action.type === 'turn-to') return passMove(turnToEnemy(game, action.unit), side);
  if (action.type === 'slip') return evadeInOwnTurn(game, action.unit, side);
  if (action.type === 'climb') return passMove(startClimb(game, action.unit), side);
  if (action.type === 'board') return passMove(board(game, action.unit, action.target), side);
  if (action.type === 'cross') return passMove(crossBridge(game, action.unit), side);
  if (action.type === 'alight')
    return action.target === undefined
      ? passMove(alight(game, action.unit), side)
      : passToOtherSide(landUpon(game, action.unit, action.target), side);
  if (action.type === 'hold') return passMove(holdUnit(game, action.unit), side);
  const held = listUnitsToMove(game.state, side).reduce(
    (now, { id }) => changeTurn(now, id, { isDone: true }),
    game,
  );
  return passMove(held, side);
};

const applyMarch = (game: Game, action: Action, task: Extract<Task, { type: 'march' }>): Game => {
  if (action.type === 'throw-again') return rethrowMove(game, task);
  const { side } = getUnit(game.state.units, task.unit);
  if (action.type === 'leave') return passToOtherSide(leaveByFarEdge(game, task.unit), side);
  const gone =
    action.type === 'march' ? marchUnit(game, task, action) : holdUnit(finishTask(game), task.unit);
  return task.isEvading ? gone : passToOtherSide(gone, side);
};

const applyBreach = (game: Game, action: Action, tries: number): Game => {
  const rest = pushTasks(finishTask(game), { type: 'breaches', tries });
  return action.type === 'breach' ? openBreach(rest, action.at) : rest;
};

/** What is done in the shooting phase beside shooting; then the same side is asked again. */
const applyShootingAction = (game: Game, action: Action, task: Extract<Task, { type: 'shoot' }>): Game => {
  switch (action.type) {
    case 'aim':
      return withAim(game, task, action.unit, action.target);
    case 'spring':
      return revealAmbush(game, action.unit);
    case 'set-fire':
      return planFire(game, action.unit, action.piece);
    case 'rocket':
      return fireRocket(game, action.unit, action.target);
    case 'batter':
      return aimEngine(game, { type: 'engine', unit: action.unit, gate: action.gate });
    case 'bomb':
      return loadBombs(game, action.unit);
    case 'unfold':
      return askToUnfold(game, action.unit);
    case 'wreck':
      return aimEngine(game, { type: 'engine', unit: action.unit, target: action.target });
    case 'burn':
      return planTowerFire(game, action.unit, action.target);
    case 'throw-down':
      return throwDownLadder(game, action.unit, action.at);
    default:
      return storeAims(game, task.aims);
  }
};

/** The other side is next, once those who slip away have done so. */
const passToOtherSide = (game: Game, side: 0 | 1): Game => {
  const { agenda } = game.state;
  const index = agenda.findIndex(({ type }) => type === 'move');
  const waiting = agenda.slice(0, index);
  const rest = passMove({ ...game, state: { ...game.state, agenda: agenda.slice(index) } }, side);
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
