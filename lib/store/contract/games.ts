import { describe, expect, test } from 'vitest';
import type { ViewerEntry } from '@/lib/game/remote/viewer-entry';
import { deleteAccount } from '../accounts/delete-account';
import { hashSecret } from '../accounts/secret-hash';
import { transferOwnership } from '../accounts/transfer-ownership';
import { formatGameTopic } from '../bus/announce';
import { openPostgresBus } from '../bus/postgres-bus';
import { openSqliteBus } from '../bus/sqlite-bus';
import type { Store } from '../engine/open-store';
import { createGame, type NewGame, readGame, updateGame } from '../games/games';
import { addMessage, readMessages, setBlock } from '../games/messages';
import {
  commitMove,
  type Move,
  readEntriesByViewer,
  readPastStates,
  readRunningState,
  readView,
} from '../games/moves';
import { setSeatPlayer, takeSeat } from '../games/seats';
import { type Engine, useEngine } from '../testing/engines';

const MOST = 3;

const told = (seq: number): ViewerEntry => ({
  ...{ seq, kind: 'order', by: 'red', starts: true, summary: null, events: [] },
  ...{ isFinal: false, turn: 1, points: {} },
});

const byViewer = (seq: number) => ({ most: told(seq), instead: {} });

const newGame = (id: string, owner = 'anna'): NewGame => ({
  ...{ id, owner, title: 'Allia', system: 'squares', home: '/s/allia/v/1', variant: null, options: {} },
  ...{ document: '{}', state: '{"at":0}', paceDays: null, onTimeout: 'computer' },
  ...{ awaits: ['red'], progress: {}, dice: [1, 2, 3, 4], byViewer: byViewer(0) },
  views: [
    { viewer: 'red', view: '{"red":0}' },
    { viewer: '', view: '{"all":0}' },
  ],
  seats: [
    {
      ...{ seat: 'red', side: 'Red', colour: 'red', style: 'solid', player: 'person', level: '' },
      ...{ user_id: owner, name: owner, token_hash: null },
    },
    {
      ...{ seat: 'blue', side: 'Blue', colour: 'blue', style: 'outline', player: 'open', level: '' },
      ...{ user_id: null, name: '', token_hash: hashSecret('the link') },
    },
  ],
});

const moveTo = (game: string, base: number, count = 1): Move => {
  const seqs = Array.from({ length: count }, (_, index) => base + index + 1);
  const last = base + count;
  return {
    ...{ game, base, state: `{"at":${last}}`, orderFrom: base + 1, awaits: ['blue'], progress: {} },
    ...{ status: 'running', outcome: null, deadline: null, requests: {} },
    entries: seqs.map((seq, index) => ({
      ...{ seq, entry: { type: 'move', by: 'red' }, dice: [seq], byViewer: byViewer(seq) },
      before: index === 0 ? `{"at":${base}}` : null,
    })),
    views: [{ viewer: 'red', view: `{"red":${last}}`, diff: '[]' }],
  };
};

const join = (store: Store, user = 'bert') => takeSeat(store, 'g', { user, name: user, token: 'the link' });

const testMoves = (engine: Engine) =>
  describe('a game by link', () => {
    const { open } = useEngine(engine);

    test('begins when its last seat is taken, by the first who brings the link', async () => {
      const store = await open();
      expect(await createGame(store, newGame('g'), MOST)).toEqual({ id: 'g' });
      expect((await readGame(store, 'g'))?.game.status).toBe('open');
      expect(await takeSeat(store, 'g', { user: 'carl', name: '', token: 'another' })).toEqual({
        type: 'used',
      });
      const both = await Promise.all([join(store, 'bert'), join(store, 'carl')]);
      expect(both.map(({ type }) => type).sort()).toEqual(['taken', 'used']);
      expect((await readGame(store, 'g'))?.game.status).toBe('running');
      expect(await join(store, 'anna')).toEqual({ type: 'has-seat', seat: 'red' });
    });

    test('a user may not have more of them than so many', async () => {
      const store = await open();
      for (const id of ['a', 'b', 'c']) expect(await createGame(store, newGame(id), MOST)).toEqual({ id });
      expect(await createGame(store, newGame('d'), MOST)).toBeNull();
      expect(await createGame(store, newGame('e', 'bert'), MOST)).toEqual({ id: 'e' });
    });

    test('of two moves that follow on the same choice one is kept', async () => {
      const [store, other] = [await open(), await open()];
      await createGame(store, newGame('g'), MOST);
      await join(store);
      const kept = await Promise.all([
        commitMove(store, moveTo('g', 0, 2)),
        commitMove(other, moveTo('g', 0)),
      ]);
      expect(kept.filter(isKept => isKept)).toHaveLength(1);
      const seq = (await readGame(store, 'g'))?.game.seq ?? 0;
      expect(await readEntriesByViewer(store, 'g', 0)).toHaveLength(seq);
      expect(await commitMove(store, moveTo('g', 0))).toBe(false);
      expect(await readView(store, 'g', 'red')).toMatchObject({ seq, base: 0, view: `{"red":${seq}}` });
    });

    test('nothing moves before it has begun or after it is over', async () => {
      const store = await open();
      await createGame(store, newGame('g'), MOST);
      expect(await commitMove(store, moveTo('g', 0))).toBe(false);
      await join(store);
      expect(await commitMove(store, { ...moveTo('g', 0), status: 'over' })).toBe(true);
      expect(await commitMove(store, moveTo('g', 1))).toBe(false);
    });
  });

const testStates = (engine: Engine) =>
  describe('what a game by link keeps', () => {
    const { open } = useEngine(engine);

    test('goes on from its stored state, and every board of the past is found from a state before it', async () => {
      const store = await open();
      await createGame(store, newGame('g'), MOST);
      await join(store);
      for (let base = 0; base < 130; base += 2) await commitMove(store, moveTo('g', base, 2));
      const running = await readRunningState(store, 'g');
      expect(running).toMatchObject({ seq: 130, state: '{"at":130}', before: '{"at":128}' });
      expect(running?.entries.map(({ seq }) => seq)).toEqual([129, 130]);
      for (const from of [0, 1, 49, 50, 77, 129]) {
        const past = await readPastStates(store, 'g', from, from + 3);
        expect(past?.state).toBe(`{"at":${past?.seq}}`);
        expect(from - (past?.seq ?? -99)).toBeLessThanOrEqual(50);
        expect(past?.entries.at(0)?.seq ?? from + 1).toBe((past?.seq ?? 0) + 1);
      }
      const states = await store.db.selectFrom('game_states').select('seq').execute();
      expect(states.length).toBeLessThan(40);
    });

    test('what stands beside the board is changed by whoever saw it last', async () => {
      const [store, other] = [await open(), await open()];
      await createGame(store, newGame('g'), MOST);
      const found = await readGame(store, 'g');
      if (!found) throw new Error('no game');
      expect(await updateGame(store, found, { requests: '{"draw":{}}' })).toBe(true);
      expect(await updateGame(other, found, { requests: '{}' })).toBe(false);
      expect((await readGame(store, 'g'))?.game.requests).toBe('{"draw":{}}');
    });
  });

const testSeats = (engine: Engine) =>
  describe('seats of a game by link', () => {
    const { open } = useEngine(engine);

    test('an open seat can be the computer’s or get a new link, one that a person has cannot', async () => {
      const store = await open();
      await createGame(store, newGame('g'), MOST);
      const openSeat = { player: 'open', level: '', tokenHash: hashSecret('a new link') } as const;
      expect(await setSeatPlayer(store, 'g', 'red', openSeat)).toBe(false);
      expect(await setSeatPlayer(store, 'g', 'blue', openSeat)).toBe(true);
      expect(await join(store)).toEqual({ type: 'used' });
      const computer = { player: 'computer', level: 'steady', tokenHash: null } as const;
      expect(await setSeatPlayer(store, 'g', 'blue', computer)).toBe(true);
      expect((await readGame(store, 'g'))?.game.status).toBe('running');
      expect(await setSeatPlayer(store, 'g', 'blue', openSeat)).toBe(false);
    });

    test('whom the owner blocks takes no seat, and is not heard', async () => {
      const store = await open();
      await createGame(store, newGame('g'), MOST);
      await setBlock(store, 'anna', 'bert', true);
      expect(await join(store)).toEqual({ type: 'blocked' });
      const message = { game: 'g', seat: '', name: 'bert' };
      await addMessage(store, { ...message, user_id: 'bert', text: 'Hello' });
      await addMessage(store, { ...message, user_id: 'carl', text: 'Good luck' });
      const read = async (reader: string) =>
        (await readMessages(store, 'g', 0, reader)).map(({ text }) => text);
      expect([await read('anna'), await read('carl')]).toEqual([['Good luck'], ['Hello', 'Good luck']]);
      await setBlock(store, 'anna', 'bert', false);
      expect(await read('anna')).toEqual(['Hello', 'Good luck']);
      expect(await join(store)).toMatchObject({ type: 'taken' });
    });

    test('a guest who signs in takes their seats along, and whoever leaves gives theirs to the computer', async () => {
      const store = await open();
      await createGame(store, newGame('g'), MOST);
      await join(store, 'guest');
      await transferOwnership(store, 'guest', 'bert');
      const seatsOf = async () =>
        (await readGame(store, 'g'))?.seats.map(({ user_id, player }) => [user_id, player]);
      expect(await seatsOf()).toEqual([
        ['anna', 'person'],
        ['bert', 'person'],
      ]);
      await deleteAccount(store, 'bert', { published: 'keep' });
      expect(await seatsOf()).toEqual([
        ['anna', 'person'],
        [null, 'computer'],
      ]);
    });
  });

/** What a listener hears, one after the other. */
const makeListener = () => {
  let heard = 0;
  let wake = (): void => undefined;
  const hear = (): void => {
    heard += 1;
    wake();
  };
  const until = async (count: number): Promise<void> => {
    while (heard < count)
      await new Promise<void>(resolve => {
        wake = resolve;
      });
  };
  return { hear, until, count: () => heard };
};

const fail = (error: unknown): void => {
  throw error;
};

const testBus = (engine: Engine) =>
  describe('the bus', () => {
    const { open, place } = useEngine(engine);
    const openBus = (store: Store) => {
      const where = place();
      return 'url' in where ? openPostgresBus(where.url, fail) : openSqliteBus(store, fail);
    };

    test('another instance hears of a move once it is kept, and nothing of other games', async () => {
      const [one, other] = [await open(), await open()];
      const bus = openBus(other);
      const [game, elsewhere] = [makeListener(), makeListener()];
      bus.listen(formatGameTopic('g'), game.hear);
      bus.listen(formatGameTopic('h'), elsewhere.hear);
      // Everybody looks once when the bus is there.
      await Promise.all([game.until(1), elsewhere.until(1)]);
      await createGame(one, newGame('g'), MOST);
      await game.until(2);
      await join(one);
      await game.until(3);
      await commitMove(one, moveTo('g', 0));
      await game.until(4);
      expect(elsewhere.count()).toBe(1);
      await bus.close();
    });
  });

export const gameContract = (engine: Engine): void => {
  testMoves(engine);
  testStates(engine);
  testSeats(engine);
  testBus(engine);
};
