import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { readDocument } from '@/lib/systems/read-document';
import { randomPlayer } from '../../computer/match-runner';
import {
  changeDice,
  findDecider,
  type GameSession,
  getCurrentMoment,
  openSession,
  playAction,
} from '../session/game-session';
import { listHeadlines, listNewHeadlines } from './headlines';
import { canRead, listFollowing, listLoggedOrders, listLoggedTurns, orderAt } from './order-log';
import { listTurningPoints } from './turning-points';

const BATTLES = [
  'lost-battles/cannae',
  'prussias-glory/rossbach-battle',
  'in-death-ground/maldon-991',
  'pocket-battles/pocket-clastidium',
  'perikles/perikles-413',
] as const;

const playOut = async (file: string, steps: number): Promise<GameSession & { seats: readonly string[] }> => {
  const read = await readDocument(JSON.parse(await readFile(`content/scenarios/${file}.json`, 'utf8')));
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error('no game');
  const seats = read.system.seats(read.checked.document).map(({ id }) => id);
  let match = openSession(read.system.play, read.checked.document, 11);
  for (let count = 0; count < steps; count += 1) {
    const seat = findDecider(match);
    const action = seat && randomPlayer(match.rules, getCurrentMoment(match).state, seat, count);
    const step = action ? playAction(match, action) : null;
    if (step?.type !== 'played') break;
    match = step.match;
  }
  return { ...match, seats };
};

describe.each(BATTLES)('the log of %s', file => {
  test('every line covers its own moments, none twice, and every event is readable in some line or hidden', async () => {
    const match = await playOut(file, 80);
    for (const viewer of [...match.seats, 'all']) {
      const orders = listLoggedOrders(match, viewer);
      for (const [index, { from, to }] of orders.entries()) {
        expect(from).toBeLessThanOrEqual(to);
        expect(from).toBeGreaterThan(orders[index - 1]?.to ?? -1);
      }
      for (const { events } of orders) for (const event of events) expect(canRead(event, viewer)).toBe(true);
    }
  });

  test('each line can be said, to each seat', async () => {
    const match = await playOut(file, 80);
    for (const viewer of [...match.seats, 'all'])
      for (const { summary } of listLoggedOrders(match, viewer)) {
        if (!summary) continue;
        expect(say(summary.text)).not.toBe('');
        if (summary.cost) expect(say(summary.cost)).not.toBe('');
      }
  });

  test('a log that grows is the same as one made at once', async () => {
    const match = await playOut(file, 40);
    const [first, ...rest] = match.moments;
    for (let count = 0; count <= rest.length; count += 1)
      listLoggedOrders({ ...match, moments: [first, ...rest.slice(0, count)] }, 'all');
    const fresh = await playOut(file, 40);
    expect(listLoggedOrders(match, 'all')).toEqual(listLoggedOrders(fresh, 'all'));
  });

  test('the points gained in all turns are those between beginning and end', async () => {
    const match = await playOut(file, 80);
    const turns = listLoggedTurns(match, listLoggedOrders(match, 'all'), match.seats, 'all');
    expect(turns.flatMap(({ orders }) => orders)).toEqual(listLoggedOrders(match, 'all'));
    const pointsIn = (state: unknown, seat: string): number =>
      match.rules.scoreBreakdown?.(state, seat, 'all').reduce((sum, { value }) => sum + value, 0) ?? 0;
    for (const seat of match.seats)
      expect(turns.reduce((sum, { gained }) => sum + (gained[seat] ?? 0), 0)).toBe(
        pointsIn(getCurrentMoment(match).state, seat) - pointsIn(match.moments[0].state, seat),
      );
  });
});

test('other dice are a line of their own, and what follows begins another', async () => {
  const match = changeDice(await playOut('lost-battles/cannae', 3), 5);
  const action = randomPlayer(match.rules, getCurrentMoment(match).state, findDecider(match) ?? '', 1);
  const step = action ? playAction(match, action) : null;
  if (step?.type !== 'played') throw new Error('refused');
  const orders = listLoggedOrders(step.match, 'all');
  expect(orderAt(orders, 4)?.type).toBe('other-dice');
  expect(orderAt(orders, 4)).toMatchObject({ from: 4, to: 4 });
});

test('headlines are new until a person decides again', async () => {
  const match = await playOut('pocket-battles/pocket-clastidium', 400);
  const all = listHeadlines(match, 'all', 0, match.at);
  const news = listNewHeadlines(match, 'all');
  expect(all.filter(({ at }) => at === match.at)).toEqual(news);
  const computers = Object.fromEntries(
    match.seats.map(seat => [seat, { type: 'computer', level: 'learner' } as const]),
  );
  expect(listNewHeadlines({ ...match, players: computers }, 'all')).toEqual(all);
});

test('the orders that changed the score most are told in their order, no more than asked for', async () => {
  const match = await playOut('pocket-battles/pocket-clastidium', 400);
  const orders = listLoggedOrders(match, 'all');
  const five = listTurningPoints(match, orders, match.seats, 'all', 5);
  expect(five.length).toBeGreaterThan(0);
  expect(five.length).toBeLessThanOrEqual(5);
  expect(five).toEqual(five.toSorted((one, other) => one.from - other.from));
  const marginOf = (at: number): number => {
    const [one = 0, other = 0] = match.seats.map(
      seat =>
        match.rules
          .scoreBreakdown?.(match.moments[at]?.state, seat, 'all')
          .reduce((sum, { value }) => sum + value, 0) ?? 0,
    );
    return one - other;
  };
  const changes = orders
    .filter(({ type }) => type === 'order')
    .map(({ from, to }) => Math.abs(marginOf(to) - marginOf(from - 1)));
  const most = changes.toSorted((one, other) => other - one).slice(0, five.length);
  expect(five.map(({ from, to }) => Math.abs(marginOf(to) - marginOf(from - 1))).toSorted()).toEqual(
    most.toSorted(),
  );
});

test.each([
  ['prussias-glory/rossbach-battle', 400],
  ['in-death-ground/maldon-991', 400],
  ['pocket-battles/pocket-clastidium', 400],
] as const)('what follows an order by itself in %s is told with it, each part once', async (file, steps) => {
  const match = await playOut(file, steps);
  const told = listLoggedOrders(match, 'all').flatMap(({ summary }) => listFollowing(summary));
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told).size).toBe(told.length);
  for (const { text } of told) expect(say(text)).not.toBe('');
});
