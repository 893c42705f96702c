import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import styles from './catalogue.module.css';
import { type Asked, addressOf } from './query';

export const Pager = async ({ asked, pages }: { readonly asked: Asked; readonly pages: number }) => {
  const t = await getTranslations('catalogue.pages');
  if (pages === 1) return null;
  const to = (page: number) => addressOf({ ...asked, page });
  return (
    <nav className={styles.pager} aria-label={t('label')}>
      {asked.page > 1 && <ButtonLink href={to(asked.page - 1)}>{t('previous')}</ButtonLink>}
      <span>{t('of', { page: asked.page, pages })}</span>
      {asked.page < pages && <ButtonLink href={to(asked.page + 1)}>{t('next')}</ButtonLink>}
    </nav>
  );
};
