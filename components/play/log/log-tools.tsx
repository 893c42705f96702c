'use client';

import { useTranslations } from 'next-intl';
import type { Seat } from '@/lib/game/contract/game-system';
import styles from './log.module.css';

/** Which lines of the log are shown. */
export interface LogFilter {
  /** Null: of all sides. */
  readonly seat: string | null;
  readonly text: string;
}

interface LogToolsProps {
  readonly seats: readonly Seat[];
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
}

/** Only one side's orders, or those that name a unit or a place. */
export const LogTools = ({ seats, filter, onFilter }: LogToolsProps) => {
  const words = useTranslations('log');
  return (
    <div className={styles.tools}>
      <select
        aria-label={words('side')}
        value={filter.seat ?? ''}
        onChange={event => onFilter({ ...filter, seat: event.target.value || null })}
      >
        <option value="">{words('both', { count: seats.length })}</option>
        {seats.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label={words('find')}
        placeholder={words('find-hint')}
        value={filter.text}
        onChange={event => onFilter({ ...filter, text: event.target.value })}
      />
    </div>
  );
};
