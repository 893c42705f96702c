import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from '@/lib/game/computer/match-runner';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { findOrderToTakeBack } from '@/lib/game/remote/order-to-take-back';
import { type RecordedEntry, replayRecord } from '@/lib/game/remote/replay';
import { entryFor } from '@/lib/game/remote/viewer-entry';
import { readPlayable } from '@/lib/games/playable-scenario';
import type { GameInfo, GameMessage } from '@/lib/games/remote/game-message';
import { findLastSeq, type RemoteGame, receiveMessage } from '@/lib/games/remote/remote-game';
import {
  type KeptTable,
  type MoveResult,
  type OrderResult,
  openGame,
  playComputers,
  playOrder,
  type StepResult,
  takeBackOrder,
} from './games';

const textOf = (file: string): string => readFileSync(`content/scenarios/${file}.json`, 'utf8');

/** What the server would keep of a game. */
interface KeptGame extends KeptTable {
  readonly steps: readonly StepResult[];
  readonly states: ReadonlyMap<number, string>;
  readonly move: MoveResult;
}

const begin = async (file: string): Promise<KeptGame> => {
  const opened = await openGame({ text: textOf(file), variant: null, options: {} });
  if (!opened) throw new Error('no game');
  const { system, move, byViewer, dice } = opened;
  const first = { seq: 0, entry: null, dice, byViewer, before: null };
  return {
    ...{ game: file, system, seats: opened.seats.map(({ id }) => id), seq: 0, state: move.state },
    ...{ before: null, entries: [], steps: [first], states: new Map([[0, move.state]]), move },
  };
};

const keep = (kept: KeptGame, result: OrderResult): KeptGame => {
  if (result.type !== 'played') throw new Error(`${result.type}: ${JSON.stringify(result)}`);
  const { move } = result;
  const steps = [...kept.steps, ...move.steps];
  const states = new Map(kept.states);
  for (const { seq, before } of move.steps) if (before !== null) states.set(seq - 1, before);
  const entries = steps.filter(({ seq }) => seq >= move.orderFrom);
  return {
    ...{ ...kept, seq: steps.length - 1, state: move.state, steps, states, move, entries },
    before: entries.length === 0 ? null : (states.get(move.orderFrom - 1) ?? null),
  };
};

const infoFor = (kept: KeptGame, viewer: string): GameInfo =>
  ({ id: kept.game, revision: kept.seq, viewer, status: 'running' }) as GameInfo;

/** What a viewer is sent who knows the game up to a choice. */
const messageFor = (kept: KeptGame, viewer: string, known: number, base: number): GameMessage => {
  const found = kept.move.views.find(view => view.viewer === viewer);
  if (!found) throw new Error('no view');
  const { view, diff } = found;
  return {
    info: infoFor(kept, viewer),
    seq: kept.seq,
    ...(known === base ? { base, diff: JSON.parse(diff) } : { state: JSON.parse(view) }),
    entries: kept.steps.filter(({ seq }) => seq > known).map(({ byViewer }) => entryFor(byViewer, viewer)),
    talk: [],
  };
};

/** Chooses from what a seat may see alone, as its browser does. */
const chooseFrom = async (
  kept: KeptGame,
  seat: string,
  state: unknown,
  count: number,
): Promise<ActionBase> => {
  const playable = await readPlayable(JSON.parse(textOf(kept.game)), null);
  const action = playable && randomPlayer(playable.rules, state, seat, count);
  if (!action) throw new Error('nothing to choose');
  return action;
};

const MOST = 600;

/** Two players with nothing but their own views play until the game is over. */
const playWhole = async (file: string) => {
  let kept = await begin(file);
  const watching = new Map<string, RemoteGame | null>(
    [...kept.seats, ''].map(viewer => [viewer, receiveMessage(null, messageFor(kept, viewer, -1, 0))]),
  );
  let count = 0;
  while (kept.move.awaits.length > 0 && count < MOST) {
    count += 1;
    const [seat = ''] = kept.move.awaits;
    const own = watching.get(seat);
    if (!own) throw new Error('nobody looks');
    const action = await chooseFrom(kept, seat, own.state, count);
    const base = kept.seq;
    kept = keep(kept, await playOrder({ kept, seat, actions: [action] }));
    for (const [viewer, before] of watching)
      watching.set(viewer, receiveMessage(before, messageFor(kept, viewer, base, base)));
  }
  return { kept, watching };
};

describe('a game by link, from order to order', () => {
  test('a whole Pocket Battle is played from what each seat may see, and everybody ends with the same log', async () => {
    const { kept, watching } = await playWhole('pocket-battles/pocket-clastidium');
    expect(kept.move.result).not.toBeNull();
    expect(kept.seq).toBeGreaterThan(30);
    for (const [viewer, remote] of watching) {
      if (!remote) throw new Error('lost');
      expect(findLastSeq(remote)).toBe(kept.seq);
      const fresh = receiveMessage(null, messageFor(kept, viewer, -1, 0));
      expect(remote.state).toEqual(fresh?.state);
      expect(remote.entries).toEqual(fresh?.entries);
    }
    const playable = await readPlayable(JSON.parse(textOf(kept.game)), null);
    const record = kept.steps as readonly RecordedEntry[];
    const moments = playable && replayRecord(playable.rules, playable.scenario, record);
    expect(JSON.parse(JSON.stringify(moments?.at(-1)?.state))).toEqual(JSON.parse(kept.state));
  });

  test('a message that is missing is noticed, and an old one changes nothing', async () => {
    const first = await begin('pocket-battles/pocket-clastidium');
    const seat = first.move.awaits[0] ?? '';
    const seen = receiveMessage(null, messageFor(first, seat, -1, 0));
    const play = async (kept: KeptGame, count: number): Promise<KeptGame> => {
      const now = receiveMessage(null, messageFor(kept, kept.move.awaits[0] ?? '', -1, 0));
      const action = await chooseFrom(kept, kept.move.awaits[0] ?? '', now?.state, count);
      return keep(kept, await playOrder({ kept, seat: kept.move.awaits[0] ?? '', actions: [action] }));
    };
    const second = await play(first, 1);
    const third = await play(second, 2);
    expect(receiveMessage(seen, messageFor(third, seat, second.seq, second.seq))).toBeNull();
    const newest = receiveMessage(seen, messageFor(third, seat, 0, -2));
    expect(newest && findLastSeq(newest)).toBe(third.seq);
    expect(receiveMessage(newest, messageFor(second, seat, 0, 0))).toBe(newest);
    const twice = receiveMessage(newest, messageFor(third, seat, second.seq, second.seq));
    expect(twice?.moments).toBe(newest?.moments);
  });

  test('computers take their seats: the first round of Perikles with one person', async () => {
    let kept = await begin('perikles/perikles-431');
    const [own = '', ...others] = kept.seats;
    const levels = Object.fromEntries(others.map(seat => [seat, 'quick' as const]));
    const round = kept.move.progress.now;
    // A fourth defeat of Athens or Sparta ends the game in its first round already.
    const isRoundOver = (): boolean => kept.move.progress.now > round || kept.move.awaits.length === 0;
    for (let count = 0; count < 400 && !isRoundOver(); count += 1) {
      if (kept.move.awaits.includes(own)) {
        const seen = receiveMessage(null, messageFor(kept, own, -1, 0));
        const action = await chooseFrom(kept, own, seen?.state, count);
        kept = keep(kept, await playOrder({ kept, seat: own, actions: [action] }));
      } else kept = keep(kept, await playComputers({ kept, levels, time: 200 }));
    }
    expect(isRoundOver()).toBe(true);
  }, 120_000);
});

test('what the book leaves to the players is as they chose it, and nothing that it does not offer', async () => {
  const text = textOf('pocket-battles/pocket-clastidium');
  const usual = await openGame({ text, variant: null, options: { 'set-up': 'free' } });
  const chosen = await openGame({ text, variant: null, options: { 'set-up': 'drawn', win: 'on' } });
  expect(usual?.options).toEqual({});
  expect(chosen?.options).toEqual({ 'set-up': 'drawn' });
  const roundOf = (game: typeof usual): unknown => JSON.parse(game?.move.state ?? '{}').round;
  expect([roundOf(usual), roundOf(chosen)]).toEqual([0, 1]);
});

describe('what a player sends', () => {
  test('is theirs whatever they say, and is refused when it is not their turn or not legal', async () => {
    const kept = await begin('pocket-battles/pocket-clastidium');
    const seat = kept.move.awaits[0] ?? '';
    const other = kept.seats.find(id => id !== seat) ?? '';
    const action = await chooseFrom(kept, seat, JSON.parse(kept.state), 1);
    expect(await playOrder({ kept, seat: other, actions: [action] })).toMatchObject({ type: 'refused' });
    const stolen = await playOrder({ kept, seat, actions: [{ ...action, by: other }] });
    expect(stolen.type === 'played' && stolen.move.steps[0]?.byViewer.most.by).toBe(seat);
  });

  test.each([
    ['an unknown choice', { type: 'win', by: '' }],
    ['a choice without its parts', { type: 'place', by: '' }],
    ['parts of other kinds', { type: 'place', by: '', unit: { a: [1] }, to: 7, at: null }],
    ['what is not a choice', { type: '__proto__', by: '', constructor: 'x' }],
  ])('%s is refused, not a failure', async (_, action) => {
    const kept = await begin('pocket-battles/pocket-clastidium');
    const result = await playOrder({ kept, seat: kept.move.awaits[0] ?? '', actions: [action] });
    expect(result.type).toBe('refused');
  });
});

describe('a game that was begun before', () => {
  test('whose state this release cannot read is not played on', async () => {
    const kept = await begin('pocket-battles/pocket-clastidium');
    const seat = kept.move.awaits[0] ?? '';
    const unreadable = { ...kept, state: '{"of":"another time"}' };
    expect(await playOrder({ kept: unreadable, seat, actions: [{ type: 'x', by: seat }] })).toEqual({
      type: 'unreadable',
    });
    expect(await playOrder({ kept: { ...kept, system: 'gone' }, seat, actions: [] })).toEqual({
      type: 'unreadable',
    });
  });

  test('an order is taken back as if it had not been given, and everybody is told', async () => {
    const kept = await begin('pocket-battles/pocket-clastidium');
    const seat = kept.move.awaits[0] ?? '';
    const action = await chooseFrom(kept, seat, JSON.parse(kept.state), 1);
    const played = keep(kept, await playOrder({ kept, seat, actions: [action] }));
    const told = played.steps.map(({ byViewer }) => entryFor(byViewer, seat));
    const back = findOrderToTakeBack(told, seat);
    expect(back).toEqual({ to: 0, isFree: true });
    const state = played.states.get(back?.to ?? -1) ?? '';
    const after = keep(played, await takeBackOrder({ kept: played, seat, state, to: 0 }));
    expect(JSON.parse(after.state)).toEqual(JSON.parse(kept.state));
    expect(after.steps.at(-1)?.byViewer.most).toMatchObject({ kind: 'taken-back', by: seat, to: 0 });
    const now = after.steps.map(({ byViewer }) => entryFor(byViewer, seat));
    expect(findOrderToTakeBack(now, seat)).toBeNull();
  });
});
