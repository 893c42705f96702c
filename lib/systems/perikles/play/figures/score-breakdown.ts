import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { tileOf } from '../../data';
import { cite } from '../../rulebook';
import { markersOf } from '../../rules/election';
import { handOf, listHandCounters, listVisibleTroops } from '../../view/played-position';
import type { PlayerHand } from '../../view/position';
import { describeSpecial, describeTile } from '../../view/tile-words';
import { WORDS } from '../../view/words';
import { CITIES } from '../../vocabulary';
import type { Action } from '../actions';
import { sidesOf, stockOf } from '../game';
import { scoresOf } from '../rounds';
import type { State } from '../state';

/** 6.8 – One marker for further counters. */
export const costBreakdown = (_state: State, action: Action): readonly BreakdownLine[] =>
  action.type === 'spend' ? [{ label: { code: `${WORDS}.cost.further` }, value: 1, rule: cite('6.8') }] : [];

const scoreLine = (id: string, value: number, values: SentenceValues = {}): BreakdownLine => ({
  label: { code: `${WORDS}.score.${id}`, values },
  value,
  rule: cite('8.3'),
});

/** 8.3 – Markers, each place and statues; a special tile counts nothing, and only its owner reads which it is. */
export const scoreBreakdown = (
  state: State,
  seat: string,
  viewer: string | 'all',
): readonly BreakdownLine[] => {
  const score = scoresOf(state).find(({ side }) => side === seat);
  if (!score) return [];
  const { points, fromLocations } = score;
  const markers = CITIES.reduce((sum, city) => sum + markersOf(state.columns[city], seat), 0);
  const { places, special } = handOf(state, seat, viewer);
  return [
    scoreLine('markers', markers),
    ...places.map(({ name, points: worth }) => scoreLine('place', worth, { name })),
    scoreLine('statues', points - markers - fromLocations),
    ...specialLine(special === 'covered' ? null : special, 0),
  ];
};

const specialLine = (special: PlayerHand['special'], value: number): readonly BreakdownLine[] =>
  special === null ? [] : [lineOf(describeSpecial(special), value, '9.2')];

/** 4.1, 7.7, 9.2 – What a player has won, the special tile hidden from others. */
const handLines = (state: State, side: string, viewer: string | 'all'): readonly BreakdownLine[] => {
  const { tiles, places, special } = handOf(state, side, viewer);
  return [
    ...tiles.map(id => lineOf(describeTile(id), tileOf(id).shards, '4.1')),
    ...places.map(({ name, points }) =>
      lineOf({ code: `${WORDS}.score.place`, values: { name } }, points, '7.7'),
    ),
    ...specialLine(special, 1),
  ];
};

type Section = Parameters<typeof cite>[0];

const lineOf = (label: Sentence, value: number, section: Section): BreakdownLine => ({
  label,
  value,
  rule: cite(section),
  isFigure: true,
});

const statLine = (id: string, value: number, section: Section): BreakdownLine =>
  lineOf({ code: `${WORDS}.figure.${id}` }, value, section);

/**
 * 4, 6.4, 7.5, 8.3 – What a player has still to place and what they have won, their markers in a city, and the value
 * of a counter if the viewer may see it.
 */
export const stats = (state: State, id: string, viewer: string | 'all'): readonly BreakdownLine[] => {
  if (sidesOf(state).includes(id))
    return [statLine('stock', stockOf(state, id), '4'), ...handLines(state, id, viewer)];
  const troop = [...listVisibleTroops(state, viewer), ...listHandCounters(state, viewer)].find(
    other => other.id === id,
  );
  if (troop) return troop.value === null ? [] : [statLine('value', troop.value, '7.5')];
  const laid = sidesOf(state).flatMap(side => CITIES.map(city => ({ side, city })));
  const marker = laid.find(({ side, city }) => `${side}-${city}` === id);
  return marker
    ? [
        statLine('markers', markersOf(state.columns[marker.city], marker.side), '8.3'),
        statLine('stock', stockOf(state, marker.side), '4'),
      ]
    : [];
};
