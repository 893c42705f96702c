'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import type { FieldChoice, FormField } from '@/lib/game/contract/authoring/forms';
import styles from './entry-lists.module.css';
import { FieldFindings, useIsReadOnly } from './fields';

interface MultiSelectProps {
  readonly field: Pick<FormField, 'path' | 'label' | 'isOptional'>;
  readonly choices: readonly FieldChoice[];
  readonly least: number;
  readonly most: number;
  readonly chosen: readonly string[];
  readonly onChosen: (next: readonly string[]) => void;
}

/** Some of many: those chosen, each to be taken out, and the others to choose from. */
export const MultiSelect = ({ field, choices, least, most, chosen, onChosen }: MultiSelectProps) => {
  const say = useSay();
  const words = useTranslations('forms.entries');
  const isReadOnly = useIsReadOnly();
  const nameOf = (id: string): string => {
    const choice = choices.find(other => String(other.value) === id);
    return choice ? say(choice.label) : id;
  };
  return (
    <div className={styles.several}>
      <span>{say(field.label)}</span>
      <ul aria-label={say(field.label)}>
        {chosen.map(id => (
          <li key={id}>
            <Button
              look="bare"
              disabled={isReadOnly || (!field.isOptional && chosen.length <= least)}
              aria-label={words('take-out', { name: nameOf(id) })}
              onClick={() => onChosen(chosen.filter(other => other !== id))}
            >
              {nameOf(id)} ×
            </Button>
          </li>
        ))}
      </ul>
      <select
        className={controls.input}
        aria-label={words('one-more', { field: say(field.label) })}
        value=""
        disabled={isReadOnly || chosen.length >= most}
        onChange={({ target }) => onChosen([...chosen, target.value])}
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
