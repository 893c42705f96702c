import { getTranslations } from 'next-intl/server';
import { ARMY_COLOURS, CounterImage } from '@/components/board/counter-image';
import { type ArmyListEntry, formatName } from '@/lib/game/contract/army/army-lists';
import type { Say } from '@/lib/game/contract/sentence';
import styles from './lists.module.css';

interface ListEntriesProps {
  readonly entries: readonly ArmyListEntry[];
  readonly say: Say;
}

/** What may be taken: a table for each group, with the counters. */
export const ListEntries = async ({ entries, say }: ListEntriesProps) => {
  const t = await getTranslations('lists.page');
  const groups = [...new Set(entries.map(({ group }) => formatName(group, say)))];
  const isByGroup = groups.length <= entries.length / 2;
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">{t('entries')}</h2>
      {(isByGroup ? groups : [null]).map(group => (
        <Group
          key={group}
          title={group}
          entries={group === null ? entries : entries.filter(entry => formatName(entry.group, say) === group)}
          say={say}
        />
      ))}
      <p className="small">
        {t('price-means')} {entries.some(({ reconstructed }) => reconstructed) && t('reconstructed')}
      </p>
    </section>
  );
};

const Group = async ({ title, entries, say }: ListEntriesProps & { title: string | null }) => {
  const t = await getTranslations('lists.page');
  return (
    <table className={styles.entries}>
      <caption className={title === null ? 'visually-hidden' : undefined}>{title ?? t('entries')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('entry')}</th>
          <th scope="col">{t(entries[0]?.counts === 'pieces' ? 'limits-pieces' : 'limits')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <Line key={entry.id} entry={entry} say={say} />
        ))}
      </tbody>
    </table>
  );
};

const Line = async ({ entry, say }: { entry: ArmyListEntry; say: Say }) => {
  const t = await getTranslations('lists.page');
  const { min, max } = entry;
  return (
    <tr>
      <th scope="row">
        <span className={styles.line}>
          <CounterImage face={entry.face(ARMY_COLOURS)} className={styles.counter} />
          <span>
            {formatName(entry.label, say)}{' '}
            {entry.reconstructed && (
              <abbr className={styles.dagger} title={t('dagger')}>
                <span aria-hidden="true">†</span>
                <span className="visually-hidden">{t('dagger')}</span>
              </abbr>
            )}
            <span className={styles.kind}>{say(entry.words)}</span>
            {entry.note && <span className={styles.note}>{say(entry.note)}</span>}
          </span>
        </span>
      </th>
      <td>{max === 0 ? t('never') : max === null ? t('many', { min }) : t('range', { min, max })}</td>
      <td>{entry.price}</td>
    </tr>
  );
};
