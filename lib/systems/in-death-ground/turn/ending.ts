import { isFighting, isOnTable } from '../field';
import { type Ending, otherSide, type SideIndex, type State } from '../state';
import { change, commander, done, type Game, tell } from './game';
import { nextTurn } from './tests';

export const endBattle = (game: Game, cause: Ending, winner: SideIndex | null): Game => {
  const told = tell(game, '11.1', {
    type: 'battle-ended',
    cause,
    side: winner === null ? 'nobody' : commander(game.state, winner).name,
  });
  return change(told, { agenda: [{ type: 'over', cause, winner }] });
};

/** 8.3 – Units with which a side can go on fighting; in open battle only those on the table count. */
const hasFighters = ({ units, scenario }: State, side: SideIndex): boolean =>
  units.some(
    unit =>
      unit.side === side &&
      isFighting(unit) &&
      (isOnTable(unit) ||
        (scenario.kind !== 'open-battle' && (unit.presence === 'late' || unit.presence === 'column'))),
  );

/** 8.3, 11.1 – After the tests it is seen whether a side has won. */
export const endTurn = (game: Game): Game => {
  const [one, other] = [hasFighters(game.state, 0), hasFighters(game.state, 1)];
  if (!one && !other) return endBattle(done(game), 'nobody-left', null);
  if (!one || !other) return endBattle(done(game), 'nobody-left', one ? 0 : 1);
  return game.state.round >= DUSK ? endBattle(done(game), 'time', ahead(game.state)) : nextTurn(game);
};

/** 8.3 – The book sets no end to an open battle that nobody gives up; ours ends at dusk (D12). */
const DUSK = 24;

/** Who has kept the greater part of his elements; null: both alike. */
const ahead = (state: State): SideIndex | null => {
  const kept = (side: SideIndex): number => {
    const own = state.units.filter(unit => unit.side === side && isFighting(unit));
    const whole = own.reduce((sum, { strength }) => sum + strength, 0);
    const left = own.filter(isOnTable).reduce((sum, { elements }) => sum + elements.length, 0);
    return left / Math.max(1, whole);
  };
  const [one, other] = [kept(0), kept(1)];
  return one === other ? null : one > other ? 0 : 1;
};

/** 8.3 – A side gives up. */
export const yieldBattle = (game: Game, side: SideIndex): Game => endBattle(game, 'yielded', otherSide(side));
