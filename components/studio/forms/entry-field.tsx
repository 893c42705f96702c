'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { useSayLabel } from '@/components/words/use-say-label';
import type { EntryField, ManyKind, TextShape } from '@/lib/game/forms';
import { useStudio } from '../studio-context';
import styles from './entry-lists.module.css';
import { listWritten } from './field-edits';
import { FieldFindings, Labelled, useIsReadOnly, useWrite } from './fields';
import forms from './forms.module.css';
import { ValueField } from './value-field';

interface EntryFieldProps {
  readonly field: EntryField;
  readonly value: unknown;
}

/** One field of an entry: as an option of the battle is asked for, or several values at once. */
export const EntryFieldView = ({ field, value }: EntryFieldProps) => {
  const write = useWrite();
  const { kind } = field;
  if (kind.type === 'several') return <Several field={field} kind={kind} value={value} />;
  if (kind.type === 'texts')
    return <Shaped field={field} shape={kind.shape} value={listOf(value).join(', ')} isList />;
  if (kind.type === 'text' && kind.shape)
    return <Shaped field={field} shape={kind.shape} value={String(value ?? '')} />;
  return (
    <ValueField
      field={{ ...field, kind }}
      path={field.path}
      value={value}
      onChoice={chosen => write(field.label, field.path, chosen)}
    />
  );
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

interface ShapedProps {
  readonly field: EntryField;
  readonly shape: TextShape;
  readonly value: string;
  readonly isList?: boolean;
}

const partsOf = (text: string): readonly string[] => text.split(/[,\s]+/).filter(part => part !== '');

/** What is written stays in the field until it has the shape that the document can take. */
const Shaped = ({ field, shape, value, isList = false }: ShapedProps) => {
  const say = useSay();
  const write = useWrite();
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<string | null>(null);
  const fits = (text: string): boolean => {
    const parts = isList ? partsOf(text) : [text.trim()];
    return parts.every(part => new RegExp(shape.pattern).test(part));
  };
  const onText = (text: string): void => {
    setTyped(text);
    if (fits(text)) write(field.label, field.path, isList ? partsOf(text) : text.trim());
  };
  const isRefused = typed !== null && !fits(typed);
  return (
    <Labelled label={field.label} path={field.path}>
      {id => (
        <>
          <input
            id={id}
            type="text"
            readOnly={isReadOnly}
            aria-invalid={isRefused || undefined}
            value={typed ?? value}
            onChange={({ target }) => onText(target.value)}
            onBlur={() => setTyped(null)}
          />
          {isRefused && <p className={forms.finding}>{say(shape.words)}</p>}
        </>
      )}
    </Labelled>
  );
};

interface SeveralProps {
  readonly field: EntryField;
  readonly kind: Extract<ManyKind, { type: 'several' }>;
  readonly value: unknown;
}

/** Some of many: those chosen, each to be taken out, and the others to choose from. */
const Several = ({ field, kind: { choices, least, most }, value }: SeveralProps) => {
  const say = useSay();
  const label = useSayLabel();
  const words = useTranslations('forms.entries');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const chosen = listOf(value).map(String);
  const write = (next: readonly string[]): void =>
    store.update(state => listWritten(state, field.label, field.path, next, field.isOptional));
  const nameOf = (id: string): string => {
    const choice = choices.find(other => String(other.value) === id);
    return choice ? say(choice.label) : id;
  };
  return (
    <div className={styles.several}>
      <span>{label(field.label)}</span>
      <ul aria-label={label(field.label)}>
        {chosen.map(id => (
          <li key={id}>
            <button
              type="button"
              disabled={isReadOnly || (!field.isOptional && chosen.length <= least)}
              aria-label={words('take-out', { name: nameOf(id) })}
              onClick={() => write(chosen.filter(other => other !== id))}
            >
              {nameOf(id)} ×
            </button>
          </li>
        ))}
      </ul>
      <select
        aria-label={words('one-more', { field: label(field.label) })}
        value=""
        disabled={isReadOnly || chosen.length >= most}
        onChange={({ target }) => write([...chosen, target.value])}
      >
        <option value="">{words('choose')}</option>
        {choices
          .filter(({ value: id }) => !chosen.includes(String(id)))
          .map(choice => (
            <option key={choice.value} value={String(choice.value)}>
              {say(choice.label)}
            </option>
          ))}
      </select>
      <FieldFindings path={field.path} within />
    </div>
  );
};
