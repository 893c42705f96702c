'use client';

import dynamic from 'next/dynamic';
import { LoadingRoom } from './loading-room';

/** The workshop is made in the browser only, and no other page loads it. */
export const StudioLoader = dynamic(async () => (await import('./open-draft')).OpenDraft, {
  ssr: false,
  loading: LoadingRoom,
});
