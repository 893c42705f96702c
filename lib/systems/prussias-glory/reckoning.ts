import type { PreviewLine } from '@/lib/game/preview';
import { otherSide, sideIndexOf } from './army';
import { words } from './describe';
import { cite } from './rulebook';
import { pointsForLosses } from './rules/victory';
import type { State } from './state';
import { pointsOf } from './turn/verdict';

/** 22.1 – Losses of the enemy, his leaders, and what the scenario gives. */
export const reckoning = (state: State, seat: string): readonly PreviewLine[] => {
  const side = sideIndexOf(state.scenario, seat) ?? 0;
  const enemy = state.armies[otherSide(side)];
  const [losses, leaders] = [pointsForLosses(enemy.track.entries), enemy.leaderPoints];
  const parts = { losses, leaders, scenario: pointsOf(state, side) - losses - leaders };
  return Object.entries(parts)
    .filter(([, value]) => value !== 0)
    .map(([id, value]) => ({ label: words(`score.${id}`), value, rule: cite('22.1') }));
};
