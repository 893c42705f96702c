import { expect, test } from 'vitest';
import opening from '@/content/scenarios/perikles/perikles-413.json';
import { scenarioSchema } from '../../document/scenario';
import { CITIES } from '../../vocabulary';
import { play } from '..';
import { stockOf } from '../game';
import { stats } from './score-breakdown';

const state = play.start(scenarioSchema.parse(opening), 1);
const [side = '', other = ''] = state.scenario.sides.map(({ id }) => id);
const [city] = CITIES;
const [counter] = state.homes;
if (!counter) throw new Error('no counter');

test('[4, 8.3] a stack of markers shows how many it is, and how many its owner has left', () => {
  const laid = { ...state, columns: { ...state.columns, [city]: { ...state.columns[city], [side]: 2 } } };
  const [markers, stock] = stats(laid, `${side}-${city}`, 'all').map(({ value }) => value);
  expect([markers, stock]).toEqual([2, stockOf(laid, side)]);
});

test('[6.4, 7.5] the value of a counter is shown to its player, and while it is covered to nobody else', () => {
  const troops = [{ ...counter, side, place: 'place-1', stance: 'attack' }] as const;
  const valueFor = (viewer: string) =>
    stats({ ...state, troops }, 'place-1-attack-0', viewer).map(({ value }) => value);
  expect([valueFor(side), valueFor('all'), valueFor(other)]).toEqual([[counter.value], [counter.value], []]);
});

test('[4] what is not in the game has no numbers', () => expect(stats(state, 'nobody', 'all')).toEqual([]));
