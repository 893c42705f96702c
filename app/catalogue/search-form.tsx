import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/controls/button';
import { PageLink } from '@/components/ui/controls/page-link';
import { SiteForm } from '@/components/ui/controls/site-form';
import styles from './catalogue.module.css';
import { type CatalogueRequest, catalogueUrlOf, toSearchParams } from './catalogue-request';

/** A plain form, so that it works without script and the address holds the search. */
export const SearchForm = async ({ asked }: { readonly asked: CatalogueRequest }) => {
  const t = await getTranslations('catalogue.search');
  return (
    <search className={styles.search}>
      <SiteForm className={styles.form} action={asked.path} method="get">
        <label className="visually-hidden" htmlFor="search-text">
          {t('label')}
        </label>
        <input
          // A new search in the address is a new field, for the visitor may have turned back.
          key={asked.text}
          id="search-text"
          className={styles.field}
          type="search"
          name="q"
          defaultValue={asked.text}
          placeholder={t('hint')}
          maxLength={200}
          autoComplete="off"
        />
        {[...toSearchParams({ ...asked, text: '', page: 1 })].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t('submit')}</Button>
      </SiteForm>
      {asked.text !== '' && (
        <PageLink className={styles.clear} href={catalogueUrlOf({ ...asked, text: '', page: 1 })}>
          {t('clear')}
        </PageLink>
      )}
    </search>
  );
};
