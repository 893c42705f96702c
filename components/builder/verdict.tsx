'use client';

import { useTranslations } from 'next-intl';
import { isJudged } from '@/components/studio/judged';
import { useStudioState } from '@/components/studio/studio-context';
import { tallyOf } from '@/lib/game/finding';
import { useArmy } from './army-context';
import styles from './builder.module.css';

/** Points spent and whether the army is legal: always in sight. */
export const Verdict = () => {
  const { lists, army, list } = useArmy();
  const words = useTranslations('lists.army');
  const { spent, limit, most } = lists.cost(army, list);
  const left = limit - spent;
  return (
    <div className={styles.verdict}>
      <p className={styles.spent}>
        <strong>{words('spent', { spent, limit })}</strong>
        <span>
          {left >= 0 ? words('left', { left }) : words('over', { over: -left })}
          {most > limit && ` · ${words('most', { most })}`}
        </span>
      </p>
      <meter
        min={0}
        max={Math.max(most, spent)}
        high={most}
        optimum={0}
        value={spent}
        aria-label={words('spent', { spent, limit })}
      />
      <Standing />
    </div>
  );
};

const Standing = () => {
  const words = useTranslations('lists.army');
  const errors = useStudioState(({ reading }) => tallyOf(reading).errors);
  const isAsking = useStudioState(state => !isJudged(state) && state.reading.judged === undefined);
  if (isAsking) return <p role="status">{words('asking')}</p>;
  return (
    <p role="status" className={styles.standing} data-legal={errors === 0}>
      <span aria-hidden="true">{errors === 0 ? '✓' : '▲'}</span>
      {errors === 0 ? words('legal') : words('illegal', { count: errors })}
    </p>
  );
};
