'use client';

import dynamic from 'next/dynamic';
import { loadSystem } from '@/lib/systems';
import { LoadingRoom } from './loading-room';
import type { StudioDraft } from './studio-state';

const bring = () => import('./open-draft');

// In the browser the code is sent for as soon as this file is there, not once the page has come to life.
if (typeof window !== 'undefined') void bring();

/** The workshop is made in the browser only, and no other page loads it. */
const Workshop = dynamic(async () => (await bring()).OpenDraft, { ssr: false, loading: LoadingRoom });

interface StudioLoaderProps {
  readonly draft: StudioDraft;
  readonly licenseKey: string | undefined;
}

/** Workshop and rule book are brought at the same time. */
export const StudioLoader = (props: StudioLoaderProps) => {
  if (typeof window !== 'undefined') void loadSystem(props.draft.system);
  return <Workshop {...props} />;
};
