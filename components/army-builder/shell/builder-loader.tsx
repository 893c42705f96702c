'use client';

import dynamic from 'next/dynamic';
import { LoadingScreen } from '@/components/editor/session/loading-screen';
import type { SentDraft } from '@/lib/editor/session/state';

interface BuilderProps {
  readonly draft: SentDraft;
}

/** The builder of armies, made in the browser only. */
export const ArmyBuilder = dynamic<BuilderProps>(
  async () => {
    const [{ OpenedBuilder }, { ArmyScreen }] = await Promise.all([
      import('./opened-builder'),
      import('../army/army-screen'),
    ]);
    return ({ draft }: BuilderProps) => <OpenedBuilder draft={draft} room={ArmyScreen} />;
  },
  { ssr: false, loading: LoadingScreen },
);

/** The editor of army lists, loaded the same way. */
export const ListEditor = dynamic<BuilderProps>(
  async () => {
    const [{ OpenedBuilder }, { ListScreen }] = await Promise.all([
      import('./opened-builder'),
      import('../list-editor/list-screen'),
    ]);
    return ({ draft }: BuilderProps) => <OpenedBuilder draft={draft} room={ListScreen} />;
  },
  { ssr: false, loading: LoadingScreen },
);
