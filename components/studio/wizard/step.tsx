'use client';

import { type ReactNode, useId } from 'react';
import type { AnySystem } from '@/lib/game/game-system';
import type { Plan } from './new-battle';
import styles from './wizard.module.css';

/** What every step knows. */
export interface StepProps {
  readonly system: AnySystem;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  /** What sides are called before they are named. */
  readonly names: readonly string[];
}

interface StepFrameProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

export const Step = ({ number, title, children }: StepFrameProps) => {
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
