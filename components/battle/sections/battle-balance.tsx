import { getTranslations } from 'next-intl/server';
import type { Seat } from '@/lib/game/contract/game-system';
import { createBalanceFact, type MeasuredBalance } from '@/lib/game/lab/balance';
import styles from '../battle.module.css';

interface BattleBalanceProps {
  /** What the server's own workers have measured, the best first. */
  readonly measured: readonly MeasuredBalance[];
  readonly seats: readonly Pick<Seat, 'id' | 'name'>[];
  hasVerdict(measured: MeasuredBalance): boolean;
}

/** How the battle is balanced, level by level, with the number of games and the engine release. */
export const BattleBalance = ({ measured, seats, hasVerdict }: BattleBalanceProps) => (
  <ul className={styles.balance}>
    {measured.map(one => (
      <li key={`${one.engine} ${one.level}`}>
        <BalanceLine measured={one} seats={seats} isJudged={hasVerdict(one)} />
      </li>
    ))}
  </ul>
);

const BalanceLine = async ({
  measured,
  seats,
  isJudged,
}: Pick<BattleBalanceProps, 'seats'> & {
  readonly measured: MeasuredBalance;
  readonly isJudged: boolean;
}) => {
  const t = await getTranslations('lab.facts');
  const levels = await getTranslations('start.level');
  const { seat, percent, low, high } = createBalanceFact(measured);
  const side = seats.find(({ id }) => id === seat)?.name ?? seat;
  const { games, level, engine: release } = measured;
  return (
    <>
      <strong>{t('share', { side, percent, low, high })}</strong>{' '}
      <span className="small">
        {t('source', { games, level: levels(level), release })} {!isJudged && t('no-verdict')}
      </span>
    </>
  );
};
