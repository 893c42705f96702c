import { getTranslations } from 'next-intl/server';
import type { Seat } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import { type ForceRow, type ForceTable, formatLocation } from '@/lib/game/document/roster';
import type { RowGroup } from '@/lib/game/view/group-forces';
import styles from './orders-of-battle.module.css';
import { RepeatedCounter } from './repeated-counter';

/** An army by wings, commands or arms. */
export interface OrderOfBattle extends Omit<ForceTable, 'rows'> {
  readonly groups: readonly RowGroup[];
}

interface OrdersOfBattleProps {
  readonly title: string;
  readonly tables: readonly OrderOfBattle[];
  /** Rows beyond those that are listed. */
  readonly more: number;
  readonly seats: readonly Seat[];
  readonly say: Say;
}

const rowsOf = ({ groups }: OrderOfBattle): readonly ForceRow[] => groups.flatMap(({ rows }) => rows);

/** Armies, group by group, with a counter for each unit; where nothing can stand on a board, no places are given. */
export const OrdersOfBattle = async ({ title, tables, more, seats, say }: OrdersOfBattleProps) => {
  const t = await getTranslations('battle.orders');
  const isReconstructed = tables.some(table => rowsOf(table).some(({ reconstructed }) => reconstructed));
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{title}</h2>
      <div className={styles.forces}>
        {tables.map(table => (
          <Force
            key={table.seat}
            table={table}
            name={seats.find(({ id }) => id === table.seat)?.name ?? table.seat}
            say={say}
          />
        ))}
      </div>
      {more > 0 && <p>{t('more', { count: more })}</p>}
      {isReconstructed && <p className="small">{t('legend')}</p>}
    </section>
  );
};

const countUnits = (rows: readonly ForceRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

const Force = async ({ table, name, say }: { table: OrderOfBattle; name: string; say: Say }) => {
  const t = await getTranslations('battle.orders');
  return (
    <details className={styles.fold} open>
      <summary>
        {name} <span className={styles.small}>{t('units', { count: countUnits(rowsOf(table)) })}</span>
      </summary>
      <table className={styles.force}>
        <caption className="visually-hidden">{name}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('unit')}</th>
            <th scope="col">{t('count')}</th>
            {table.isPlaced && <th scope="col">{t('spaces')}</th>}
          </tr>
        </thead>
        {table.groups.map(group => (
          <Group key={JSON.stringify(group.name)} group={group} isPlaced={table.isPlaced} say={say} />
        ))}
      </table>
    </details>
  );
};

interface GroupProps {
  readonly group: RowGroup;
  readonly isPlaced: boolean;
  readonly say: Say;
}

const Group = async ({ group: { name, rows }, isPlaced, say }: GroupProps) => {
  const t = await getTranslations('battle.orders');
  return (
    <tbody>
      {name !== null && (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={isPlaced ? 3 : 2}>
            {typeof name === 'string' ? name : say(name)}{' '}
            <span className={styles.small}>{t('units', { count: countUnits(rows) })}</span>
          </th>
        </tr>
      )}
      {rows.map(row => (
        <ForceLine key={`${row.name} ${say(row.words)}`} row={row} isPlaced={isPlaced} say={say} />
      ))}
    </tbody>
  );
};

const ForceLine = async ({ row, isPlaced, say }: { row: ForceRow; isPlaced: boolean; say: Say }) => {
  const t = await getTranslations('battle.orders');
  return (
    <tr>
      <th scope="row" className={styles.unit}>
        <span className={styles.line}>
          <RepeatedCounter face={row.face} count={row.count} />
          <span>
            {row.name} <span className={styles.kind}>{say(row.words)}</span>
            {row.reconstructed && <Dagger words={t('dagger')} />}
          </span>
        </span>
      </th>
      <td className={styles.count}>{row.count}</td>
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
