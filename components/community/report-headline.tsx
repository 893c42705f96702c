import { getTranslations } from 'next-intl/server';
import type { Say } from '@/lib/game/contract/sentence';
import type { Side } from '@/lib/game/document/scenario-base';
import type { ReportOutcome } from '@/lib/games/report-outcome';
import styles from './community.module.css';

interface ReportHeadlineProps {
  readonly outcome: ReportOutcome;
  readonly sides: readonly Side[];
  readonly say: Say;
}

/** "Carthage by 14: clear". */
export const ReportHeadline = async ({ outcome, sides, say }: ReportHeadlineProps) => {
  const t = await getTranslations('community.reports');
  const [winners = []] = outcome.ranking;
  const winner = winners.length === 1 ? outcome.seats.find(({ id }) => id === winners[0]) : undefined;
  const margin = winner ? marginOf(outcome, winner.id) : null;
  const words = winner
    ? margin === null
      ? t('won-plain', { side: winner.name })
      : t('won', { side: winner.name, margin })
    : t('drawn');
  return (
    <strong>
      <SideBar side={sides.find(({ id }) => id === winner?.id)} />
      {outcome.grade ? t('with-grade', { words, grade: say(outcome.grade) }) : words}
    </strong>
  );
};

/** How far the winner is ahead; null: the book counts no points, or they are not ahead by them. */
const marginOf = ({ scores }: ReportOutcome, winner: string): number | null => {
  const others = Object.entries(scores).flatMap(([seat, points]) => (seat === winner ? [] : [points]));
  const own = scores[winner];
  if (own === undefined || others.length === 0) return null;
  const margin = own - Math.max(...others);
  return margin > 0 ? margin : null;
};

const SideBar = ({ side }: { readonly side: Side | undefined }) =>
  side && (
    <span
      className={styles.mark}
      aria-hidden="true"
      style={{ borderColor: side.colour, backgroundColor: side.style === 'solid' ? side.colour : undefined }}
    />
  );
