import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cardsOf } from '@/app/_server/catalogue-cards';
import { getStore } from '@/app/_server/store';
import { BattleCards } from '@/components/battle/battle-card';
import { PageLink } from '@/components/ui/page-link';
import { type CataloguePage, searchCatalogue } from '@/lib/store/catalogue';
import { loadSystems } from '@/lib/systems';
import styles from './catalogue.module.css';
import { KindFacet, SystemFacet } from './facets';
import { Pager } from './pager';
import { type Asked, addressOf, askedBy, type Parameters, pagesFor, queryOf } from './query';
import { SearchForm } from './search-form';
import { SortLinks } from './sort-links';

interface PageProps {
  readonly searchParams: Promise<Parameters>;
}

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('catalogue');
  return { title: t('title'), description: t('description'), alternates: { canonical: '/catalogue' } };
};

const Catalogue = async ({ searchParams }: PageProps) => {
  const t = await getTranslations('catalogue');
  const systems = await loadSystems();
  const asked = askedBy(
    await searchParams,
    systems.map(({ id }) => id),
  );
  const kind = t(`kinds.${asked.kind}`);
  const found = await searchCatalogue(await getStore(), queryOf(asked));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{kind}</h1>
        <p className="small" role="status">
          {asked.text === ''
            ? t('count', { total: found.total, sort: asked.sort })
            : t('found', { total: found.total, text: asked.text })}
        </p>
      </header>
      <div className={styles.facets}>
        <KindFacet asked={asked} />
        <SystemFacet asked={asked} systems={systems} counts={found.facets.system} />
      </div>
      <div className={styles.tools}>
        <SearchForm asked={asked} />
        <SortLinks asked={asked} />
      </div>
      <section className={styles.results} aria-label={t('results', { kind })}>
        <Results asked={asked} found={found} />
      </section>
    </div>
  );
};

const Results = async ({ asked, found }: { asked: Asked; found: CataloguePage }) => {
  if (found.items.length === 0) return <Nothing asked={asked} found={found} />;
  return (
    <>
      <BattleCards battles={await cardsOf(found.items)} heading="h2" />
      <Pager asked={asked} pages={pagesFor(found.total)} />
    </>
  );
};

const Nothing = async ({ asked, found }: { asked: Asked; found: CataloguePage }) => {
  const t = await getTranslations('catalogue.empty');
  const sentence = () => {
    if (found.total > 0) return t('page', { page: asked.page });
    return asked.text === '' ? t('filtered') : t('searched', { text: asked.text });
  };
  const back = found.total > 0 ? addressOf({ ...asked, page: 1 }) : '/catalogue';
  return (
    <div className={styles.empty}>
      <p>{sentence()}</p>
      <PageLink href={back}>{t('back')}</PageLink>
    </div>
  );
};

export default Catalogue;
