import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import { CATALOGUE_SORTS } from '@/lib/store/catalogue/search-catalogue';
import styles from './catalogue.module.css';
import { type CatalogueRequest, catalogueUrlOf } from './catalogue-request';

export const SortLinks = async ({ asked }: { readonly asked: CatalogueRequest }) => {
  const t = await getTranslations('catalogue.sort');
  return (
    <nav className={styles.sort} aria-label={t('label')}>
      <span aria-hidden="true">{t('label')}</span>
      {CATALOGUE_SORTS.map(sort => (
        <PageLink
          key={sort}
          href={catalogueUrlOf({ ...asked, sort, page: 1 })}
          aria-current={sort === asked.sort ? 'true' : undefined}
        >
          {t(sort)}
        </PageLink>
      ))}
    </nav>
  );
};
