import { useTranslations } from 'next-intl';
import type { Handicap } from '@/lib/game/contract/tally';
import type { Side } from '@/lib/game/document/scenario-base';
import { type Bar, histogramOf } from '@/lib/game/lab/statistics';
import type { RunSummary } from '@/lib/game/lab/summary';
import styles from '../lab.module.css';
import { Histogram, type HistogramBar, PLOT_HEIGHT } from './histogram';
import { fillOf } from './side-swatch';
import { nameIn } from './win-share';

interface MarginChartProps {
  readonly summary: RunSummary;
  readonly sides: readonly Side[];
  readonly handicap: Handicap | null;
}

const MOST_BARS = 18;

/** How far the first side was ahead, game by game. */
export const MarginChart = ({ summary, sides, handicap }: MarginChartProps) => {
  const t = useTranslations('lab.margin');
  const column = useTranslations('lab.table')('range');
  const { shares, median, evenAt } = summary;
  const names = shares.map(({ seat }) => nameIn(sides, seat));
  const bars = histogramOf(summary.margins, MOST_BARS);
  const side = names[median >= 0 ? 0 : 1] ?? '';
  const middle =
    median === 0 || names.length > 2 ? t('middle-even') : t('middle', { side, points: Math.abs(median) });
  const caption =
    names.length === 2
      ? t('sides', { first: names[0] ?? '', second: names[1] ?? '' })
      : t('first-ahead', { side: names[0] ?? '' });
  return (
    <section>
      <h2>{t('title')}</h2>
      <p className={styles.caption}>
        {caption}
        {handicap &&
          handicap.points > 0 &&
          ` ${t('handicap', { side: nameIn(sides, handicap.seat), points: handicap.points })}`}
      </p>
      <Histogram
        bars={bars.map((bar, index) =>
          toBar(bar, index, bars, sides, t('bar', { from: bar.from, to: bar.to - 1 })),
        )}
        label={`${t('title')}: ${middle}`}
        column={column}
        hasEdgeTicks
        marks={width => (
          <MarginMarks bars={bars} median={median} width={width} words={names.length === 2 ? middle : ''} />
        )}
      />
      {evenAt && summary.games > 0 && (
        <p>{t('even-at', { side: nameIn(sides, evenAt.seat), points: evenAt.points })}</p>
      )}
    </section>
  );
};

const toBar = (
  bar: Bar,
  index: number,
  bars: readonly Bar[],
  sides: readonly Side[],
  label: string,
): HistogramBar => {
  const [first, second] = sides;
  const side = bar.from >= 0 ? first : second;
  const every = Math.ceil(bars.length / 7);
  const zero = bars.findIndex(({ from }) => from === 0);
  const isTicked = (index - Math.max(0, zero)) % every === 0;
  return {
    label,
    tick: isTicked ? String(Math.abs(bar.from)) : '',
    count: bar.count,
    look: side ? fillOf(side) : { fill: 'var(--ink-second)' },
  };
};

interface MarginMarksProps {
  readonly bars: readonly Bar[];
  readonly median: number;
  readonly width: number;
  readonly words: string;
}

/** The dashed line of 0, and the middle game. */
const MarginMarks = ({ bars, median, width, words }: MarginMarksProps) => {
  const [first] = bars;
  if (!first) return null;
  const step = first.to - first.from;
  const at = (points: number): number => ((points - first.from) / step) * width;
  const isRight = at(median) > 190;
  return (
    <>
      <line
        x1={at(0)}
        x2={at(0)}
        y1={8}
        y2={18 + PLOT_HEIGHT}
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="4 3"
      />
      <line
        x1={at(median)}
        x2={at(median)}
        y1={8}
        y2={18 + PLOT_HEIGHT}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <text
        x={at(median) + (isRight ? -6 : 6)}
        y="12"
        textAnchor={isRight ? 'end' : 'start'}
        className={styles.count}
      >
        {words}
      </text>
    </>
  );
};
