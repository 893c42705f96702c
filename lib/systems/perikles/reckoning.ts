import type { PreviewLine } from '@/lib/game/preview';
import type { Action } from './actions';
import { WORDS } from './describe';
import { cite } from './rulebook';
import { markersOf } from './rules/election';
import { troopsSeen } from './sight';
import type { State } from './state';
import { sidesOf, stockOf } from './turn/game';
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

const figure = (id: string, value: number, section: Parameters<typeof cite>[0]): PreviewLine => ({
  label: { code: `${WORDS}.figure.${id}` },
  value,
  rule: cite(section),
  isFigure: true,
});

/** 4, 6.4, 7.5, 8.3 – The markers that a player has still to lay or has in a city, and the value of a counter for whoever may see it. */
export const figures = (state: State, id: string, viewer: string | 'all'): readonly PreviewLine[] => {
  if (sidesOf(state).includes(id)) return [figure('stock', stockOf(state, id), '4')];
  const troop = troopsSeen(state, viewer).find(other => other.id === id);
  if (troop) return troop.value === null ? [] : [figure('value', troop.value, '7.5')];
  const laid = sidesOf(state).flatMap(side => CITIES.map(city => ({ side, city })));
  const marker = laid.find(({ side, city }) => `${side}-${city}` === id);
  return marker
    ? [
        figure('markers', markersOf(state.columns[marker.city], marker.side), '8.3'),
        figure('stock', stockOf(state, marker.side), '4'),
      ]
    : [];
};
