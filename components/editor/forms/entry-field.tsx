'use client';

import { useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { writeList } from '@/lib/editor/edits/field-edits';
import type { EntryField, TextShape } from '@/lib/game/contract/authoring/forms';
import { useStudio } from '../session/studio-context';
import { LabelledField, useIsReadOnly, useWriteField } from './fields';
import forms from './forms.module.css';
import { MultiSelect } from './multi-select';
import { ValueField } from './value-field';

interface EntryFieldProps {
  readonly field: EntryField;
  readonly value: unknown;
}

/** One field of an entry: as an option of the battle is asked for, or several values at once. */
export const EntryFieldView = ({ field, value }: EntryFieldProps) => {
  const write = useWriteField();
  const { store } = useStudio();
  const { kind } = field;
  if (kind.type === 'several')
    return (
      <MultiSelect
        {...kind}
        field={field}
        chosen={listOf(value).map(String)}
        onChosen={next =>
          store.update(state => writeList(state, field.label, field.path, next, field.isOptional))
        }
      />
    );
  if (kind.type === 'texts')
    return <PatternField field={field} shape={kind.shape} value={listOf(value).join(', ')} isList />;
  if (kind.type === 'text' && kind.shape)
    return <PatternField field={field} shape={kind.shape} value={String(value ?? '')} />;
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

/** Typed text stays in the field until the document can accept it. */
const PatternField = ({ field, shape, value, isList = false }: ShapedProps) => {
  const say = useSay();
  const write = useWriteField();
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
    <LabelledField label={field.label} path={field.path}>
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
    </LabelledField>
  );
};
