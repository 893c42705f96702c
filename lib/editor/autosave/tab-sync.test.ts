import { describe, expect, test, vi } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystem } from '@/lib/systems';
import { openStudio } from '../session/state';
import { createStudioStore, type StudioStore } from '../session/store';
import { retitle } from '../testing/edit-steps';
import { withSave } from './saver';
import { followServer, startTabSync, type TabChannel, type TabMessage } from './tab-sync';

// Not in a hook: on a busy machine reading a whole rule book may take longer than a hook may.
const loaded = await loadSystem('lost-battles');
if (!loaded) throw new Error('no system');
const system: AnySystem = loaded;

const newest = { revision: 7, document: { ...cannae, title: 'Theirs' } };
const load = async () => ({ type: 'done', value: newest }) as const;

const windowOn = (channels: TabChannel[], tabId: string): StudioStore => {
  const draft = { id: 'd', kind: 'scenario', system: system.id, revision: 1, slug: null } as const;
  const store = createStudioStore(
    openStudio({ system, format: 'scenario' }, { ...draft, document: cannae }, null),
  );
  const channel: TabChannel = {
    onmessage: null,
    close: () => undefined,
    postMessage: word => {
      for (const other of channels)
        if (other !== channel) other.onmessage?.({ data: word } as MessageEvent<TabMessage>);
    },
  };
  channels.push(channel);
  startTabSync({ store, tabId, channel, onNewer: () => void followServer(store, { load }, 'd') });
  return store;
};

describe('two windows on one draft', () => {
  test('hear of each other at once', () => {
    const channels: TabChannel[] = [];
    const [first, second] = [windowOn(channels, 'a'), windowOn(channels, 'b')];
    expect(first.getState().notice).toBe('open-elsewhere');
    expect(second.getState().notice).toBe('open-elsewhere');
  });

  test('a window with its own edits keeps them when the other saves, and says so', async () => {
    const channels: TabChannel[] = [];
    const [first, second] = [windowOn(channels, 'a'), windowOn(channels, 'b')];
    second.update(state => retitle(state, 'Mine'));
    first.update(state => withSave(state, { status: 'saved', revision: 7 }));
    await vi.waitFor(() => expect(second.getState().save.status).toBe('conflict'));
    expect(second.getState().derived.scenario?.title).toBe('Mine');
    expect(first.getState().save.status).toBe('saved');
  });

  test('a window without own edits follows silently', async () => {
    const channels: TabChannel[] = [];
    const [first, second] = [windowOn(channels, 'a'), windowOn(channels, 'b')];
    first.update(state => withSave(state, { status: 'saved', revision: 7 }));
    await vi.waitFor(() => expect(second.getState().derived.scenario?.title).toBe('Theirs'));
    expect(second.getState().save).toMatchObject({ status: 'saved', revision: 7 });
  });

  test('an older revision is no news', () => {
    const channels: TabChannel[] = [];
    const [first, second] = [windowOn(channels, 'a'), windowOn(channels, 'b')];
    second.update(state => withSave(state, { revision: 5 }));
    first.update(state => withSave(state, { status: 'saved', revision: 2 }));
    expect(second.getState().save.status).toBe('saved');
  });

  test('on two devices: a window that is shown again has the newest version', async () => {
    const store = windowOn([], 'a');
    await followServer(store, { load }, 'd');
    expect(store.getState().save).toMatchObject({ status: 'saved', revision: 7 });
    expect(store.getState().derived.scenario?.title).toBe('Theirs');
  });

  test('on two devices: own edits are kept, and the author is asked', async () => {
    const store = windowOn([], 'a');
    store.update(state => retitle(state, 'Mine'));
    await followServer(store, { load }, 'd');
    expect(store.getState().save.status).toBe('conflict');
    expect(store.getState().derived.scenario?.title).toBe('Mine');
  });
});
