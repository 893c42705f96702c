import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import styles from './catalogue.module.css';
import { type CatalogueRequest, catalogueUrlOf, listSorts } from './catalogue-request';

export const SortLinks = async ({ asked }: { readonly asked: CatalogueRequest }) => {
  const t = await getTranslations('catalogue.sort');
  return (
    <nav className={styles.sort} aria-label={t('label')}>
      <span aria-hidden="true">{t('label')}</span>
      {listSorts(asked).map(sort => (
        <PageLink
          key={sort}
          href={catalogueUrlOf({ ...asked, sort, page: 1 })}
          aria-current={sort === asked.sort ? 'true' : undefined}
        >
          {t(sort === 'best' && asked.text === '' ? 'own' : sort)}
        </PageLink>
      ))}
    </nav>
  );
};
