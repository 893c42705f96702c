'use client';

import { type ReactNode, useId } from 'react';
import type { BattlePlan } from '@/lib/editor/wizard/new-battle';
import type { AnySystem } from '@/lib/game/contract/game-system';
import styles from './wizard.module.css';

/** What every step knows. */
export interface WizardStepProps {
  readonly system: AnySystem;
  readonly plan: BattlePlan;
  readonly onPlan: (plan: BattlePlan) => void;
  /** What sides are called before they are named. */
  readonly names: readonly string[];
}

interface StepFrameProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

export const WizardStep = ({ number, title, children }: StepFrameProps) => {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h2 id={id}>
        <span aria-hidden="true">{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
};
