'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';
import { loadSystem } from '@/lib/systems';
import { type DeviceShelf, openDeviceShelf } from './device-shelf';
import { draftClient } from './draft-client';
import { type JudgeWorker, startJudgeDesk } from './judge-desk';
import type { KeptCopy } from './kept-copy';
import { startSaver } from './saver';
import type { Studio as StudioValue } from './studio-context';
import { openStudio, type StudioDraft } from './studio-state';
import { createStudioStore, type StudioStore } from './studio-store';
import { lookAtServer, startWindowTalk } from './window-talk';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

/** Random numbers are there on every page; the ready-made identifiers only over https. */
const newSitting = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map(word => word.toString(36)).join('');

const makeWorker = (): JudgeWorker =>
  new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });

interface OpenStudio {
  readonly studio: StudioValue;
  close(): void;
}

const studioFor = async (draft: StudioDraft): Promise<OpenStudio | null> => {
  const shelf = openDeviceShelf(indexedDB);
  const [system, copies] = await Promise.all([loadSystem(draft.system), shelf.copiesOf(draft.id)]);
  if (!system?.documents[draft.kind]) return null;
  const store = createStudioStore(openStudio({ system, format: draft.kind }, draft, copies));
  return opened(draft.id, store, shelf, copies);
};

const opened = (
  draftId: string,
  store: StudioStore,
  shelf: DeviceShelf,
  takenOver: readonly KeptCopy[],
): OpenStudio => {
  const [sitting, now] = [newSitting(), Date.now];
  const saver = startSaver({ store, draftId, client: draftClient, shelf, sitting, now, takenOver });
  const desk = startJudgeDesk(store, makeWorker);
  const channel = new BroadcastChannel(`battlewright-draft-${draftId}`);
  const endTalk = startWindowTalk({ store, sitting, channel });
  const onShown = (): void => {
    if (document.visibilityState === 'visible') void lookAtServer(store, draftClient, draftId);
  };
  document.addEventListener('visibilitychange', onShown);
  void shelf.tidy(now());
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
    let room: OpenStudio | null = null;
    let isLeft = false;
    void studioFor(draft).then(made => {
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
