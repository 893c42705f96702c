'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { JsonPath } from '@/lib/documents/json-path';
import { labelField } from '@/lib/editor/edits/field-edits';
import type { Sentence } from '@/lib/game/contract/sentence';
import { ChoiceField, LabelledField, useIsReadOnly } from './fields';
import styles from './forms.module.css';

const ERAS = ['bc', 'ad'] as const;
const EARLIEST = 4000;
const LATEST = 2100;

const isYear = (text: string, isBc: boolean): boolean =>
  /^[1-9]\d{0,3}$/.test(text) && Number(text) <= (isBc ? EARLIEST : LATEST);

interface YearFieldProps {
  readonly label: Sentence;
  readonly path: JsonPath;
  readonly year: number | undefined;
  /** The era that is meant before a year is written. */
  readonly usual?: (typeof ERAS)[number];
  /** For an optional year: an empty field removes it from the document. */
  readonly isOptional?: boolean;
  readonly onYear: (year: number | undefined) => void;
}

/** A year as people write it, with its era: there is no year 0. */
export const YearField = ({ label, path, year, usual = 'ad', isOptional, onYear }: YearFieldProps) => {
  const words = useTranslations('forms');
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<string | null>(null);
  const [meant, setMeant] = useState(usual === 'bc');
  const isBc = year === undefined ? meant : year < 0;
  const set = (text: string, bc: boolean): void => {
    if (isYear(text, bc)) onYear(bc ? -Number(text) : Number(text));
    else if (text === '' && isOptional) onYear(undefined);
  };
  const shown = year === undefined ? '' : String(Math.abs(year));
  const isRefused = typed !== null && typed !== '' && !isYear(typed, isBc);
  return (
    <div className={styles.year}>
      <LabelledField label={label} path={path}>
        {id => (
          <input
            id={id}
            inputMode="numeric"
            maxLength={4}
            readOnly={isReadOnly}
            aria-invalid={isRefused || undefined}
            value={typed ?? shown}
            onBlur={() => setTyped(null)}
            onChange={({ target }) => {
              setTyped(target.value);
              set(target.value, isBc);
            }}
          />
        )}
      </LabelledField>
      <ChoiceField
        label={labelField('era')}
        path={[]}
        value={isBc ? 'bc' : 'ad'}
        choices={ERAS.map(value => ({ value, words: words(`era.${value}`) }))}
        onChoice={value => {
          setMeant(value === 'bc');
          if (year !== undefined) set(shown, value === 'bc');
        }}
      />
      {isRefused && <p className={styles.finding}>{words('refused.year')}</p>}
    </div>
  );
};
