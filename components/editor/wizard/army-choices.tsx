'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageLink } from '@/components/ui/controls/page-link';
import { loadOffered, type OfferedDocument } from '@/lib/editor/wizard/offered-documents';
import { draftClient } from '../session/draft-client';
import styles from './wizard.module.css';
import { WizardStep, type WizardStepProps } from './wizard-step';

interface ArmyChoicesProps extends WizardStepProps {
  readonly armies: readonly OfferedDocument[];
  readonly unfit: readonly number[];
}

/** Armies from lists: each side may begin with one. */
export const ArmyChoices = ({ system, plan, onPlan, armies, unfit }: ArmyChoicesProps) => {
  const words = useTranslations('wizard');
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [isLost, setLost] = useState(false);
  if (!system.sideArmies) return null;
  const choose = async (index: number, key: string): Promise<void> => {
    const army = armies.find(offered => offered.key === key);
    const document = army && (await loadOffered(draftClient, army));
    setLost(army !== undefined && document === undefined);
    setKeys(plan.sides.map((_, at) => (at === index ? key : (keys[at] ?? ''))));
    onPlan({
      ...plan,
      sides: plan.sides.map((side, at) => (at === index ? { ...side, army: document } : side)),
    });
  };
  return (
    <WizardStep number={5} title={words('armies')}>
      {armies.length === 0 ? (
        <p className={styles.hint}>
          {words.rich('no-armies', {
            remix: text => <a href="#or-remix">{text}</a>,
            find: text => <PageLink href="/catalogue?kind=army">{text}</PageLink>,
          })}
        </p>
      ) : (
        <div className={styles.sides}>
          {plan.sides.map((side, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place; its name is being written.
            <label key={index} className={styles.field}>
              {words('army-of', { side: side.name })}
              <select value={keys[index] ?? ''} onChange={({ target }) => void choose(index, target.value)}>
                <option value="">{words('no-army')}</option>
                {armies.map(({ key, title, from }) => (
                  <option key={key} value={key}>
                    {words('draft' in from ? 'own-army' : 'published-army', { title })}
                  </option>
                ))}
              </select>
              {unfit.includes(index) && <span role="alert">{words('unfit')}</span>}
            </label>
          ))}
        </div>
      )}
      {isLost && <p role="alert">{words('army-lost')}</p>}
    </WizardStep>
  );
};
