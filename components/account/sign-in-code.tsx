'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { requestAccount } from '@/lib/accounts/request-account';
import type { ServerResponse } from '@/lib/words/request-server';
import styles from './account.module.css';
import { AccountForm } from './account-form';

interface SignInCodeProps {
  readonly onDone: () => Promise<void>;
  readonly onBack: () => void;
}

/** The second step of signing in: a code of the app, or a recovery code in its place. */
export const SignInCode = ({ onDone, onBack }: SignInCodeProps) => {
  const words = useTranslations('account.code');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const other = kind === 'app' ? 'recovery' : 'app';
  const finish = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const answer = await requestAccount('session/code', 'POST', { kind, code: values.get('code') });
    if (answer.type === 'done') await onDone();
    return answer;
  };
  return (
    <section aria-labelledby="code">
      <h2 id="code">{words('title')}</h2>
      <p>{words(`${kind}-means`)}</p>
      <AccountForm
        key={kind}
        fields={[
          {
            key: 'code',
            label: words(kind),
            type: 'text',
            autoComplete: kind === 'app' ? 'one-time-code' : 'off',
            isDigits: kind === 'app',
            maxLength: 20,
          },
        ]}
        go={words('go')}
        submit={finish}
      />
      <div className={styles.ways}>
        <Button onClick={() => setKind(other)}>{words(`use-${other}`)}</Button>
        <Button onClick={onBack}>{words('back')}</Button>
      </div>
    </section>
  );
};
