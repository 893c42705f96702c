'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RuleLink } from '@/components/findings/rule-link';
import { useSay } from '@/components/words/use-say';
import { valueAt } from '@/lib/documents/json-path';
import type { Field } from '@/lib/game/forms';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { useStudioState } from '../studio-context';
import { ChoiceField, FlagField, NumberField, TextField, useWrite } from './fields';
import styles from './forms.module.css';

interface OptionFieldProps {
  readonly field: Field;
  readonly value: unknown;
}

const ChoiceOption = ({ field, value }: OptionFieldProps) => {
  const say = useSay();
  const words = useTranslations('forms');
  const write = useWrite();
  const choices = field.kind.type === 'choice' ? field.kind.choices : [];
  const empty = field.isOptional ? [{ value: '', words: words('unknown') }] : [];
  return (
    <ChoiceField
      label={field.label}
      path={field.path}
      value={value === undefined ? '' : String(value)}
      choices={[
        ...empty,
        ...choices.map(choice => ({ value: String(choice.value), words: say(choice.label) })),
      ]}
      onChoice={chosen =>
        write(field.label, field.path, choices.find(choice => String(choice.value) === chosen)?.value)
      }
    />
  );
};

export const OptionField = ({ field, value }: OptionFieldProps) => {
  const { kind, label, path, isOptional } = field;
  switch (kind.type) {
    case 'choice':
      return <ChoiceOption field={field} value={value} />;
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

const LONG = 1000;

/** What the rule book leaves to the author of a battle, each with its section. */
export const Options = ({ scenario }: { readonly scenario: ScenarioBase }) => {
  const forms = useStudioState(({ judge }) => judge.system.forms);
  const fields = useMemo(() => forms.options(scenario), [forms, scenario]);
  return fields.map(field => (
    <div key={field.path.join('/')} className={styles.option}>
      <OptionField field={field} value={valueAt(scenario, field.path)} />
      {field.rule && <RuleLink rule={field.rule} />}
    </div>
  ));
};
