import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readDocument } from '@/lib/systems/read-document';
import { listLoggedOrders } from '../log/order-log';
import { findBackRequest } from './back-request';
import {
  findDecider,
  type GameSession,
  getCurrentMoment,
  openSession,
  playAction,
  reopenSession,
  takeBack,
  toGameRecord,
} from './game-session';
import { expandRecord, shortenRecord } from './short-record';
import { undoTarget } from './undo-target';

const SEATS = ['romans', 'celts'];

/** Clastidium after one unit of each side was placed. */
const placed = async (players: GameSession['players'] = {}): Promise<GameSession> => {
  const file = 'content/scenarios/pocket-battles/pocket-clastidium.json';
  const read = await readDocument(JSON.parse(await readFile(file, 'utf8')));
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error('no game');
  let match: GameSession = { ...openSession(read.system.play, read.checked.document, 3), players };
  for (let count = 0; count < 2; count += 1) {
    const [first] = match.rules.actions(getCurrentMoment(match).state, findDecider(match) ?? '');
    const step = first && playAction(match, first);
    if (step?.type !== 'played') throw new Error('refused');
    match = step.match;
  }
  return match;
};

test('the last order of a person can be asked for; another person must agree, the computer need not', async () => {
  const match = await placed();
  const [first, second] = match.moments.slice(1).map(({ entry }) => (entry && 'by' in entry ? entry.by : ''));
  expect(findBackRequest(match, SEATS)).toEqual({ at: 1, seat: second, others: [first] });

  const computer = { [second ?? '']: { type: 'computer', level: 'learner' } } as const;
  expect(findBackRequest(await placed(computer), SEATS)).toEqual({ at: 0, seat: first, others: [] });
});

test('[4.3] placing a closed stack shows its owner nothing new: undo is free until the other places', async () => {
  const match = await placed();
  expect(undoTarget(match)).toBe(1);
  const [, second] = match.moments.slice(1).map(({ entry }) => (entry && 'by' in entry ? entry.by : ''));
  expect(undoTarget(await placed({ [second ?? '']: { type: 'computer', level: 'learner' } }))).toBeNull();
});

test('a game without an order has nothing to take back', async () => {
  const match = await placed();
  expect(findBackRequest({ ...match, at: 0 }, SEATS)).toBeNull();
});

test('what was taken back is marked in log, record and link, and the old way stays as a branch', async () => {
  const match = await placed();
  const back = takeBack(match, 1, 'celts');
  expect(getCurrentMoment(back).state).toBe(match.moments[1]?.state);
  expect(listLoggedOrders(back, 'all').at(-1)).toMatchObject({ type: 'taken-back', seat: 'celts' });
  expect(back.branches).toHaveLength(1);

  const again = reopenSession(back.rules, back.scenario, toGameRecord(back)).match;
  expect(toGameRecord(again)).toEqual(toGameRecord(back));
  const { record } = expandRecord(back.rules, back.scenario, shortenRecord(back));
  expect(record.entries).toEqual(toGameRecord(back).entries);
});
