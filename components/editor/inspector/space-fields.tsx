'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { changeSpace } from '@/lib/editor/edits/map/space-edits';
import type { SpaceAnswer, SpaceField } from '@/lib/game/contract/authoring/space-form';
import { useIsReadOnly } from '../forms/fields';
import { useStudio } from '../session/studio-context';
import styles from './space-panel.module.css';

interface FieldProps {
  readonly field: SpaceField;
  readonly id: string;
  readonly onAnswer: (answer: SpaceAnswer) => void;
}

/** The typed text stays as it is until the field is left; the document gets it trimmed. */
const TextAnswer = ({ field: { kind, value }, id, onAnswer }: FieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const isReadOnly = useIsReadOnly();
  return (
    <input
      id={id}
      type="text"
      maxLength={kind.type === 'text' ? kind.limit : undefined}
      readOnly={isReadOnly}
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onAnswer(target.value.trim() === '' ? undefined : target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
};

/** A number with its steps: "− 3 +". */
const NumberAnswer = ({ field: { kind, label, value }, id, onAnswer }: FieldProps) => {
  const say = useSay();
  const words = useTranslations('studio.inspector');
  const isReadOnly = useIsReadOnly();
  const now = typeof value === 'number' ? value : 0;
  const [min, max] = kind.type === 'number' ? [kind.min, kind.max] : [now, now];
  return (
    <span className={styles.stepper}>
      <Button
        look="bare"
        disabled={isReadOnly || now <= min}
        aria-label={words('less', { field: say(label) })}
        onClick={() => onAnswer(now - 1)}
      >
        −
      </Button>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        readOnly={isReadOnly}
        value={now}
        onChange={({ target: { valueAsNumber } }) => {
          if (Number.isInteger(valueAsNumber) && valueAsNumber >= min && valueAsNumber <= max)
            onAnswer(valueAsNumber);
        }}
      />
      <Button
        look="bare"
        disabled={isReadOnly || now >= max}
        aria-label={words('more', { field: say(label) })}
        onClick={() => onAnswer(now + 1)}
      >
        +
      </Button>
    </span>
  );
};

const NOTHING = '';

const ChoiceAnswer = ({ field: { kind, value, isOptional }, id, onAnswer }: FieldProps) => {
  const say = useSay();
  const words = useTranslations('forms');
  const isReadOnly = useIsReadOnly();
  const choices = kind.type === 'choice' ? kind.choices : [];
  const isKnown = choices.some(choice => choice.value === value);
  return (
    <select
      id={id}
      disabled={isReadOnly}
      value={isKnown ? String(value) : NOTHING}
      onChange={({ target }) =>
        onAnswer(choices.find(choice => String(choice.value) === target.value)?.value)
      }
    >
      {(isOptional || !isKnown) && <option value={NOTHING}>{words('unknown')}</option>}
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {say(choice.label)}
        </option>
      ))}
    </select>
  );
};

const FlagAnswer = ({ field: { value }, id, onAnswer }: FieldProps) => (
  <input
    id={id}
    type="checkbox"
    disabled={useIsReadOnly()}
    checked={value === true}
    onChange={({ target }) => onAnswer(target.checked)}
  />
);

const ANSWERS = {
  text: TextAnswer,
  number: NumberAnswer,
  year: NumberAnswer,
  choice: ChoiceAnswer,
  flag: FlagAnswer,
} as const;

interface SpaceFieldsProps {
  /** The subject of the inspector: answers about the same one are joined in the history. */
  readonly place: string;
  readonly fields: readonly SpaceField[];
}

/** Typing and counting join into one step; each choice is its own step. */
const mergeKeyOf = (place: string, { id, kind }: SpaceField): string | null =>
  kind.type === 'text' || kind.type === 'number' ? `space ${place} ${id}` : null;

export const SpaceFields = ({ place, fields }: SpaceFieldsProps) => {
  const say = useSay();
  const { store } = useStudio();
  const prefix = useId();
  return (
    <div className={styles.fields}>
      {fields.map(field => {
        const Answer = ANSWERS[field.kind.type];
        const id = `${prefix}-${field.id}`;
        return (
          <div key={field.id} className={styles.field} data-kind={field.kind.type}>
            <label htmlFor={id}>{say(field.label)}</label>
            <Answer
              field={field}
              id={id}
              onAnswer={answer =>
                store.update(state =>
                  changeSpace(state, field.label, field.change(answer), mergeKeyOf(place, field)),
                )
              }
            />
          </div>
        );
      })}
    </div>
  );
};
