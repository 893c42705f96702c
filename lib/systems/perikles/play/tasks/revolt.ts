import { type Counter, withoutOne } from '../../data';
import type { Deployed } from '../../rules/relations';
import { describeCounter } from '../../view/words';
import type { BattlePlace } from '../../vocabulary';
import { changeState, emit, type Game, nameOf, shuffle } from '../game';
import { isSpartanInfantry, spendSpecial } from './special-tiles';

/** 9.5 – A counter drawn at random goes home for this round; it is not lost. */
export const startRevolt = (game: Game, by: string, source: BattlePlace | 'stock'): Game => {
  const { state } = game;
  const pool: readonly Counter[] =
    source === 'stock' ? state.homes : state.troops.filter(({ place }) => place === source);
  const drawn = shuffle(game, pool.filter(isSpartanInfantry));
  const [found] = drawn.items;
  if (!found) return game;
  const counter: Counter = { city: found.city, arm: found.arm, value: found.value };
  const troops = state.troops.filter(troop => (source === 'stock' ? true : troop !== (found as Deployed)));
  const gone = changeState(spendSpecial(drawn.game, by), {
    troops,
    homes: source === 'stock' ? withoutOne(state.homes, counter) : state.homes,
    resting: [...state.resting, counter],
  });
  return emit(
    gone,
    '9.5',
    'revolted',
    () => ({ side: nameOf(state, by), counter: describeCounter(counter) }),
    () => ({ faces: [] }),
  );
};
