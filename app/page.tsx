import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { itemInLanguage } from '@/app/_server/catalogue/item-in-language';
import { SitePage } from '@/app/_server/site-page';
import { getStore } from '@/app/_server/store';
import { alternatesOf } from '@/app/_server/words/alternates';
import { getSay } from '@/app/_server/words/words';
import { FollowedNews } from '@/components/following/followed-news';
import { EntryLinks } from '@/components/site/home/entry-links';
import { type FeaturedBattle, FeaturedBattles } from '@/components/site/home/featured-battles';
import styles from '@/components/site/home/home.module.css';
import { News } from '@/components/site/home/news';
import { Tutorial } from '@/components/site/home/tutorial';
import featured from '@/content/featured.json';
import { type CatalogueHit, searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { loadSystems } from '@/lib/systems';

const NEWEST = 4;
const LARGEST_PAGE = 100;

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('site');
  return {
    alternates: await alternatesOf('/'),
    openGraph: { title: t('name'), description: t('description') },
  };
};

const HomePage = async () => {
  const { items, total } = await searchCatalogue(await getStore(), {
    kind: 'scenario',
    sort: 'newest',
    page: 1,
    pageSize: LARGEST_PAGE,
  });
  const words = await getTranslations('following');
  const systems = await loadSystems();
  const battles = await chooseFeatured(items);
  const newest = items.slice(0, NEWEST);
  const locale = await getLocale();
  const titleOf = (id: string) => systems.find(system => system.id === id)?.title ?? id;
  return (
    <SitePage>
      <EntryLinks first={battles[0] ?? null} battles={total} games={systems.length} />
      <NextIntlClientProvider
        messages={{ following: { news: words('news'), entry: words.raw('entry'), all: words('all') } }}
      >
        <FollowedNews />
      </NextIntlClientProvider>
      {battles.length > 0 && <FeaturedBattles battles={battles} />}
      <div className={styles.columns}>
        <Tutorial />
        {newest.length > 0 && (
          <News
            battles={newest.map(hit => ({ ...itemInLanguage(hit, locale), game: titleOf(hit.system) }))}
          />
        )}
      </div>
    </SitePage>
  );
};

/** One battle of each game: the one that is named in the content, else another that came with the program. */
const chooseFeatured = async (items: readonly CatalogueHit[]): Promise<readonly FeaturedBattle[]> => {
  const say = await getSay();
  const locale = await getLocale();
  const shipped = items.filter(({ author, errors }) => author === null && errors === 0);
  return (await loadSystems()).flatMap(({ id, title }) => {
    const own = shipped.filter(({ system }) => system === id);
    const chosen = own.find(({ slug }) => featured.includes(slug)) ?? own[0];
    return chosen
      ? [{ ...itemInLanguage(chosen, locale), game: title, inShort: say({ code: `words.${id}.in-short` }) }]
      : [];
  });
};

export default HomePage;
