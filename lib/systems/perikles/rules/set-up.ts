import type { Check } from '@/lib/game/check/check';
import { listPrintedValues, MARKERS_PER_PLAYER } from '../data';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { describeArm, describeCity } from '../view/words';
import { ARMS, BATTLE_PLACES, isCity } from '../vocabulary';
import { LAST_ROUND } from './victory';

/** 2.1 – Seven places are fought for in a round. */
export const placesShown: Check<Scenario> = {
  code: 'perikles/places-shown',
  severity: 'warning',
  rule: cite('2.1'),
  *find({ locations: { shown }, options }) {
    const count = shown.filter(name => name !== null).length;
    if (options.begin !== 'battles' && count < BATTLE_PLACES.length)
      yield { path: ['locations', 'shown'], values: { count } };
  },
};

/** 3.2 – Seven new places for each round to come. */
export const placesLater: Check<Scenario> = {
  code: 'perikles/places-later',
  severity: 'warning',
  rule: cite('3.2'),
  *find({ locations: { later }, round }) {
    const wanted = (LAST_ROUND - round) * BATTLE_PLACES.length;
    if (later.length !== wanted)
      yield { path: ['locations', 'later'], values: { count: later.length, wanted } };
  },
};

/** 2.2 – Influence lies in cities. */
export const markerPlace: Check<Scenario> = {
  code: 'perikles/marker-place',
  severity: 'error',
  rule: cite('2.2'),
  *find({ players }) {
    for (const [player, { influence }] of players.entries())
      for (const [index, { at }] of influence.entries())
        if (at !== undefined && !isCity(at))
          yield { path: ['players', player, 'influence', index, 'at'], values: {} };
  },
};

/** 1.2 – A player has thirty markers. */
export const markersInBox: Check<Scenario> = {
  code: 'perikles/markers-in-box',
  severity: 'error',
  rule: cite('1.2'),
  *find({ players }) {
    for (const [player, { influence, side }] of players.entries()) {
      const count = influence.reduce((sum, markers) => sum + markers.count, 0);
      if (count > MARKERS_PER_PLAYER)
        yield { path: ['players', player, 'influence'], values: { side, count, most: MARKERS_PER_PLAYER } };
    }
  },
};

const FIRST_MARKERS = 12;

/** 2.2 – Before the free markers everyone has two in each city. */
export const firstMarkers: Check<Scenario> = {
  code: 'perikles/first-markers',
  severity: 'warning',
  rule: cite('2.2'),
  *find({ players, options }) {
    if (options.begin !== 'markers') return;
    for (const [player, { influence, side }] of players.entries()) {
      const count = influence.reduce(
        (sum, markers) => sum + (markers.at === undefined ? 0 : markers.count),
        0,
      );
      if (count !== FIRST_MARKERS) yield { path: ['players', player, 'influence'], values: { side, count } };
    }
  },
};

/** 1.2 – Only counters that exist can be lost. */
export const lossesInBox: Check<Scenario> = {
  code: 'perikles/losses-in-box',
  severity: 'error',
  rule: cite('1.2'),
  *find({ cities }) {
    for (const [index, { city, losses }] of cities.entries())
      for (const arm of ARMS)
        for (const value of new Set(losses[arm])) {
          const lost = losses[arm].filter(other => other === value).length;
          const printed = listPrintedValues(city, arm).filter(other => other === value).length;
          if (lost > printed)
            yield {
              path: ['cities', index, 'losses', arm],
              values: { city: describeCity(city), arm: describeArm(arm), value, printed },
            };
        }
  },
};

/** 2.3 – There is one of each special tile. */
export const specialOnce: Check<Scenario> = {
  code: 'perikles/special-once',
  severity: 'error',
  rule: cite('2.3'),
  *find({ players }) {
    for (const [player, { special }] of players.entries())
      if (special !== undefined && players.findIndex(other => other.special === special) < player)
        yield { path: ['players', player, 'special'], values: { special } };
  },
};

/** 3.1 – Leaders and troops come only in later phases: they mean nothing unless the game begins with the battles. */
export const tooEarly: Check<Scenario> = {
  code: 'perikles/too-early',
  severity: 'warning',
  rule: cite('3.1'),
  *find({ cities, players, options }) {
    if (options.begin === 'battles') return;
    for (const [index, { leader }] of cities.entries())
      if (leader !== undefined) yield { path: ['cities', index, 'leader'], values: {} };
    for (const [player, { troops }] of players.entries())
      if (troops.length > 0) yield { path: ['players', player, 'troops'], values: {} };
  },
};
