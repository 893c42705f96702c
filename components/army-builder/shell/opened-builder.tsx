'use client';

import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { LoadingScreen } from '@/components/editor/session/loading-screen';
import type { Studio } from '@/components/editor/session/studio-context';
import { useOpenStudio } from '@/components/editor/session/use-open-studio';
import controls from '@/components/ui/controls/controls.module.css';
import type { SentDraft } from '@/lib/editor/session/state';

interface OpenedBuilderProps {
  readonly draft: SentDraft;
  readonly room: ComponentType<{ readonly studio: Studio }>;
}

/** Loads the one system that the draft needs, then opens its builder. */
export const OpenedBuilder = ({ draft, room: Room }: OpenedBuilderProps) => {
  const errors = useTranslations('errors');
  const studio = useOpenStudio(draft);
  if (studio === null) return <LoadingScreen />;
  if (studio === 'unknown') return <p className={controls.hint}>{errors('unknown-system')}</p>;
  return <Room studio={studio} />;
};
