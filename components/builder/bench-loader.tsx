'use client';

import dynamic from 'next/dynamic';
import { LoadingRoom } from '@/components/studio/loading-room';
import type { StudioDraft } from '@/components/studio/studio-state';

interface BenchProps {
  readonly draft: StudioDraft;
}

const browserOnly = { ssr: false, loading: LoadingRoom } as const;

/** The builder of armies, made in the browser only. */
export const ArmyBench = dynamic(async () => {
  const [{ OpenBench }, { ArmyRoom }] = await Promise.all([import('./open-bench'), import('./army-room')]);
  return ({ draft }: BenchProps) => <OpenBench draft={draft} room={ArmyRoom} />;
}, browserOnly);

/** The editor of army lists, likewise. */
export const ListBench = dynamic(async () => {
  const [{ OpenBench }, { ListRoom }] = await Promise.all([import('./open-bench'), import('./list-room')]);
  return ({ draft }: BenchProps) => <OpenBench draft={draft} room={ListRoom} />;
}, browserOnly);
