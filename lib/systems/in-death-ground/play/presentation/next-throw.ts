import { computeOdds, type Odds } from '@/lib/dice/odds';
import type { Losses, Order, ThrowPreview } from '@/lib/game/contract/play-presentation';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { MELEE_RESULTS } from '../../rules/combat/melee';
import { moraleNeedOf, moraleTest } from '../../rules/combat/morale';
import { goingOfMarch } from '../../rules/movement/march-objections';
import { isStraight, measureMove } from '../../rules/movement/marching';
import { word } from '../../view/words';
import type { Action, ActionOf } from '../actions';
import { type FieldUnit, getUnit, gradeOf, isInMelee } from '../field';
import { createStatLine } from '../figures/breakdown-lines';
import { listDuelsOf, odds, oddsBreakdown } from '../figures/odds';
import { getCurrentTask, nameOf } from '../game';
import { listChargesAt } from '../march-candidates/march-candidates';
import { bestThrowOf } from '../requests';
import { toBelievedState } from '../secrets/believed-state';
import type { State, TaskOf } from '../state';
import { findNearestEnemy } from '../tasks/movement/moves';
import { listAimsOfSide } from '../tasks/shooting/volleys';
import { judgePose } from './drag/march-judge';
import { computeReachOdds } from './move-dice';

interface Reached {
  readonly enemy: FieldUnit;
  readonly odds: Odds;
  readonly inches: number;
}

/** 12.1 – The chance that the dice of a move bring a unit to the nearest enemy on whom it may fall; null: even the best throw does not. */
const findReach = (state: State, unit: FieldUnit): Reached | null => {
  const enemy = findNearestEnemy(state, unit);
  const thrown = bestThrowOf(unit);
  if (!enemy || !thrown) return null;
  const handled = { state, unit, thrown, isLeaving: isInMelee(state.units, unit) };
  for (const { to } of listChargesAt(unit, enemy)) {
    const { findings, march } = judgePose(handled, to);
    if (findings.length > 0) continue;
    const inches = measureMove(unit.elements, march.to);
    const isAhead = isStraight(unit.elements, march.to);
    const found = computeReachOdds(unit, { going: goingOfMarch(state, march), isAhead, inches });
    return found && { enemy, odds: found, inches };
  }
  return null;
};

const previewReach = (state: State, { unit: id }: ActionOf<'throw'>): ThrowPreview | null => {
  const unit = getUnit(state.units, id);
  const reached = findReach(state, unit);
  return (
    reached && {
      title: word('throw', 'reach', { unit: nameOf(state, id), target: nameOf(state, reached.enemy.id) }),
      odds: reached.odds,
      outcomes: nameOutcomes(['reaches', 'falls-short'], { target: nameOf(state, reached.enemy.id) }),
      lines: [createStatLine('inches-needed', Math.ceil(reached.inches * 10) / 10, '12.1')],
      note: word('throw', 'reach-note'),
    }
  );
};

/** What each outcome means for those who are named. */
const nameOutcomes = (ids: readonly string[], names: SentenceValues): ThrowPreview['outcomes'] =>
  Object.fromEntries(ids.map(id => [id, word('outcome-of', id, names)]));

/** 14.5 – The first pair of a charge; how many there are is said. */
const previewMelee = (
  state: State,
  action: ActionOf<'march'>,
  task: TaskOf<'march'>,
): ThrowPreview | null => {
  const [duel, ...others] = listDuelsOf(state, action);
  const found = odds(state, action);
  if (!duel || !found) return null;
  return {
    title: word('throw', 'melee', {
      unit: nameOf(state, task.unit),
      target: nameOf(state, duel.opponent.unit.id),
    }),
    odds: found,
    outcomes: nameOutcomes(MELEE_RESULTS, {
      unit: nameOf(state, task.unit),
      target: nameOf(state, duel.opponent.unit.id),
    }),
    lines: oddsBreakdown(state, action),
    ...(others.length > 0 ? { note: word('throw', 'pairs', { count: others.length + 1 }) } : {}),
  };
};

const nameAll = (state: State, ids: readonly string[]): readonly Sentence[] =>
  [...new Set(ids)].map(id => word('throw', 'name', { name: nameOf(state, id) }));

const previewVolley = (
  state: State,
  action: Action,
  { side, aims }: TaskOf<'shoot'>,
): ThrowPreview | null => {
  const found = odds(state, action);
  const shots = listAimsOfSide(state, side, aims);
  return (
    found && {
      title: word('throw', 'volley', {
        count: shots.length,
        targets: nameAll(
          state,
          shots.map(({ enemy }) => enemy.id),
        ),
      }),
      odds: found,
      lines: oddsBreakdown(state, action),
      note: word('throw', 'volley-note'),
    }
  );
};

/** 15.2 – One die by grade. */
const previewTest = (state: State, id: string): ThrowPreview => {
  const grade = gradeOf(getUnit(state.units, id)) ?? 'ordinary';
  return {
    title: word('throw', 'test', { unit: nameOf(state, id) }),
    odds: computeOdds(moraleTest, grade),
    lines: [createStatLine('needs', moraleNeedOf(grade), '15.2')],
  };
};

const previewPlain = (state: State, action: Action, title: Sentence): ThrowPreview | null => {
  const found = odds(state, action);
  return found && { title, odds: found, lines: oddsBreakdown(state, action) };
};

const unitOf = (state: State, action: Action): string | null => {
  const task = getCurrentTask(state);
  if ('unit' in action) return action.unit;
  return 'unit' in task ? task.unit : null;
};

/** The first throw on the way of an order, by what its seat may know. */
export const nextThrow = (state: State, { actions: [action] }: Order<Action>): ThrowPreview | null => {
  const believed = toBelievedState(state, action.by);
  const task = getCurrentTask(believed);
  const id = unitOf(believed, action);
  if (action.type === 'throw') return previewReach(believed, action);
  if (action.type === 'march' && task.type === 'march') return previewMelee(believed, action, task);
  if (action.type === 'shoot' && task.type === 'shoot') return previewVolley(believed, action, task);
  if ((action.type === 'take-test' || action.type === 'test-again') && id !== null)
    return previewTest(believed, id);
  if (action.type === 'trick')
    return previewPlain(
      believed,
      action,
      word('throw', 'trick', { stratagem: word('trick', action.stratagem) }),
    );
  return id === null
    ? null
    : previewPlain(believed, action, word('throw', action.type, { unit: nameOf(believed, id) }));
};

const NONE: Losses = { own: 0, enemy: 0 };

const LOSSES: Readonly<Record<string, Losses>> = {
  'own-shaken': { own: 1, enemy: 0 },
  'own-lost': { own: 2, enemy: 0 },
  'both-shaken': { own: 1, enemy: 1 },
  'enemy-shaken': { own: 0, enemy: 1 },
  'enemy-lost': { own: 0, enemy: 2 },
  'hits-1': { own: 0, enemy: 1 },
  'hits-2': { own: 0, enemy: 2 },
  'hits-3': { own: 0, enemy: 3 },
  failed: { own: 1, enemy: 0 },
  caught: { own: 1, enemy: 0 },
};

/** Who suffers by an outcome, and how much; `own` is the seat that gave the order. */
export const losses = (outcome: string): Losses => LOSSES[outcome] ?? NONE;
