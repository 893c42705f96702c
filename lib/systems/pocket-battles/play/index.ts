import { computeOdds, type Odds } from '@/lib/dice/odds';
import { seedRng } from '@/lib/dice/rng';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { CoreRules, GameResult, PlayRules } from '@/lib/game/contract/play-rules';
import type { Sentence } from '@/lib/game/contract/sentence';
import { createPlainPresentation } from '@/lib/game/play/plain-presentation';
import { blowLines, outcomeWords } from '../authoring/previews';
import { worth } from '../computer/worth';
import type { Scenario } from '../document/scenario';
import { tokensFor } from '../rules/army';
import { unitsInFight } from '../rules/contact';
import { type Blow, type BlowRole, blow, shot } from '../rules/engagement';
import type { SideIndex } from '../rules/segments';
import { orderCost } from '../rules/tokens';
import { type PocketPosition, positionOf, type VisibleUnit } from '../view/position';
import { about } from './about';
import { actionGroup } from './action-group';
import type { Action, Event } from './actions';
import { describe } from './describe';
import { engagementFaces, type FieldUnit, isOnBoard, shootingFaces, unitById } from './field';
import { matchableLines } from './figures/breakdown-lines';
import { scoreBreakdown, stats, tokenLines } from './figures/score-breakdown';
import { currentTask, gameFrom, seatOf } from './game';
import { listOffers } from './offers';
import { refusals } from './refusals';
import { startBattle } from './rounds';
import { imagine } from './secrets/imagine';
import { isCovered } from './secrets/visibility';
import { applyAction, findObjections, runner } from './sequence';
import { stage } from './stage';
import type { State } from './state';
import { blowOf } from './tasks/blows';
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
  const task = currentTask(state);
  if (task.type !== 'over') return null;
  const [first, second] = [seatOf(state, 0), seatOf(state, 1)];
  return {
    ranking: task.winner === 0 ? [[first], [second]] : [[second], [first]],
    scores: { [first]: state.destroyed[0], [second]: state.destroyed[1] },
    grade: { code: `words.pocket-battles.ending.${task.cause}` },
  };
};

/** The odds of the first dice that a choice is sure to throw. */
const odds = (state: State, action: Action): Odds | null => {
  const task = currentTask(state);
  if (action.type === 'shoot') return shotOdds(state, action.unit, action.target);
  if (action.type === 'answer-shot')
    return task.type === 'reaction' ? shotOdds(state, action.unit, task.attacker) : null;
  const situation = findBlow(state, action);
  return situation ? computeOdds(blow, situation) : null;
};

/** The blow that a choice is sure to strike. */
const findBlow = (state: State, action: Action): Blow | null => {
  const task = currentTask(state);
  if (action.type === 'choose-target' && task.type === 'target')
    return findBlowBetween(state, task.attacker, action.target, 'attack');
  if (action.type === 'intercept' && task.type === 'reaction')
    return findBlowBetween(state, task.attacker, action.unit, 'attack');
  return action.type === 'continue' ? findBlowBetween(state, action.unit, action.target, 'continue') : null;
};

const findBlowBetween = (state: State, by: string, at: string, role: BlowRole): Blow | null => {
  const [striker, target] = [unitById(state.field, by), unitById(state.field, at)];
  return striker && target ? blowOf(state, striker, target, role) : null;
};

const oddsBreakdown = (state: State, action: Action): readonly BreakdownLine[] => {
  const situation = findBlow(state, action);
  if (situation)
    return [...blowLines(situation), ...matchableLines('black', engagementFaces(situation.striker))];
  const shooter = findShooter(state, action);
  return shooter ? matchableLines('white', shootingFaces(shooter)) : [];
};

const findShooter = ({ field }: State, action: Action): FieldUnit | undefined =>
  action.type === 'shoot' || action.type === 'answer-shot' ? unitById(field, action.unit) : undefined;

/** 5.3 – One order token, and one more for each that the unit has had. */
const cost = (state: State, action: Action): Sentence | null => {
  const unit = findOrderedUnit(state, action);
  return unit && { code: 'words.pocket-battles.price', values: { tokens: orderCost(unit) } };
};

const costBreakdown = (state: State, action: Action): readonly BreakdownLine[] => {
  const unit = findOrderedUnit(state, action);
  return unit ? tokenLines(unit) : [];
};

const findOrderedUnit = (state: State, action: Action): FieldUnit | null =>
  isOrder(action) && currentTask(state).type === 'turn' ? (unitById(state.field, action.unit) ?? null) : null;

const shotOdds = ({ field }: State, by: string, at: string): Odds | null => {
  const [shooter, target] = [unitById(field, by), unitById(field, at)];
  if (!shooter || !target) return null;
  const shared = target.fight === null ? 1 : unitsInFight(field, target.fight).length;
  return computeOdds(shot, { shooter, target, shared });
};

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
  apply: (state, action) => applyAction(gameFrom(state), action),
  odds,
  cost,
  oddsBreakdown,
  costBreakdown,
  scoreBreakdown,
  stats,
  worth,
  imagine,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  describeOutcome: outcomeWords,
  result,
  describe,
};

export const play: PlayRules<Scenario, PocketPosition, State, Action, Event> = {
  ...createPlainPresentation<Scenario, PocketPosition, State, Action, Event>(rules, 'words.pocket-battles'),
  ...rules,
};
