'use client';

import { useTranslations } from 'next-intl';
import styles from './wizard.module.css';
import { WizardStep } from './wizard-step';

export interface OfferedSystem {
  readonly id: string;
  readonly title: string;
  /** The address of the picture of one of its battles; null: there is none yet. */
  readonly picture: string | null;
}

interface SystemChoicesProps {
  readonly systems: readonly OfferedSystem[];
  readonly chosen: string;
  readonly onChoice: (id: string) => void;
}

/** The rule books, each with a picture and a line. */
export const SystemChoices = ({ systems, chosen, onChoice }: SystemChoicesProps) => {
  const words = useTranslations('wizard');
  return (
    <WizardStep number={1} title={words('system')}>
      <div className={styles.systems}>
        {systems.map(({ id, title, picture }) => (
          <label key={id} className={styles.system}>
            <input type="radio" name="system" checked={id === chosen} onChange={() => onChoice(id)} />
            {picture ? (
              // biome-ignore lint/performance/noImgElement: the picture is made by our own route at the width that is asked for.
              <img src={picture} alt="" width={150} height={120} />
            ) : (
              <span className={styles.noPicture} aria-hidden="true" />
            )}
            <span>
              <strong>{title}</strong>
              {words.has(`line.${id}`) && <small>{words(`line.${id}`)}</small>}
            </span>
          </label>
        ))}
      </div>
    </WizardStep>
  );
};
