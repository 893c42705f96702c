'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { Seat } from '@/lib/game/contract/game-system';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { Say } from '@/lib/game/contract/sentence';
import { SectionLink } from '../choices/section-link';
import { SideMark } from '../start/side-mark';
import styles from './end.module.css';
import type { GameEndProps } from './game-end';

interface ScoreRow {
  readonly label: string;
  readonly section: string;
  /** By seat; absent: nothing of this kind. */
  readonly values: Readonly<Record<string, number>>;
}

/** The names of more stand upright: no column is cut off. */
const FEW = 3;

/** Lines with the same words and section in two seats' points share one row. */
const toRows = (lines: ReadonlyMap<string, readonly BreakdownLine[]>, say: Say): readonly ScoreRow[] => {
  const rows = new Map<string, ScoreRow>();
  for (const [seat, own] of lines)
    for (const { label, rule, value } of own) {
      const key = `${say(label)} ${rule.section}`;
      const row = rows.get(key) ?? { label: say(label), section: rule.section, values: {} };
      rows.set(key, { ...row, values: { ...row.values, [seat]: (row.values[seat] ?? 0) + value } });
    }
  return [...rows.values()];
};

/** Where the points come from, each line with its section, and their sum. */
export const ScoreTable = ({
  system,
  match,
  result,
  viewer,
  seats,
}: GameEndProps & { readonly seats: readonly Seat[] }) => {
  const words = useTranslations('log.end');
  const say = useSay();
  const { state } = match.moments.at(-1) ?? match.moments[0];
  const { scoreBreakdown, stats } = match.rules;
  const linesOf = (seat: string): readonly BreakdownLine[] =>
    scoreBreakdown?.(state, seat, viewer ?? 'all') ?? stats?.(state, seat, viewer ?? 'all') ?? [];
  const rows = toRows(new Map(seats.map(({ id }) => [id, linesOf(id)])), say);
  return (
    <table className={styles.score} data-many={seats.length > FEW}>
      <caption>{words('score')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ id, name }) => (
            <th key={id} scope="col">
              <SideMark side={match.scenario.sides.find(side => side.id === id)} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, section, values }) => (
          <tr key={`${label} ${section}`}>
            <th scope="row">
              {label} <SectionLink system={system} section={section} />
            </th>
            {seats.map(({ id }) => (
              <td key={id}>{values[id] ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words('total')}</th>
          {seats.map(({ id }) => (
            <td key={id}>{result.scores[id] ?? 0}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};
