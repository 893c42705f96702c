'use client';

import { type FormEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import styles from './shelves.module.css';
import { tell } from './tell';

interface TokensProps {
  readonly tokens: readonly { readonly id: string; readonly title: string; readonly createdAt: string }[];
  readonly words: Readonly<Record<'name' | 'make' | 'once' | 'revoke' | 'failed', string>>;
}

/** Makes tokens, shows each once, and takes them back. */
export const Tokens = ({ tokens, words }: TokensProps) => {
  const [title, setTitle] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const token = await newToken(title);
    setMade(token);
    setFailed(token === null);
  };
  const revoke = async (id: string): Promise<void> => {
    if (await tell(`/api/tokens/${id}`, 'DELETE')) location.reload();
    else setFailed(true);
  };
  return (
    <>
      <form className={styles.form} onSubmit={make}>
        <label className={styles.field}>
          {words.name}
          <input required maxLength={80} value={title} onChange={event => setTitle(event.target.value)} />
        </label>
        <button type="submit" className={buttonClass(true)}>
          {words.make}
        </button>
      </form>
      {hasFailed && <p role="alert">{words.failed}</p>}
      {made !== null && (
        <p role="status">
          {words.once} <code>{made}</code>
        </p>
      )}
      <ul className={styles.tokens}>
        {tokens.map(token => (
          <li key={token.id}>
            <span>{token.title}</span> <time dateTime={token.createdAt}>{token.createdAt.slice(0, 10)}</time>
            <button type="button" className={buttonClass()} onClick={() => revoke(token.id)}>
              {words.revoke}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

const newToken = async (title: string): Promise<string | null> => {
  const answer = await fetch('/api/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  return answer.ok ? ((await answer.json()) as { readonly token: string }).token : null;
};
