import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { loadSystem } from '@/lib/systems';
import type { Answer, DraftClient } from './draft-client';
import { fieldSet } from './edits';
import { keepCopy, readCopy, type Shelf } from './local-copy';
import { RETRY_AFTER, SAVE_AFTER, type Saver, startSaver } from './saver';
import { openStudio, undone } from './studio-state';
import { createStudioStore, type StudioStore } from './studio-store';

type Saved = Answer<{ readonly revision: number }>;

const shelfOf = (): Shelf => {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
};

const refuse = async (): Promise<never> => {
  throw new Error('not asked in this test');
};

interface Room {
  readonly store: StudioStore;
  readonly saver: Saver;
  readonly shelf: Shelf;
  readonly save: ReturnType<typeof vi.fn<DraftClient['save']>>;
}

const roomWith = async (...answers: readonly Saved[]): Promise<Room> => {
  const system = await loadSystem('lost-battles');
  if (!system) throw new Error('no system');
  const draft = {
    id: 'd',
    kind: 'scenario',
    system: system.id,
    revision: 1,
    slug: null,
    document: cannae,
  } as const;
  const store = createStudioStore(openStudio({ system, format: 'scenario' }, draft, null));
  const save = vi.fn<DraftClient['save']>();
  for (const answer of answers) save.mockResolvedValueOnce(answer);
  const shelf = shelfOf();
  const client: DraftClient = { save, load: refuse, create: refuse, publish: refuse };
  return { store, shelf, save, saver: startSaver({ store, draftId: 'd', client, shelf }) };
};

const retitle = ({ store }: Room, title: string): void =>
  store.update(state => fieldSet(state, 'name', ['title'], title));

const statusOf = ({ store }: Room): string => store.getState().save.status;

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
    expect(room.save).toHaveBeenCalledExactlyOnceWith('d', 1, expect.objectContaining({ title: 'AB' }));
    expect(room.store.getState().save).toMatchObject({ status: 'saved', revision: 2 });
  });

  test('at once when asked, and the copy on the device is given up', async () => {
    const room = await roomWith(done(2));
    retitle(room, 'A');
    expect(readCopy(room.shelf, 'd')).toMatchObject({ revision: 1, document: { title: 'A' } });
    expect(await room.saver.saveNow()).toBe(true);
    expect(readCopy(room.shelf, 'd')).toBeNull();
  });

  test('nothing to save is saved already', async () => {
    const room = await roomWith();
    expect(await room.saver.saveNow()).toBe(true);
    retitle(room, 'A');
    room.store.update(undone);
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
    expect(room.save).toHaveBeenLastCalledWith('d', 2, expect.objectContaining({ title: 'AB' }));
    expect(room.store.getState().save).toMatchObject({ status: 'saved', revision: 3 });
  });

  test('out of reach: kept on the device, tried again until it is there', async () => {
    const room = await roomWith({ type: 'unreachable' }, { type: 'unreachable' }, done(2));
    retitle(room, 'A');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(statusOf(room)).toBe('offline');
    expect(readCopy(room.shelf, 'd')).toMatchObject({ document: { title: 'A' } });
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect(statusOf(room)).toBe('offline');
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect(statusOf(room)).toBe('saved');
  });

  test('a conflict stops saving until it is settled', async () => {
    const room = await roomWith({ type: 'conflict' });
    retitle(room, 'A');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    retitle(room, 'AB');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER * 2);
    expect(statusOf(room)).toBe('conflict');
    expect(room.save).toHaveBeenCalledTimes(1);
    expect(await room.saver.saveNow()).toBe(false);
  });

  test('a refusal says why, and the next edit tries again', async () => {
    const room = await roomWith({ type: 'refused', code: 'too-large' }, done(2));
    retitle(room, 'A');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(room.store.getState().save).toMatchObject({ status: 'refused', fault: 'too-large' });
    retitle(room, 'AB');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(statusOf(room)).toBe('saved');
  });
});

describe('the copy on the device', () => {
  test('what is no copy is none', () => {
    const shelf = shelfOf();
    shelf.setItem('battlewright-draft-d', 'not json');
    expect(readCopy(shelf, 'd')).toBeNull();
    shelf.setItem('battlewright-draft-d', '{"revision":"1"}');
    expect(readCopy(shelf, 'd')).toBeNull();
  });

  test('a device without room says so', () => {
    const full: Shelf = {
      ...shelfOf(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keepCopy(full, 'd', { revision: 1, document: {} })).toBe(false);
  });
});
