'use client';

import dynamic from 'next/dynamic';
import type { SentDraft } from '@/lib/editor/session/state';
import { loadSystem } from '@/lib/systems';
import { LoadingScreen } from '../session/loading-screen';

const loadCode = () => import('./open-draft');

// The browser fetches the code as soon as this file is there, before hydration.
if (typeof window !== 'undefined') void loadCode();

/** The studio is rendered in the browser only, and no other page loads it. */
const StudioPage = dynamic(async () => (await loadCode()).OpenedDraft, {
  ssr: false,
  loading: LoadingScreen,
});

interface StudioLoaderProps {
  readonly draft: SentDraft;
  readonly licenseKey: string | undefined;
}

/** Studio and system are loaded at the same time. */
export const StudioLoader = (props: StudioLoaderProps) => {
  if (typeof window !== 'undefined') void loadSystem(props.draft.system);
  return <StudioPage {...props} />;
};
