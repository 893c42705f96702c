import { type AidCell, type AidTable, formatAidCell } from '@/lib/game/contract/player-aid';
import type { Say } from '@/lib/game/contract/sentence';
import styles from './rules.module.css';

/** A cell that is a word or a number alone has no name: its place in the row identifies it. */
const Row = ({ cells, say }: { readonly cells: readonly AidCell[]; readonly say: Say }) => {
  const [head = '', ...rest] = cells;
  return (
    <tr>
      <th scope="row">{formatAidCell(head, say)}</th>
      {rest.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a printed table never change places.
        <td key={place}>{formatAidCell(cell, say)}</td>
      ))}
    </tr>
  );
};

const RuleTable = ({ table, say }: { readonly table: AidTable; readonly say: Say }) => (
  <figure className={styles.table}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too. */}
    <section tabIndex={0} aria-label={say(table.title)}>
      <table>
        <caption>{say(table.title)}</caption>
        <thead>
          <tr>
            {table.columns.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a printed table never change places.
              <th key={place} scope="col">
                {formatAidCell(cell, say)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id either.
            <Row key={place} cells={cells} say={say} />
          ))}
        </tbody>
      </table>
    </section>
    {table.note && <figcaption className="small">{say(table.note)}</figcaption>}
  </figure>
);

/** The player's tables of a section, made from the content that the rules themselves read. */
export const RuleTables = ({ tables, say }: { readonly tables: readonly AidTable[]; readonly say: Say }) =>
  tables.map(table => <RuleTable key={table.title.code} table={table} say={say} />);
