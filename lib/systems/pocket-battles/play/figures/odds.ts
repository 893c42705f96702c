import { computeOdds, type Odds } from '@/lib/dice/odds';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { listBlowLines } from '../../authoring/previews';
import { unitsInFight } from '../../rules/contact';
import { type Blow, type BlowRole, blow, shot } from '../../rules/engagement';
import type { Action } from '../actions';
import { type FieldUnit, listEngagementFaces, listShootingFaces, unitById } from '../field';
import { getCurrentTask } from '../game';
import type { State } from '../state';
import { blowOf } from '../tasks/blows';
import { listMatchableLines } from './breakdown-lines';

/** The odds of the first dice that a choice is sure to throw. */
export const odds = (state: State, action: Action): Odds | null => {
  const task = getCurrentTask(state);
  if (action.type === 'shoot') return shotOdds(state, action.unit, action.target);
  if (action.type === 'answer-shot')
    return task.type === 'reaction' ? shotOdds(state, action.unit, task.attacker) : null;
  const situation = findBlow(state, action);
  return situation ? computeOdds(blow, situation) : null;
};

/** The blow that a choice is sure to strike. */
const findBlow = (state: State, action: Action): Blow | null => {
  const task = getCurrentTask(state);
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

export const oddsBreakdown = (state: State, action: Action): readonly BreakdownLine[] => {
  const situation = findBlow(state, action);
  if (situation) return linesOfBlow(situation);
  const shooter = findShooter(state, action);
  return shooter ? listMatchableLines('white', listShootingFaces(shooter)) : [];
};

const findShooter = ({ field }: State, action: Action): FieldUnit | undefined =>
  action.type === 'shoot' || action.type === 'answer-shot' ? unitById(field, action.unit) : undefined;

/** 6.7 – The dice of a blow, and the faces that hit. */
export const linesOfBlow = (situation: Blow): readonly BreakdownLine[] => [
  ...listBlowLines(situation),
  ...listMatchableLines('black', listEngagementFaces(situation.striker)),
];

const shotOdds = ({ field }: State, by: string, at: string): Odds | null => {
  const [shooter, target] = [unitById(field, by), unitById(field, at)];
  if (!shooter || !target) return null;
  const shared = target.fight === null ? 1 : unitsInFight(field, target.fight).length;
  return computeOdds(shot, { shooter, target, shared });
};
