import { CounterImage } from '@/components/board/counter-image';
import type { Say } from '@/lib/game/contract/sentence';
import type { ForceRow, ForceTable } from '@/lib/game/document/roster';
import styles from './roster.module.css';

interface TroopsTableProps {
  readonly caption: string;
  readonly tables: readonly ForceTable[];
  readonly say: Say;
}

/** Unit by unit with its counter, as it is read at the table. */
export const TroopsTable = ({ caption, tables, say }: TroopsTableProps) => (
  <table className={styles.troops}>
    <caption className="visually-hidden">{caption}</caption>
    <tbody>
      {tables.flatMap(({ rows }, table) =>
        rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal units are told apart by their place alone.
          <Row key={`${table} ${index}`} row={row} say={say} />
        )),
      )}
    </tbody>
  </table>
);

const Row = ({ row, say }: { row: ForceRow; say: Say }) => (
  <tr>
    <td className={styles.face}>
      <CounterImage face={row.face} className={styles.counter} />
    </td>
    <td className={styles.count}>{`${row.count} ×`}</td>
    <th scope="row">{row.name}</th>
    <td>{say(row.words)}</td>
  </tr>
);
