import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { PublishedBattle } from '@/app/_server/published/battle';
import { makeBattlePrintOffer } from '@/app/_server/published/print-offer';
import { getStore } from '@/app/_server/store';
import { getSay } from '@/app/_server/words/words';
import styles from '@/components/battle/battle.module.css';
import { BattleHeader } from '@/components/battle/battle-header';
import { BattleMap } from '@/components/battle/battle-map';
import { BattleGlance } from '@/components/battle/card/battle-glance';
import { PlayBox } from '@/components/battle/card/play-box';
import { OrdersOfBattle } from '@/components/battle/orders-of-battle';
import { BattleBalance } from '@/components/battle/sections/battle-balance';
import { BattleDownloads } from '@/components/battle/sections/battle-downloads';
import { BattleFacts } from '@/components/battle/sections/battle-facts';
import { BattleFindings } from '@/components/battle/sections/battle-findings';
import { BattleSources } from '@/components/battle/sections/battle-sources';
import { BattleTexts } from '@/components/battle/sections/battle-texts';
import { BattleVariants } from '@/components/battle/sections/battle-variants';
import { DocumentLanguages } from '@/components/battle/sections/document-languages';
import { formatYear } from '@/components/words/year';
import { publishesVerdict } from '@/lib/catalogue/level-strengths';
import { countAllFindings, sumCounts } from '@/lib/game/contract/finding';
import { listCaveats } from '@/lib/game/document/document-kind';
import type { MeasuredBalance } from '@/lib/game/lab/balance';
import { listBalances } from '@/lib/store/balance/balances';
import { readVersionSummary } from '@/lib/store/documents/versions';
import { Attribution, ShareVersion } from './attribution';
import { Comments, PlayReports } from './community';
import { makeDocumentMetadata } from './document-metadata';
import { EditLink } from './edit-link';
import { Lineage } from './lineage';

/** Reports and comments on the page itself; the others have a page of their own. */
const SHOWN = 4;

interface BattlePageProps {
  readonly battle: PublishedBattle;
  /** Where the page itself stands. */
  readonly address: string;
}

/** A published battle: the map on one side, everything that is said of it on the other. */
export const BattlePage = async ({ battle, address: ownAddress }: BattlePageProps) => {
  const { version, system, view } = battle;
  const say = await getSay();
  const t = await getTranslations('battle');
  const head = {
    slug: version.slug,
    n: version.n,
    newest: (await readVersionSummary(await getStore(), version.slug))?.n ?? version.n,
    unlisted: version.visibility === 'unlisted',
    scenario: view.texts,
    print: await makeBattlePrintOffer(battle),
    query: variantQueryOf(battle),
  };
  const files = { address: `/s/${version.slug}/v/${version.n}`, query: variantQueryOf(battle) };
  return (
    <article>
      <BattleHeader {...head} edit={<EditLink slug={version.slug} />} />
      <Attribution version={version} />
      <BattleVariants address={ownAddress} variants={view.texts.variants} shown={view.variant} />
      <div className={styles.columns}>
        <div className={styles.map}>
          <BattleMap
            {...view}
            {...files}
            title={view.texts.title}
            systemId={system.id}
            moreSpaces={view.more.spaces}
            say={say}
          />
        </div>
        <BattleText battle={battle} {...files} />
        <div className={styles.orders}>
          <OrdersOfBattle
            title={t('orders.title')}
            tables={view.tables}
            more={view.more.rows}
            seats={view.seats}
            say={say}
          />
        </div>
        <div className={styles.readers}>
          <PlayReports version={version} most={SHOWN} sides={view.texts.sides} />
          <Comments version={version} most={SHOWN} />
          <Downloads battle={battle} {...files} />
        </div>
        <BattleMore battle={battle} />
      </div>
    </article>
  );
};

/** What names the shown variant in the address of a file; empty: the battle itself. */
const variantQueryOf = ({ view: { variant } }: PublishedBattle): string =>
  variant ? `variant=${variant.id}` : '';

interface BattleTextProps {
  readonly battle: PublishedBattle;
  readonly address: string;
  readonly query: string;
}

/** What a player reads before the set-up: the subject, the ways into a game, and what to know. */
const BattleText = async ({ battle, address, query }: BattleTextProps) => {
  const { system, view } = battle;
  const { verdict } = view;
  const say = await getSay();
  return (
    <div className={styles.text}>
      <p className={styles.summary}>{view.texts.summary}</p>
      {system.play !== null && (
        <PlayBox address={address} query={query} seats={view.seats} sides={view.texts.sides} />
      )}
      <BattleGlance
        {...view}
        {...{ system, say }}
        scenario={view.texts}
        verdict={countAllFindings(verdict)}
        caveats={listCaveats(verdict.facts).map(say)}
        lab={`${address}/lab${query === '' ? '' : `?${query}`}`}
        balance={await measuredBalanceOf(battle)}
      />
      <BattleFacts facts={verdict.facts} say={say} />
      <BattleTexts scenario={view.texts} rulebook={system.rulebook} />
    </div>
  );
};

/** Only what the server's own workers have played; a reader's run stays on their device. */
const measuredBalanceOf = async ({ version, system, view }: PublishedBattle): Promise<ReactNode> => {
  const shown = view.variant?.id ?? null;
  const measured = (await listBalances(await getStore(), version)).filter(({ variant }) => variant === shown);
  if (measured.length === 0) return null;
  const hasVerdict = ({ level }: MeasuredBalance) => publishesVerdict(system, level);
  return <BattleBalance measured={measured} seats={view.seats} hasVerdict={hasVerdict} />;
};

/** The battle as files. */
const Downloads = ({ battle: { view }, address, query }: BattleTextProps) => (
  <BattleDownloads
    address={address}
    query={query}
    files={[
      ...(['everything', 'sheet', 'aid', 'counters', 'tracks', 'map'] as const),
      ...(['png', 'svg', 'png-key', 'svg-key'] as const),
      ...(['setup', 'order', 'vassal'] as const),
      ...(view.isForTiled ? (['tiled'] as const) : []),
      'document',
    ]}
  />
);

/** What stands behind it: findings, sources, where it comes from, its files. */
const BattleMore = async ({ battle }: Pick<BattleTextProps, 'battle'>) => {
  const { version, view } = battle;
  const { verdict } = view;
  const say = await getSay();
  return (
    <div className={styles.more}>
      <div>
        <BattleFindings
          findings={verdict.findings}
          more={sumCounts(verdict.unlisted)}
          variants={view.texts.variants}
          caveats={listCaveats(verdict.facts)}
          say={say}
        />
        <BattleSources scenario={view.texts} parts={view.parts} say={say} />
      </div>
      <div>
        <ShareVersion version={version} />
        <DocumentLanguages
          address={`/s/${version.slug}/v/${version.n}`}
          query={variantQueryOf(battle)}
          languages={view.languages}
          sheet="sheet"
        />
        <Lineage version={version} />
      </div>
    </div>
  );
};

/** Metadata of a battle for search engines and other sites. */
export const battleMetadata = async (
  { version, view: { texts, languages }, system }: PublishedBattle,
  path: string,
): Promise<Metadata> =>
  makeDocumentMetadata({
    path,
    languages,
    title: `${texts.title}, ${await formatYear(texts.date.year)}`,
    description: texts.summary || `${system.title}: ${texts.place.name}`,
    visibility: version.visibility,
  });
