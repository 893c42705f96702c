import type { ReactNode } from 'react';
import { SessionRecovery } from '@/components/account/session-recovery';
import { findCurrentAuthor } from './accounts/author';

/** A page that is nothing but a game, with the bar of the game for a header. */
export const PlayFrame = async ({ children }: { readonly children: ReactNode }) => (
  <main>
    <SessionRecovery isKnown={(await findCurrentAuthor()) !== null} />
    {children}
  </main>
);
