'use client';

import { useTranslations } from 'next-intl';
import controls from '@/components/ui/controls/controls.module.css';
import { labelField } from '@/lib/editor/edits/field-edits';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { ChoiceField, FlagField, NumberField, TextField, useWriteField } from './fields';
import { YearField } from './year-field';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));

const MonthField = ({ month }: { readonly month: number | undefined }) => {
  const words = useTranslations('forms');
  const write = useWriteField();
  const site = useTranslations('site');
  const choices = MONTHS.map(value => ({ value, words: site('month', { month: value }) }));
  return (
    <ChoiceField
      label={labelField('month')}
      path={['date', 'month']}
      value={month === undefined ? '' : String(month)}
      choices={[{ value: '', words: words('unknown') }, ...choices]}
      onChoice={value =>
        write(labelField('month'), ['date', 'month'], value === '' ? undefined : Number(value))
      }
    />
  );
};

const BattleYear = ({ year }: { readonly year: number }) => {
  const write = useWriteField();
  const [label, path] = [labelField('year'), ['date', 'year']];
  return <YearField label={label} path={path} year={year} onYear={value => write(label, path, value)} />;
};

/** When: as exactly as it is known. Where: by name, and on the globe. */
export const DateAndPlace = ({ scenario: { date, place } }: { readonly scenario: ScenarioBase }) => (
  <>
    <BattleYear year={date.year} />
    <div className={controls.pair}>
      <MonthField month={date.month} />
      <NumberField
        label={labelField('day')}
        path={['date', 'day']}
        value={date.day}
        min={1}
        max={31}
        isWhole
        isOptional
      />
    </div>
    <FlagField label={labelField('circa')} path={['date', 'circa']} value={date.circa ?? false} />
    <TextField label={labelField('place')} path={['place', 'name']} value={place.name} limit={120} />
    <div className={controls.pair}>
      <NumberField
        label={labelField('latitude')}
        path={['place', 'latitude']}
        value={place.latitude}
        min={-90}
        max={90}
        isOptional
      />
      <NumberField
        label={labelField('longitude')}
        path={['place', 'longitude']}
        value={place.longitude}
        min={-180}
        max={180}
        isOptional
      />
    </div>
  </>
);
