import { exactOdds, type Odds } from '@/lib/dice/odds';
import { seedRng } from '@/lib/dice/rng';
import type { PlayRules, Result } from '@/lib/game/play-rules';
import type { PreviewLine } from '@/lib/game/preview';
import type { Sentence } from '@/lib/game/sentence';
import type { Action, Event } from './actions';
import { engagementFaces, type FieldUnit, isOnBoard, shootingFaces, unitById } from './field';
import { imagine } from './imagine';
import { kind } from './kind';
import { type PocketPosition, positionOf, type ShownUnit } from './position';
import { blowLines, outcomeWords } from './previews';
import { matchableLines } from './reasons';
import { figures, reckoning, tokenLines } from './reckoning';
import { tokensFor } from './rules/army';
import { unitsInFight } from './rules/contact';
import { type Blow, blow, type Role, shot } from './rules/engagement';
import { orderCost } from './rules/tokens';
import type { Scenario } from './scenario';
import type { SideIndex } from './segments';
import { shows } from './shown';
import { isCovered } from './sight';
import { stage } from './stage';
import type { State } from './state';
import { headOf, runOn } from './turn/agenda';
import { carryOut } from './turn/apply';
import { blowOf } from './turn/blows';
import { begin, seatOf } from './turn/game';
import { objectionsTo, sideAwaited } from './turn/objections';
import { offers } from './turn/offers';
import { startBattle } from './turn/rounds';
import { describe } from './turn/words';
import { worth } from './worth';

const awaits = (state: State): readonly string[] => {
  const side = sideAwaited(state);
  return side === null ? [] : [seatOf(state, side)];
};

/** 4.2, 4.3 – While the armies are placed, and of those still to come, the enemy sees only the top tile of each stack. */
const position = (state: State, viewer: string | 'all'): PocketPosition => {
  const { scenario, field, tokens } = state;
  const supply = tokensFor(scenario.options.points);
  const units = field.map((unit): ShownUnit => {
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

const result = (state: State): Result | null => {
  const task = headOf(state);
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
  const task = headOf(state);
  if (action.type === 'shoot') return shotOdds(state, action.unit, action.target);
  if (action.type === 'answer-shot')
    return task.type === 'reaction' ? shotOdds(state, action.unit, task.attacker) : null;
  const situation = blowBy(state, action);
  return situation ? exactOdds(blow, situation) : null;
};

/** The blow that a choice is sure to strike. */
const blowBy = (state: State, action: Action): Blow | null => {
  const task = headOf(state);
  if (action.type === 'choose-target' && task.type === 'target')
    return blowBetween(state, task.attacker, action.target, 'attack');
  if (action.type === 'intercept' && task.type === 'reaction')
    return blowBetween(state, task.attacker, action.unit, 'attack');
  return action.type === 'continue' ? blowBetween(state, action.unit, action.target, 'continue') : null;
};

const blowBetween = (state: State, by: string, at: string, role: Role): Blow | null => {
  const [striker, target] = [unitById(state.field, by), unitById(state.field, at)];
  return striker && target ? blowOf(state, striker, target, role) : null;
};

const why = (state: State, action: Action): readonly PreviewLine[] => {
  const situation = blowBy(state, action);
  if (situation)
    return [...blowLines(situation), ...matchableLines('black', engagementFaces(situation.striker))];
  const shooter = shooterOf(state, action);
  return shooter ? matchableLines('white', shootingFaces(shooter)) : [];
};

const shooterOf = ({ field }: State, action: Action): FieldUnit | undefined =>
  action.type === 'shoot' || action.type === 'answer-shot' ? unitById(field, action.unit) : undefined;

const ORDERS: readonly string[] = ['move', 'attack', 'continue', 'leave', 'shoot', 'inspire', 'command'];

/** 5.3 – One order token, and one more for each that the unit has had. */
const price = (state: State, action: Action): Sentence | null => {
  const unit = unitOrdered(state, action);
  return unit && { code: 'words.pocket-battles.price', values: { tokens: orderCost(unit) } };
};

const priceWhy = (state: State, action: Action): readonly PreviewLine[] => {
  const unit = unitOrdered(state, action);
  return unit ? tokenLines(unit) : [];
};

const unitOrdered = (state: State, action: Action): FieldUnit | null =>
  'unit' in action && ORDERS.includes(action.type) && headOf(state).type === 'turn'
    ? (unitById(state.field, action.unit) ?? null)
    : null;

const shotOdds = ({ field }: State, by: string, at: string): Odds | null => {
  const [shooter, target] = [unitById(field, by), unitById(field, at)];
  if (!shooter || !target) return null;
  const shared = target.fight === null ? 1 : unitsInFight(field, target.fight).length;
  return exactOdds(shot, { shooter, target, shared });
};

/** The game: placing, rounds of orders, engagements, shooting, wounds. */
export const play: PlayRules<Scenario, PocketPosition, State, Action, Event> = {
  start: (scenario, seed) => runOn(startBattle(scenario, seed)).state,
  opening: (scenario, seed) => runOn(startBattle(scenario, seed)).events,
  awaits,
  position,
  stage,
  kind,
  shows,
  actions: (state, seat) => (awaits(state).includes(seat) ? offers(state) : []),
  objections: objectionsTo,
  apply: (state, action) => carryOut(begin(state), action),
  odds,
  price,
  why,
  priceWhy,
  reckoning,
  figures,
  worth,
  imagine,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  outcome: outcomeWords,
  result,
  describe,
};
