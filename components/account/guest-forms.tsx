'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import styles from './account.module.css';
import { type AccountAnswer, askAccount } from './account-client';
import { AccountForm } from './account-form';
import { dropKeepsake } from './keepsake';

const wishFrom = (values: FormData) => ({ name: values.get('name'), password: values.get('password') });

/** For one who has no account, or is not signed in to it: two ways to be known. */
export const GuestForms = () => {
  const words = useTranslations('account');
  const router = useRouter();
  const ask = async (part: '' | 'session', values: FormData): Promise<AccountAnswer<unknown>> => {
    const answer = await askAccount(part, 'POST', wishFrom(values));
    if (answer.type === 'done') {
      await dropKeepsake();
      router.refresh();
    }
    return answer;
  };
  const name = { key: 'name', label: words('name'), type: 'text', autoComplete: 'username' } as const;
  const password = { key: 'password', label: words('password'), type: 'password' } as const;
  return (
    <div className={styles.pair}>
      <section aria-labelledby="sign-up">
        <h2 id="sign-up">{words('sign-up.title')}</h2>
        <p>{words('sign-up.means')}</p>
        <AccountForm
          fields={[
            { ...name, hint: words('name-hint') },
            { ...password, autoComplete: 'new-password', hint: words('password-hint') },
          ]}
          go={words('sign-up.go')}
          submit={values => ask('', values)}
        />
      </section>
      <section aria-labelledby="sign-in">
        <h2 id="sign-in">{words('sign-in.title')}</h2>
        <p>{words('sign-in.means')}</p>
        <AccountForm
          quiet
          fields={[name, { ...password, autoComplete: 'current-password' }]}
          go={words('sign-in.go')}
          submit={values => ask('session', values)}
        />
      </section>
    </div>
  );
};
