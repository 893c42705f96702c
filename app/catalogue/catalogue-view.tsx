import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { toCards } from '@/app/_server/catalogue/catalogue-cards';
import { getStore } from '@/app/_server/store';
import { BattleCards } from '@/components/battle/card/battle-card';
import { PageLink } from '@/components/ui/controls/page-link';
import { languageOf } from '@/lib/game/language';
import { type CataloguePage, searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { loadSystems } from '@/lib/systems';
import styles from './catalogue.module.css';
import { type CatalogueRequest, catalogueUrlOf, countPages, toCatalogueQuery } from './catalogue-request';
import { Facets } from './facets';
import { Pager } from './pager';
import { SearchForm } from './search-form';
import { SortLinks } from './sort-links';

interface CatalogueViewProps {
  readonly asked: CatalogueRequest;
  readonly title: string;
  /** Only these lines: of an author, of a collection. */
  readonly within?: readonly string[];
  /** The facts above the list. */
  readonly children?: ReactNode;
}

/** The catalogue or a part of it: facets on one side, search, order and cards on the other. */
export const CatalogueView = async ({ asked, title, within, children }: CatalogueViewProps) => {
  const t = await getTranslations('catalogue');
  const systems = await loadSystems();
  const found = await searchCatalogue(await getStore(), {
    ...toCatalogueQuery(asked),
    readerLanguage: languageOf(await getLocale()),
    ...(within ? { within } : {}),
  });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="small" role="status">
          {asked.text === ''
            ? t('count', { total: found.total, sort: asked.sort })
            : t('found', { total: found.total, text: asked.text })}
        </p>
        {children}
      </header>
      <div className={styles.facets}>
        <Facets asked={asked} systems={systems} counts={found.facets} />
      </div>
      <div className={styles.tools}>
        <SearchForm asked={asked} />
        <SortLinks asked={asked} />
      </div>
      <section className={styles.results} aria-label={t('results', { kind: title })}>
        {asked.like !== null && <NearDuplicatesNotice asked={asked} />}
        <Results asked={asked} found={found} />
      </section>
    </div>
  );
};

/** Says that near-duplicates are shown, with a link back. */
const NearDuplicatesNotice = async ({ asked }: { asked: CatalogueRequest }) => {
  const t = await getTranslations('catalogue.alike');
  return (
    <p className={styles.nearDuplicates}>
      {t('shown')} <PageLink href={catalogueUrlOf({ ...asked, like: null, page: 1 })}>{t('back')}</PageLink>
    </p>
  );
};

const Results = async ({ asked, found }: { asked: CatalogueRequest; found: CataloguePage }) => {
  if (found.items.length === 0) return <EmptyResults asked={asked} found={found} />;
  const nearDuplicatesUrl = (slug: string) => catalogueUrlOf({ ...asked, like: slug, page: 1 });
  return (
    <>
      <BattleCards battles={await toCards(found.items, nearDuplicatesUrl)} heading="h2" />
      <Pager asked={asked} pages={countPages(found.total)} />
    </>
  );
};

const EmptyResults = async ({ asked, found }: { asked: CatalogueRequest; found: CataloguePage }) => {
  const t = await getTranslations('catalogue.empty');
  const sentence = () => {
    if (found.total > 0) return t('page', { page: asked.page });
    return asked.text === '' ? t('filtered') : t('searched', { text: asked.text });
  };
  const back = found.total > 0 ? catalogueUrlOf({ ...asked, page: 1 }) : asked.path;
  return (
    <div className={styles.empty}>
      <p>{sentence()}</p>
      {found.suggestions.length > 0 && <Suggestions asked={asked} texts={found.suggestions} />}
      <PageLink href={back}>{t('back')}</PageLink>
    </div>
  );
};

/** What the reader may have meant. */
const Suggestions = async ({ asked, texts }: { asked: CatalogueRequest; texts: readonly string[] }) => {
  const t = await getTranslations('catalogue.empty');
  return (
    <nav aria-label={t('instead')}>
      <p>{t('instead')}</p>
      <ul>
        {texts.map(text => (
          <li key={text}>
            <PageLink href={catalogueUrlOf({ ...asked, text, page: 1 })}>{text}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
