'use client';

import { useId } from 'react';
import { RuleLink } from '@/components/findings/rule-link';
import { FieldFindings, useIsReadOnly, useWrite } from '@/components/studio/forms/fields';
import { ValueField } from '@/components/studio/forms/value-field';
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
  const choose = useChoose({ field, base });
  const { kind, label } = field;
  const path = [...base, ...field.path];
  const value = field.chosen ?? valueAt(within, field.path);
  switch (kind.type) {
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
    default:
      return <ValueField field={{ ...field, kind }} path={path} value={value} onChoice={choose} />;
  }
};

/** Writes what was chosen: at the field's own path, or all that the field says follows from it. */
const useChoose = ({ field, base }: Pick<InnerProps, 'field' | 'base'>) => {
  const { store } = useStudio();
  const write = useWrite();
  return (value: string | readonly string[] | number | undefined): void => {
    const { changes, set, label, path } = field;
    if (set) store.update(state => fieldChosen(state, label, set(value)));
    else if (changes && value !== undefined && typeof value !== 'number')
      store.update(state => fieldChosen(state, label, changes(value)));
    else write(label, [...base, ...path], value);
  };
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
