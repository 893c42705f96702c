import { exactOdds, type Odds } from '@/lib/dice/odds';
import type { PreviewLine } from '@/lib/game/preview';
import type { Action, ActionOf } from './actions';
import { sideOf } from './commanders';
import { gradeOf, knownUnit } from './field';
import { enemyLine, figure, lineOf } from './reasons';
import { frayOf } from './rules/duels';
import { type Melee, melee, meleeModifiers } from './rules/melee';
import {
  encouragementDie,
  evasion,
  evasionNeeds,
  RALLIED_FROM,
  stratagemDie,
  stratagemNeeds,
} from './rules/morale';
import { shooting, shootingModifiers } from './rules/shooting';
import { shotOf } from './rules/shots';
import type { State, TaskOf } from './state';
import { begin, headOf } from './turn/game';
import { fighterOf } from './turn/melees';
import { march } from './turn/moves';
import { aimsOfSide } from './turn/volleys';

/** The odds of the dice that a choice throws first, or leads to. */
export const odds = (state: State, action: Action): Odds | null => {
  const task = headOf(state);
  if (action.type === 'encourage') return exactOdds(encouragementDie, null);
  if (action.type === 'trick') return exactOdds(stratagemDie, action.stratagem);
  if (action.type === 'shoot' && task.type === 'shoot') return volleyOdds(state, task);
  const duel = duelOf(state, action);
  if (duel) return exactOdds(melee, duel);
  if (action.type !== 'evade' || task.type !== 'evade') return null;
  return exactOdds(evasion, gradeOf(knownUnit(state.units, task.unit)) ?? 'ordinary');
};

/** 13.4, 14.2, 14.5, 16.2 – Why the throw of a choice stands as it does. */
export const why = (state: State, action: Action): readonly PreviewLine[] => {
  const task = headOf(state);
  if (action.type === 'encourage') return [figure('rallies-from', RALLIED_FROM, '16.2')];
  if (action.type === 'trick') return [figure('needs', stratagemNeeds(action.stratagem), '8.4')];
  if (action.type === 'shoot' && task.type === 'shoot') return volleyLines(state, task);
  if (action.type === 'evade' && task.type === 'evade')
    return [figure('needs', evasionNeeds(gradeOf(knownUnit(state.units, task.unit)) ?? 'ordinary'), '14.2')];
  const duel = duelOf(state, action);
  if (!duel) return [];
  const { own, enemy } = duel;
  return [...meleeModifiers(own, enemy).map(lineOf), ...meleeModifiers(enemy, own).map(enemyLine)];
};

/** 14.1, 14.5 – The duel that a charge leads to if nobody gives way: the first of the unit's elements against whom it touches most. */
const duelOf = (state: State, action: Action): Melee | null => {
  const task = headOf(state);
  if (action.type !== 'march' || action.as !== 'charge' || task.type !== 'march') return null;
  const met = metBy(state, task, action);
  const fray = frayOf(met);
  for (const { one, other } of fray.duels) {
    const [own, foe] = one.unit.id === task.unit ? [one, other] : [other, one];
    if (own.unit.id === task.unit)
      return { own: fighterOf(met, fray, own, foe), enemy: fighterOf(met, fray, foe, own) };
  }
  return null;
};

/** The table when the charge has come in; who lies hidden from the charger is not there for him. */
const metBy = (
  state: State,
  task: TaskOf<'march'>,
  action: ActionOf<'march'> & { readonly by: string },
): State => {
  const side = sideOf(state.scenario, action.by);
  const seen = state.units.filter(unit => unit.side === side || unit.presence !== 'hidden');
  return march(begin({ ...state, units: seen }), task, action).state;
};

/** 13.4 – What is added to each shot of the volley. */
const volleyLines = (state: State, { side, aims }: TaskOf<'shoot'>): readonly PreviewLine[] =>
  aimsOfSide(state, side, aims).flatMap((aim, index) => [
    figure('shot', index + 1, '13.4'),
    ...shootingModifiers(shotOf(state, aim)).map(lineOf),
  ]);

const MOST_TOLD = 3;

/** 13.4 – How many shots of a side's volley tell, each a marker at least. */
const volleyOdds = (state: State, { side, aims }: TaskOf<'shoot'>): Odds | null => {
  const shots = aimsOfSide(state, side, aims).map(aim => exactOdds(shooting, shotOf(state, aim)));
  if (shots.length === 0) return null;
  let hits: readonly bigint[] = [1n];
  for (const { total, ways } of shots) hits = withShot(hits, ways.nothing ?? 0n, total);
  const ways: Record<string, bigint> = {};
  for (const [count, many] of hits.entries()) {
    const id = `hits-${Math.min(MOST_TOLD, count)}`;
    if (many > 0n) ways[id] = (ways[id] ?? 0n) + many;
  }
  return { total: shots.reduce((product, { total }) => product * total, 1n), ways };
};

const withShot = (hits: readonly bigint[], missing: bigint, total: bigint): readonly bigint[] =>
  [...hits, 0n].map((many, count) => many * missing + (hits[count - 1] ?? 0n) * (total - missing));
