'use client';

import { useId } from 'react';
import { useSay } from '@/components/words/use-say';
import { valueAt } from '@/lib/documents/json-path';
import { setArmyField } from '@/lib/editor/edits/army-edits';
import { applyDocumentEdit } from '@/lib/editor/session/state';
import type { ArmyField, FieldValue } from '@/lib/game/contract/army/army-lists';
import type { FieldChoice } from '@/lib/game/contract/authoring/forms';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { useFieldScope } from '../forms/field-scope';
import { FieldFindings, useIsReadOnly, useWriteField } from '../forms/fields';
import { MultiSelect } from '../forms/multi-select';
import { ValueField } from '../forms/value-field';
import { useStudio } from '../session/studio-context';
import { DiceField } from './dice-field';
import styles from './fields.module.css';

interface DesignFieldProps {
  readonly field: ArmyField;
  /** What the field's path leads into. */
  readonly within: unknown;
}

/** One value of an army or a list, with the section that it follows. */
export const DesignFieldRow = ({ field, within }: DesignFieldProps) => (
  <div className={styles.field}>
    <FieldByKind field={field} within={within} />
    {field.rule && (
      <small>
        <StudioRuleLink rule={field.rule} />
      </small>
    )}
  </div>
);

const FieldByKind = ({ field, within }: DesignFieldProps) => {
  const choose = useWriteChoice(field);
  const { kind, label, path, set } = field;
  const value = field.chosen ?? valueAt(within, path);
  switch (kind.type) {
    case 'choices':
      return <Choices field={field} choices={kind.choices} chosen={namesIn(value)} onChosen={choose} />;
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
      return (
        <ValueField
          field={{ ...field, kind }}
          path={path}
          value={value}
          onChoice={choose}
          onAnswer={set ? choose : undefined}
        />
      );
  }
};

const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const TYPED = ['text', 'number'];

/** Writes the chosen value: at the field's own path, or with the changes that the field computes. */
const useWriteChoice = ({ changes, set, label, path, kind }: ArmyField) => {
  const { store } = useStudio();
  const write = useWriteField();
  const edit = useFieldScope()?.edit ?? applyDocumentEdit;
  return (value: FieldValue): void => {
    const key = TYPED.includes(kind.type) ? `field ${path.join('/')}` : null;
    if (set) store.update(state => setArmyField(state, edit, label, set(value), key));
    else if (changes && (typeof value === 'string' || Array.isArray(value)))
      store.update(state => setArmyField(state, edit, label, changes(value)));
    else write(label, path, value);
  };
};

const TOO_MANY_TO_TICK = 8;

interface ChoicesProps {
  readonly field: ArmyField;
  readonly choices: readonly FieldChoice[];
  readonly chosen: readonly string[];
  readonly onChosen: (next: readonly string[]) => void;
}

/** A few choices are shown as checkboxes; of many, the chosen ones are shown and the rest offered. */
const Choices = ({ field, choices, chosen, onChosen }: ChoicesProps) =>
  choices.length > TOO_MANY_TO_TICK ? (
    <MultiSelect
      field={field}
      choices={choices}
      least={0}
      most={choices.length}
      chosen={chosen}
      onChosen={onChosen}
    />
  ) : (
    <Ticks field={field} choices={choices} chosen={chosen} onChosen={onChosen} />
  );

const Ticks = ({ field, choices, chosen, onChosen }: ChoicesProps) => {
  const say = useSay();
  const isReadOnly = useIsReadOnly();
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-labelledby={id}>
      <span id={id}>{say(field.label)}</span>
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
                  onChosen(isChosen ? chosen.filter(other => other !== value) : [...chosen, value])
                }
              />
              {say(choice.label)}
            </label>
          );
        })}
      </div>
      <FieldFindings path={field.path} />
    </fieldset>
  );
};
