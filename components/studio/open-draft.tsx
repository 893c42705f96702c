'use client';

import { useTranslations } from 'next-intl';
import controls from './controls.module.css';
import { LoadingRoom } from './loading-room';
import { useOpenStudio } from './open-studio';
import { Studio } from './studio';
import type { StudioDraft } from './studio-state';

interface OpenDraftProps {
  readonly draft: StudioDraft;
  readonly licenseKey: string | undefined;
}

/** Loads the one system that the draft needs, then opens the workshop. */
export const OpenDraft = ({ draft, licenseKey }: OpenDraftProps) => {
  const errors = useTranslations('errors');
  const studio = useOpenStudio(draft);
  if (studio === null) return <LoadingRoom />;
  if (studio === 'unknown') return <p className={controls.hint}>{errors('unknown-system')}</p>;
  return <Studio studio={studio} licenseKey={licenseKey} />;
};
