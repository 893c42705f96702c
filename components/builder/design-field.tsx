'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { RuleLink } from '@/components/findings/rule-link';
import {
  ChoiceField,
  FieldFindings,
  FlagField,
  NumberField,
  TextField,
  useIsReadOnly,
  useWrite,
} from '@/components/studio/forms/fields';
import { useStudio } from '@/components/studio/studio-context';
import { useSay } from '@/components/words/use-say';
import { useSayLabel } from '@/components/words/use-say-label';
import { type JsonPath, valueAt } from '@/lib/documents/json-path';
import type { ArmyField } from '@/lib/game/army-list';
import { fieldChosen } from './army-edits';
import { DiceField } from './dice-field';
import styles from './fields.module.css';

interface DesignFieldProps {
  readonly field: ArmyField;
  /** What the field's path leads from, and where that stands in the document. */
  readonly within: unknown;
  readonly base?: JsonPath;
}

const ROOT: JsonPath = [];
const LONG = 1000;

/** One value of an army, a list or an entry of a list, with the section that it follows. */
export const DesignFieldRow = ({ field, within, base = ROOT }: DesignFieldProps) => (
  <div className={styles.field}>
    <AnyField field={field} within={within} base={base} />
    {field.rule && (
      <small>
        <RuleLink rule={field.rule} />
      </small>
    )}
  </div>
);

type InnerProps = Required<DesignFieldProps>;

const AnyField = ({ field, within, base }: InnerProps) => {
  const { kind, label, isOptional } = field;
  const path = [...base, ...field.path];
  const value = valueAt(within, field.path);
  switch (kind.type) {
    case 'choice':
      return <Choice field={field} within={within} base={base} />;
    case 'choices':
      return <Choices field={field} within={within} base={base} />;
    case 'numbers':
      return (
        <DiceField
          label={label}
          path={path}
          faces={Array.isArray(value) ? value.map(Number) : []}
          {...kind}
        />
      );
    case 'flag':
      return <FlagField label={label} path={path} value={value === true} isRequired={!isOptional} />;
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
        />
      );
    case 'text':
      return (
        <TextField
          label={label}
          path={path}
          value={typeof value === 'string' ? value : ''}
          limit={kind.limit ?? LONG}
          isOptional={isOptional}
          isRequired={!isOptional}
        />
      );
  }
};

/** Writes what was chosen: at the field's own path, or all that the field says follows from it. */
const useChoose = ({ field, base }: Pick<InnerProps, 'field' | 'base'>) => {
  const { store } = useStudio();
  const write = useWrite();
  return (value: string | readonly string[] | number | undefined): void => {
    const { changes, label, path } = field;
    if (changes && value !== undefined && typeof value !== 'number')
      store.update(state => fieldChosen(state, label, changes(value)));
    else write(label, [...base, ...path], value);
  };
};

const Choice = ({ field, within, base }: InnerProps) => {
  const say = useSay();
  const words = useTranslations('forms');
  const choose = useChoose({ field, base });
  const choices = field.kind.type === 'choice' ? field.kind.choices : [];
  const value = field.chosen ?? valueAt(within, field.path);
  const empty = field.isOptional ? [{ value: '', words: words('unknown') }] : [];
  return (
    <ChoiceField
      label={field.label}
      path={[...base, ...field.path]}
      value={value === undefined ? '' : String(value)}
      choices={[
        ...empty,
        ...choices.map(choice => ({ value: String(choice.value), words: say(choice.label) })),
      ]}
      onChoice={chosen => choose(choices.find(choice => String(choice.value) === chosen)?.value)}
    />
  );
};

const Choices = ({ field, within, base }: InnerProps) => {
  const say = useSay();
  const sayLabel = useSayLabel();
  const isReadOnly = useIsReadOnly();
  const choose = useChoose({ field, base });
  const id = useId();
  const now = field.chosen ?? valueAt(within, field.path);
  const chosen = Array.isArray(now) ? now.map(String) : [];
  const choices = field.kind.type === 'choices' ? field.kind.choices : [];
  return (
    <fieldset className={styles.choices} aria-labelledby={id}>
      <span id={id}>{sayLabel(field.label)}</span>
      <div>
        {choices.map(choice => {
          const value = String(choice.value);
          const isChosen = chosen.includes(value);
          return (
            <label key={value}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isReadOnly}
                onChange={() =>
                  choose(isChosen ? chosen.filter(other => other !== value) : [...chosen, value])
                }
              />
              {say(choice.label)}
            </label>
          );
        })}
      </div>
      <FieldFindings path={[...base, ...field.path]} />
    </fieldset>
  );
};
