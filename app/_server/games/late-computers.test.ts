import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeStore, openStore, type Store } from '@/lib/store/engine/open-store';
import { createGame, type GameWithSeats, readGame } from '@/lib/store/games/games';
import { makeTickingClock } from '@/lib/store/testing/engines';
import { forgetLateComputer, noteLateComputer } from './late-computers';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-late-'));
let store: Store;
beforeAll(async () => {
  const options = { now: makeTickingClock(), newId: randomUUID };
  store = await openStore({ place: { file: join(folder, 'store.db') }, ...options });
  await createGame(
    store,
    {
      ...{
        id: 'g',
        owner: 'anna',
        title: 'Allia',
        system: 'squares',
        home: '/s/allia/v/1',
        variant: null,
        options: {},
      },
      ...{ document: '{}', state: '{}', paceDays: null, onTimeout: 'computer', awaits: ['blue'] },
      ...{ progress: {}, dice: [], views: [{ viewer: '', view: '{}' }] },
      byViewer: {
        most: {
          ...{ seq: 0, kind: 'order', by: 'red', starts: true, summary: null, events: [] },
          ...{ isFinal: false, turn: 1, points: {} },
        },
        instead: {},
      },
      seats: [
        {
          ...{ seat: 'blue', side: 'Blue', colour: 'blue', style: 'solid', player: 'computer' },
          ...{ level: 'steady', user_id: null, name: '', token_hash: null },
        },
      ],
    },
    3,
  );
});
afterAll(async () => {
  await closeStore(store);
  rmSync(folder, { recursive: true });
});

const readFound = async (): Promise<GameWithSeats> => {
  const found = await readGame(store, 'g');
  if (!found) throw new Error('there is no game');
  return found;
};

const note = async (type: 'busy' | 'too-costly') => noteLateComputer(store, await readFound(), { type });

test('a computer that is late is told of once, and asked again for a while', async () => {
  expect(await note('too-costly')).toBe(60_000);
  const { game } = await readFound();
  expect(JSON.parse(game.requests)).toEqual({ late: { why: 'too-costly' } });
  expect(await note('too-costly')).toBe(60_000);
  expect((await readFound()).game.revision).toBe(game.revision);
  expect(await note('busy')).toBe(5000);
  expect(JSON.parse((await readFound()).game.requests)).toEqual({ late: { why: 'busy' } });
  const waits = [await note('busy'), await note('busy'), await note('busy')];
  expect(waits).toEqual([5000, 5000, null]);
});

test('when the game goes on the computer is asked as often again', async () => {
  for (let tries = 0; tries < 5; tries += 1) expect(await note('busy')).toBe(5000);
  forgetLateComputer('g');
  expect(await note('busy')).toBe(5000);
});
