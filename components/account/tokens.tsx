'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSiteRouter } from '@/components/words/use-site-router';
import { requestServer, type ServerResponse } from '@/lib/words/request-server';
import styles from './account.module.css';
import { AccountForm } from './account-form';

const EXPIRIES = ['30', '90', '365', 'never'] as const;

const inputFrom = (values: FormData) => {
  const expiry = values.get('expiry');
  return {
    title: values.get('title'),
    scope: values.get('scope'),
    days: expiry === 'never' ? null : Number(expiry),
  };
};

/** Creates a token and shows it once. */
export const NewToken = ({ scopes }: { readonly scopes: readonly string[] }) => {
  const words = useTranslations('share.tokens');
  const router = useSiteRouter();
  const [token, setToken] = useState<string | null>(null);
  const create = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const answer = await requestServer<{ readonly token: string }>('/api/tokens', 'POST', inputFrom(values));
    setToken(answer.type === 'done' ? answer.value.token : null);
    if (answer.type === 'done') router.refresh();
    return answer;
  };
  const title = {
    key: 'title',
    label: words('name'),
    type: 'text',
    autoComplete: 'off',
    maxLength: 80,
  } as const;
  return (
    <>
      <AccountForm fields={[title]} go={words('make')} submit={create}>
        <Choice
          name="scope"
          label={words('scope')}
          initial="publish"
          options={toOptions(scopes, key => words(`scopes.${key}`))}
        />
        <Choice
          name="expiry"
          label={words('expiry')}
          initial="90"
          options={toOptions(EXPIRIES, key => words(`expiries.${key}`))}
        />
      </AccountForm>
      {token !== null && (
        <p role="status" className={styles.part}>
          {words('once')} <code className={styles.secret}>{token}</code>
        </p>
      )}
    </>
  );
};

type Option = readonly [key: string, label: string];

const toOptions = (keys: readonly string[], label: (key: string) => string): readonly Option[] =>
  keys.map(key => [key, label(key)]);

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly initial: string;
  readonly options: readonly Option[];
}

const Choice = ({ name, label, initial, options }: ChoiceProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={initial}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Revokes a token; `title` names it for screen readers. */
export const RevokeToken = ({ id, title }: { readonly id: string; readonly title: string }) => {
  const words = useTranslations('share.tokens');
  const router = useSiteRouter();
  const [hasFailed, setFailed] = useState(false);
  const revoke = async (): Promise<void> => {
    const answer = await requestServer(`/api/tokens/${id}`, 'DELETE');
    setFailed(answer.type === 'refused');
    if (answer.type === 'done') router.refresh();
  };
  return (
    <>
      <Button aria-describedby={`token-${id}`} onClick={() => void revoke()}>
        {words('revoke')}
      </Button>
      <span id={`token-${id}`} hidden>
        {title}
      </span>
      {hasFailed && <span role="alert">{words('failed')}</span>}
    </>
  );
};
