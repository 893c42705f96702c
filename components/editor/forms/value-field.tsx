'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { JsonPath } from '@/lib/documents/json-path';
import type { FormField } from '@/lib/game/contract/authoring/forms';
import { ChoiceField, FlagField, NumberField, type OnAnswer, TextField } from './fields';
import { YearField } from './year-field';

const LONG = 1000;
const OF_SEVERAL_LINES = 500;

/** What is chosen rather than written. */
export type ChosenValue = string | number | undefined;

interface ValueFieldProps {
  readonly field: FormField;
  /** Where the value stands in the document. */
  readonly path: JsonPath;
  readonly value: unknown;
  readonly onChoice: (value: ChosenValue) => void;
  /** For typed or ticked values; absent: written directly at its path. */
  readonly onAnswer?: OnAnswer | undefined;
}

/** One value of a document, with the control for its kind. */
export const ValueField = ({ field, path, value, onChoice, onAnswer }: ValueFieldProps) => {
  const { kind, label, isOptional } = field;
  switch (kind.type) {
    case 'choice':
      return <Choice field={field} path={path} value={value} onChoice={onChoice} />;
    case 'flag':
      return (
        <FlagField
          label={label}
          path={path}
          value={value === true}
          isRequired={!isOptional}
          onAnswer={onAnswer}
        />
      );
    case 'year':
      return (
        <YearField
          label={label}
          path={path}
          year={typeof value === 'number' ? value : undefined}
          usual={kind.usual}
          isOptional={isOptional}
          onYear={onChoice}
        />
      );
    case 'number':
      return (
        <NumberField
          label={label}
          path={path}
          value={typeof value === 'number' ? value : undefined}
          min={kind.min}
          max={kind.max}
          isWhole
          isOptional={isOptional}
          onAnswer={onAnswer}
        />
      );
    case 'text':
      return (
        <TextField
          label={label}
          path={path}
          value={typeof value === 'string' ? value : ''}
          limit={kind.limit ?? LONG}
          {...((kind.limit ?? 0) > OF_SEVERAL_LINES ? { rows: 3 } : {})}
          isOptional={isOptional}
          isRequired={!isOptional}
          onAnswer={onAnswer}
        />
      );
  }
};

const Choice = ({ field, path, value, onChoice }: ValueFieldProps) => {
  const say = useSay();
  const words = useTranslations('forms');
  const choices = field.kind.type === 'choice' ? field.kind.choices : [];
  const empty = field.isOptional ? [{ value: '', words: words('unknown') }] : [];
  return (
    <ChoiceField
      label={field.label}
      path={path}
      value={value === undefined ? '' : String(value)}
      choices={[
        ...empty,
        ...choices.map(choice => ({ value: String(choice.value), words: say(choice.label) })),
      ]}
      onChoice={chosen => onChoice(choices.find(choice => String(choice.value) === chosen)?.value)}
    />
  );
};
