'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSiteRouter } from '@/components/words/use-site-router';
import { requestAccount } from '@/lib/accounts/request-account';
import { forgetOfflinePages } from '@/lib/editor/autosave/offline-pages';
import type { ServerResponse } from '@/lib/words/request-server';
import styles from './account.module.css';
import { AccountForm } from './account-form';

/** Another name, another password, and deleting the account. */
export const Settings = ({ isAdministrator }: { readonly isAdministrator: boolean }) => {
  const words = useTranslations('account');
  return (
    <div className={styles.settings}>
      <NameForm />
      <PasswordForm />
      <section aria-labelledby="delete">
        <h3 id="delete">{words('delete.title')}</h3>
        {isAdministrator ? <p>{words('delete.administrator')}</p> : <DeleteForm />}
      </section>
    </div>
  );
};

const useChange = () => {
  const router = useSiteRouter();
  return async (body: unknown): Promise<ServerResponse<unknown>> => {
    const answer = await requestAccount('', 'PATCH', body);
    if (answer.type === 'done') router.refresh();
    return answer;
  };
};

const NameForm = () => {
  const words = useTranslations('account');
  const change = useChange();
  return (
    <section aria-labelledby="change-name">
      <h3 id="change-name">{words('settings.name')}</h3>
      <AccountForm
        quiet
        fields={[{ key: 'name', label: words('new-name'), type: 'text', autoComplete: 'username' }]}
        go={words('settings.name-go')}
        done={words('settings.done')}
        submit={values => change({ name: values.get('name') })}
      />
    </section>
  );
};

const PasswordForm = () => {
  const words = useTranslations('account');
  const change = useChange();
  const field = { type: 'password' } as const;
  return (
    <section aria-labelledby="change-password">
      <h3 id="change-password">{words('settings.password')}</h3>
      <p>{words('settings.password-means')}</p>
      <AccountForm
        quiet
        fields={[
          { ...field, key: 'password', label: words('present-password'), autoComplete: 'current-password' },
          { ...field, key: 'newPassword', label: words('new-password'), autoComplete: 'new-password' },
        ]}
        go={words('settings.password-go')}
        done={words('settings.done')}
        submit={values =>
          change({
            password: values.get('password'),
            newPassword: values.get('newPassword'),
            revokeTokens: values.has('revokeTokens'),
          })
        }
      >
        <div className={styles.choice}>
          <label>
            <input type="checkbox" name="revokeTokens" defaultChecked />
            {words('settings.revoke-tokens')}
          </label>
        </div>
      </AccountForm>
    </section>
  );
};

const CHOICES = ['keep', 'remove'] as const;

const DeleteForm = () => {
  const words = useTranslations('account');
  const router = useSiteRouter();
  const leave = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const request = { password: values.get('password'), published: values.get('published') };
    const answer = await requestAccount('', 'DELETE', request);
    if (answer.type !== 'done') return answer;
    await forgetOfflinePages();
    router.refresh();
    return answer;
  };
  return (
    <>
      <p>{words('delete.means')}</p>
      <AccountForm
        quiet
        fields={[
          {
            key: 'password',
            label: words('present-password'),
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
        go={words('delete.go')}
        submit={leave}
      >
        <fieldset className={styles.choice}>
          <legend>{words('delete.published')}</legend>
          {CHOICES.map(choice => (
            <label key={choice}>
              <input type="radio" name="published" value={choice} defaultChecked={choice === 'keep'} />
              {words(`delete.${choice}`)}
            </label>
          ))}
        </fieldset>
      </AccountForm>
    </>
  );
};

export const SignOut = () => {
  const words = useTranslations('account');
  const router = useSiteRouter();
  const leave = async (): Promise<void> => {
    const answer = await requestAccount('session', 'DELETE');
    if (answer.type !== 'done') return;
    await forgetOfflinePages();
    router.refresh();
  };
  return <Button onClick={() => void leave()}>{words('sign-out')}</Button>;
};
