import { type Field, isTile, unitById } from '../../rules/battlefield/field';
import { attackObjections } from '../../rules/combat/attack-eligibility';
import { exitOf, removeFromField } from '../../rules/combat/hits';
import { placeGroup } from '../../rules/movement/arrival';
import { finishObjections, listSteps, takeStep } from '../../rules/movement/move-steps';
import type { Move, MoveStep } from '../../rules/movement/movement';
import type { Choice } from '../actions';
import { applyEntryEffects, endIfCollapsed, isAnyCollapsed, isOver } from '../consequences';
import { awaitChoice, changeTurn, describePieces, emit, type Game, withField } from '../game';
import type { PhaseOf, State } from '../state';

export const marchOffers = ({ field }: State, { move }: PhaseOf<'march'>): readonly Choice[] => [
  ...listSteps(field, move).map(step => ({ type: 'step', step }) as const),
  ...(attackObjections(field, move).length === 0 ? [{ type: 'attack' } as const] : []),
  ...(finishObjections(field, move).length === 0 ? [{ type: 'finish' } as const] : []),
];

/** One step with all that it sets off; a group that can do nothing more has finished. */
export const applyStep = (game: Game, move: Move, step: MoveStep): Game => {
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
    (listSteps(field, move).length === 0 && attackObjections(field, move).length > 0);
  return isDone ? finishMove(game, move) : awaitChoice(game, { type: 'march', move });
};

/** 9.3 – Scythed chariots that turned or came among own units are gone at once. */
const removeScattered = (game: Game, before: Move, after: Move): Game => {
  const lost = after.scattered.filter(id => !before.scattered.includes(id));
  if (lost.length === 0) return game;
  const { field } = game.state;
  const next = emit(game, '9.3', { type: 'chariots-scattered', pieces: describePieces(game.state, lost) });
  const exits = lost.map(unit => ({ unit, exit: 'withdrawn' }) as const);
  const arrived = placeGroup(field, { ...after, units: [...after.units, ...lost] });
  const { generals } = removeFromField(arrived, exits);
  return withField(next, { ...removeFromField(field, exits), generals: withWithdrawn(field, generals) });
};

/** 8.2 – Whom a loss carries off is seen where the group is now, while the field still shows it where it set out. */
const withWithdrawn = (field: Field, after: Field['generals']): Field['generals'] => {
  const gone = new Set(after.filter(({ at }) => at === 'withdrawn').map(({ id }) => id));
  return field.generals.map(general => (gone.has(general.id) ? { ...general, at: 'withdrawn' } : general));
};

const emitStep = (game: Game, { at, facing }: Move, step: MoveStep): Game => {
  if (!isTile(at)) return game;
  switch (step.type) {
    case 'place':
      return emit(game, '11.3', { type: 'placed', tile: at, facing });
    case 'forward':
      return emit(game, '5.2', { type: 'moved', tile: at, facing });
    case 'turn':
    case 'turn-to-attack':
      return emit(game, '5.3', { type: 'turned', tile: at, facing });
    case 'leave':
      return game;
  }
};

export const finishMove = (game: Game, move: Move): Game => {
  const settled = settleMove(game, move);
  return isOver(settled) ? settled : awaitChoice(settled, { type: 'activate' });
};

/** Puts the group where it has come to, or takes it off the field (5.7). */
export const settleMove = (game: Game, move: Move): Game => {
  if (isOver(game)) return game;
  if (move.halt === 'left') return leaveField(game, move);
  const arrived = withField(game, placeGroup(game.state.field, move));
  return move.entered.length === 0
    ? arrived
    : changeTurn(arrived, { entered: [...arrived.state.turn.entered, ...move.units] });
};

/** 5.7 – Fresh units and generals withdraw, spent units are routed. */
const leaveField = (game: Game, move: Move): Game => {
  const { units, generals } = move;
  const field = placeGroup(game.state.field, move);
  const next = emit(game, '5.7', {
    type: 'left-field',
    pieces: describePieces(game.state, [...units, ...generals]),
  });
  const gone = removeFromField(
    field,
    units.map(unit => ({ unit, exit: exitOf(unitById(field, unit)) })),
  );
  const without: Field = {
    ...gone,
    generals: gone.generals.map(general =>
      generals.includes(general.id) && general.at !== 'killed' ? { ...general, at: 'withdrawn' } : general,
    ),
  };
  return endIfCollapsed(withField(next, without));
};
