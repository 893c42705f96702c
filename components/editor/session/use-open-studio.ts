'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';
import { type CachedDraft, newestCopyOf } from '@/lib/editor/autosave/cached-draft';
import { type DraftCache, openDraftCache } from '@/lib/editor/autosave/draft-cache';
import { startSaver } from '@/lib/editor/autosave/saver';
import { type CheckWorker, startCheckClient } from '@/lib/editor/check-worker/client';
import { makeDeferredWorker } from '@/lib/editor/check-worker/deferred-worker';
import { openStudio } from '@/lib/editor/session/open-studio';
import { readPanels, readTool, rememberPanels } from '@/lib/editor/session/panel-memory';
import { BATTLE_TABS, chooseTab } from '@/lib/editor/session/panels';
import type { SentDraft, StudioDraft, StudioState } from '@/lib/editor/session/state';
import { createStudioStore, type StudioStore } from '@/lib/editor/session/store';
import { readView, rememberView } from '@/lib/editor/session/view-state';
import { startLive } from '@/lib/editor/together/live';
import { loadSystem } from '@/lib/systems';
import { draftClient } from './draft-client';
import type { Studio as StudioValue } from './studio-context';
import { findLayout } from './use-layout';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

/** Random numbers are available on every page; `randomUUID` only over https. */
const newTabId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map(word => word.toString(36)).join('');

const MAX_WAIT = 500;

/** Once the map is visible: a worker that starts at the same time would slow it down. */
const whenIdle = (job: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(job, { timeout: MAX_WAIT });
  else setTimeout(job, MAX_WAIT / 2);
};

const makeWorker = (): CheckWorker =>
  makeDeferredWorker(
    () =>
      new Worker(new URL('../../../lib/editor/check-worker/worker.ts', import.meta.url), { type: 'module' }),
    whenIdle,
  );

interface OpenedStudio {
  readonly studio: StudioValue;
  close(): void;
}

/** The address may name a part of the battle's panel, as My work does. */
const openAskedTab = (state: StudioState): StudioState => {
  const asked = new URLSearchParams(window.location.search).get('panel');
  const tab = BATTLE_TABS.find(name => name === asked);
  return tab ? chooseTab(state, tab) : state;
};

const loadStudio = async ({ text, ...draft }: SentDraft): Promise<OpenedStudio | null> => {
  const cache = openDraftCache();
  const [system, copies] = await Promise.all([loadSystem(draft.system), cache.copiesOf(draft.id)]);
  if (!system?.documents[draft.kind]) return null;
  const sent = { ...draft, document: JSON.parse(text) };
  const opened = openStudio({ system, format: draft.kind }, await findNewest(sent, copies), copies);
  const view = readView(localStorage, draft.id);
  const store = createStudioStore(
    openAskedTab({
      ...opened,
      view,
      tool: readTool(opened),
      panels: readPanels(opened, findLayout()),
    }),
  );
  return startStudio(draft.id, store, cache, copies);
};

/**
 * After Back, and without a network, the page is as it was first sent: a newer copy on this device is used, and the
 * server has the newest.
 */
const findNewest = async (draft: StudioDraft, copies: readonly CachedDraft[]): Promise<StudioDraft> => {
  if (!copies.some(({ revision }) => revision > draft.revision)) return draft;
  const answer = await draftClient.load(draft.id);
  return { ...draft, ...(answer.type === 'done' ? answer.value : newestCopyOf(draft, copies)) };
};

const startStudio = (
  draftId: string,
  store: StudioStore,
  cache: DraftCache,
  takenOver: readonly CachedDraft[],
): OpenedStudio => {
  const [tabId, now] = [newTabId(), Date.now];
  const endings = [rememberView(store, localStorage, draftId), rememberPanels(store)];
  const saver = startSaver({
    store,
    draftId,
    client: draftClient,
    cache,
    tabId,
    now,
    takenOver,
  });
  const checks = startCheckClient(store, makeWorker);
  const live = startLive({ store, draftId, saver, tabId });
  void cache.removeStale(now());
  return {
    studio: { draftId, store, saver, live, canvas: { current: null }, ground: checks.ground },
    close: () => {
      live.stop();
      checks.stop();
      saver.stop();
      for (const end of endings) end();
    },
  };
};

/**
 * Loads the one system that the draft needs and keeps the draft while the page is open; 'unknown': nobody can read
 * it.
 */
export const useOpenStudio = (draft: SentDraft): StudioValue | 'unknown' | null => {
  const [studio, setStudio] = useState<StudioValue | 'unknown' | null>(null);
  useEffect(() => {
    let opened: OpenedStudio | null = null;
    let isLeft = false;
    void loadStudio(draft).then(made => {
      opened = made;
      if (isLeft) made?.close();
      else setStudio(made?.studio ?? 'unknown');
    });
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [draft]);
  return studio;
};
