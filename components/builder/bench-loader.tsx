'use client';

import dynamic from 'next/dynamic';
import { LoadingRoom } from '@/components/studio/loading-room';
import type { StudioDraft } from '@/components/studio/studio-state';

interface BenchProps {
  readonly draft: StudioDraft;
}

/** The builder of armies, made in the browser only. */
export const ArmyBench = dynamic<BenchProps>(
  async () => {
    const [{ OpenBench }, { ArmyRoom }] = await Promise.all([import('./open-bench'), import('./army-room')]);
    return ({ draft }: BenchProps) => <OpenBench draft={draft} room={ArmyRoom} />;
  },
  { ssr: false, loading: LoadingRoom },
);

/** The editor of army lists, likewise. */
export const ListBench = dynamic<BenchProps>(
  async () => {
    const [{ OpenBench }, { ListRoom }] = await Promise.all([import('./open-bench'), import('./list-room')]);
    return ({ draft }: BenchProps) => <OpenBench draft={draft} room={ListRoom} />;
  },
  { ssr: false, loading: LoadingRoom },
);
