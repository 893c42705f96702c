'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { loadSystem } from '@/lib/systems';
import controls from './controls.module.css';
import { draftClient } from './draft-client';
import { LoadingRoom } from './loading-room';
import { readCopy } from './local-copy';
import { startSaver } from './saver';
import { Studio } from './studio';
import type { Studio as StudioValue } from './studio-context';
import { openStudio, type StudioDraft } from './studio-state';
import { createStudioStore } from './studio-store';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

const studioFor = async (draft: StudioDraft): Promise<StudioValue | null> => {
  const system = await loadSystem(draft.system);
  if (!system?.documents[draft.kind]) return null;
  const judge = { system, format: draft.kind };
  const store = createStudioStore(openStudio(judge, draft, readCopy(localStorage, draft.id)));
  const saver = startSaver({ store, draftId: draft.id, client: draftClient, shelf: localStorage });
  return { draftId: draft.id, store, saver, map: { spaceAt: () => null } };
};

interface OpenDraftProps {
  readonly draft: StudioDraft;
  readonly licenseKey: string | undefined;
}

/** Loads the one system that the draft needs, then opens the workshop. */
export const OpenDraft = ({ draft, licenseKey }: OpenDraftProps) => {
  const errors = useTranslations('errors');
  const [studio, setStudio] = useState<StudioValue | 'unknown' | null>(null);
  useEffect(() => {
    let opened: StudioValue | null = null;
    let isLeft = false;
    void studioFor(draft).then(made => {
      opened = made;
      if (isLeft) made?.saver.stop();
      else setStudio(made ?? 'unknown');
    });
    return () => {
      isLeft = true;
      opened?.saver.stop();
    };
  }, [draft]);
  if (studio === null) return <LoadingRoom />;
  if (studio === 'unknown') return <p className={controls.hint}>{errors('unknown-system')}</p>;
  return <Studio studio={studio} licenseKey={licenseKey} />;
};
