'use client';

import { useTranslations } from 'next-intl';
import { useSiteRouter } from '@/components/words/use-site-router';
import { deleteRecoveryToken } from '@/lib/editor/autosave/recovery-token';
import { requestServer, type ServerResponse } from '@/lib/words/request-server';
import { AccountForm } from './account-form';

/** A name and a password for the first administrator. */
export const SetupForm = ({ setupKey }: { readonly setupKey: string }) => {
  const words = useTranslations('account');
  const setup = useTranslations('operator.setup');
  const router = useSiteRouter();
  const send = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const [name, password] = [values.get('name'), values.get('password')];
    const answer = await requestServer('/api/setup', 'POST', { key: setupKey, name, password });
    if (answer.type === 'done') {
      await deleteRecoveryToken();
      router.replace('/admin');
    }
    return answer;
  };
  return (
    <AccountForm
      fields={[
        {
          ...{ key: 'name', label: words('name'), hint: words('name-hint') },
          ...({ type: 'text', autoComplete: 'username' } as const),
        },
        {
          ...{ key: 'password', label: words('password'), hint: words('password-hint') },
          ...({ type: 'password', autoComplete: 'new-password' } as const),
        },
      ]}
      go={setup('go')}
      submit={send}
    />
  );
};
