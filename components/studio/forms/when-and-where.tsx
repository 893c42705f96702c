'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import controls from '../controls.module.css';
import { fieldLabel } from './field-edits';
import { ChoiceField, FlagField, Labelled, NumberField, TextField, useIsReadOnly, useWrite } from './fields';
import styles from './forms.module.css';

const ERAS = ['bc', 'ad'] as const;
const EARLIEST = 4000;
const LATEST = 2100;

const isYear = (text: string, isBc: boolean): boolean =>
  /^[1-9]\d{0,3}$/.test(text) && Number(text) <= (isBc ? EARLIEST : LATEST);

/** A year as people write it, with its era: there is no year 0 to be written. */
const YearField = ({ year }: { readonly year: number }) => {
  const words = useTranslations('forms');
  const write = useWrite();
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<string | null>(null);
  const isBc = year < 0;
  const set = (text: string, bc: boolean): void => {
    if (isYear(text, bc)) write(fieldLabel('year'), ['date', 'year'], bc ? -Number(text) : Number(text));
  };
  const isRefused = typed !== null && typed !== '' && !isYear(typed, isBc);
  return (
    <div className={styles.year}>
      <Labelled label={fieldLabel('year')} path={['date', 'year']}>
        {id => (
          <input
            id={id}
            inputMode="numeric"
            maxLength={4}
            readOnly={isReadOnly}
            aria-invalid={isRefused || undefined}
            value={typed ?? String(Math.abs(year))}
            onBlur={() => setTyped(null)}
            onChange={({ target }) => {
              setTyped(target.value);
              set(target.value, isBc);
            }}
          />
        )}
      </Labelled>
      <ChoiceField
        label={fieldLabel('era')}
        path={[]}
        value={isBc ? 'bc' : 'ad'}
        choices={ERAS.map(value => ({ value, words: words(`era.${value}`) }))}
        onChoice={value => set(String(Math.abs(year)), value === 'bc')}
      />
      {isRefused && <p className={styles.finding}>{words('refused.year')}</p>}
    </div>
  );
};

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));

const MonthField = ({ month }: { readonly month: number | undefined }) => {
  const words = useTranslations('forms');
  const write = useWrite();
  const site = useTranslations('site');
  const choices = MONTHS.map(value => ({ value, words: site('month', { month: value }) }));
  return (
    <ChoiceField
      label={fieldLabel('month')}
      path={['date', 'month']}
      value={month === undefined ? '' : String(month)}
      choices={[{ value: '', words: words('unknown') }, ...choices]}
      onChoice={value =>
        write(fieldLabel('month'), ['date', 'month'], value === '' ? undefined : Number(value))
      }
    />
  );
};

/** When: as exactly as it is known. Where: by name, and on the globe. */
export const WhenAndWhere = ({ scenario: { date, place } }: { readonly scenario: ScenarioBase }) => (
  <>
    <YearField year={date.year} />
    <div className={controls.pair}>
      <MonthField month={date.month} />
      <NumberField
        label={fieldLabel('day')}
        path={['date', 'day']}
        value={date.day}
        min={1}
        max={31}
        isWhole
        isOptional
      />
    </div>
    <FlagField label={fieldLabel('circa')} path={['date', 'circa']} value={date.circa ?? false} />
    <TextField label={fieldLabel('place')} path={['place', 'name']} value={place.name} limit={120} />
    <div className={controls.pair}>
      <NumberField
        label={fieldLabel('latitude')}
        path={['place', 'latitude']}
        value={place.latitude}
        min={-90}
        max={90}
        isOptional
      />
      <NumberField
        label={fieldLabel('longitude')}
        path={['place', 'longitude']}
        value={place.longitude}
        min={-180}
        max={180}
        isOptional
      />
    </div>
  </>
);
