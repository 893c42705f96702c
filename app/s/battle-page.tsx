import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Battle } from '@/app/_server/battle';
import { drawBattle } from '@/app/_server/draw-battle';
import { battlePrintOffer } from '@/app/_server/print-offer';
import { absolute, oembedOf } from '@/app/_server/sharing';
import { getStore } from '@/app/_server/store';
import { getSay } from '@/app/_server/words';
import styles from '@/components/battle/battle.module.css';
import { BattleDownloads } from '@/components/battle/battle-downloads';
import { BattleFacts } from '@/components/battle/battle-facts';
import { BattleFindings } from '@/components/battle/battle-findings';
import { BattleHeader, BattleLine } from '@/components/battle/battle-header';
import { BattleMap } from '@/components/battle/battle-map';
import { BattleSources } from '@/components/battle/battle-sources';
import { BattleTexts } from '@/components/battle/battle-texts';
import { BattleVariants } from '@/components/battle/battle-variants';
import { OrdersOfBattle } from '@/components/battle/orders-of-battle';
import { plainYear } from '@/components/battle/year';
import { tally } from '@/lib/game/finding';
import { readVersion } from '@/lib/store/versions';
import { Lineage } from './lineage';
import { ShareVersion, Shelf } from './shelf';

interface BattlePageProps {
  readonly battle: Battle;
  /** Where the page itself stands. */
  readonly address: string;
}

/** A published battle: the map on one side, everything that is said of it on the other. */
export const BattlePage = async ({ battle, address: ownAddress }: BattlePageProps) => {
  const { version, system, scenario, base, variant, findings, position } = battle;
  const say = await getSay();
  const head = {
    slug: version.slug,
    n: version.n,
    newest: (await readVersion(await getStore(), version.slug))?.n ?? version.n,
    unlisted: version.visibility === 'unlisted',
    isPlayable: system.play !== null,
    scenario,
    systemTitle: system.title,
    ...tally(findings),
    print: await battlePrintOffer(battle),
  };
  const address = `/s/${version.slug}/v/${version.n}`;
  const query = variant ? `variant=${variant.id}` : '';
  return (
    <article>
      <BattleHeader {...head} />
      <Shelf version={version} />
      <BattleVariants address={ownAddress} variants={base.variants} shown={variant} />
      <div className={styles.columns}>
        <div className={styles.map}>
          <BattleMap
            title={scenario.title}
            system={system}
            position={position}
            picture={drawBattle(battle, say)}
            overview={`${address}/board.png?width=240${query && `&${query}`}`}
            say={say}
          />
        </div>
        <BattleText battle={battle} line={<BattleLine {...head} />} />
        <BattleMore battle={battle} address={address} query={query} />
      </div>
    </article>
  );
};

interface BattleTextProps {
  readonly battle: Battle;
  readonly line: ReactNode;
}

/** What a player reads before he sets up. */
const BattleText = async ({ battle, line }: BattleTextProps) => {
  const { system, scenario, base, facts } = battle;
  const say = await getSay();
  const t = await getTranslations('battle');
  return (
    <div className={styles.text}>
      <div>
        <p className={styles.summary}>{scenario.summary}</p>
        {line}
      </div>
      <BattleFacts facts={facts} say={say} />
      <OrdersOfBattle
        title={t('orders.title')}
        tables={system.documents.scenario.roster(scenario)}
        seats={system.seats(scenario)}
        say={say}
      />
      <BattleTexts scenario={{ ...scenario, variants: base.variants }} rulebook={system.rulebook} />
    </div>
  );
};

interface BattleMoreProps {
  readonly battle: Battle;
  readonly address: string;
  readonly query: string;
}

/** What stands behind it: findings, sources, where it comes from, its files. */
const BattleMore = async ({ battle, address, query }: BattleMoreProps) => {
  const { version, system, scenario, base, findings } = battle;
  const say = await getSay();
  return (
    <div className={styles.more}>
      <BattleFindings findings={findings} rulebook={system.rulebook} variants={base.variants} say={say} />
      <BattleSources scenario={scenario} />
      <Lineage version={version} />
      <ShareVersion version={version} />
      <BattleDownloads
        address={address}
        query={query}
        files={['sheet', 'aid', 'counters', 'map', 'png', 'svg', 'document']}
      />
    </div>
  );
};

/** What search engines and other sites are told of a battle. */
export const battleMetadata = async (
  { version, scenario, system }: Battle,
  canonical: string,
): Promise<Metadata> => {
  const t = await getTranslations('site');
  const title = `${scenario.title}, ${await plainYear(scenario.date.year)}`;
  const description = scenario.summary || `${system.title}: ${scenario.place.name}`;
  return {
    title,
    description,
    alternates: { canonical, types: { 'application/json+oembed': absolute(oembedOf(canonical)) } },
    openGraph: { title, description, url: canonical, type: 'article', siteName: t('name') },
    ...(version.visibility === 'unlisted' ? { robots: { index: false } } : {}),
  };
};
