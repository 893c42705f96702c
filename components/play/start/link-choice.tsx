'use client';

import { useTranslations } from 'next-intl';
import type { Seat } from '@/lib/game/contract/game-system';
import type { StartChoice } from '@/lib/games/start-choice';
import styles from './start.module.css';

interface LinkChoiceProps {
  readonly seats: readonly Seat[];
  readonly others: readonly Seat[];
  readonly choice: StartChoice;
  readonly onChange: (change: Partial<StartChoice>) => void;
}

const PACES = [null, 1, 3, 7] as const;
const TIMEOUTS = ['computer', 'claim'] as const;

/** People on other computers, each invited by a link of their own. */
export const LinkChoice = ({ seats, others, choice, onChange }: LinkChoiceProps) => {
  const words = useTranslations('start.against');
  return (
    <div className={styles.choice} data-chosen={choice.isByLink}>
      <label className={styles.head}>
        <input
          type="radio"
          name="against"
          checked={choice.isByLink}
          onChange={() => onChange({ friends: others.map(({ id }) => id), isByLink: true })}
        />
        <strong>{words('link', { seats: seats.length })}</strong>
      </label>
      <span className={styles.means}>{words('link-means')}</span>
      {choice.isByLink && <LinkTerms choice={choice} onChange={onChange} />}
    </div>
  );
};

const LinkTerms = ({ choice, onChange }: Pick<LinkChoiceProps, 'choice' | 'onChange'>) => {
  const words = useTranslations('start.against');
  return (
    <>
      <label className={styles.means}>
        {words('pace')}{' '}
        <select
          value={choice.paceDays ?? 0}
          onChange={({ target }) =>
            onChange({ paceDays: PACES.find(days => days === Number(target.value)) ?? null })
          }
        >
          {PACES.map(days => (
            <option key={days ?? 0} value={days ?? 0}>
              {words('paces', { days: days ?? 0 })}
            </option>
          ))}
        </select>
      </label>
      {choice.paceDays !== null && (
        <label className={styles.means}>
          {words('timeout')}{' '}
          <select
            value={choice.onTimeout}
            onChange={({ target }) =>
              onChange({ onTimeout: TIMEOUTS.find(rule => rule === target.value) ?? 'computer' })
            }
          >
            {TIMEOUTS.map(rule => (
              <option key={rule} value={rule}>
                {words(`timeouts.${rule}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};
