import { piecesOf } from '../../../document/table';
import { isOn } from '../../../rules/terrain/terrain';
import { isVisibleTo } from '../../../rules/terrain/visibility';
import { areWithin, blockOf, type FieldUnit, getUnit, isFighting, isOnTable } from '../../field';
import { changeState, changeUnit, emit, type Game, nameOf } from '../../game';
import type { MoraleTest, State } from '../../state';
import { revealStrength } from './concealment';

const FOUND = 2;
const FRIGHT = 6;

/** 9.2 – Behind a hill: not in a wood, ravine, marsh or among rocks, where an enemy must come close to find it. */
const isBehindHill = ({ scenario }: State, unit: FieldUnit): boolean => {
  const covers = piecesOf(scenario, 'wood', 'ravine', 'marsh', 'rocky');
  return unit.elements.some(element => !covers.some(piece => isOn(scenario, piece, blockOf(element))));
};

/** 9.2 – Enemies within two inches find an ambush, and one behind a hill any unit that sees it. */
export const isFoundBy = (state: State, hidden: FieldUnit, mover: FieldUnit): boolean =>
  areWithin(hidden, mover, FOUND) || (isBehindHill(state, hidden) && isVisibleTo(state, mover, hidden));

/** 9.2 – The unit breaks out; enemies within six inches test once. */
export const revealAmbush = (game: Game, id: string): Game => {
  const unit = getUnit(game.state.units, id);
  if (unit.presence !== 'hidden') return game;
  const shown = changeUnit(game, id, { presence: 'table' });
  const next = emit(
    shown,
    '9.2',
    () => ({ type: 'revealed', unit: nameOf(game.state, id) }),
    () => ({ pieces: [id] }),
  );
  const tests = next.state.units
    .filter(
      other =>
        other.side !== unit.side &&
        other.kind === 'unit' &&
        isOnTable(other) &&
        areWithin(unit, other, FRIGHT),
    )
    .filter(other => !next.state.tests.some(test => test.unit === other.id && test.cause === 'ambush'))
    .map((other): MoraleTest => ({ unit: other.id, cause: 'ambush' }));
  return changeState(next, { tests: [...next.state.tests, ...tests] });
};

const NEAR_DUMMY = 8;

/** 8.4 – Dummies are seen through within eight inches of an enemy. */
const revealDummies = (game: Game): Game =>
  game.state.units
    .filter(({ isDummy, presence }) => isDummy && presence === 'table')
    .filter(dummy =>
      game.state.units.some(
        other =>
          other.side !== dummy.side &&
          other.presence === 'table' &&
          isFighting(other) &&
          areWithin(dummy, other, NEAR_DUMMY),
      ),
    )
    .reduce(
      (now, dummy) =>
        emit(
          changeUnit(now, dummy.id, { presence: 'left' }),
          '8.4',
          () => ({ type: 'seen-through', unit: nameOf(now.state, dummy.id) }),
          () => ({ pieces: [dummy.id] }),
        ),
      game,
    );

/** After a move: what the mover found, and whether it came out of hiding itself. */
export const discoverAfterMove = (game: Game, id: string): Game => {
  const mover = getUnit(game.state.units, id);
  if (!isOnTable(mover)) return game;
  const out = mover.turn.moved > 0 || mover.turn.hasTurned ? revealAmbush(game, id) : game;
  const bare = revealStrength(revealDummies(out));
  return bare.state.units
    .filter(other => other.side !== mover.side && other.presence === 'hidden')
    .filter(hidden => isFoundBy(bare.state, hidden, mover))
    .reduce((now, hidden) => revealAmbush(now, hidden.id), bare);
};
