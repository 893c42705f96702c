import { getTranslations } from 'next-intl/server';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import type { Seat } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import { type ForceRow, type ForceTable, formatLocation } from '@/lib/game/document/roster';
import styles from './orders-of-battle.module.css';

interface OrdersOfBattleProps {
  readonly title: string;
  readonly tables: readonly ForceTable[];
  /** Rows beyond those that are listed. */
  readonly more: number;
  readonly seats: readonly Seat[];
  readonly say: Say;
}

/** Armies, line by line, with their counters; where nothing can stand on a board, no places are given. */
export const OrdersOfBattle = async ({ title, tables, more, seats, say }: OrdersOfBattleProps) => {
  const t = await getTranslations('battle.orders');
  const isReconstructed = tables.some(({ rows }) => rows.some(({ reconstructed }) => reconstructed));
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{title}</h2>
      {tables.map(table => (
        <Force
          key={table.seat}
          table={table}
          name={seats.find(({ id }) => id === table.seat)?.name ?? table.seat}
          say={say}
        />
      ))}
      {more > 0 && <p>{t('more', { count: more })}</p>}
      {isReconstructed && <p className="small">{t('legend')}</p>}
    </section>
  );
};

const Force = async ({ table, name, say }: { table: ForceTable; name: string; say: Say }) => {
  const t = await getTranslations('battle.orders');
  return (
    <table className={styles.force}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.unit}>
            {t('unit')}
          </th>
          <th scope="col">{t('count')}</th>
          {table.isPlaced && <th scope="col">{t('spaces')}</th>}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(row => (
          <ForceLine key={`${row.name} ${say(row.words)}`} row={row} isPlaced={table.isPlaced} say={say} />
        ))}
      </tbody>
    </table>
  );
};

const ForceLine = async ({ row, isPlaced, say }: { row: ForceRow; isPlaced: boolean; say: Say }) => {
  const t = await getTranslations('battle.orders');
  return (
    <tr>
      <th scope="row" className={styles.unit}>
        <span className={styles.line}>
          <SmallCounter face={row.face} />
          <span>
            {row.name} <span className={styles.kind}>{say(row.words)}</span>
            {row.reconstructed && <Dagger words={t('dagger')} />}
          </span>
        </span>
      </th>
      <td>{row.count}</td>
      {isPlaced && <td>{row.spaces.length > 0 ? formatLocation(row, say) : t('off')}</td>}
    </tr>
  );
};

const Dagger = ({ words }: { words: string }) => (
  <abbr className={styles.dagger} title={words}>
    <span aria-hidden="true">†</span>
    <span className="visually-hidden">{words}</span>
  </abbr>
);

/** At this size a counter shows its symbol alone. */
const SmallCounter = ({ face: { style, symbol } }: { face: CounterFace }) => {
  const items = drawCounter({ style, symbol, shadow: false });
  const margin = 1;
  const side = COUNTER_SIDE + 2 * margin;
  const svg = toSvg({
    width: side,
    height: side,
    items: [{ k: 'group', matrix: [1, 0, 0, 1, margin, margin], kids: items }],
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg escapes every text and attribute it writes.
  return <span className={styles.counter} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
};
