import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentAuthor } from '@/app/_server/author';
import type { Battle } from '@/app/_server/battle';
import { drawBattle } from '@/app/_server/draw-battle';
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
import { BattleVersions } from '@/components/battle/battle-versions';
import { OrdersOfBattle } from '@/components/battle/orders-of-battle';
import { plainYear } from '@/components/battle/year';
import { tally } from '@/lib/game/finding';
import { remixes } from '@/lib/store/catalogue';
import { listVersions, readVersion, type Version } from '@/lib/store/versions';

/** A published battle: the map on one side, everything that is said of it on the other. */
export const BattlePage = async ({ battle }: { readonly battle: Battle }) => {
  const { version, system, scenario, findings, facts, position } = battle;
  const say = await getSay();
  const head = {
    slug: version.slug,
    n: version.n,
    newest: (await readVersion(await getStore(), version.slug))?.n ?? version.n,
    unlisted: version.visibility === 'unlisted',
    scenario,
    systemTitle: system.title,
    ...tally(findings),
  };
  const address = `/s/${version.slug}/v/${version.n}`;
  return (
    <article>
      <BattleHeader {...head} />
      <div className={styles.columns}>
        <div className={styles.map}>
          <BattleMap
            title={scenario.title}
            system={system}
            position={position}
            picture={drawBattle(battle, say)}
            overview={`${address}/board.png?width=240`}
            say={say}
          />
        </div>
        <div className={styles.text}>
          <div>
            <p className={styles.summary}>{scenario.summary}</p>
            <BattleLine {...head} />
          </div>
          <BattleFacts facts={facts} say={say} />
          <OrdersOfBattle tables={system.orderOfBattle(scenario)} seats={system.seats(scenario)} say={say} />
          <BattleTexts scenario={scenario} rulebook={system.rulebook} />
        </div>
        <div className={styles.more}>
          <BattleFindings
            findings={findings}
            rulebook={system.rulebook}
            variants={scenario.variants}
            say={say}
          />
          <BattleSources scenario={scenario} />
          <Lineage version={version} />
          <BattleDownloads address={address} />
        </div>
      </div>
    </article>
  );
};

const Lineage = async ({ version }: { version: Version }) => {
  const store = await getStore();
  const viewer = (await currentAuthor()) ?? undefined;
  const { remixOf } = version;
  return (
    <BattleVersions
      slug={version.slug}
      shown={version.n}
      versions={await listVersions(store, version.slug, viewer)}
      parent={remixOf && (await readVersion(store, remixOf.slug, remixOf.n))}
      remixes={await remixes(store, version.slug)}
    />
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
    alternates: { canonical },
    openGraph: { title, description, url: canonical, type: 'article', siteName: t('name') },
    ...(version.visibility === 'unlisted' ? { robots: { index: false } } : {}),
  };
};
