import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { countBattles } from '@/app/_server/catalogue/battle-counts';
import { toCards } from '@/app/_server/catalogue/catalogue-cards';
import { SitePage } from '@/app/_server/site-page';
import { getStore } from '@/app/_server/store';
import { getSay } from '@/app/_server/words/words';
import { BattleCards } from '@/components/battle/battle-card';
import { Hero } from '@/components/site/hero';
import styles from '@/components/site/home.module.css';
import { IntroSteps } from '@/components/site/intro-steps';
import { PageLink } from '@/components/ui/controls/page-link';
import { LESSON_SYSTEMS } from '@/lib/games/lessons/load-lesson';
import { type CatalogueHit, searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { loadSystems } from '@/lib/systems';

const NEWEST = 4;
const HERO = 'issus';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('site');
  return { alternates: { canonical: '/' }, openGraph: { title: t('name'), description: t('description') } };
};

const HomePage = async () => {
  const newest = await listed('newest');
  return (
    <SitePage>
      <HeroMap />
      <IntroSteps />
      <Books />
      {newest.length > 0 && <Newest items={newest.slice(0, NEWEST)} />}
    </SitePage>
  );
};

const listed = async (sort: 'newest' | 'title'): Promise<readonly CatalogueHit[]> =>
  (await searchCatalogue(await getStore(), { kind: 'scenario', sort, page: 1, pageSize: 50 })).items;

/** The shipped battle with the most to look at; without it, another that came with the program and breaks no rule. */
const HeroMap = async () => {
  const shipped = (await listed('title')).filter(({ author, errors }) => author === null && errors === 0);
  const chosen = shipped.find(({ slug }) => slug === HERO) ?? shipped[0];
  return <Hero battle={chosen ?? null} />;
};

/** What can be designed here: each rule book in a sentence, with its battles. */
const Books = async () => {
  const t = await getTranslations('home');
  const say = await getSay();
  const counts = await countBattles();
  return (
    <section className={styles.books} aria-labelledby="books">
      <div className={styles.headline}>
        <h2 id="books">{t('books')}</h2>
        <PageLink href="/rules">{t('rules')}</PageLink>
        <PageLink href="/learn">{t('learn')}</PageLink>
      </div>
      <ul>
        {(await loadSystems()).map(({ id, title }) => (
          <li key={id}>
            <h3>
              <PageLink href={`/rules/${id}`}>{title}</PageLink>
            </h3>
            <p>{say({ code: `words.${id}.in-short` })}</p>
            <PageLink href={`/catalogue?system=${id}`}>{t('battles', { count: counts[id] ?? 0 })}</PageLink>
            {LESSON_SYSTEMS.includes(id) && <PageLink href={`/learn/${id}`}>{t('learn')}</PageLink>}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Newest = async ({ items }: { items: readonly CatalogueHit[] }) => {
  const t = await getTranslations('home');
  return (
    <section className={styles.newest} aria-labelledby="newest">
      <div className={styles.headline}>
        <h2 id="newest">{t('newest')}</h2>
        <PageLink href="/catalogue">{t('all')}</PageLink>
      </div>
      <BattleCards battles={await toCards(items)} heading="h3" />
    </section>
  );
};

export default HomePage;
