'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { computeNextSeed } from '@/lib/editor/wizard/new-battle';
import styles from './wizard.module.css';
import { WizardStep, type WizardStepProps } from './wizard-step';

const SEED_SHAPE = /^\d{1,6}$/;

const Sizes = ({ system, plan, onPlan }: WizardStepProps) => {
  const say = useSay();
  const words = useTranslations('wizard');
  if (system.creation.sizes.length < 2) return null;
  return (
    <label className={styles.field}>
      {words('size')}
      <select value={plan.size} onChange={({ target }) => onPlan({ ...plan, size: target.value })}>
        {system.creation.sizes.map(({ id, label }) => (
          <option key={id} value={id}>
            {say(label)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** A blank board, or a country made up from a number. */
export const BoardChoices = (props: WizardStepProps) => {
  const { system, plan, onPlan } = props;
  const say = useSay();
  const words = useTranslations('wizard');
  const grounds = [
    { id: null, words: words('blank') },
    ...system.creation.grounds.map(({ id, label }) => ({ id, words: say(label) })),
  ];
  return (
    <WizardStep number={2} title={words('board')}>
      <Sizes {...props} />
      <div className={styles.grounds} role="radiogroup" aria-label={words('ground')}>
        {grounds.map(ground => (
          <label key={ground.id ?? ''}>
            <input
              type="radio"
              name="ground"
              checked={plan.ground === ground.id}
              onChange={() => onPlan({ ...plan, ground: ground.id })}
            />
            {ground.words}
          </label>
        ))}
      </div>
      {plan.ground !== null && (
        <div className={styles.seed}>
          <Button onClick={() => onPlan({ ...plan, seed: computeNextSeed(plan.seed) })}>
            {words('another')}
          </Button>
          <label className={styles.field}>
            {words('seed')}
            <input
              inputMode="numeric"
              maxLength={6}
              value={plan.seed}
              onChange={({ target }) =>
                SEED_SHAPE.test(target.value) && onPlan({ ...plan, seed: Number(target.value) })
              }
            />
          </label>
        </div>
      )}
    </WizardStep>
  );
};
