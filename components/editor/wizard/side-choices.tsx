'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { makeSide, type PlannedSide } from '@/lib/editor/wizard/new-battle';
import { Swatches } from '../forms/sides';
import styles from './wizard.module.css';
import { WizardStep, type WizardStepProps } from './wizard-step';

const LONGEST_NAME = 60;

/** Who fights: names and colours. */
export const SideChoices = ({ system, plan, onPlan, names }: WizardStepProps) => {
  const words = useTranslations('wizard');
  const { least, most } = system.creation.seats;
  const { sides } = plan;
  const change = (index: number, more: Partial<PlannedSide>): void =>
    onPlan({ ...plan, sides: sides.map((side, at) => (at === index ? { ...side, ...more } : side)) });
  return (
    <WizardStep number={3} title={words('sides')}>
      <div className={styles.sides}>
        {sides.map((side, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place; its name is being written.
          <div key={index} className={styles.side}>
            <label className={styles.field}>
              {words('side-name', { number: index + 1 })}
              <input
                maxLength={LONGEST_NAME}
                value={side.name}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => change(index, { name: target.value })}
              />
            </label>
            <Swatches
              colour={side.colour}
              label={words('side-colour', { side: side.name })}
              onColour={colour => change(index, { colour })}
            />
          </div>
        ))}
      </div>
      {most > least && (
        <div className={styles.seed}>
          <Button
            disabled={sides.length >= most}
            onClick={() => onPlan({ ...plan, sides: [...sides, makeSide(names, sides.length)] })}
          >
            {words('more-sides')}
          </Button>
          <Button
            disabled={sides.length <= least}
            onClick={() => onPlan({ ...plan, sides: sides.slice(0, -1) })}
          >
            {words('fewer-sides')}
          </Button>
        </div>
      )}
    </WizardStep>
  );
};

const YEAR = /^[1-9]\d{0,3}$/;

/** What the battle is called and when it was. */
export const NameFields = ({ plan, onPlan }: WizardStepProps) => {
  const words = useTranslations('wizard');
  const [typed, setTyped] = useState<string | null>(null);
  const isBc = plan.year < 0;
  const setYear = (text: string, bc: boolean): void => {
    const most = bc ? 4000 : 2100;
    if (YEAR.test(text) && Number(text) <= most) onPlan({ ...plan, year: bc ? -Number(text) : Number(text) });
  };
  return (
    <WizardStep number={4} title={words('battle')}>
      <div className={styles.names}>
        <label className={styles.field}>
          {words('title')}
          <input
            maxLength={120}
            placeholder={words('untitled')}
            value={plan.title}
            onChange={({ target }) => onPlan({ ...plan, title: target.value })}
          />
        </label>
        <label className={styles.field}>
          {words('year')}
          <input
            inputMode="numeric"
            maxLength={4}
            value={typed ?? Math.abs(plan.year)}
            onBlur={() => setTyped(null)}
            onChange={({ target }) => {
              setTyped(target.value);
              setYear(target.value, isBc);
            }}
          />
        </label>
        <label className={styles.field}>
          {words('era')}
          <select
            value={isBc ? 'bc' : 'ad'}
            onChange={({ target }) => setYear(String(Math.abs(plan.year)), target.value === 'bc')}
          >
            <option value="bc">{words('bc')}</option>
            <option value="ad">{words('ad')}</option>
          </select>
        </label>
      </div>
    </WizardStep>
  );
};
