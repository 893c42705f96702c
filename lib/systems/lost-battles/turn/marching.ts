import type { Choice } from '../actions';
import { type Field, isTile, unitById } from '../field';
import { standing } from '../rules/arrival';
import { attackObjections } from '../rules/attack-right';
import { exitOf, takeOff } from '../rules/hits';
import type { Move, MoveStep } from '../rules/movement';
import { finishObjections, stepsFrom, takeStep } from '../rules/reach';
import type { PhaseOf, State } from '../state';
import { afterEntering, endIfCollapsed, isAnyCollapsed, isOver } from './consequences';
import { awaitChoice, changeTurn, type Game, piecesWords, tell, withField } from './game';

export const marchOffers = ({ field }: State, { move }: PhaseOf<'march'>): readonly Choice[] => [
  ...stepsFrom(field, move).map(step => ({ type: 'step', step }) as const),
  ...(attackObjections(field, move).length === 0 ? [{ type: 'attack' } as const] : []),
  ...(finishObjections(field, move).length === 0 ? [{ type: 'finish' } as const] : []),
];

/** One step with all that it sets off; a group that can do nothing more has finished. */
export const goOn = (game: Game, move: Move, step: MoveStep): Game => {
  const next = takeStep(game.state.field, move, step);
  const told = scatter(tellStep(game, next, step), move, next);
  const tile = next.entered.at(-1);
  const hasEntered = next.entered.length > move.entered.length && next.units.length > 0;
  const done = hasEntered && tile ? afterEntering(told, move.side, tile) : told;
  const isLost = done.state.field !== game.state.field && isAnyCollapsed(done.state.field);
  // A battle that ends here shows the group where it went.
  return isLost ? endIfCollapsed(settle(done, next)) : pause(done, next);
};

/** Waits for the next choice, unless there is none. */
export const pause = (game: Game, move: Move): Game => {
  const { field } = game.state;
  const isDone =
    move.halt === 'joined' ||
    move.halt === 'left' ||
    move.units.length === 0 ||
    (stepsFrom(field, move).length === 0 && attackObjections(field, move).length > 0);
  return isDone ? finishMove(game, move) : awaitChoice(game, { type: 'march', move });
};

/** 9.3 – Scythed chariots that turned or came among own units are gone at once. */
const scatter = (game: Game, before: Move, after: Move): Game => {
  const lost = after.scattered.filter(id => !before.scattered.includes(id));
  if (lost.length === 0) return game;
  const told = tell(game, '9.3', { type: 'chariots-scattered', pieces: piecesWords(game.state, lost) });
  const gone = takeOff(
    game.state.field,
    lost.map(unit => ({ unit, exit: 'withdrawn' })),
  );
  return withField(told, gone);
};

const tellStep = (game: Game, { at, facing }: Move, step: MoveStep): Game => {
  if (!isTile(at)) return game;
  switch (step.type) {
    case 'place':
      return tell(game, '11.3', { type: 'placed', tile: at, facing });
    case 'forward':
      return tell(game, '5.2', { type: 'moved', tile: at, facing });
    case 'turn':
    case 'turn-to-attack':
      return tell(game, '5.3', { type: 'turned', tile: at, facing });
    case 'leave':
      return game;
  }
};

export const finishMove = (game: Game, move: Move): Game => {
  const settled = settle(game, move);
  return isOver(settled) ? settled : awaitChoice(settled, { type: 'activate' });
};

/** Puts the group where it has come to, or takes it off the field (5.7). */
export const settle = (game: Game, move: Move): Game => {
  if (isOver(game)) return game;
  if (move.halt === 'left') return takeAway(game, move);
  const arrived = withField(game, standing(game.state.field, move));
  return move.entered.length === 0
    ? arrived
    : changeTurn(arrived, { entered: [...arrived.state.turn.entered, ...move.units] });
};

/** 5.7 – Fresh units and generals withdraw, spent units are routed. */
const takeAway = (game: Game, { units, generals }: Move): Game => {
  const { field } = game.state;
  const told = tell(game, '5.7', {
    type: 'left-field',
    pieces: piecesWords(game.state, [...units, ...generals]),
  });
  const gone = takeOff(
    field,
    units.map(unit => ({ unit, exit: exitOf(unitById(field, unit)) })),
  );
  const without: Field = {
    ...gone,
    generals: gone.generals.map(general =>
      generals.includes(general.id) && general.at !== 'killed' ? { ...general, at: 'withdrawn' } : general,
    ),
  };
  return endIfCollapsed(withField(told, without));
};
