import { useTranslations } from 'next-intl';
import { Table } from '@/components/ui/reading/table';
import { useSay } from '@/components/words/use-say';
import type { ComparedFigure } from '@/lib/game/lab/compare';
import styles from '../lab.module.css';

/** A number as the table shows it: shares in per cent. */
const figureText = ({ isShare }: ComparedFigure, value: number): string =>
  isShare ? `${Math.round(value * 100)} %` : value.toFixed(1);

const signed = (figure: ComparedFigure): string => {
  const { mean } = figure.difference;
  const amount = figure.isShare ? Math.round(Math.abs(mean) * 100).toString() : Math.abs(mean).toFixed(1);
  return `${mean < 0 ? '−' : '+'}${amount}`;
};

/** What differs between A and B, each with its interval. */
export const CompareTable = ({ figures }: { readonly figures: readonly ComparedFigure[] }) => {
  const t = useTranslations('lab.compare');
  const say = useSay();
  return (
    <section>
      <h2>{t('changed')}</h2>
      <div className={styles.scroll}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('figure')}</th>
              <th scope="col">{t('a')}</th>
              <th scope="col">{t('b')}</th>
              <th scope="col">{t('difference')}</th>
              <th scope="col">{t('interval')}</th>
              <th scope="col">{t('verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(figure => (
              <tr key={JSON.stringify(figure.label)}>
                <th scope="row">{say(figure.label)}</th>
                <td>{figureText(figure, figure.a)}</td>
                <td>{figureText(figure, figure.b)}</td>
                <td>
                  <b>{signed(figure)}</b>
                </td>
                <td>
                  <IntervalLine figure={figure} />
                </td>
                <td>
                  <FigureVerdict figure={figure} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
};

const FigureVerdict = ({ figure }: { readonly figure: ComparedFigure }) => {
  const t = useTranslations('lab.compare');
  if (figure.difference.isReal) return <b>{t('is-real')}</b>;
  return (
    <span className={styles.caption}>
      {t('unclear')}
      {figure.needed !== null &&
        figure.difference.pairs > 1 &&
        `, ${t('pairs-more', { count: figure.needed })}`}
    </span>
  );
};

const WIDTH = 120;

/** The interval about the dashed line of no difference, each row at its own scale. */
const IntervalLine = ({ figure }: { readonly figure: ComparedFigure }) => {
  const { mean, interval, pairs } = figure.difference;
  if (pairs < 2) return null;
  const reach = Math.max(Math.abs(interval.low), Math.abs(interval.high), 1e-9) * 1.1;
  const x = (value: number): number => ((value / reach + 1) / 2) * WIDTH;
  const text = `${figureText(figure, interval.low)} … ${figureText(figure, interval.high)}`;
  return (
    <svg className={styles.intervalLine} viewBox={`-6 0 ${WIDTH + 12} 20`} role="img" aria-label={text}>
      <line x1={x(0)} x2={x(0)} y1="1" y2="19" stroke="var(--ink-second)" strokeDasharray="3 3" />
      <line x1={x(interval.low)} x2={x(interval.high)} y1="10" y2="10" stroke="var(--ink)" strokeWidth="2" />
      <circle cx={x(mean)} cy="10" r="5" fill="var(--page)" stroke="var(--accent)" strokeWidth="2" />
    </svg>
  );
};
