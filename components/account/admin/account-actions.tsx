'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSiteRouter } from '@/components/words/use-site-router';
import { requestServer, type ServerResponse } from '@/lib/words/request-server';
import { AccountForm } from '../account-form';
import styles from './account-actions.module.css';

const useAccountAction = (name: string) => {
  const router = useSiteRouter();
  return async <Value,>(act: string, more: object = {}): Promise<ServerResponse<Value>> => {
    const answer = await requestServer<Value>('/api/admin/accounts', 'POST', { act, name, ...more });
    if (answer.type === 'done') router.refresh();
    return answer;
  };
};

interface AccountActionsProps {
  readonly name: string;
  readonly isSuspended: boolean;
  /** In megabytes; null: the usual quota. */
  readonly quota: number | null;
}

/** What an administrator can do with an account; folded away, because a page lists many. */
export const AccountActions = ({ name, isSuspended, quota }: AccountActionsProps) => {
  const words = useTranslations('curators.accounts');
  const act = useAccountAction(name);
  return (
    <details className={styles.acts}>
      <summary>{words('more', { name })}</summary>
      {isSuspended ? (
        <AccountForm quiet fields={[]} go={words('unsuspend')} submit={() => act('unsuspend')} />
      ) : (
        <>
          <p>{words('suspend-means')}</p>
          <AccountForm
            quiet
            fields={[{ key: 'reason', label: words('reason'), type: 'text', autoComplete: 'off' }]}
            go={words('suspend')}
            submit={values => act('suspend', { reason: values.get('reason') })}
          />
        </>
      )}
      <p>{words('quota-means')}</p>
      <AccountForm
        quiet
        fields={[
          {
            key: 'megabytes',
            label: words('quota-megabytes'),
            type: 'number',
            autoComplete: 'off',
            value: quota === null ? '' : String(quota),
            optional: true,
          },
        ]}
        go={words('set-quota')}
        submit={values => act('set-quota', { megabytes: megabytesIn(values.get('megabytes')) })}
      />
      <ResetPassword name={name} />
    </details>
  );
};

/** Nothing written: the usual quota. */
const megabytesIn = (value: FormDataEntryValue | null): number | null => {
  const written = String(value ?? '').trim();
  return written === '' ? null : Number(written);
};

/** The new password is shown once, to be passed on; nobody can read it again. */
const ResetPassword = ({ name }: { readonly name: string }) => {
  const words = useTranslations('curators.accounts');
  const [password, setPassword] = useState<string | null>(null);
  const act = useAccountAction(name);
  const reset = async (): Promise<ServerResponse<unknown>> => {
    const answer = await act<{ readonly password: string }>('reset-password');
    if (answer.type === 'done') setPassword(answer.value.password);
    return answer;
  };
  return (
    <>
      <p>{words('reset-means', { name })}</p>
      <AccountForm quiet fields={[]} go={words('reset')} submit={reset} />
      {password !== null && (
        <p role="status">
          {words('new-password', { name })} <code>{password}</code>
        </p>
      )}
    </>
  );
};
