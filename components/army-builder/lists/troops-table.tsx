import { getTranslations } from 'next-intl/server';
import { CounterImage } from '@/components/board/counter-image';
import type { Say } from '@/lib/game/contract/sentence';
import { type ForceRow, type ForceTable, formatFigure, type TroopProfile } from '@/lib/game/document/roster';
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
    <td>
      {say(row.words)}
      {row.profile && <Profile profile={row.profile} say={say} />}
    </td>
  </tr>
);

/** Figures, special rules, and a box for each loss to be ticked on paper. */
const Profile = async ({ profile, say }: { profile: TroopProfile; say: Say }) => {
  const t = await getTranslations('roster');
  return (
    <>
      <dl className={styles.profile}>
        {profile.figures.map(figure => (
          <div key={figure.label.code}>
            <dt>{say(figure.label)}</dt>
            <dd>{formatFigure(figure, say) || '–'}</dd>
          </div>
        ))}
      </dl>
      {profile.specialRules.length > 0 && (
        <p className="small">
          {t('special-rules')}: {profile.specialRules.map(say).join(' ')}
        </p>
      )}
      <span role="img" aria-label={t('boxes', { count: profile.boxes })} className={styles.boxes}>
        {Array.from({ length: profile.boxes }, (_, box) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one box is as the other.
          <i key={box} />
        ))}
      </span>
    </>
  );
};
