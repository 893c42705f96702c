'use client';

import { useTranslations } from 'next-intl';
import controls from '@/components/ui/controls/controls.module.css';
import type { SentDraft } from '@/lib/editor/session/state';
import { LoadingScreen } from '../session/loading-screen';
import { useOpenStudio } from '../session/use-open-studio';
import { StudioScreen } from './studio-screen';

interface OpenDraftProps {
  readonly draft: SentDraft;
  readonly licenseKey: string | undefined;
}

/** Loads the one system that the draft needs, then opens the studio. */
export const OpenedDraft = ({ draft, licenseKey }: OpenDraftProps) => {
  const errors = useTranslations('errors');
  const studio = useOpenStudio(draft);
  if (studio === null) return <LoadingScreen />;
  if (studio === 'unknown') return <p className={controls.hint}>{errors('unknown-system')}</p>;
  return <StudioScreen studio={studio} licenseKey={licenseKey} />;
};
