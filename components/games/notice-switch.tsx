'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { turnOffNotices, turnOnNotices, wantsNotices } from '@/lib/games/remote/notices';

/** Off until the user asks for it: a browser notification when it is their turn. */
export const NoticeSwitch = () => {
  const words = useTranslations('by-link');
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => setOn(wantsNotices()), []);
  const change = async (wanted: boolean): Promise<void> => {
    const isNow = wanted && (await turnOnNotices());
    if (!wanted) turnOffNotices();
    setOn(isNow);
    setRefused(wanted && !isNow);
  };
  return (
    <>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => void change(target.checked)} />{' '}
        {words('notices')}
      </label>
      {isRefused && <p role="status">{words('notices-refused')}</p>}
    </>
  );
};
