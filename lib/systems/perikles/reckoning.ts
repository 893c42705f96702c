import type { PreviewLine } from '@/lib/game/preview';
import type { Action } from './actions';
import { WORDS } from './describe';
import { cite } from './rulebook';
import { markersOf } from './rules/election';
import type { State } from './state';
import { stockOf } from './turn/game';
import { scoresOf } from './turn/rounds';
import { CITIES } from './vocabulary';

/** 6.6 – One marker for further counters. */
export const priceWhy = (_state: State, action: Action): readonly PreviewLine[] =>
  action.type === 'spend' ? [{ label: { code: `${WORDS}.cost.further` }, value: 1, rule: cite('6.6') }] : [];

/** 8.3 – Markers, places and statues. */
export const reckoning = (state: State, seat: string): readonly PreviewLine[] => {
  const score = scoresOf(state).find(({ side }) => side === seat);
  if (!score) return [];
  const { points, fromLocations } = score;
  const markers = CITIES.reduce((sum, city) => sum + markersOf(state.columns[city], seat), 0);
  const parts = { markers, places: fromLocations, statues: points - markers - fromLocations };
  return Object.entries(parts).map(([id, value]) => ({
    label: { code: `${WORDS}.score.${id}` },
    value,
    rule: cite('8.3'),
  }));
};

/** 2, 8.3 – The markers that a player has still to lay. */
export const figures = (state: State, id: string): readonly PreviewLine[] =>
  state.scenario.sides.some(side => side.id === id)
    ? [
        {
          label: { code: `${WORDS}.figure.stock` },
          value: stockOf(state, id),
          rule: cite('4'),
          isFigure: true,
        },
      ]
    : [];
