import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { Level } from '@/lib/game/computer/levels';
import type { Side } from '@/lib/game/document/scenario-base';
import type { RunSummary, SeatShare } from '@/lib/game/lab/summary';
import { percentOf } from '@/lib/game/lab/verdict';
import styles from '../lab.module.css';
import { fillOf, SideSwatch } from './side-swatch';

interface WinShareProps {
  readonly summary: RunSummary;
  readonly sides: readonly Side[];
}

/** Who wins, with the interval and the mark of even chances. */
export const WinShare = ({ summary, sides }: WinShareProps) => {
  const t = useTranslations('lab.wins');
  const best = summary.shares.toSorted((one, other) => other.wins - one.wins)[0];
  if (summary.games === 0 || !best)
    return (
      <section>
        <h2>{t('none')}</h2>
        <p className={styles.caption}>{t('none-text')}</p>
      </section>
    );
  const { low, high } = best.interval;
  return (
    <section>
      <h2>{t('title', { side: nameIn(sides, best.seat), wins: best.wins, games: summary.games })}</h2>
      <p className={styles.caption}>
        {t('interval', { low: percentOf(low), high: percentOf(high) })} {t('draws', { count: summary.draws })}
      </p>
      <ShareBars summary={summary} sides={sides} />
      <Grades summary={summary} sides={sides} />
    </section>
  );
};

export const nameIn = (sides: readonly Side[], seat: string): string =>
  sides.find(({ id }) => id === seat)?.name ?? seat;

/** Two sides share one bar; more of them have one each. */
export const ShareBars = ({ summary, sides }: WinShareProps) =>
  summary.shares.length === 2 ? (
    <SharedBar summary={summary} sides={sides} />
  ) : (
    <div>
      {summary.shares.map(share => (
        <SeatBar
          key={share.seat}
          share={share}
          side={sides.find(({ id }) => id === share.seat)}
          even={1 / summary.shares.length}
        />
      ))}
    </div>
  );

const WIDTH = 360;

const useBarLabel = () => {
  const t = useTranslations('lab.wins');
  return ({ wins, share, interval }: SeatShare, name: string): string =>
    t('bar', {
      side: name,
      wins,
      percent: percentOf(share),
      low: percentOf(interval.low),
      high: percentOf(interval.high),
    });
};

const Whisker = ({ share: { interval }, y }: { readonly share: SeatShare; readonly y: number }) => (
  <g stroke="var(--ink)" strokeWidth="2">
    <line x1={interval.low * WIDTH} x2={interval.high * WIDTH} y1={y} y2={y} />
    <line x1={interval.low * WIDTH} x2={interval.low * WIDTH} y1={y - 4} y2={y + 4} />
    <line x1={interval.high * WIDTH} x2={interval.high * WIDTH} y1={y - 4} y2={y + 4} />
  </g>
);

const EvenMark = ({ at, y1, y2 }: { readonly at: number; readonly y1: number; readonly y2: number }) => (
  <line
    x1={at * WIDTH}
    x2={at * WIDTH}
    y1={y1}
    y2={y2}
    stroke="var(--ink)"
    strokeWidth="2"
    strokeDasharray="4 3"
  />
);

const SharedBar = ({ summary, sides }: WinShareProps) => {
  const label = useBarLabel();
  const t = useTranslations('lab.wins');
  const [first, second] = summary.shares;
  if (!first || !second) return null;
  const [one, other] = [
    sides.find(({ id }) => id === first.seat),
    sides.find(({ id }) => id === second.seat),
  ];
  const text = [first, second].map(share => label(share, nameIn(sides, share.seat))).join('; ');
  return (
    <svg className={styles.chart} viewBox={`-4 0 ${WIDTH + 8} 62`} role="img" aria-label={text}>
      <Whisker share={first} y={8} />
      {first.wins > 0 && one && (
        <rect x="1" y="16" width={Math.max(2, first.share * WIDTH - 2)} height="24" {...fillOf(one)} />
      )}
      {second.wins > 0 && other && (
        <rect
          x={WIDTH - second.share * WIDTH + 1}
          y="16"
          width={Math.max(2, second.share * WIDTH - 2)}
          height="24"
          {...fillOf(other)}
        />
      )}
      {summary.draws > 0 && (
        <rect
          x={first.share * WIDTH + 1}
          y="15"
          width={(summary.draws / summary.games) * WIDTH - 2}
          height="26"
          fill="var(--line)"
        />
      )}
      <BarNumber share={first} side={one} x={9} anchor="start" />
      <BarNumber share={second} side={other} x={WIDTH - 9} anchor="end" />
      <EvenMark at={0.5} y1={12} y2={46} />
      <text x={WIDTH / 2} y="59" textAnchor="middle" className={styles.axis}>
        {t('even')}
      </text>
    </svg>
  );
};

interface BarNumberProps {
  readonly share: SeatShare;
  readonly side: Side | undefined;
  readonly x: number;
  readonly anchor: 'start' | 'end';
}

const BarNumber = ({ share, side, x, anchor }: BarNumberProps) =>
  share.share < 0.1 ? null : (
    <text
      x={x}
      y="33"
      textAnchor={anchor}
      className={styles.onBar}
      fill={side?.style === 'solid' ? 'var(--map-ivory)' : 'var(--map-ink)'}
    >
      {share.wins}
    </text>
  );

interface SeatBarProps {
  readonly share: SeatShare;
  readonly side: Side | undefined;
  readonly even: number;
}

const SeatBar = ({ share, side, even }: SeatBarProps) => {
  const label = useBarLabel();
  const text = label(share, side?.name ?? share.seat);
  return (
    <figure className={styles.seatBar}>
      <figcaption>{text}</figcaption>
      <svg className={styles.chart} viewBox={`-4 0 ${WIDTH + 8} 22`} aria-hidden="true">
        {side && <rect x="1" y="3" width={Math.max(2, share.share * WIDTH)} height="12" {...fillOf(side)} />}
        <Whisker share={share} y={9} />
        <EvenMark at={even} y1={0} y2={20} />
      </svg>
    </figure>
  );
};

const Grades = ({ summary, sides }: WinShareProps) => {
  const say = useSay();
  const t = useTranslations('lab.wins');
  if (summary.grades.length === 0) return null;
  return (
    <ul className={styles.counts} aria-label={t('grades')}>
      {summary.grades.map(({ seat, sentence, count }) => (
        <li key={`${seat} ${JSON.stringify(sentence)}`}>
          <SideSwatch side={sides.find(({ id }) => id === seat)} />
          <span>
            {nameIn(sides, seat)}: {say(sentence)}
          </span>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
};

interface LevelSharesProps {
  readonly level: Level;
  readonly summary: RunSummary;
  readonly sides: readonly Side[];
}

/** The same battle at another level: the level decides the verdict, so two are shown side by side. */
export const LevelShare = ({ level, summary, sides }: LevelSharesProps) => {
  const t = useTranslations('lab.wins');
  const levels = useTranslations('start.level');
  const [first] = summary.shares;
  if (!first) return null;
  const { low, high } = first.interval;
  return (
    <div className={styles.levelShare}>
      <h3>{t('level', { level: levels(level) })}</h3>
      <p className={styles.caption}>
        {t('of-level', {
          side: nameIn(sides, first.seat),
          percent: percentOf(first.share),
          low: percentOf(low),
          high: percentOf(high),
          games: summary.games,
        })}
      </p>
      {summary.games > 0 && <ShareBars summary={summary} sides={sides} />}
    </div>
  );
};
