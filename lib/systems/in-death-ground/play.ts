import { seedRng } from '@/lib/dice/rng';
import type { PlayRules, Result } from '@/lib/game/play-rules';
import type { Action, Event } from './actions';
import { believedBy } from './believed';
import { word } from './describe';
import { elementsOf, figures } from './figures';
import { imagine } from './imagine';
import { kind } from './kind';
import { odds, why } from './odds';
import { positionOfField } from './played-position';
import type { DeathGroundPosition } from './position';
import type { Scenario } from './scenario';
import { shows } from './shown';
import { stage } from './stage';
import type { State } from './state';
import { runOn } from './turn/agenda';
import { carryOut } from './turn/apply';
import { begin, headOf, seatOf } from './turn/game';
import { objectionsTo, sideAwaited } from './turn/objections';
import { offers } from './turn/offers';
import { startBattle } from './turn/setup';
import { describe } from './turn/words';
import { worth } from './worth';

const awaits = (state: State): readonly string[] => {
  const side = sideAwaited(state);
  return side === null ? [] : [seatOf(state, side)];
};

const result = (state: State): Result | null => {
  const task = headOf(state);
  if (task.type !== 'over') return null;
  const [first, second] = [seatOf(state, 0), seatOf(state, 1)];
  const ranking =
    task.winner === null ? [[first, second]] : task.winner === 0 ? [[first], [second]] : [[second], [first]];
  return {
    ranking,
    scores: { [first]: elementsOf(state, 0), [second]: elementsOf(state, 1) },
    grade: word('ending', task.cause),
  };
};

/** The game: turns of rallying, moves unit by unit, shooting, melee and morale. */
export const play: PlayRules<Scenario, DeathGroundPosition, State, Action, Event> = {
  start: (scenario, seed) => runOn(startBattle(scenario, seed)).state,
  opening: (scenario, seed) => runOn(startBattle(scenario, seed)).events,
  awaits,
  position: positionOfField,
  stage,
  kind,
  shows,
  actions: (state, seat) => (awaits(state).includes(seat) ? offers(believedBy(state, seat)) : []),
  objections: (state, action) => objectionsTo(believedBy(state, action.by), action),
  apply: (state, action) => carryOut(begin(state), action),
  odds: (state, action) => odds(believedBy(state, action.by), action),
  why: (state, action) => why(believedBy(state, action.by), action),
  figures,
  worth: (state, seat) => worth(believedBy(state, seat), seat),
  imagine,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  outcome: id => word('outcome', id),
  result,
  describe,
};
