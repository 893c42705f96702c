import { type Field, isTile } from '../../rules/battlefield/field';
import { listAttackObjections } from '../../rules/combat/attack-eligibility';
import { removeFromField } from '../../rules/combat/hits';
import { placeGroup } from '../../rules/movement/arrival';
import { finishObjections, listStepObjections, listSteps, takeStep } from '../../rules/movement/move-steps';
import type { Move, MoveStep } from '../../rules/movement/movement';
import { applyEntryEffects, endIfCollapsed, isAnyCollapsed } from '../consequences';
import { awaitChoice, describePieces, emit, type Game, withField } from '../game';
import { createHandler, refuseNow, rejectAction } from '../task-handler';
import { beginAssault } from './assault';
import { finishMove, settleMove } from './settle-move';

/** 5.2, 6.1 – Where a group goes, step by step, and whether it ends with an attack. */
export const marchHandler = createHandler<'march'>({
  offers: ({ field }, { move }) => [
    ...listSteps(field, move).map(step => ({ type: 'step', step }) as const),
    ...(listAttackObjections(field, move).length === 0 ? [{ type: 'attack' } as const] : []),
    ...(finishObjections(field, move).length === 0 ? [{ type: 'finish' } as const] : []),
  ],
  objections: ({ field }, { move }, action) => {
    if (action.type === 'step') return listStepObjections(field, move, action.step);
    if (action.type === 'attack') return listAttackObjections(field, move);
    return action.type === 'finish' ? finishObjections(field, move) : refuseNow();
  },
  choose: (game, { move }, action) => {
    if (action.type === 'step') return applyStep(game, move, action.step);
    if (action.type === 'attack') return beginAssault(game, move);
    return action.type === 'finish' ? finishMove(game, move) : rejectAction(action);
  },
});

/** One step with all its effects; a group that can do nothing more has finished. */
const applyStep = (game: Game, move: Move, step: MoveStep): Game => {
  const next = takeStep(game.state.field, move, step);
  const emitted = removeScattered(emitStep(game, next, step), move, next);
  const tile = next.entered.at(-1);
  const hasEntered = next.entered.length > move.entered.length && next.units.length > 0;
  const done = hasEntered && tile ? applyEntryEffects(emitted, move.side, tile) : emitted;
  const isLost = done.state.field !== game.state.field && isAnyCollapsed(done.state.field);
  // A battle that ends here shows the group where it went.
  return isLost ? endIfCollapsed(settleMove(done, next)) : awaitNextStep(done, next);
};

/** Waits for the next choice, unless there is none. */
export const awaitNextStep = (game: Game, move: Move): Game => {
  const { field } = game.state;
  const isDone =
    move.halt === 'joined' ||
    move.halt === 'left' ||
    move.units.length === 0 ||
    (listSteps(field, move).length === 0 && listAttackObjections(field, move).length > 0);
  return isDone ? finishMove(game, move) : awaitChoice(game, { type: 'march', move });
};

/** 9.3 – Scythed chariots that turned or came among own units are gone at once. */
const removeScattered = (game: Game, before: Move, after: Move): Game => {
  const lost = after.scattered.filter(id => !before.scattered.includes(id));
  if (lost.length === 0) return game;
  const { field } = game.state;
  const next = emit(game, '9.3', () => ({
    type: 'chariots-scattered',
    pieces: describePieces(game.state, lost),
  }));
  const exits = lost.map(unit => ({ unit, exit: 'withdrawn' }) as const);
  const arrived = placeGroup(field, { ...after, units: [...after.units, ...lost] });
  const { generals } = removeFromField(arrived, exits);
  return withField(next, { ...removeFromField(field, exits), generals: withWithdrawn(field, generals) });
};

/** 8.2 – Which commanders leave depends on where the group is now, but the field still shows it where it started. */
const withWithdrawn = (field: Field, after: Field['generals']): Field['generals'] => {
  const gone = new Set(after.filter(({ at }) => at === 'withdrawn').map(({ id }) => id));
  return field.generals.map(general => (gone.has(general.id) ? { ...general, at: 'withdrawn' } : general));
};

const emitStep = (game: Game, { at, facing }: Move, step: MoveStep): Game => {
  if (!isTile(at)) return game;
  switch (step.type) {
    case 'place':
      return emit(game, '11.3', () => ({ type: 'placed', tile: at, facing }));
    case 'forward':
      return emit(game, '5.2', () => ({ type: 'moved', tile: at, facing }));
    case 'turn':
    case 'turn-to-attack':
      return emit(game, '5.3', () => ({ type: 'turned', tile: at, facing }));
    case 'leave':
      return game;
  }
};
