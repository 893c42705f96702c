'use client';

import { useState } from 'react';
import { useSay } from '@/components/words/use-say';
import type { EntryField, TextShape } from '@/lib/game/forms';
import { useStudio } from '../studio-context';
import { listWritten } from './field-edits';
import { Labelled, useIsReadOnly, useWrite } from './fields';
import forms from './forms.module.css';
import { Several } from './several';
import { ValueField } from './value-field';

interface EntryFieldProps {
  readonly field: EntryField;
  readonly value: unknown;
}

/** One field of an entry: as an option of the battle is asked for, or several values at once. */
export const EntryFieldView = ({ field, value }: EntryFieldProps) => {
  const write = useWrite();
  const { store } = useStudio();
  const { kind } = field;
  if (kind.type === 'several')
    return (
      <Several
        {...kind}
        field={field}
        chosen={listOf(value).map(String)}
        onChosen={next =>
          store.update(state => listWritten(state, field.label, field.path, next, field.isOptional))
        }
      />
    );
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
