import { describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystem } from '@/lib/systems';
import { openStudio } from '../session/state';
import { createStudioStore, type StudioStore } from '../session/store';
import { retitle } from '../testing/edit-steps';
import { withSave } from './saver';
import { checkServerRevision, startTabSync, type TabChannel, type TabMessage } from './tab-sync';

// Not in a hook: on a busy machine reading a whole rule book may take longer than a hook may.
const loaded = await loadSystem('lost-battles');
if (!loaded) throw new Error('no system');
const system: AnySystem = loaded;

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
  startTabSync({ store, tabId: tabId, channel });
  return store;
};

describe('two windows on one draft', () => {
  test('hear of each other at once', () => {
    const channels: TabChannel[] = [];
    const [first, second] = [windowOn(channels, 'a'), windowOn(channels, 'b')];
    expect(first.getState().notice).toBe('open-elsewhere');
    expect(second.getState().notice).toBe('open-elsewhere');
  });

  test('what one saves the other is told, and keeps its own', () => {
    const channels: TabChannel[] = [];
    const [first, second] = [windowOn(channels, 'a'), windowOn(channels, 'b')];
    second.update(state => retitle(state, 'Mine'));
    first.update(state => withSave(state, { status: 'saved', revision: 2 }));
    expect(second.getState().save.status).toBe('conflict');
    expect(second.getState().derived.scenario?.title).toBe('Mine');
    expect(first.getState().save.status).toBe('saved');
  });

  test('an older revision is no news', () => {
    const channels: TabChannel[] = [];
    const [first, second] = [windowOn(channels, 'a'), windowOn(channels, 'b')];
    second.update(state => withSave(state, { revision: 5 }));
    first.update(state => withSave(state, { status: 'saved', revision: 2 }));
    expect(second.getState().save.status).toBe('saved');
  });

  test('on two devices: whoever comes back to his window is told', async () => {
    const store = windowOn([], 'a');
    const load = async () => ({ type: 'done', value: { revision: 7, document: cannae } }) as const;
    await checkServerRevision(store, { load }, 'd');
    expect(store.getState().save.status).toBe('conflict');
  });
});
