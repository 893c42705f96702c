import { withdrawUnengaged, withdrawUnit } from '../rules/contact';
import { requireUnit, unitById } from './field';
import { emit, finishTask, type Game, placeWords, withField, wordsOf } from './game';
import { beginRound, closeRound, endTurn, isTurnOver, lateUnits, settlePlacing } from './rounds';
import type { State, Task, TaskOf } from './state';
import { strike } from './tasks/blows';
import { settleCarry, settleWounds } from './tasks/losses';
import { listFreeOrders } from './tasks/orders';
import { REACTIONS, reactingUnits, reactionObjections } from './tasks/reactions';

export const currentTask = ({ agenda }: State): Task => {
  const [head] = agenda;
  if (!head) throw new Error('nothing is left to be done');
  return head;
};

/** Carries out what needs no decision until somebody must decide or the battle is over. */
export const runAgenda = (game: Game): Game => {
  let now = game;
  for (let next = runTask(now); next !== null; next = runTask(now)) now = next;
  return now;
};

/** One task carried out; null: it waits for a decision. */
const runTask = (game: Game): Game | null => {
  const task = currentTask(game.state);
  switch (task.type) {
    case 'place':
      return settlePlacing(game);
    case 'arrive':
      return lateUnits(game.state, task.side).length > 0 ? null : finishTask(game);
    case 'begin-round':
      return beginRound(game);
    case 'turn':
      return isTurnOver(game.state) ? endTurn(game) : null;
    case 'commanded':
      return listFreeOrders(game.state, task.unit).length > 0 ? null : finishTask(game);
    case 'reaction':
      return mayReact(game.state, task) ? null : finishTask(game);
    case 'target':
      return unitById(game.state.field, task.attacker) ? null : finishTask(game);
    case 'blow':
      return strike(game, task);
    case 'wounds':
      return settleWounds(game, task);
    case 'carry':
      return settleCarry(game, task);
    case 'withdraw':
      return withdrawLeaving(game, task);
    case 'settle':
      return settleContacts(game);
    case 'give-up':
      return mayGiveUp(game.state, task) ? null : finishTask(game);
    case 'close-round':
      return closeRound(game);
    case 'over':
      return null;
  }
};

/** 6.3 – Whether there is anything to decide: nobody is asked who can only wait. */
const mayReact = (state: State, task: TaskOf<'reaction'>): boolean =>
  reactingUnits(state, task).some(({ id }) =>
    REACTIONS.some(type => reactionObjections(state, task, type, id).length === 0),
  );

const mayGiveUp = ({ field }: State, { side }: TaskOf<'give-up'>): boolean =>
  field.some(unit => unit.side === side && unit.troops.some(({ wounds }) => wounds > 0));

/** 6.11 – What is left of a leaving unit goes to its own front zone of the sector. */
const withdrawLeaving = (game: Game, { unit: id }: TaskOf<'withdraw'>): Game => {
  const unit = unitById(game.state.field, id);
  if (!unit) return finishTask(game);
  const field = game.state.field.map(other => (other.id === id ? withdrawUnit(other, other.side) : other));
  return emitWithdrawal(withField(finishTask(game), field), id, '6.11');
};

/** 6.9 – Units without an enemy in contact go back to their own front zones. */
const settleContacts = (game: Game): Game => {
  const field = withdrawUnengaged(game.state.field);
  const gone = field.filter((unit, index) => unit !== game.state.field[index]);
  return gone.reduce((now, { id }) => emitWithdrawal(now, id, '6.9'), withField(finishTask(game), field));
};

const emitWithdrawal = (game: Game, id: string, section: '6.9' | '6.11'): Game => {
  const unit = requireUnit(game.state.field, id);
  return unit.at === 'waiting' || unit.at === 'late'
    ? game
    : emit(game, section, { type: 'withdrew', unit: wordsOf(unit), place: placeWords(game.state, unit.at) });
};
