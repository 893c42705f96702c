import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { CountedUnit, TallyRules, UnitFate } from '@/lib/game/contract/tally';
import { type Counter, isSameCounter } from '../data';
import { livingOf, lossesOf } from '../document/authored-game';
import type { Scenario } from '../document/scenario';
import { LAST_ROUND } from '../rules/victory';
import { counterFaceOf, styleOf } from '../view/position';
import { describeCounter } from '../view/words';
import { CITIES, POWERS } from '../vocabulary';
import type { State } from './state';

/** All counters of the game; equal ones are numbered, since they look the same. */
const listCounters = memoizeByIdentity((scenario: Scenario): readonly NumberedCounter[] => {
  const all = [
    ...POWERS.flatMap(power => livingOf(scenario, power)),
    ...CITIES.flatMap(city => lossesOf(scenario, city)),
  ];
  return all.map((counter, index) => {
    const number = all.slice(0, index).filter(other => isSameCounter(other, counter)).length;
    return { ...counter, number };
  });
});

interface NumberedCounter extends Counter {
  readonly number: number;
}

const idOf = ({ city, arm, value }: Counter, number: number): string => `${city}-${arm}-${value}-${number}`;

/** The counters of a city fight for whoever leads it. */
const countedUnits = (scenario: Scenario): readonly CountedUnit[] =>
  listCounters(scenario).map(counter => ({
    id: idOf(counter, counter.number),
    seat: null,
    name: describeCounter({ ...counter, value: null }),
    face: counterFaceOf(counter, styleOf(scenario.sides, '')),
  }));

/** Equal counters in a fixed order: those at home, those in the field, those in the battle that is fought, the dead. */
const statesOf = (
  { battle, dead, troops }: State,
  counter: Counter,
  count: number,
): readonly CounterState[] => {
  const away = troops
    .filter(troop => isSameCounter(troop, counter))
    .toSorted((one, other) => Number(one.place === battle?.place) - Number(other.place === battle?.place))
    .map(({ place }): CounterState => ({ condition: 'fresh', harm: 0, at: place }));
  const lost = dead
    .filter(other => isSameCounter(other, counter))
    .map((): CounterState => ({ condition: 'lost', harm: 1, at: null }));
  const home = Array.from(
    { length: Math.max(0, count - away.length - lost.length) },
    (): CounterState => ({ condition: 'fresh', harm: 0, at: null }),
  );
  return [...home, ...away, ...lost];
};

type CounterState = Omit<UnitFate, 'id'>;

/** 7.6 – A beaten counter is laid beside the board, and may be recovered. */
const fates = (state: State): readonly UnitFate[] => {
  const counters = listCounters(state.scenario);
  const firsts = counters.filter(({ number }) => number === 0);
  return firsts.flatMap(first => {
    const equal = counters.filter(other => isSameCounter(other, first));
    return statesOf(state, first, equal.length).map((fate, number) => ({ id: idOf(first, number), ...fate }));
  });
};

export const tally: TallyRules<Scenario, State> = {
  countedUnits,
  fates,
  ending: ({ round }) => ({ code: `words.perikles.ending.${round >= LAST_ROUND ? 'rounds' : 'defeats'}` }),
};
