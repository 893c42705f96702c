import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/controls/button';
import { SiteForm } from '@/components/ui/controls/site-form';
import { PlaceList } from './book-contents';
import styles from './rules.module.css';

interface BookSearchProps {
  readonly book: string;
  readonly asked: string;
  readonly found: readonly { readonly number: string; readonly title: string }[];
}

/** A search in this book alone: the sections that have the words, each a link to its place on the page. */
export const BookSearch = async ({ book, asked, found }: BookSearchProps) => {
  const t = await getTranslations('rules');
  return (
    <search>
      <SiteForm className={styles.search} action={`/rules/${book}/book`} method="get">
        <input
          key={asked}
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={80}
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('search')}
        />
        <Button type="submit">{t('search-go')}</Button>
      </SiteForm>
      {asked !== '' && (
        <section aria-label={t('found-in')} className={styles.found}>
          <p>{t('found', { count: found.length, text: asked })}</p>
          <PlaceList entries={found} />
        </section>
      )}
    </search>
  );
};
