'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSiteRouter } from '@/components/words/use-site-router';
import { requestAccount } from '@/lib/accounts/request-account';
import { deleteRecoveryToken } from '@/lib/editor/autosave/recovery-token';
import type { ServerResponse } from '@/lib/words/request-server';
import styles from './account.module.css';
import { AccountForm } from './account-form';
import { SignInCode } from './sign-in-code';

interface SignedIn {
  /** The password was right, and a code is asked for as well. */
  readonly needsCode?: boolean;
}

const credentialsFrom = (values: FormData) => ({
  name: values.get('name'),
  password: values.get('password'),
});

/** What is left to do once the server knows the visitor. */
const useAfterSignIn = () => {
  const router = useSiteRouter();
  return async (): Promise<void> => {
    await deleteRecoveryToken();
    router.refresh();
  };
};

/** For a visitor without an account, or not signed in to it. */
export const GuestForms = () => {
  const [needsCode, setNeedsCode] = useState(false);
  const welcome = useAfterSignIn();
  return (
    <div className={styles.pair}>
      {needsCode ? (
        <SignInCode onDone={welcome} onBack={() => setNeedsCode(false)} />
      ) : (
        <>
          <SignUpForm onDone={welcome} />
          <SignInForm onDone={welcome} onCode={() => setNeedsCode(true)} />
        </>
      )}
    </div>
  );
};

const useFields = () => {
  const words = useTranslations('account');
  return {
    name: { key: 'name', label: words('name'), type: 'text', autoComplete: 'username' },
    password: { key: 'password', label: words('password'), type: 'password' },
  } as const;
};

const SignUpForm = ({ onDone }: { readonly onDone: () => Promise<void> }) => {
  const words = useTranslations('account');
  const { name, password } = useFields();
  const signUp = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const answer = await requestAccount('', 'POST', credentialsFrom(values));
    if (answer.type === 'done') await onDone();
    return answer;
  };
  return (
    <section aria-labelledby="sign-up">
      <h2 id="sign-up">{words('sign-up.title')}</h2>
      <p>{words('sign-up.means')}</p>
      <AccountForm
        fields={[
          { ...name, hint: words('name-hint') },
          { ...password, autoComplete: 'new-password', hint: words('password-hint') },
        ]}
        go={words('sign-up.go')}
        submit={signUp}
      />
    </section>
  );
};

interface SignInFormProps {
  readonly onDone: () => Promise<void>;
  readonly onCode: () => void;
}

const SignInForm = ({ onDone, onCode }: SignInFormProps) => {
  const words = useTranslations('account');
  const { name, password } = useFields();
  const signIn = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const answer = await requestAccount<SignedIn>('session', 'POST', credentialsFrom(values));
    if (answer.type === 'done' && answer.value.needsCode) onCode();
    else if (answer.type === 'done') await onDone();
    return answer;
  };
  return (
    <section aria-labelledby="sign-in">
      <h2 id="sign-in">{words('sign-in.title')}</h2>
      <p>{words('sign-in.means')}</p>
      <AccountForm
        quiet
        fields={[name, { ...password, autoComplete: 'current-password' }]}
        go={words('sign-in.go')}
        submit={signIn}
      />
    </section>
  );
};
