import type { Progress, Standing } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { sideIndexOf } from '../../document/army-units';
import type { Scenario } from '../../document/scenario';
import { tokensFor } from '../../rules/army';
import { getOtherSide, SIDES, type SideIndex } from '../../rules/segments';
import { pointsToWin } from '../../rules/victory';
import { isOnBoard } from '../field';
import { getCurrentTask, seatOf } from '../game';
import { computeArmyPoints } from '../rounds';
import type { State, TaskType } from '../state';
import { words } from './names';
import { offersIn } from './offers';

const PHASES = ['placing', 'orders', 'end'] as const;

const phaseOf = (type: TaskType): number | null => {
  if (type === 'over') return null;
  if (type === 'place' || type === 'arrive') return 0;
  return type === 'give-up' || type === 'close-round' ? 2 : 1;
};

export const progress = (state: State): Progress => ({
  unit: words('progress.round'),
  now: Math.max(1, state.round),
  first: 1,
  last: null,
  phases: PHASES.map(id => words(`progress.${id}`)),
  phase: phaseOf(getCurrentTask(state).type),
});

/** 7.1 – The points of the enemy army that a side has to destroy. */
export const goalOf = (scenario: Scenario, side: SideIndex): number =>
  pointsToWin(computeArmyPoints(scenario, getOtherSide(side)));

export const standings = (state: State): readonly Standing[] =>
  SIDES.map(side => ({
    seat: seatOf(state, side),
    score: words('standing-points', { points: state.destroyed[side], goal: goalOf(state.scenario, side) }),
    stake: words('standing-tokens', { tokens: state.tokens[side].unspent }),
  }));

const placed = ({ field }: State, side: SideIndex): Sentence => {
  const own = field.filter(unit => unit.side === side);
  return words('resource.placed', { placed: own.filter(({ at }) => isOnBoard(at)).length, all: own.length });
};

/** What limits a seat now: units still to place, or tokens and the free redeployment. */
export const resources = (state: State, seat: string): readonly Sentence[] => {
  const side = sideIndexOf(state.scenario, seat);
  if (side === null) return [];
  const { type } = getCurrentTask(state);
  if (type === 'place' || type === 'arrive') return [placed(state, side)];
  const { unspent } = state.tokens[side];
  const mayRedeploy =
    side === state.active && type === 'turn' && offersIn(state).some(offer => offer.type === 'redeploy');
  return [
    words('resource.tokens', { unspent, supply: tokensFor(state.scenario.options.points) }),
    ...(mayRedeploy ? [words('resource.redeploy')] : []),
  ];
};
