'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { fieldClass } from '@/components/ui/controls/field';
import { useSay } from '@/components/words/use-say';
import type { JsonPath } from '@/lib/documents/json-path';
import { nameFieldStep, setFieldValue, toFieldChange } from '@/lib/editor/edits/field-edits';
import type { Sentence } from '@/lib/game/contract/sentence';
import { FindingLines } from '../findings/finding-lines';
import { useStudio, useStudioState } from '../session/studio-context';
import { useFieldScope } from './field-scope';
import styles from './forms.module.css';
import { useFindingsAt } from './use-findings-at';

/** The findings about a field, at the field itself. */
export const FieldFindings = ({ path, within }: { readonly path: JsonPath; readonly within?: boolean }) => (
  <FindingLines findings={useFindingsAt(path, within)} />
);

interface LabelledProps {
  readonly label: Sentence;
  readonly path: JsonPath;
  readonly children: (id: string) => ReactNode;
}

export const LabelledField = ({ label, path, children }: LabelledProps) => {
  const say = useSay();
  const id = useId();
  return (
    <div className={fieldClass}>
      <label htmlFor={id}>{say(label)}</label>
      {children(id)}
      <FieldFindings path={path} />
    </div>
  );
};

export const useIsReadOnly = (): boolean => useStudioState(({ derived }) => derived.isMalformed);

/** Writes a value of the document from a form. */
export const useWriteField = () => {
  const { store } = useStudio();
  const scope = useFieldScope();
  return (label: Sentence, path: JsonPath, value: unknown): void =>
    store.update(state =>
      scope
        ? scope.edit(state, nameFieldStep(label), [toFieldChange(path, value)], `field ${path.join('/')}`)
        : setFieldValue(state, label, path, value),
    );
};

/** Handles a field's new value; undefined removes it. */
export type OnAnswer = (value: string | number | boolean | undefined) => void;

const useAnswer = (label: Sentence, path: JsonPath, onAnswer: OnAnswer | undefined): OnAnswer => {
  const write = useWriteField();
  return onAnswer ?? (value => write(label, path, value));
};

interface TextFieldProps {
  readonly label: Sentence;
  readonly path: JsonPath;
  readonly value: string;
  readonly limit: number;
  readonly rows?: number;
  /** For optional text: an empty one is removed from the document. */
  readonly isOptional?: boolean;
  /** While the field is empty in between, the document keeps its last valid value. */
  readonly isRequired?: boolean;
  /** Absent: the value is written where it stands. */
  readonly onAnswer?: OnAnswer | undefined;
}

export const TextField = ({
  label,
  path,
  value,
  limit,
  rows,
  isOptional,
  isRequired,
  onAnswer,
}: TextFieldProps) => {
  const write = useAnswer(label, path, onAnswer);
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<string | null>(null);
  const onText = (text: string): void => {
    const isKept = isRequired && text.trim() === '';
    setTyped(isKept ? text : null);
    if (!isKept) write(isOptional && text === '' ? undefined : text);
  };
  const common = {
    maxLength: limit,
    readOnly: isReadOnly,
    value: typed ?? value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onText(target.value),
    onBlur: () => setTyped(null),
  };
  return (
    <LabelledField label={label} path={path}>
      {id =>
        rows ? <textarea id={id} rows={rows} {...common} /> : <input id={id} type="text" {...common} />
      }
    </LabelledField>
  );
};

interface NumberFieldProps {
  readonly label: Sentence;
  readonly path: JsonPath;
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  readonly isOptional?: boolean;
  readonly onAnswer?: OnAnswer | undefined;
}

/** What is written stays in the field until it is a number that the document can take. */
export const NumberField = ({
  label,
  path,
  value,
  min,
  max,
  isWhole,
  isOptional,
  onAnswer,
}: NumberFieldProps) => {
  const write = useAnswer(label, path, onAnswer);
  const words = useTranslations('forms');
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<string | null>(null);
  const fits = (text: string): boolean => {
    const number = Number(text);
    return text.trim() !== '' && number >= min && number <= max && (!isWhole || Number.isInteger(number));
  };
  const isRefused = typed !== null && typed !== '' && !fits(typed);
  const onText = (text: string): void => {
    setTyped(text);
    if (fits(text)) write(Number(text));
    else if (text === '' && isOptional) write(undefined);
  };
  return (
    <LabelledField label={label} path={path}>
      {id => (
        <>
          <input
            id={id}
            inputMode="decimal"
            readOnly={isReadOnly}
            aria-invalid={isRefused || undefined}
            value={typed ?? (value === undefined ? '' : String(value))}
            onChange={({ target }) => onText(target.value)}
            onBlur={() => setTyped(null)}
          />
          {isRefused && <p className={styles.finding}>{words('refused.number', { min, max })}</p>}
        </>
      )}
    </LabelledField>
  );
};

interface ChoiceFieldProps {
  readonly label: Sentence;
  readonly path: JsonPath;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly words: string }[];
  readonly onChoice: (value: string) => void;
}

export const ChoiceField = ({ label, path, value, choices, onChoice }: ChoiceFieldProps) => {
  const isReadOnly = useIsReadOnly();
  return (
    <LabelledField label={label} path={path}>
      {id => (
        <select id={id} value={value} disabled={isReadOnly} onChange={({ target }) => onChoice(target.value)}>
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.words}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
};

interface FlagFieldProps {
  readonly label: Sentence;
  readonly path: JsonPath;
  readonly value: boolean;
  /** Always written to the document, also when false. */
  readonly isRequired?: boolean;
  readonly onAnswer?: OnAnswer | undefined;
}

export const FlagField = ({ label, path, value, isRequired, onAnswer }: FlagFieldProps) => {
  const say = useSay();
  const write = useAnswer(label, path, onAnswer);
  const isReadOnly = useIsReadOnly();
  return (
    <div>
      <label className={styles.flag}>
        <input
          type="checkbox"
          checked={value}
          disabled={isReadOnly}
          onChange={({ target }) => write(target.checked || (isRequired ? false : undefined))}
        />
        <span>{say(label)}</span>
      </label>
      <FieldFindings path={path} />
    </div>
  );
};
