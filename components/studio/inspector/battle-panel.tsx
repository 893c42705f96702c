'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { RuleLink } from '@/components/findings/rule-link';
import { useSay } from '@/components/words/use-say';
import type { JsonPath } from '@/lib/documents/json-path';
import type { Fact } from '@/lib/game/document-kind';
import controls from '../controls.module.css';
import { fieldSet } from '../edits';
import { useStudio, useStudioState } from '../studio-context';
import styles from './inspector.module.css';

interface TextFieldProps {
  readonly field: string;
  readonly path: JsonPath;
  readonly value: string;
  readonly limit: number;
  readonly isLong?: boolean;
  /** What may be absent: an empty text takes the field out of the document. */
  readonly isOptional?: boolean;
  readonly isRequired?: boolean;
}

/** While its field is being emptied to be written anew, the document keeps what it must have. */
const TextField = ({ field, path, value, limit, isLong, isOptional, isRequired }: TextFieldProps) => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const write = (text: string): void => {
    const isKept = isRequired && text.trim() === '';
    setTyped(isKept ? text : null);
    if (isKept) return;
    store.update(state => fieldSet(state, field, path, isOptional && text === '' ? undefined : text));
  };
  const common = {
    id,
    maxLength: limit,
    value: typed ?? value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => write(target.value),
    onBlur: () => setTyped(null),
  };
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{words(`battle.${field}`)}</label>
      {isLong ? <textarea rows={4} {...common} /> : <input type="text" {...common} />}
    </div>
  );
};

const YearField = ({ year }: { readonly year: number }) => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  return (
    <label className={controls.field}>
      {words('battle.year')}
      <input
        type="number"
        min={-4000}
        max={2100}
        value={year}
        onChange={({ target: { valueAsNumber } }) =>
          Number.isInteger(valueAsNumber) && valueAsNumber !== 0
            ? store.update(state => fieldSet(state, 'year', ['date', 'year'], valueAsNumber))
            : undefined
        }
      />
    </label>
  );
};

const FactItem = ({ fact }: { readonly fact: Fact }) => {
  const say = useSay();
  return (
    <div className={styles.fact}>
      <dt>{say({ code: `facts.${fact.code}.caption`, values: fact.values })}</dt>
      <dd>{say({ code: `facts.${fact.code}.title`, values: fact.values })}</dd>
      <dd className={styles.factRule}>
        <RuleLink rule={fact.rule} />
      </dd>
    </div>
  );
};

/** What every battle has: its name, time and place, its sides, and what follows from the whole. */
export const BattlePanel = () => {
  const words = useTranslations('studio');
  const scenario = useStudioState(({ reading }) => reading.scenario);
  const facts = useStudioState(({ reading }) => reading.facts);
  if (!scenario) return <p className={controls.hint}>{words('battle.none')}</p>;
  return (
    <>
      <TextField field="name" path={['title']} value={scenario.title} limit={120} isRequired />
      <TextField
        field="subtitle"
        path={['subtitle']}
        value={scenario.subtitle ?? ''}
        limit={160}
        isOptional
      />
      <div className={controls.pair}>
        <TextField field="place" path={['place', 'name']} value={scenario.place.name} limit={120} />
        <YearField year={scenario.date.year} />
      </div>
      <div className={controls.pair}>
        {scenario.sides.slice(0, 2).map((side, index) => (
          <TextField
            key={side.id}
            field={index === 0 ? 'first-side' : 'second-side'}
            path={['sides', index, 'name']}
            value={side.name}
            limit={60}
            isRequired
          />
        ))}
      </div>
      <TextField field="summary" path={['summary']} value={scenario.summary} limit={1500} isLong />
      <h3 className={styles.subtitle}>{words('battle.facts')}</h3>
      <dl className={styles.facts}>
        {facts.map(fact => (
          <FactItem key={`${fact.code} ${fact.seat ?? ''}`} fact={fact} />
        ))}
      </dl>
    </>
  );
};
