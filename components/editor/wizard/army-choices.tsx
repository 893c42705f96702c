'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { draftClient } from '../session/draft-client';
import styles from './wizard.module.css';
import { WizardStep, type WizardStepProps } from './wizard-step';

/** An army that an author may begin with: their own draft, or a published one. */
export interface OfferedArmy {
  readonly key: string;
  readonly title: string;
  readonly system: string;
  readonly from: { readonly draft: string } | { readonly slug: string; readonly n: number };
}

/** The army's document; undefined: it cannot be had at the moment. */
const loadArmy = async ({ from }: OfferedArmy): Promise<unknown> => {
  if ('draft' in from) {
    const answer = await draftClient.load(from.draft);
    return answer.type === 'done' ? answer.value.document : undefined;
  }
  try {
    const response = await fetch(`/s/${from.slug}/v/${from.n}/document.json`);
    return response.ok ? await response.json() : undefined;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
};

interface ArmyChoicesProps extends WizardStepProps {
  readonly armies: readonly OfferedArmy[];
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
    const document = army && (await loadArmy(army));
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
        <p className={styles.hint}>{words('no-armies')}</p>
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
