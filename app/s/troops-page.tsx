import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { makeTroopsPrintOffer } from '@/app/_server/published/print-offer';
import type { PublishedTroops } from '@/app/_server/published/troops';
import { getStore } from '@/app/_server/store';
import { getSay } from '@/app/_server/words/words';
import styles from '@/components/battle/battle.module.css';
import { BattleNotice } from '@/components/battle/battle-header';
import { LegalStatus } from '@/components/battle/card/legal-status';
import { CopyToStudio } from '@/components/battle/copy-to-studio';
import { OrdersOfBattle } from '@/components/battle/orders-of-battle';
import { BattleDownloads } from '@/components/battle/sections/battle-downloads';
import { BattleFacts } from '@/components/battle/sections/battle-facts';
import { BattleFindings } from '@/components/battle/sections/battle-findings';
import { DocumentLanguages } from '@/components/battle/sections/document-languages';
import { PrintMenu } from '@/components/print/print-menu';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { countAllFindings, sumCounts } from '@/lib/game/contract/finding';
import { listCaveats } from '@/lib/game/document/document-kind';
import { readVersionSummary } from '@/lib/store/documents/versions';
import { Attribution, ShareVersion } from './attribution';
import { Comments } from './community';
import { makeDocumentMetadata } from './document-metadata';
import { EditLink } from './edit-link';
import { Lineage } from './lineage';

/** Comments on the page itself; the others have a page of their own. */
const SHOWN = 4;

/** A published army or army list: its troops on one side, what the rules say of them on the other. */
export const TroopsPage = async ({ troops }: { readonly troops: PublishedTroops }) => {
  const { version, system } = troops;
  const { entry, tables, more, verdict } = troops.view;
  const say = await getSay();
  const t = await getTranslations('battle');
  return (
    <article>
      <TroopsHeader troops={troops} />
      <Attribution version={version} />
      <div className={styles.columns}>
        <div className={styles.map}>
          <OrdersOfBattle
            title={t('troops')}
            tables={tables.map(({ rows, ...table }) => ({ ...table, groups: [{ name: null, rows }] }))}
            more={more.rows}
            seats={entry.sides.map(name => ({ id: name, name }))}
            say={say}
          />
        </div>
        <div className={styles.text}>
          {entry.summary !== '' && <p className={styles.summary}>{entry.summary}</p>}
          <p className={styles.line}>
            <strong>{system.title}</strong>
            <LegalStatus {...countAllFindings(verdict)} />
            {listCaveats(verdict.facts).map(caveat => (
              <span key={caveat.code}>{say(caveat)}</span>
            ))}
          </p>
          <BattleFacts facts={verdict.facts} say={say} />
          <BattleFindings
            findings={verdict.findings}
            more={sumCounts(verdict.unlisted)}
            variants={[]}
            say={say}
          />
          <Comments version={version} most={SHOWN} />
          <Lineage version={version} />
          <ShareVersion version={version} />
          <DocumentLanguages
            address={`/s/${version.slug}/v/${version.n}`}
            languages={troops.view.languages}
            sheet={version.kind === 'army' ? 'roster' : null}
          />
          <BattleDownloads address={`/s/${version.slug}/v/${version.n}`} files={filesOf(troops)} />
        </div>
      </div>
    </article>
  );
};

const filesOf = ({ version }: PublishedTroops) =>
  version.kind === 'army'
    ? (['roster', 'roster-text', 'roster-csv', 'png', 'svg', 'document'] as const)
    : (['png', 'svg', 'document'] as const);

const TroopsHeader = async ({ troops }: { readonly troops: PublishedTroops }) => {
  const { version, view, system } = troops;
  const { entry } = view;
  const t = await getTranslations('battle');
  const { slug, n } = version;
  const newest = (await readVersionSummary(await getStore(), slug))?.n ?? n;
  return (
    <header className={styles.header}>
      <div>
        <h1>{entry.title}</h1>
        <p className={styles.subline}>{[t(`kind.${version.kind}`), ...entry.sides].join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <PrintMenu offer={await makeTroopsPrintOffer(troops)} />
        {version.kind === 'army-list' && system.armyLists && (
          <ButtonLink main href={`/lists/${slug}`}>
            {t('build-from')}
          </ButtonLink>
        )}
        {version.kind === 'army' && (
          <ButtonLink href={`/armies/compare?one=${slug}`}>{t('compare')}</ButtonLink>
        )}
        <EditLink slug={slug} />
        <CopyToStudio slug={slug} n={n}>
          {t('copy')}
        </CopyToStudio>
      </div>
      <BattleNotice slug={slug} n={n} newest={newest} unlisted={version.visibility === 'unlisted'} />
    </header>
  );
};

/** Metadata of an army for search engines and other sites. */
export const troopsMetadata = async (
  { version, view: { entry, languages }, system }: PublishedTroops,
  path: string,
): Promise<Metadata> => {
  const t = await getTranslations('battle.kind');
  return makeDocumentMetadata({
    path,
    languages,
    title: entry.title,
    description: entry.summary || `${system.title}: ${t(version.kind)}`,
    visibility: version.visibility,
  });
};
