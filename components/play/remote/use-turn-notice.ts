'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { showNotice } from '@/lib/games/remote/notices';
import type { RemoteGame } from '@/lib/games/remote/remote-game';

/** The page's title and, where allowed, a notification say that it is the player's turn. */
export const useTurnNotice = ({ info }: RemoteGame): void => {
  const words = useTranslations('by-link');
  const isTurn = info.status === 'running' && info.viewer !== '' && info.awaits.includes(info.viewer);
  const { title, id } = info;
  useEffect(() => {
    document.title = words(isTurn ? 'title-turn' : 'title', { title });
    if (isTurn) showNotice(words('title-turn', { title }), words('notice'), id);
  }, [isTurn, title, id, words]);
};
