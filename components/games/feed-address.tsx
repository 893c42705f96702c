'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { sendToGame } from '@/lib/games/remote/game-client';

/** A private feed of the user's turns; its address is shown once, since the server keeps only its hash. */
export const FeedAddress = () => {
  const words = useTranslations('by-link');
  const [address, setAddress] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const { body } = await sendToGame('/feed', 'POST', {});
    if (typeof body.path === 'string') setAddress(`${location.origin}${body.path}`);
  };
  return (
    <p>
      <Button onClick={() => void make()}>{words('mine.feed')}</Button>{' '}
      {address !== null && (
        <label>
          {words('mine.feed-address')}{' '}
          <input readOnly value={address} onFocus={event => event.target.select()} />
        </label>
      )}
    </p>
  );
};
