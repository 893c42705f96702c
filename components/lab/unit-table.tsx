import { useTranslations } from 'next-intl';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import { Table } from '@/components/ui/reading/table';
import { useSay } from '@/components/words/use-say';
import type { Difference } from '@/lib/game/lab/statistics';
import type { RunSummary, UnitRow } from '@/lib/game/lab/summary';
import { percentOf } from '@/lib/game/lab/verdict';
import styles from './lab.module.css';

/** What is known of a unit's worth: being measured, measured, or neither. */
export type UnitWorth =
  | { readonly type: 'measuring'; readonly done: number; readonly all: number }
  | { readonly type: 'measured'; readonly difference: Difference };

interface UnitTableProps {
  readonly summary: RunSummary;
  /** By the first unit of each row. */
  readonly worths: ReadonlyMap<string, UnitWorth>;
  canMeasure(row: UnitRow): boolean;
  onMeasure(unit: string): void;
}

/** Survival, hits and worth of every kind of unit. */
export const UnitTable = ({ summary, worths, canMeasure, onMeasure }: UnitTableProps) => {
  const t = useTranslations('lab.units');
  return (
    <section>
      <h2>{t('title')}</h2>
      <div className={styles.scroll}>
        <Table className={styles.units}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col" colSpan={2}>
                {t('end')}
              </th>
              <th scope="col">{t('hits')}</th>
              <th scope="col">{t('worth')}</th>
            </tr>
          </thead>
          <tbody>
            {summary.units.map((row, index) => (
              <UnitLine
                key={row.key}
                row={row}
                isFirstOfSide={index > 0 && summary.units[index - 1]?.unit.seat !== row.unit.seat}
                worth={worths.get(row.ids[0] ?? '')}
                canMeasure={canMeasure(row)}
                onMeasure={onMeasure}
              />
            ))}
          </tbody>
        </Table>
      </div>
      <p className={styles.caption}>{t('worth-note')}</p>
    </section>
  );
};

interface UnitLineProps extends Pick<UnitTableProps, 'onMeasure'> {
  readonly row: UnitRow;
  readonly isFirstOfSide: boolean;
  readonly worth: UnitWorth | undefined;
  readonly canMeasure: boolean;
}

const UnitLine = ({ row, isFirstOfSide, worth, canMeasure, onMeasure }: UnitLineProps) => {
  const t = useTranslations('lab.units');
  const say = useSay();
  const { unit, ids, fresh, spent, hits } = row;
  const name = typeof unit.name === 'string' ? unit.name : say(unit.name);
  return (
    <tr className={isFirstOfSide ? styles.newSide : undefined}>
      <th scope="row">
        <span className={styles.unitName}>
          <Counter face={unit.face} size={26} />
          <span>
            {name}{' '}
            {ids.length > 1 && <span className={styles.caption}>{t('count', { count: ids.length })}</span>}
          </span>
        </span>
      </th>
      <td>
        <SurvivalBar fresh={fresh} spent={spent} />
      </td>
      <td>{t('share', { percent: percentOf(fresh + spent) })}</td>
      <td>{hits === null ? '–' : hits.toFixed(1)}</td>
      <td>
        <Worth worth={worth} name={name} canMeasure={canMeasure} onMeasure={() => onMeasure(ids[0] ?? '')} />
      </td>
    </tr>
  );
};

const SurvivalBar = ({ fresh, spent }: { readonly fresh: number; readonly spent: number }) => {
  const t = useTranslations('lab.units');
  return (
    <svg
      className={styles.survival}
      viewBox="0 0 110 14"
      role="img"
      aria-label={t('bar', { fresh: percentOf(fresh), spent: percentOf(spent) })}
    >
      <defs>
        <pattern
          id="lab-spent"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" fill="var(--ink)" />
        </pattern>
      </defs>
      <rect x="0.5" y="0.5" width="109" height="13" fill="var(--field)" stroke="var(--line)" />
      <rect width={110 * fresh} height="14" fill="var(--ink)" />
      <rect x={110 * fresh} width={110 * spent} height="14" fill="url(#lab-spent)" />
    </svg>
  );
};

interface WorthProps {
  readonly worth: UnitWorth | undefined;
  readonly name: string;
  readonly canMeasure: boolean;
  onMeasure(): void;
}

const Worth = ({ worth, name, canMeasure, onMeasure }: WorthProps) => {
  const t = useTranslations('lab.units');
  if (worth?.type === 'measuring') return t('measuring', { done: worth.done, all: worth.all });
  if (worth) {
    const { mean, interval, isReal } = worth.difference;
    if (!isReal) return t('unclear');
    return t('worth-value', {
      points: mean.toFixed(1),
      half: ((interval.high - interval.low) / 2).toFixed(1),
    });
  }
  if (!canMeasure) return '–';
  return (
    <Button
      look="quiet"
      className={styles.link}
      aria-label={t('measure-named', { unit: name })}
      onClick={onMeasure}
    >
      {t('measure')}
    </Button>
  );
};
