import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type ListsOfSystem, loadList, loadListsBySystem } from '@/app/_server/published/army-lists';
import { alternatesOf } from '@/app/_server/words/alternates';
import styles from '@/components/army-builder/lists/lists.module.css';
import { NewListForm } from '@/components/army-builder/lists/new-list-form';
import { ShareCodeForm } from '@/components/army-builder/lists/share-code-form';
import { ARMY_COLOURS, CounterImage } from '@/components/board/counter-image';
import { Button } from '@/components/ui/controls/button';
import { PageLink } from '@/components/ui/controls/page-link';
import { SiteForm } from '@/components/ui/controls/site-form';
import type { CatalogueItem } from '@/lib/store/catalogue/search-catalogue';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('lists');
  return { title: t('title'), description: t('description'), alternates: await alternatesOf('/lists') };
};

const LONGEST = 200;

/** Every list that anybody may build from, or those that fit a search. */
const ListsPage = async ({ searchParams }: { searchParams: Promise<{ q?: string | string[] }> }) => {
  const t = await getTranslations('lists');
  const text = String((await searchParams).q ?? '')
    .trim()
    .slice(0, LONGEST);
  const systems = await loadListsBySystem(text);
  const found = systems.filter(({ items }) => items.length > 0);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.ways}>
          <PageLink href="/catalogue?kind=army-list">{t('find-all')}</PageLink>
          <PageLink href="/catalogue?kind=army">{t('armies')}</PageLink>
          <PageLink href="/armies/compare">{t('compare')}</PageLink>
        </p>
        <search>
          <SiteForm action="/lists" className={styles.search}>
            <label htmlFor="find-list">{t('find')}</label>
            <input
              key={text}
              id="find-list"
              type="search"
              name="q"
              defaultValue={text}
              placeholder={t('find-hint')}
              maxLength={LONGEST}
              autoComplete="off"
            />
            <Button type="submit">{t('find-go')}</Button>
            {text !== '' && <PageLink href="/lists">{t('find-everything')}</PageLink>}
          </SiteForm>
        </search>
      </header>
      {found.length === 0 && <p>{t('found-none', { text })}</p>}
      {found.map(lists => (
        <SystemLists key={lists.system.id} lists={lists} />
      ))}
      <section className={styles.write} aria-labelledby="share-code">
        <h2 id="share-code">{t('share-code.open-title')}</h2>
        <ShareCodeForm />
      </section>
      <section className={styles.write} aria-labelledby="write">
        <h2 id="write">{t('write')}</h2>
        <p>{t('write-lead')}</p>
        <NewListForm systems={systems.map(({ system: { id, title } }) => ({ id, title }))} />
      </section>
    </div>
  );
};

const SystemLists = ({ lists: { system, items } }: { lists: ListsOfSystem }) => (
  <section className={styles.system} aria-labelledby={system.id}>
    <h2 id={system.id}>{system.title}</h2>
    <ul className={styles.cards}>
      {items.map(item => (
        <li key={item.slug} className={styles.card}>
          <ListCard item={item} />
        </li>
      ))}
    </ul>
  </section>
);

const SHOWN = 6;

const ListCard = async ({ item: { slug, n, title, summary, author } }: { item: CatalogueItem }) => {
  const t = await getTranslations('lists');
  const found = await loadList(slug, n);
  const entries = found ? found.lists.entries(found.list, null, null) : [];
  const dates = found?.lists.dates(found.list) ?? null;
  const year = (value: number): string => t(value < 0 ? 'bc' : 'ad', { year: Math.abs(value) });
  const faces = entries.filter(
    (entry, index) => entries.findIndex(other => other.label === entry.label) === index,
  );
  return (
    <>
      <div className={styles.parade}>
        {faces.slice(0, SHOWN).map(({ id, face }) => (
          <CounterImage key={id} face={face(ARMY_COLOURS)} className={styles.small} />
        ))}
      </div>
      <h3>
        <PageLink href={`/lists/${slug}`}>{title}</PageLink>
      </h3>
      <p>{summary}</p>
      <p className="small">
        {dates?.from != null &&
          dates.to != null &&
          `${t('years', { from: year(dates.from), to: year(dates.to) })} · `}
        {t('entries', { count: entries.length })}
        {author !== null && ` · ${t('by-author')}`}
      </p>
    </>
  );
};

export default ListsPage;
