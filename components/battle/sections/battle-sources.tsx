import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/reading/table';
import type { Say, Sentence } from '@/lib/game/contract/sentence';
import type { Provenance, ScenarioBase } from '@/lib/game/document/scenario-base';
import styles from '../battle.module.css';

interface BattleSourcesProps {
  readonly scenario: Pick<ScenarioBase, 'sources' | 'provenance'>;
  /** For each entry of the provenance, the part it describes. */
  readonly parts: readonly Sentence[];
  readonly say: Say;
}

/** Where it all comes from, and what is ours. */
export const BattleSources = async ({ scenario, parts, say }: BattleSourcesProps) => {
  const t = await getTranslations('battle');
  return (
    <div id="sources" className={styles.sources}>
      {scenario.sources.length > 0 && (
        <section>
          <h2>{t('sources')}</h2>
          <ul className={styles.plain}>
            {scenario.sources.map(({ id, title, note }) => (
              <li key={id}>
                {title}
                {note && <span className="small"> {note}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {scenario.provenance.length > 0 && <ProvenanceList {...{ scenario, parts, say }} />}
    </div>
  );
};

const ProvenanceList = async ({ scenario: { provenance, sources }, parts, say }: BattleSourcesProps) => {
  const t = await getTranslations('battle.provenance');
  return (
    <section>
      <h2>{t('title')}</h2>
      <Table className={styles.known}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            <th scope="col">{t('mark')}</th>
          </tr>
        </thead>
        <tbody>
          {provenance.map((entry, index) => (
            <ProvenanceLine
              key={`${entry.at} ${entry.mark}`}
              entry={entry}
              part={parts[index] && say(parts[index])}
              source={sources.find(({ id }) => id === entry.source)?.title}
            />
          ))}
        </tbody>
      </Table>
    </section>
  );
};

interface KnownLineProps {
  readonly entry: Provenance;
  readonly part: string | undefined;
  readonly source: string | undefined;
}

const ProvenanceLine = async ({ entry, part, source }: KnownLineProps) => {
  const t = await getTranslations('battle.provenance');
  const remarks = [source, entry.note].filter(remark => remark !== undefined);
  return (
    <tr>
      <th scope="row">{part}</th>
      <td>
        {t(`marks.${entry.mark}`)}
        {remarks.map(remark => (
          <span key={remark} className={`small ${styles.remark}`}>
            {remark}
          </span>
        ))}
      </td>
    </tr>
  );
};
