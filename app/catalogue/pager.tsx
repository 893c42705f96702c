import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/controls/button-link';
import styles from './catalogue.module.css';
import { type CatalogueRequest, catalogueUrlOf } from './catalogue-request';

export const Pager = async ({
  asked,
  pages,
}: {
  readonly asked: CatalogueRequest;
  readonly pages: number;
}) => {
  const t = await getTranslations('catalogue.pages');
  if (pages === 1) return null;
  const to = (page: number) => catalogueUrlOf({ ...asked, page });
  return (
    <nav className={styles.pager} aria-label={t('label')}>
      {asked.page > 1 && <ButtonLink href={to(asked.page - 1)}>{t('previous')}</ButtonLink>}
      <span>{t('of', { page: asked.page, pages })}</span>
      {asked.page < pages && <ButtonLink href={to(asked.page + 1)}>{t('next')}</ButtonLink>}
    </nav>
  );
};
