'use client';

import { useId } from 'react';
import type { PrintOption } from '@/lib/print/print-query';
import styles from './print.module.css';

interface PartChoicesProps {
  readonly legend: string;
  readonly offered: readonly PrintOption[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Several may be chosen, at least one is. */
export const PartChoices = ({ legend, offered, chosen, onChoose }: PartChoicesProps) => (
  <fieldset className={styles.parts}>
    <legend>{legend}</legend>
    {offered.map(({ id, label }) => {
      const isChosen = chosen.includes(id);
      return (
        <label key={id}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isChosen && chosen.length === 1}
            onChange={() => onChoose(isChosen ? chosen.filter(other => other !== id) : [...chosen, id])}
          />
          {label}
        </label>
      );
    })}
  </fieldset>
);

interface OneChoiceProps {
  readonly label: string;
  readonly offered: readonly PrintOption[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** One of several; nothing where there is no choice. */
export const SingleChoice = ({ label, offered, chosen, onChoose }: OneChoiceProps) => {
  const id = useId();
  if (offered.length < 2) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={event => onChoose(event.target.value)}>
        {offered.map(each => (
          <option key={each.id} value={each.id}>
            {each.label}
          </option>
        ))}
      </select>
    </div>
  );
};
