import { getTranslations } from 'next-intl/server';
import type { Tally } from '@/lib/game/finding';
import styles from './standing.module.css';

const SIGNS = { met: '✓', weigh: '○', mend: '▲' } as const;

const kindOf = ({ errors, warnings }: Tally): keyof typeof SIGNS =>
  errors > 0 ? 'mend' : warnings > 0 ? 'weigh' : 'met';

/** What the rules say of a battle, in a sign and in words. */
export const Standing = async ({ errors, warnings }: Tally) => {
  const t = await getTranslations('site.standing');
  const kind = kindOf({ errors, warnings });
  return (
    <span className={`${styles.standing} ${styles[kind]}`}>
      <span className={styles.sign} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      {t(kind, { count: errors || warnings })}
    </span>
  );
};
