import { useTranslations } from 'next-intl';
import type { Comparison } from '@/lib/game/lab/compare';
import type { LabBattle } from '@/lib/games/lab/lab-battle';
import { type Disc, DiscMap } from '../charts/disc-map';
import styles from '../lab.module.css';

interface DifferenceMapProps {
  readonly battle: LabBattle;
  readonly losses: Comparison['losses'];
}

/** Smaller differences only clutter the board. */
const LEAST = 0.05;

const discOf = ({ at, more }: Comparison['losses'][number]): Disc => ({
  key: String(at),
  at,
  amount: Math.abs(more),
  words: `${more > 0 ? '+' : '−'}${Math.abs(more).toFixed(1)}`,
  look:
    more > 0
      ? { fill: 'var(--map-accent)', stroke: 'var(--map-accent)', strokeWidth: 2 }
      : { fill: 'var(--map-ivory)', stroke: 'var(--map-ink)', strokeWidth: 2, strokeDasharray: '8 6' },
  ink: more > 0 ? 'var(--map-ivory)' : 'var(--map-ink)',
});

/** Where more or fewer units fall in B. */
export const DifferenceMap = ({ battle, losses }: DifferenceMapProps) => {
  const t = useTranslations('lab.compare');
  const shown = losses.filter(({ more }) => Math.abs(more) >= LEAST);
  return (
    <section>
      <h2>{t('losses')}</h2>
      <p className={styles.caption}>{t('losses-text')}</p>
      <DiscMap battle={battle} discs={shown.map(discOf)} label={t('losses')} />
    </section>
  );
};
