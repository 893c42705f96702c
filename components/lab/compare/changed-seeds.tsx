import { useTranslations } from 'next-intl';
import type { Side } from '@/lib/game/document/scenario-base';
import type { Comparison } from '@/lib/game/lab/compare';
import { GameRow } from '../game-list';
import styles from '../lab.module.css';

interface ChangedSeedsProps {
  readonly comparison: Comparison;
  readonly sides: readonly Side[];
  readonly pathA: string;
  readonly pathB: string;
}

const MOST = 12;

/** Seeds that another side won in B: both games can be opened. */
export const ChangedSeeds = ({ comparison, sides, pathA, pathB }: ChangedSeedsProps) => {
  const t = useTranslations('lab.compare');
  const { changed, pairs } = comparison;
  return (
    <section>
      <h2>{t('seeds')}</h2>
      <p className={styles.caption}>{t('seeds-count', { changed: changed.length, pairs: pairs.length })}</p>
      <ul className={styles.games}>
        {changed.slice(0, MOST).map(({ a, b }) => (
          <li key={a.seed}>
            <ul className={styles.games}>
              <GameRow title={t('a')} game={a} sides={sides} playPath={pathA} />
              <GameRow title={t('b')} game={b} sides={sides} playPath={pathB} />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};
