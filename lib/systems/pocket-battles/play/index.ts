import { seedRng } from '@/lib/dice/rng';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { CoreRules, GameResult, PlayRules } from '@/lib/game/contract/play-rules';
import type { Sentence } from '@/lib/game/contract/sentence';
import { createPlainPresentation } from '@/lib/game/play/plain-presentation';
import { beginQuietGame, toQuietStep, toTransition } from '@/lib/game/play/running-game';
import { worth } from '../computer/worth';
import type { Scenario } from '../document/scenario';
import { tokensFor } from '../rules/army';
import type { SideIndex } from '../rules/segments';
import { computeOrderCost } from '../rules/tokens';
import { type PocketPosition, positionOf, type VisibleUnit } from '../view/position';
import { about } from './about';
import { actionGroup } from './action-group';
import type { Action, Event } from './actions';
import { describe } from './describe';
import { type FieldUnit, isOnBoard, unitById } from './field';
import { odds, oddsBreakdown } from './figures/odds';
import { listTokenLines, scoreBreakdown, stats } from './figures/score-breakdown';
import { beginGame, getCurrentTask, seatOf } from './game';
import { listOffers } from './offers';
import { presentation } from './presentation';
import { nameOutcome } from './presentation/outcomes';
import { refusals } from './refusals';
import { startBattle } from './rounds';
import { imagine } from './secrets/imagine';
import { isCovered } from './secrets/visibility';
import { applyAction, findObjections, runner } from './sequence';
import { stage } from './stage';
import type { State } from './state';
import { tally } from './tally';
import { isOrder } from './tasks/turn';

const awaits = (state: State): readonly string[] => {
  const seat = runner.awaits(state);
  return seat === null ? [] : [seat];
};

/** 4.2, 4.3 – While the armies are placed, and of those still to come, the enemy sees only the top tile of each stack. */
const position = (state: State, viewer: string | 'all'): PocketPosition => {
  const { scenario, field, tokens } = state;
  const supply = tokensFor(scenario.options.points);
  const units = field.map((unit): VisibleUnit => {
    const isHidden = isCovered(state, unit, viewer);
    return {
      ...unit,
      at: isOnBoard(unit.at) ? unit.at : null,
      troops: isHidden ? unit.troops.slice(0, 1) : unit.troops,
      hiddenIn: isHidden ? unit.troops.length : null,
    };
  });
  const row = (side: SideIndex) => ({ unspent: tokens[side].unspent, supply });
  return positionOf(scenario, units, [row(0), row(1)]);
};

const result = (state: State): GameResult | null => {
  const task = getCurrentTask(state);
  if (task.type !== 'over') return null;
  const [first, second] = [seatOf(state, 0), seatOf(state, 1)];
  return {
    ranking: task.winner === 0 ? [[first], [second]] : [[second], [first]],
    scores: { [first]: state.destroyed[0], [second]: state.destroyed[1] },
    grade: { code: `words.pocket-battles.ending.${task.cause}` },
  };
};

/** 5.3 – One order token, and one more for each that the unit has had. */
const cost = (state: State, action: Action): Sentence | null => {
  const unit = findOrderedUnit(state, action);
  return unit && { code: 'words.pocket-battles.price', values: { tokens: computeOrderCost(unit) } };
};

const costBreakdown = (state: State, action: Action): readonly BreakdownLine[] => {
  const unit = findOrderedUnit(state, action);
  return unit ? listTokenLines(unit) : [];
};

const findOrderedUnit = (state: State, action: Action): FieldUnit | null =>
  isOrder(action) && getCurrentTask(state).type === 'turn'
    ? (unitById(state.field, action.unit) ?? null)
    : null;

/** 4.3 – While the armies are placed every unit is a turn of its own. */
const turnKey = ({ round, turns, active, field }: State): string =>
  round > 0 ? `${turns} ${active}` : `placing ${field.filter(({ at }) => at === 'waiting').length} ${active}`;

/** The game: placing, rounds of orders, engagements, shooting, wounds. */
const rules: CoreRules<Scenario, PocketPosition, State, Action, Event> = {
  start: (scenario, seed) => runner.run(startBattle(scenario, seed)).state,
  openingEvents: (scenario, seed) => runner.run(startBattle(scenario, seed)).events,
  awaits,
  position,
  stage,
  turnKey,
  actionGroup,
  about,
  refusals,
  actions: (state, seat) => (awaits(state).includes(seat) ? listOffers(state) : []),
  objections: findObjections,
  apply: (state, action) => toTransition(applyAction(beginGame(state), action)),
  applyQuietly: (state, action) => toQuietStep(applyAction(beginQuietGame(state), action)),
  odds,
  cost,
  oddsBreakdown,
  costBreakdown,
  scoreBreakdown,
  stats,
  worth,
  imagine,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  describeOutcome: nameOutcome,
  result,
  describe,
};

export const play: PlayRules<Scenario, PocketPosition, State, Action, Event> = {
  ...createPlainPresentation<Scenario, PocketPosition, State, Action, Event>(rules, 'words.pocket-battles'),
  ...rules,
  ...presentation,
  tally,
};
