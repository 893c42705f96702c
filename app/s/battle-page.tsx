import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { PublishedBattle } from '@/app/_server/published/battle';
import { makeBattlePrintOffer } from '@/app/_server/published/print-offer';
import { oembedPathOf, toAbsoluteUrl } from '@/app/_server/published/share-urls';
import { getStore } from '@/app/_server/store';
import { getSay } from '@/app/_server/words/words';
import styles from '@/components/battle/battle.module.css';
import { BattleBalance } from '@/components/battle/battle-balance';
import { BattleDownloads } from '@/components/battle/battle-downloads';
import { BattleFacts } from '@/components/battle/battle-facts';
import { BattleFindings } from '@/components/battle/battle-findings';
import { BattleHeader, BattleSubtitle } from '@/components/battle/battle-header';
import { BattleMap } from '@/components/battle/battle-map';
import { BattleSources } from '@/components/battle/battle-sources';
import { BattleTexts } from '@/components/battle/battle-texts';
import { BattleVariants } from '@/components/battle/battle-variants';
import { OrdersOfBattle } from '@/components/battle/orders-of-battle';
import { formatYear } from '@/components/words/year';
import { publishesVerdict } from '@/lib/catalogue/level-strengths';
import { countAllFindings, sumCounts } from '@/lib/game/contract/finding';
import { listCaveats } from '@/lib/game/document/document-kind';
import { listBalances } from '@/lib/store/balance/balances';
import { readVersionSummary } from '@/lib/store/documents/versions';
import { Attribution, ShareVersion } from './attribution';
import { EditLink } from './edit-link';
import { Lineage } from './lineage';

interface BattlePageProps {
  readonly battle: PublishedBattle;
  /** Where the page itself stands. */
  readonly address: string;
}

/** A published battle: the map on one side, everything that is said of it on the other. */
export const BattlePage = async ({ battle, address: ownAddress }: BattlePageProps) => {
  const { version, system, verdict, view } = battle;
  const say = await getSay();
  const t = await getTranslations('battle');
  const head = {
    slug: version.slug,
    n: version.n,
    newest: (await readVersionSummary(await getStore(), version.slug))?.n ?? version.n,
    unlisted: version.visibility === 'unlisted',
    isPlayable: system.play !== null,
    scenario: view.texts,
    systemTitle: system.title,
    minutes: view.minutes,
    players: view.seats.length,
    pieces: view.pieces,
    ...countAllFindings(verdict),
    caveats: listCaveats(verdict.facts).map(say),
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
        <BattleText battle={battle} line={<BattleSubtitle {...head} />} />
        <div className={styles.orders}>
          <OrdersOfBattle
            title={t('orders.title')}
            tables={view.tables}
            more={view.more.rows}
            seats={view.seats}
            say={say}
          />
        </div>
        <BattleMore battle={battle} {...files} />
      </div>
    </article>
  );
};

/** What names the shown variant in the address of a file; empty: the battle itself. */
const variantQueryOf = ({ view: { variant } }: PublishedBattle): string =>
  variant ? `variant=${variant.id}` : '';

interface BattleTextProps {
  readonly battle: PublishedBattle;
  readonly line: ReactNode;
}

/** What a player reads before the set-up. */
const BattleText = async ({ battle, line }: BattleTextProps) => {
  const { system, view, verdict } = battle;
  const say = await getSay();
  return (
    <div className={styles.text}>
      <div>
        <p className={styles.summary}>{view.texts.summary}</p>
        {line}
      </div>
      <BattleFacts facts={verdict.facts} say={say} />
      <MeasuredBalances battle={battle} />
      <BattleTexts scenario={view.texts} rulebook={system.rulebook} />
    </div>
  );
};

/** Only what the server's own workers have played; a reader's run stays on their device. */
const MeasuredBalances = async ({ battle: { version, system, view } }: Pick<BattleTextProps, 'battle'>) => {
  const shown = view.variant?.id ?? null;
  const measured = await listBalances(await getStore(), version);
  return (
    <BattleBalance
      measured={measured.filter(({ variant }) => variant === shown)}
      seats={view.seats}
      lab={`/s/${version.slug}/v/${version.n}/lab`}
      hasVerdict={({ level }) => publishesVerdict(system, level)}
    />
  );
};

interface BattleMoreProps {
  readonly battle: PublishedBattle;
  readonly address: string;
  readonly query: string;
}

/** What stands behind it: findings, sources, where it comes from, its files. */
const BattleMore = async ({ battle, address, query }: BattleMoreProps) => {
  const { version, system, view, verdict } = battle;
  const say = await getSay();
  return (
    <div className={styles.more}>
      <div>
        <BattleFindings
          findings={verdict.findings}
          more={sumCounts(verdict.unlisted)}
          rulebook={system.rulebook}
          variants={view.texts.variants}
          caveats={listCaveats(verdict.facts)}
          say={say}
        />
        <BattleSources scenario={view.texts} parts={view.parts} />
      </div>
      <div>
        <BattleDownloads
          address={address}
          query={query}
          files={[
            ...(['sheet', 'aid', 'counters', 'map', 'png', 'svg', 'png-key', 'svg-key'] as const),
            ...(['setup', 'order', 'vassal'] as const),
            ...(view.isForTiled ? (['tiled'] as const) : []),
            'document',
          ]}
        />
        <ShareVersion version={version} />
        <Lineage version={version} />
      </div>
    </div>
  );
};

/** Metadata of a battle for search engines and other sites. */
export const battleMetadata = async (
  { version, view: { texts }, system }: PublishedBattle,
  canonical: string,
): Promise<Metadata> => {
  const t = await getTranslations('site');
  const title = `${texts.title}, ${await formatYear(texts.date.year)}`;
  const description = texts.summary || `${system.title}: ${texts.place.name}`;
  return {
    title,
    description,
    alternates: { canonical, types: { 'application/json+oembed': toAbsoluteUrl(oembedPathOf(canonical)) } },
    openGraph: { title, description, url: canonical, type: 'article', siteName: t('name') },
    ...(version.visibility === 'unlisted' ? { robots: { index: false } } : {}),
  };
};
