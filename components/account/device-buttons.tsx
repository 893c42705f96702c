'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSiteRouter } from '@/components/words/use-site-router';
import { requestAccount } from '@/lib/accounts/request-account';

/** Signs out on one device by its session, or on all others. */
export const SignOutDevice = ({ session }: { readonly session?: string }) => {
  const words = useTranslations('account.devices');
  const router = useSiteRouter();
  const [hasFailed, setFailed] = useState(false);
  const end = async (): Promise<void> => {
    const answer = await requestAccount(session === undefined ? 'sessions' : `sessions/${session}`, 'DELETE');
    setFailed(answer.type === 'refused');
    if (answer.type === 'done') router.refresh();
  };
  return (
    <>
      <Button onClick={() => void end()}>{words(session === undefined ? 'end-others' : 'end')}</Button>
      {hasFailed && <span role="alert">{words('failed')}</span>}
    </>
  );
};
