import { getTranslations } from 'next-intl/server';
import type { FindingCounts } from '@/lib/game/contract/finding';
import styles from './legal-status.module.css';

const SIGNS = { met: '✓', weigh: '○', mend: '▲' } as const;

const kindOf = ({ errors, warnings }: FindingCounts): keyof typeof SIGNS =>
  errors > 0 ? 'mend' : warnings > 0 ? 'weigh' : 'met';

/** What the rules say of a battle, in a sign and in words. */
export const LegalStatus = async ({ errors, warnings }: FindingCounts) => {
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
