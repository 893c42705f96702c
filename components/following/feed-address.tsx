'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { tryRequest } from '@/lib/words/try-request';
import styles from './following.module.css';

const FEED = '/api/follows/feed';

const fetchAddress = async (): Promise<string | null> => {
  const answer = await fetch(FEED, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return answer.ok ? `${location.origin}${(await answer.json()).path}` : null;
};

/** The address of the reader's feed is shown once, since the server keeps only its hash; it can be changed and taken back. */
export const FollowFeedAddress = ({ hasFeed }: { readonly hasFeed: boolean }) => {
  const words = useTranslations('following.feed');
  const [isThere, setThere] = useState(hasFeed);
  const [address, setAddress] = useState<string | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const make = async (): Promise<void> => {
    const made = await fetchAddress();
    setAddress(made);
    setThere(made !== null || isThere);
    setRemoved(false);
  };
  const remove = async (): Promise<void> => {
    if (!(await tryRequest(FEED, 'DELETE', {}))) return;
    setAddress(null);
    setThere(false);
    setRemoved(true);
  };
  return (
    <div className={styles.feed}>
      <Button onClick={make}>{words(isThere ? 'again' : 'make')}</Button>
      {isThere && <Button onClick={remove}>{words('remove')}</Button>}
      {address !== null && (
        <label>
          {words('address')}
          <input readOnly value={address} onFocus={event => event.target.select()} />
        </label>
      )}
      <p role="status">{isRemoved && words('removed')}</p>
    </div>
  );
};
