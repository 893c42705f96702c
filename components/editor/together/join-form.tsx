'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import { joinDraft, type LinkRole } from '@/lib/editor/together/together-client';
import styles from './people.module.css';

interface JoinFormProps {
  readonly draft: string;
  readonly token: string;
  /** The name of the visitor's account; empty: they have none. */
  readonly name: string;
  readonly invitation: {
    readonly role: LinkRole;
    readonly title: string;
    /** Null: the owner has no name. */
    readonly owner: string | null;
  };
}

/** An invitation to a draft: the guest enters a name and is in. */
export const JoinForm = ({ draft, token, name, invitation }: JoinFormProps) => {
  const words = useTranslations('together.join');
  const errors = useErrorWords();
  const router = useSiteRouter();
  const { role, title, owner } = invitation;
  const [text, setText] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const told = await joinDraft(draft, token, text.trim());
    if ('error' in told) setError(told.error);
    else router.push(`/studio/${draft}`);
  };
  return (
    <div className={styles.join}>
      <h1>{words('title')}</h1>
      <p>{owner === null ? words(role, { title }) : words(`${role}-by`, { title, owner })}</p>
      <p>{words('means')}</p>
      <form className={styles.list} onSubmit={event => void join(event)}>
        <Field label={words('name')}>
          <input value={text} maxLength={40} onChange={event => setText(event.target.value)} />
        </Field>
        {error !== null && <p role="alert">{errors(error)}</p>}
        <div>
          <Button look="main" type="submit">
            {words('go')}
          </Button>
        </div>
      </form>
    </div>
  );
};
