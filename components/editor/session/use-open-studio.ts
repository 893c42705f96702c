'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { CachedDraft } from '@/lib/editor/autosave/cached-draft';
import { type DraftCache, openDraftCache } from '@/lib/editor/autosave/draft-cache';
import { startSaver } from '@/lib/editor/autosave/saver';
import { checkServerRevision, startTabSync } from '@/lib/editor/autosave/tab-sync';
import { type CheckWorker, startCheckClient } from '@/lib/editor/check-worker/client';
import { openStudio, type StudioDraft } from '@/lib/editor/session/state';
import { createStudioStore, type StudioStore } from '@/lib/editor/session/store';
import { loadSystem } from '@/lib/systems';
import { draftClient } from './draft-client';
import type { Studio as StudioValue } from './studio-context';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

/** Random numbers are there on every page; the ready-made identifiers only over https. */
const newTabId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map(word => word.toString(36)).join('');

const makeWorker = (): CheckWorker =>
  new Worker(new URL('../../../lib/editor/check-worker/worker.ts', import.meta.url), { type: 'module' });

interface OpenedStudio {
  readonly studio: StudioValue;
  close(): void;
}

const loadStudio = async (draft: StudioDraft): Promise<OpenedStudio | null> => {
  const cache = openDraftCache(indexedDB);
  const [system, copies] = await Promise.all([loadSystem(draft.system), cache.copiesOf(draft.id)]);
  if (!system?.documents[draft.kind]) return null;
  const store = createStudioStore(openStudio({ system, format: draft.kind }, draft, copies));
  return startStudio(draft.id, store, cache, copies);
};

const startStudio = (
  draftId: string,
  store: StudioStore,
  cache: DraftCache,
  takenOver: readonly CachedDraft[],
): OpenedStudio => {
  const [tabId, now] = [newTabId(), Date.now];
  const saver = startSaver({
    store,
    draftId,
    client: draftClient,
    cache: cache,
    tabId: tabId,
    now,
    takenOver,
  });
  const desk = startCheckClient(store, makeWorker);
  const channel = new BroadcastChannel(`battlewright-draft-${draftId}`);
  const endTalk = startTabSync({ store, tabId: tabId, channel });
  const onShown = (): void => {
    if (document.visibilityState === 'visible') void checkServerRevision(store, draftClient, draftId);
  };
  document.addEventListener('visibilitychange', onShown);
  void cache.removeStale(now());
  return {
    studio: { draftId, store, saver, map: { spaceAt: () => null }, ground: desk.ground },
    close: () => {
      document.removeEventListener('visibilitychange', onShown);
      endTalk();
      desk.stop();
      saver.stop();
    },
  };
};

/** Loads the one system that the draft needs and keeps the draft while the page stands; 'unknown': nobody can read it. */
export const useOpenStudio = (draft: StudioDraft): StudioValue | 'unknown' | null => {
  const [studio, setStudio] = useState<StudioValue | 'unknown' | null>(null);
  useEffect(() => {
    let room: OpenedStudio | null = null;
    let isLeft = false;
    void loadStudio(draft).then(made => {
      room = made;
      if (isLeft) made?.close();
      else setStudio(made?.studio ?? 'unknown');
    });
    return () => {
      isLeft = true;
      room?.close();
    };
  }, [draft]);
  return studio;
};
