'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useErrorWords } from '@/components/words/refusals';
import type { ServerResponse } from '@/lib/words/request-server';
import styles from './account.module.css';

export interface Field {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly type: 'text' | 'password' | 'number';
  readonly autoComplete: 'username' | 'new-password' | 'current-password' | 'one-time-code' | 'off';
  readonly optional?: boolean;
  readonly maxLength?: number;
  /** What stands in it at first. */
  readonly value?: string;
  /** A phone shows its keys for digits. */
  readonly isDigits?: boolean;
}

interface AccountFormProps {
  readonly fields: readonly Field[];
  readonly go: string;
  /** A less weighty look. */
  readonly quiet?: boolean;
  /** Said when it is done and the form stays. */
  readonly done?: string;
  readonly children?: ReactNode;
  submit(values: FormData): Promise<ServerResponse<unknown>>;
}

type State =
  | { readonly type: 'ready' | 'busy' | 'done' }
  | { readonly type: 'refused'; readonly code: string; readonly about?: string };

/** A few fields and a button; a refusal is said in words beside it, and what was written stays. */
export const AccountForm = ({ fields, go, quiet, done, children, submit }: AccountFormProps) => {
  const errors = useErrorWords();
  const [state, setState] = useState<State>({ type: 'ready' });
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setState({ type: 'busy' });
    const answer = await submit(new FormData(form));
    if (answer.type === 'refused') return setState(answer);
    form.reset();
    setState({ type: 'done' });
  };
  return (
    <form className={styles.form} onSubmit={event => void send(event)}>
      {fields.map(field => (
        <LabelledField key={field.key} field={field} />
      ))}
      {children}
      <div className={styles.go}>
        <Button type="submit" look={quiet ? 'plain' : 'main'} disabled={state.type === 'busy'}>
          {go}
        </Button>
        {state.type === 'done' && done && <span role="status">{done}</span>}
      </div>
      {state.type === 'refused' && (
        <p className={styles.error} role="alert">
          {errors(state.code)} {state.about && <code>{state.about}</code>}
        </p>
      )}
    </form>
  );
};

const LabelledField = ({ field }: { readonly field: Field }) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        name={field.key}
        type={field.type}
        autoComplete={field.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required={!field.optional}
        defaultValue={field.value}
        maxLength={field.maxLength}
        inputMode={field.isDigits ? 'numeric' : undefined}
        min={field.type === 'number' ? 1 : undefined}
        aria-describedby={field.hint ? `${id}-hint` : undefined}
      />
      {field.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
    </div>
  );
};
