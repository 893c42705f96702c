import { type Field, unitById } from '../../rules/battlefield/field';
import { exitOf, removeFromField } from '../../rules/combat/hits';
import { placeGroup } from '../../rules/movement/arrival';
import type { Move } from '../../rules/movement/movement';
import { endIfCollapsed, isOver } from '../consequences';
import { awaitChoice, changeTurn, describePieces, emit, type Game, withField } from '../game';

export const finishMove = (game: Game, move: Move): Game => {
  const settled = settleMove(game, move);
  return isOver(settled) ? settled : awaitChoice(settled, { type: 'activate' });
};

/** Places the group where its move ended, or takes it off the field (5.7). */
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
  const next = emit(game, '5.7', () => ({
    type: 'left-field',
    pieces: describePieces(game.state, [...units, ...generals]),
  }));
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
