import { useTranslations } from 'next-intl';
import type { ReactNode, SVGProps } from 'react';
import { Table } from '@/components/ui/reading/table';
import styles from '../lab.module.css';

export interface HistogramBar {
  /** What the bar stands for, in words. */
  readonly label: string;
  /** What is written below it; empty: nothing. */
  readonly tick: string;
  readonly count: number;
  readonly look: SVGProps<SVGRectElement>;
}

interface HistogramProps {
  readonly bars: readonly HistogramBar[];
  readonly label: string;
  /** The heading of the first column in the table. */
  readonly column: string;
  /** Ticks stand at the left edge of a bar, not below its middle. */
  readonly hasEdgeTicks?: boolean;
  readonly hasCounts?: boolean;
  /** Lines over the chart, in its units: a bar is 1 wide. */
  readonly marks?: (bar: number) => ReactNode;
}

const WIDTH = 340;
export const PLOT_HEIGHT = 104;
const TOP = 18;

/** Bars of games, with a table for those who cannot see them. */
export const Histogram = ({
  bars,
  label,
  column,
  hasEdgeTicks = false,
  hasCounts = false,
  marks,
}: HistogramProps) => {
  const width = WIDTH / Math.max(1, bars.length);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`-12 0 ${WIDTH + 24} ${TOP + PLOT_HEIGHT + 20}`}
        role="img"
        aria-label={label}
      >
        {bars.map(({ label: name, count, look }, index) => {
          const height = (count / most) * PLOT_HEIGHT;
          const top = TOP + PLOT_HEIGHT - height;
          return (
            <g key={name}>
              {count > 0 && (
                <rect
                  x={index * width + 1.5}
                  y={top}
                  width={Math.max(1, width - 3)}
                  height={height}
                  {...look}
                />
              )}
              {hasCounts && count > 0 && (
                <text x={(index + 0.5) * width} y={top - 4} textAnchor="middle" className={styles.count}>
                  {count}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2={WIDTH} y1={TOP + PLOT_HEIGHT} y2={TOP + PLOT_HEIGHT} stroke="var(--ink)" />
        {bars.map(({ label: name, tick }, index) => (
          <text
            key={name}
            x={(index + (hasEdgeTicks ? 0 : 0.5)) * width}
            y={TOP + PLOT_HEIGHT + 15}
            textAnchor="middle"
            className={styles.axis}
          >
            {tick}
          </text>
        ))}
        {marks?.(width)}
      </svg>
      <BarTable bars={bars} column={column} />
    </figure>
  );
};

const BarTable = ({ bars, column }: Pick<HistogramProps, 'bars' | 'column'>) => {
  const t = useTranslations('lab.table');
  return (
    <details className={styles.asTable}>
      <summary>{t('show')}</summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{t('games')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
};
