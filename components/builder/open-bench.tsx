'use client';

import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import controls from '@/components/studio/controls.module.css';
import { LoadingRoom } from '@/components/studio/loading-room';
import { useOpenStudio } from '@/components/studio/open-studio';
import type { Studio } from '@/components/studio/studio-context';
import type { StudioDraft } from '@/components/studio/studio-state';

interface OpenBenchProps {
  readonly draft: StudioDraft;
  readonly room: ComponentType<{ readonly studio: Studio }>;
}

/** Loads the one system that the draft needs, then opens its workshop. */
export const OpenBench = ({ draft, room: Room }: OpenBenchProps) => {
  const errors = useTranslations('errors');
  const studio = useOpenStudio(draft);
  if (studio === null) return <LoadingRoom />;
  if (studio === 'unknown') return <p className={controls.hint}>{errors('unknown-system')}</p>;
  return <Room studio={studio} />;
};
