'use client';

import { useTranslations } from 'next-intl';
import { isChecked } from '@/lib/editor/check-worker/reducer';
import { countAllFindings, isError } from '@/lib/game/contract/finding';
import { useFieldScope } from '../forms/field-scope';
import { useStudioState } from '../session/studio-context';
import styles from './army.module.css';
import { useArmy } from './army-context';

/** Points spent and whether the army is legal: always in sight. */
export const ArmyStatus = () => {
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
      <LegalityLine />
    </div>
  );
};

const LegalityLine = () => {
  const words = useTranslations('lists.army');
  const scope = useFieldScope();
  const all = useStudioState(({ derived }) => countAllFindings(derived).errors);
  const errors = scope ? scope.findings.filter(isError).length : all;
  const isAsking = useStudioState(
    state => scope === null && !isChecked(state) && state.derived.checkedDocument === undefined,
  );
  if (isAsking) return <p role="status">{words('asking')}</p>;
  return (
    <p role="status" className={styles.standing} data-legal={errors === 0}>
      <span aria-hidden="true">{errors === 0 ? '✓' : '▲'}</span>
      {errors === 0 ? words('legal') : words('illegal', { count: errors })}
    </p>
  );
};
