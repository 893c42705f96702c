import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { valueAt } from '@/lib/documents/json-path';
import { commitChanges, undoStep } from '../session/state';
import { createStudioStore, type StudioStore } from '../session/store';
import { retitle as setTitle } from '../testing/edit-steps';
import { type MemoryDraftCache, makeMemoryDraftCache } from '../testing/memory-draft-cache';
import { loadKnownSystem, openBattle } from '../testing/open-battle';
import type { DraftClient, DraftResponse } from './draft-client';
import { RETRY_AFTER, SAVE_AFTER, type Saver, startSaver } from './saver';

type Saved = DraftResponse<{ readonly revision: number }>;

const refuse = async (): Promise<never> => {
  throw new Error('not asked in this test');
};

interface Room {
  readonly store: StudioStore;
  readonly saver: Saver;
  readonly cache: MemoryDraftCache;
  readonly save: ReturnType<typeof vi.fn<DraftClient['save']>>;
}

const roomWith = async (...answers: readonly Saved[]): Promise<Room> => {
  const system = await loadKnownSystem('lost-battles');
  const store = createStudioStore(openBattle(system, cannae));
  const save = vi.fn<DraftClient['save']>();
  for (const answer of answers) save.mockResolvedValueOnce(answer);
  const cache = makeMemoryDraftCache();
  const load = async () => ({ type: 'unreachable' }) as const;
  const client: DraftClient = { save, load, create: refuse, publish: refuse };
  return {
    store,
    cache,
    save,
    saver: startSaver({ store, draftId: 'd', client, cache: cache, tabId: 's', now: () => 1 }),
  };
};

const retitle = ({ store }: Room, title: string): void => store.update(state => setTitle(state, title));

const keptOf = ({ cache }: Room): unknown => {
  const [copy] = cache.rows.values();
  return copy && { ...copy, title: valueAt(copy.history.present.document, ['title']) };
};

const statusOf = ({ store }: Room): string => store.getState().save.status;

/** The revision of the last save, and the titles that it sent. */
const titlesSent = ({ save }: Room) => {
  const [, batch] = save.mock.lastCall ?? [];
  const patches = batch?.edits.flatMap(({ patch }) => patch) ?? [];
  return {
    revision: batch?.revision,
    titles: patches.map(operation => 'value' in operation && operation.value),
  };
};

const done = (revision: number): Saved => ({ type: 'done', value: { revision } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving', () => {
  test('a second after the last edit, once', async () => {
    const room = await roomWith(done(2));
    retitle(room, 'A');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER - 100);
    retitle(room, 'AB');
    expect(statusOf(room)).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER - 100);
    expect(room.save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(room.save).toHaveBeenCalledTimes(1);
    expect(titlesSent(room)).toEqual({ revision: 1, titles: ['AB'] });
    expect(room.store.getState().save).toMatchObject({ status: 'saved', revision: 2 });
  });

  test('at once when asked; the device keeps it before that, and knows afterwards that the server has it', async () => {
    const room = await roomWith(done(2));
    retitle(room, 'A');
    expect(keptOf(room)).toMatchObject({ revision: 1, isUnsaved: true, title: 'A' });
    expect(await room.saver.saveNow()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(keptOf(room)).toMatchObject({ revision: 2, isUnsaved: false, title: 'A' });
  });

  test('nothing to save is saved already', async () => {
    const room = await roomWith();
    expect(await room.saver.saveNow()).toBe(true);
    retitle(room, 'A');
    room.store.update(undoStep);
    expect(statusOf(room)).toBe('saved');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER * 2);
    expect(room.save).not.toHaveBeenCalled();
  });

  test('an edit made while a save is under way is saved after it, from the new revision', async () => {
    const room = await roomWith();
    let answer: (saved: Saved) => void = () => undefined;
    room.save.mockImplementationOnce(
      () =>
        new Promise(resolve => {
          answer = resolve;
        }),
    );
    room.save.mockResolvedValueOnce(done(3));
    retitle(room, 'A');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    retitle(room, 'AB');
    answer(done(2));
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(titlesSent(room)).toEqual({ revision: 2, titles: ['AB'] });
    expect(room.store.getState().save).toMatchObject({ status: 'saved', revision: 3 });
  });

  test('out of reach: kept on the device, tried again until it is there', async () => {
    const room = await roomWith({ type: 'unreachable' }, { type: 'unreachable' }, done(2));
    retitle(room, 'A');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(statusOf(room)).toBe('offline');
    expect(keptOf(room)).toMatchObject({ isUnsaved: true, title: 'A' });
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect(statusOf(room)).toBe('offline');
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect(statusOf(room)).toBe('saved');
  });

  test('somebody was quicker: what they did comes in, and the own edit is sent again after it', async () => {
    const theirs = { revision: 2, client: 'x', n: 1, name: { code: 'x' }, by: 'Ada', seen: 1 };
    const patch = [{ op: 'add', path: '/summary', value: 'Theirs' }] as const;
    const room = await roomWith({ type: 'conflict', edits: [{ ...theirs, patch }] }, done(3));
    retitle(room, 'A');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    await vi.advanceTimersByTimeAsync(20);
    expect(titlesSent(room)).toEqual({ revision: 2, titles: ['A'] });
    expect(statusOf(room)).toBe('saved');
    expect(room.store.getState().derived.scenario).toMatchObject({ title: 'A', summary: 'Theirs' });
    room.store.update(undoStep);
    expect(room.store.getState().derived.scenario).toMatchObject({ title: cannae.title, summary: 'Theirs' });
  });

  test('somebody was quicker, and the device is out of reach before it knows with what: it tries again', async () => {
    const room = await roomWith({ type: 'conflict', edits: null });
    retitle(room, 'A');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(statusOf(room)).toBe('offline');
    expect(keptOf(room)).toMatchObject({ isUnsaved: true, title: 'A' });
  });

  test('a refusal says why, and the next edit tries again', async () => {
    const room = await roomWith({ type: 'refused', code: 'too-large' }, done(2));
    retitle(room, 'A');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(room.store.getState().save).toMatchObject({ status: 'refused', errorCode: 'too-large' });
    retitle(room, 'AB');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(statusOf(room)).toBe('saved');
  });
});

describe('the copy on the device', () => {
  test('a device without room says so, and says so no longer once it has room', async () => {
    const room = await roomWith(done(2), done(3));
    room.cache.isFull = true;
    retitle(room, 'A');
    await vi.advanceTimersByTimeAsync(0);
    expect(room.store.getState().save.isCached).toBe(false);
    room.cache.isFull = false;
    retitle(room, 'AB');
    await vi.advanceTimersByTimeAsync(0);
    expect(room.store.getState().save.isCached).toBe(true);
  });

  test('keeps the last of many edits, and its history', async () => {
    const room = await roomWith(done(2));
    for (const title of ['A', 'AB', 'ABC'])
      room.store.update(state =>
        commitChanges(state, { code: title }, [{ op: 'replace', path: ['title'], value: title }]),
      );
    await vi.advanceTimersByTimeAsync(0);
    expect(keptOf(room)).toMatchObject({ title: 'ABC', history: { past: { length: 3 } } });
  });

  test('is given up when the work goes on as another draft', async () => {
    const room = await roomWith();
    retitle(room, 'A');
    await room.saver.discard();
    expect(room.cache.rows.size).toBe(0);
  });

  test('of an earlier sitting is given up once the server has what it held', async () => {
    const earlier = { draft: 'd', sitting: 'e', revision: 1, isUnsaved: true, at: 5 };
    const room = await roomWith(done(2));
    const copy = { ...earlier, history: room.store.getState().history };
    await room.cache.save(copy);
    room.saver.stop();
    const { store, cache, save } = room;
    const client: DraftClient = { save, load: refuse, create: refuse, publish: refuse };
    const needs = { store, draftId: 'd', client, cache: cache, tabId: 's', now: () => 6, takenOver: [copy] };
    const saver = startSaver(needs);
    retitle(room, 'A');
    await saver.saveNow();
    await vi.advanceTimersByTimeAsync(0);
    expect([...cache.rows.keys()]).toEqual(['d s']);
    saver.stop();
  });
});
