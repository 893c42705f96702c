import type { Action, ActionOf, Order } from '../actions';
import { type FieldUnit, knownUnit } from '../field';
import { lasting } from '../rules/contact';
import { otherSide, type SegmentId } from '../segments';
import type { Task } from '../state';
import { headOf, runOn } from './agenda';
import {
  change,
  changeTokens,
  changeTurn,
  changeUnit,
  done,
  type Game,
  nameOfSide,
  placeWords,
  seatOf,
  tell,
  wordsOf,
} from './game';
import { carry, removeTroop, takeWound } from './losses';
import { giveOrder, obeyCommand } from './orders';
import { answerShot, fight, intercept, wait } from './reactions';
import { endBattle, endTurn, withFreshTokens } from './rounds';

/** One choice carried out, with all that follows until the next one. */
export const carryOut = (game: Game, action: Action): Game => {
  const now = runOn(chosen(game, headOf(game.state), action));
  const { field, turn } = now.state;
  return changeTurn(now, { contacts: lasting(field, turn.contacts) });
};

const unfit = (action: Action): never => {
  throw new Error(`${action.type} does not fit here`);
};

const chosen = (game: Game, task: Task, action: Action): Game => {
  switch (action.type) {
    case 'resign':
      return endBattle(game, 'resigned', otherSide(game.state.active));
    case 'place':
      return place(game, action);
    case 'arrive':
      return arrive(game, action);
    case 'redeploy':
      return redeploy(game, action);
    case 'pass':
      return pass(game);
    case 'end-turn':
      return endTurn(game);
    case 'keep':
      return done(game);
    case 'give-up':
      return withFreshTokens(removeTroop(game, action.troop, true));
    default:
      return task.type === 'turn' || task.type === 'commanded'
        ? ordered(game, task, action)
        : answered(game, task, action);
  }
};

const ordered = (game: Game, task: Task, action: Action): Game =>
  task.type === 'commanded' ? obeyCommand(game, action as Order) : giveOrder(game, action as Order);

/** Answers to what an order has brought about. */
const answered = (game: Game, task: Task, action: Action): Game => {
  if (task.type === 'reaction') {
    if (action.type === 'intercept') return intercept(game, task, action.unit);
    if (action.type === 'answer-shot') return answerShot(game, task, action.unit);
    return action.type === 'wait' ? wait(game) : unfit(action);
  }
  if (task.type === 'target' && action.type === 'choose-target')
    return fight(done(game), task.attacker, action.target);
  if (task.type === 'wounds' && (action.type === 'remove' || action.type === 'bear'))
    return takeWound(game, task, action);
  return task.type === 'carry' && action.type === 'carry' ? carry(game, task, action.target) : unfit(action);
};

/** 4.3 – A stack is laid down: its owner knows what is in it, the other sees its top. */
const place = (game: Game, { unit: id, at }: ActionOf<'place'>): Game => {
  const unit = knownUnit(game.state.field, id);
  const placed = toldStack(changeUnit(game, id, { at }), unit, at);
  return change(placed, { active: otherSide(unit.side) });
};

const toldStack = (game: Game, unit: FieldUnit, at: SegmentId): Game => {
  const { state } = game;
  const shared = { side: nameOfSide(state, unit.side), place: placeWords(state, at) };
  const top = { ...unit, troops: unit.troops.slice(0, 1) };
  const readers = [seatOf(state, unit.side)];
  const own = tell(game, '4.3', { type: 'placed', ...shared, unit: wordsOf(unit) }, { readers });
  return tell(
    own,
    '4.3',
    { type: 'stack-placed', ...shared, unit: wordsOf(top), count: unit.troops.length },
    { readers: [seatOf(state, otherSide(unit.side))] },
  );
};

const arrive = (game: Game, { unit: id, at }: ActionOf<'arrive'>): Game => {
  const unit = knownUnit(game.state.field, id);
  return tell(changeUnit(game, id, { at }), '4.3', {
    type: 'placed',
    side: nameOfSide(game.state, unit.side),
    unit: wordsOf(unit),
    place: placeWords(game.state, at),
  });
};

const redeploy = (game: Game, { unit: id, to }: ActionOf<'redeploy'>): Game => {
  const unit = knownUnit(game.state.field, id);
  const told = tell(game, '5.2', {
    type: 'redeployed',
    unit: wordsOf(unit),
    place: placeWords(game.state, to),
  });
  return changeTurn(changeUnit(told, id, { at: to }), { redeployed: id });
};

/** 6.17 – One token is spent and the turn ends. */
const pass = (game: Game): Game => {
  const { active, tokens } = game.state;
  const { unspent, spent } = tokens[active];
  const paid = changeTokens(game, active, { unspent: unspent - 1, spent: spent + 1 });
  return endTurn(tell(paid, '6.17', { type: 'passed', side: nameOfSide(game.state, active) }));
};
