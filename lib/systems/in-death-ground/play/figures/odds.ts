import { computeOdds, type Odds } from '@/lib/dice/odds';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { type FightingElement, pairFighters } from '../../rules/combat/duels';
import { listMeleeModifiers, type Melee, melee } from '../../rules/combat/melee';
import {
  encouragementDie,
  evasion,
  evasionNeedOf,
  RALLIED_FROM,
  stratagemDie,
  stratagemNeedOf,
} from '../../rules/combat/morale';
import { listShootingModifiers, shooting } from '../../rules/combat/shooting';
import { toShot } from '../../rules/combat/shots';
import { sideOf } from '../../rules/commanders';
import { listTouched } from '../../rules/movement/march-objections';
import type { Grade } from '../../vocabulary';
import type { Action, ActionOf } from '../actions';
import { getUnit, gradeOf, isFighting } from '../field';
import { beginGame, getCurrentTask } from '../game';
import type { State, TaskOf } from '../state';
import { toFighter } from '../tasks/melee/melee';
import { marchUnit, toMarch } from '../tasks/movement/moves';
import { listAimsOfSide } from '../tasks/shooting/volleys';
import { createStatLine, toEnemyLine, toModifierLine } from './breakdown-lines';

/** The odds of the dice that a choice throws first, or leads to. */
export const odds = (state: State, action: Action): Odds | null => {
  const task = getCurrentTask(state);
  if (action.type === 'encourage') return computeOdds(encouragementDie, null);
  if (action.type === 'trick') return computeOdds(stratagemDie, action.stratagem);
  if (action.type === 'shoot' && task.type === 'shoot') return computeVolleyOdds(state, task);
  const [duel] = listDuelsOf(state, action);
  if (duel) return computeOdds(melee, duel);
  const evader = findEvader(state, action);
  return evader && computeOdds(evasion, evader);
};

/** 13.4, 14.2, 14.5, 16.2 – Why the throw of a choice stands as it does. */
export const oddsBreakdown = (state: State, action: Action): readonly BreakdownLine[] => {
  const task = getCurrentTask(state);
  if (action.type === 'encourage') return [createStatLine('rallies-from', RALLIED_FROM, '16.2')];
  if (action.type === 'trick') return [createStatLine('needs', stratagemNeedOf(action.stratagem), '8.4')];
  if (action.type === 'shoot' && task.type === 'shoot') return listVolleyLines(state, task);
  const evader = findEvader(state, action);
  if (evader) return [createStatLine('needs', evasionNeedOf(evader), '14.2')];
  const [duel] = listDuelsOf(state, action);
  if (!duel) return [];
  const { own, enemy } = duel;
  return [
    ...listMeleeModifiers(own, enemy).map(toModifierLine),
    ...listMeleeModifiers(enemy, own).map(toEnemyLine),
  ];
};

/** 14.2 – The grade of who tries to slip away; null: nobody does. */
const findEvader = (state: State, action: Action): Grade | null => {
  const task = getCurrentTask(state);
  const id =
    action.type === 'slip'
      ? action.unit
      : action.type === 'evade' && task.type === 'evade'
        ? task.unit
        : null;
  return id === null ? null : (gradeOf(getUnit(state.units, id)) ?? 'ordinary');
};

/** Two units that would fight, seen from the charger. */
interface ComingDuel extends Melee {
  readonly opponent: FightingElement;
}

/** 14.1, 14.5 – The duels that a march leads to if nobody gives way, those of the unit itself. */
export const listDuelsOf = (state: State, action: Action): readonly ComingDuel[] => {
  const task = getCurrentTask(state);
  if (action.type !== 'march' || task.type !== 'march' || task.isEvading) return [];
  const march = toMarch(getUnit(state.units, task.unit), action.to);
  if (!listTouched(state, march).some(isFighting)) return [];
  const met = stateAfterCharge(state, task, action);
  const pairing = pairFighters(met);
  return pairing.duels.flatMap(({ one, other }): readonly ComingDuel[] => {
    const [own, opponent] = one.unit.id === task.unit ? [one, other] : [other, one];
    if (own.unit.id !== task.unit) return [];
    return [
      {
        own: toFighter(met, pairing, own, opponent),
        enemy: toFighter(met, pairing, opponent, own),
        opponent,
      },
    ];
  });
};

/** The table after a completed charge; units hidden from the charger are left out. */
const stateAfterCharge = (
  state: State,
  task: TaskOf<'march'>,
  action: ActionOf<'march'> & { readonly by: string },
): State => {
  const side = sideOf(state.scenario, action.by);
  const seen = state.units.filter(unit => unit.side === side || unit.presence !== 'hidden');
  return marchUnit(beginGame({ ...state, units: seen }), task, action).state;
};

/** 13.4 – What is added to each shot of the volley. */
const listVolleyLines = (state: State, { side, aims }: TaskOf<'shoot'>): readonly BreakdownLine[] =>
  listAimsOfSide(state, side, aims).flatMap((aim, index) => [
    createStatLine('shot', index + 1, '13.4'),
    ...listShootingModifiers(toShot(state, aim)).map(toModifierLine),
  ]);

const MOST_COUNTED = 3;

/** 13.4 – How many shots of a side's volley hit, each a marker at least. */
const computeVolleyOdds = (state: State, { side, aims }: TaskOf<'shoot'>): Odds | null => {
  const shots = listAimsOfSide(state, side, aims).map(aim => computeOdds(shooting, toShot(state, aim)));
  if (shots.length === 0) return null;
  let hits: readonly bigint[] = [1n];
  for (const { total, ways } of shots) hits = addShot(hits, ways.nothing ?? 0n, total);
  const ways: Record<string, bigint> = {};
  for (const [count, many] of hits.entries()) {
    const id = `hits-${Math.min(MOST_COUNTED, count)}`;
    if (many > 0n) ways[id] = (ways[id] ?? 0n) + many;
  }
  return { total: shots.reduce((product, { total }) => product * total, 1n), ways };
};

const addShot = (hits: readonly bigint[], missing: bigint, total: bigint): readonly bigint[] =>
  [...hits, 0n].map((many, count) => many * missing + (hits[count - 1] ?? 0n) * (total - missing));
