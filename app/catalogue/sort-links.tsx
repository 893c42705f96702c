import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { CATALOGUE_SORTS } from '@/lib/store/catalogue';
import styles from './catalogue.module.css';
import { type Asked, addressOf } from './query';

export const SortLinks = async ({ asked }: { readonly asked: Asked }) => {
  const t = await getTranslations('catalogue.sort');
  return (
    <nav className={styles.sort} aria-label={t('label')}>
      <span aria-hidden="true">{t('label')}</span>
      {CATALOGUE_SORTS.map(sort => (
        <PageLink
          key={sort}
          href={addressOf({ ...asked, sort, page: 1 })}
          aria-current={sort === asked.sort ? 'true' : undefined}
        >
          {t(sort)}
        </PageLink>
      ))}
    </nav>
  );
};
