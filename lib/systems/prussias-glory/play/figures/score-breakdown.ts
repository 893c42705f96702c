import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { getOtherSide, sideIndexOf } from '../../document/army';
import { cite } from '../../rulebook';
import { pointsForLosses } from '../../rules/victory';
import { words } from '../../view/words';
import type { State } from '../state';
import { pointsOf } from './verdict';

/** 22.1 – Losses and leaders of the enemy, and what the scenario gives. */
export const scoreBreakdown = (state: State, seat: string): readonly BreakdownLine[] => {
  const side = sideIndexOf(state.scenario, seat) ?? 0;
  const enemy = state.armies[getOtherSide(side)];
  const [losses, leaders] = [pointsForLosses(enemy.track.entries), enemy.leaderPoints];
  const parts = { losses, leaders, scenario: pointsOf(state, side) - losses - leaders };
  return Object.entries(parts)
    .filter(([, value]) => value !== 0)
    .map(([id, value]) => ({ label: words(`score.${id}`), value, rule: cite('22.1') }));
};
