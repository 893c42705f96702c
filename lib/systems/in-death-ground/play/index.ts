import { seedRng } from '@/lib/dice/rng';
import type { CoreRules, GameResult, PlayRules } from '@/lib/game/contract/play-rules';
import { beginQuietGame, toQuietStep, toTransition } from '@/lib/game/play/running-game';
import { worth } from '../computer/worth';
import type { Scenario } from '../document/scenario';
import { toPosition } from '../view/played-position';
import type { DeathGroundPosition } from '../view/position';
import { word } from '../view/words';
import { about } from './about';
import { actionGroup } from './action-group';
import type { Action, Event } from './actions';
import { describe } from './describe';
import { odds, oddsBreakdown } from './figures/odds';
import { countElements, stats } from './figures/stats';
import { beginGame, getCurrentTask, seatOf } from './game';
import { listOffers } from './offers';
import { presentation } from './presentation';
import { refusals } from './refusals';
import { toBelievedState } from './secrets/believed-state';
import { imagine } from './secrets/imagine';
import { applyAction, findAwaitedSeat, findObjections, runAgenda } from './sequence';
import { stage } from './stage';
import type { State } from './state';
import { tally } from './tally';
import { startBattle } from './tasks/setup/start-battle';
import { turnKey } from './turn-key';

const resultOf = (state: State): GameResult | null => {
  const task = getCurrentTask(state);
  if (task.type !== 'over') return null;
  const [first, second] = [seatOf(state, 0), seatOf(state, 1)];
  const ranking =
    task.winner === null ? [[first, second]] : task.winner === 0 ? [[first], [second]] : [[second], [first]];
  return {
    ranking,
    scores: { [first]: countElements(state, 0), [second]: countElements(state, 1) },
    grade: word('ending', task.cause),
  };
};

/** The game: turns of rallying, moves unit by unit, shooting, melee and morale. */
const rules: CoreRules<Scenario, DeathGroundPosition, State, Action, Event> = {
  start: (scenario, seed) => runAgenda(startBattle(scenario, seed)).state,
  openingEvents: (scenario, seed) => runAgenda(startBattle(scenario, seed)).events,
  awaits: state => {
    const seat = findAwaitedSeat(state);
    return seat === null ? [] : [seat];
  },
  position: toPosition,
  stage,
  turnKey,
  actionGroup,
  about: (state, action) => about(toBelievedState(state, action.by), action),
  refusals,
  actions: (state, seat) => (findAwaitedSeat(state) === seat ? listOffers(toBelievedState(state, seat)) : []),
  objections: findObjections,
  apply: (state, action) => toTransition(applyAction(beginGame(state), action)),
  applyQuietly: (state, action) => toQuietStep(applyAction(beginQuietGame(state), action)),
  odds: (state, action) => odds(toBelievedState(state, action.by), action),
  oddsBreakdown: (state, action) => oddsBreakdown(toBelievedState(state, action.by), action),
  stats,
  worth: (state, seat) => worth(toBelievedState(state, seat), seat),
  imagine,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  describeOutcome: id => word('outcome', id),
  result: resultOf,
  describe,
};

export const play: PlayRules<Scenario, DeathGroundPosition, State, Action, Event> = {
  ...presentation,
  ...rules,
  tally,
};
