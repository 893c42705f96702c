import { keepLastingContacts } from '../rules/contact';
import { otherSide, type SegmentId } from '../rules/segments';
import type { Action, ActionOf, Order } from './actions';
import { type FieldUnit, requireUnit } from './field';
import {
  changeState,
  changeTokens,
  changeTurn,
  changeUnit,
  emit,
  finishTask,
  type Game,
  nameOfSide,
  placeWords,
  seatOf,
  wordsOf,
} from './game';
import { endBattle, endTurn, withFreshTokens } from './rounds';
import { currentTask, runAgenda } from './sequence';
import type { Task } from './state';
import { carryHits, removeTroop, takeWound } from './tasks/losses';
import { giveOrder, obeyCommand } from './tasks/orders';
import { answerShot, intercept, startFight, wait } from './tasks/reactions';

/** One choice carried out, with all that follows until the next one. */
export const applyAction = (game: Game, action: Action): Game => {
  const now = runAgenda(applyChoice(game, currentTask(game.state), action));
  const { field, turn } = now.state;
  return changeTurn(now, { contacts: keepLastingContacts(field, turn.contacts) });
};

const rejectAction = (action: Action): never => {
  throw new Error(`${action.type} does not fit here`);
};

const applyChoice = (game: Game, task: Task, action: Action): Game => {
  switch (action.type) {
    case 'resign':
      return endBattle(game, 'resigned', otherSide(game.state.active));
    case 'place':
      return placeUnit(game, action);
    case 'arrive':
      return arrive(game, action);
    case 'redeploy':
      return redeploy(game, action);
    case 'pass':
      return pass(game);
    case 'end-turn':
      return endTurn(game);
    case 'keep':
      return finishTask(game);
    case 'give-up':
      return withFreshTokens(removeTroop(game, action.troop, true));
    default:
      return task.type === 'turn' || task.type === 'commanded'
        ? applyOrder(game, task, action)
        : applyAnswer(game, task, action);
  }
};

const applyOrder = (game: Game, task: Task, action: Action): Game =>
  task.type === 'commanded' ? obeyCommand(game, action as Order) : giveOrder(game, action as Order);

/** Answers to what an order has brought about. */
const applyAnswer = (game: Game, task: Task, action: Action): Game => {
  if (task.type === 'reaction') {
    if (action.type === 'intercept') return intercept(game, task, action.unit);
    if (action.type === 'answer-shot') return answerShot(game, task, action.unit);
    return action.type === 'wait' ? wait(game) : rejectAction(action);
  }
  if (task.type === 'target' && action.type === 'choose-target')
    return startFight(finishTask(game), task.attacker, action.target);
  if (task.type === 'wounds' && (action.type === 'remove' || action.type === 'bear'))
    return takeWound(game, task, action);
  return task.type === 'carry' && action.type === 'carry'
    ? carryHits(game, task, action.target)
    : rejectAction(action);
};

/** 4.3 – A stack is laid down: its owner knows what is in it, the other sees its top. */
const placeUnit = (game: Game, { unit: id, at }: ActionOf<'place'>): Game => {
  const unit = requireUnit(game.state.field, id);
  const placed = emitStackPlaced(changeUnit(game, id, { at }), unit, at);
  return changeState(placed, { active: otherSide(unit.side) });
};

const emitStackPlaced = (game: Game, unit: FieldUnit, at: SegmentId): Game => {
  const { state } = game;
  const shared = { side: nameOfSide(state, unit.side), place: placeWords(state, at) };
  const top = { ...unit, troops: unit.troops.slice(0, 1) };
  const readers = [seatOf(state, unit.side)];
  const own = emit(game, '4.3', { type: 'placed', ...shared, unit: wordsOf(unit) }, { readers });
  return emit(
    own,
    '4.3',
    { type: 'stack-placed', ...shared, unit: wordsOf(top), count: unit.troops.length },
    { readers: [seatOf(state, otherSide(unit.side))] },
  );
};

const arrive = (game: Game, { unit: id, at }: ActionOf<'arrive'>): Game => {
  const unit = requireUnit(game.state.field, id);
  return emit(changeUnit(game, id, { at }), '4.3', {
    type: 'placed',
    side: nameOfSide(game.state, unit.side),
    unit: wordsOf(unit),
    place: placeWords(game.state, at),
  });
};

const redeploy = (game: Game, { unit: id, to }: ActionOf<'redeploy'>): Game => {
  const unit = requireUnit(game.state.field, id);
  const next = emit(game, '5.2', {
    type: 'redeployed',
    unit: wordsOf(unit),
    place: placeWords(game.state, to),
  });
  return changeTurn(changeUnit(next, id, { at: to }), { redeployed: id });
};

/** 6.17 – One token is spent and the turn ends. */
const pass = (game: Game): Game => {
  const { active, tokens } = game.state;
  const { unspent, spent } = tokens[active];
  const paid = changeTokens(game, active, { unspent: unspent - 1, spent: spent + 1 });
  return endTurn(emit(paid, '6.17', { type: 'passed', side: nameOfSide(game.state, active) }));
};
