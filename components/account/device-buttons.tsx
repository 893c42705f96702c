'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { requestAccount } from './account-client';

/** Signs out on one device by its session, or on all others. */
export const SignOutDevice = ({ session }: { readonly session?: string }) => {
  const words = useTranslations('account.devices');
  const router = useRouter();
  const [hasFailed, setFailed] = useState(false);
  const end = async (): Promise<void> => {
    const answer = await requestAccount(session === undefined ? 'sessions' : `sessions/${session}`, 'DELETE');
    setFailed(answer.type === 'refused');
    if (answer.type === 'done') router.refresh();
  };
  return (
    <>
      <button type="button" className={buttonClass()} onClick={() => void end()}>
        {words(session === undefined ? 'end-others' : 'end')}
      </button>
      {hasFailed && <span role="alert">{words('failed')}</span>}
    </>
  );
};
