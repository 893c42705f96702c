import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { RunSummary } from '@/lib/game/lab/summary';
import styles from '../lab.module.css';
import { Histogram } from './histogram';

/** When battles end, and why. */
export const LengthChart = ({ summary }: { readonly summary: RunSummary }) => {
  const t = useTranslations('lab.length');
  const say = useSay();
  const every = Math.ceil(summary.turns.length / 12);
  return (
    <section>
      <h2>{t('title')}</h2>
      <p className={styles.caption}>{t('turn')}</p>
      <Histogram
        bars={summary.turns.map(({ turn, count }, index) => ({
          label: t('turn-of', { turn }),
          tick: index % every === 0 ? String(turn) : '',
          count,
          look: { fill: 'var(--ink-second)' },
        }))}
        label={t('turn')}
        column={t('turn')}
        hasCounts
      />
      <ul className={styles.counts}>
        {summary.endings.map(({ sentence, count }) => (
          <li key={JSON.stringify(sentence)}>
            <span>{say(sentence)}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};
