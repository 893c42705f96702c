import type { TaskHandler } from '@/lib/game/play/task-runner';
import { withdrawUnengaged, withdrawUnit } from '../../rules/contact';
import type { Action } from '../actions';
import { isOnBoard, requireUnit, unitById } from '../field';
import { emit, type Game, namePlace, withField, wordsOf } from '../game';
import type { TaskOf } from '../state';

const emitWithdrawal = (game: Game, id: string, section: '6.9' | '6.11'): Game => {
  const unit = requireUnit(game.state.field, id);
  const { at } = unit;
  return isOnBoard(at)
    ? emit(game, section, () => ({
        type: 'withdrew',
        unit: wordsOf(unit),
        place: namePlace(game.state, at),
      }))
    : game;
};

/** 6.11 – What is left of a leaving unit goes to its own front zone of the sector. */
export const withdraw: TaskHandler<Game, TaskOf<'withdraw'>, Action> = {
  run: (game, { unit: id }) => {
    if (!unitById(game.state.field, id)) return game;
    const field = game.state.field.map(unit => (unit.id === id ? withdrawUnit(unit, unit.side) : unit));
    return emitWithdrawal(withField(game, field), id, '6.11');
  },
};

/** 6.9 – Units without an enemy in contact go back to their own front zones. */
export const settle: TaskHandler<Game, TaskOf<'settle'>, Action> = {
  run: game => {
    const field = withdrawUnengaged(game.state.field);
    const gone = field.filter((unit, index) => unit !== game.state.field[index]);
    return gone.reduce((now, { id }) => emitWithdrawal(now, id, '6.9'), withField(game, field));
  },
};
