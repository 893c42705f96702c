import { getTranslations } from 'next-intl/server';
import styles from '@/components/account/account.module.css';
import { PageLink } from '@/components/ui/controls/page-link';
import admin from './admin.module.css';

const PLACES = [
  { place: 'overview', href: '/admin' },
  { place: 'accounts', href: '/admin/accounts' },
] as const;

/** The head of the administration pages; moderators have one page only, and need no way to another. */
export const AdminHead = async ({
  place,
  isAdministrator,
}: {
  readonly place: (typeof PLACES)[number]['place'];
  readonly isAdministrator: boolean;
}) => {
  const t = await getTranslations('curators');
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      {isAdministrator && (
        <nav className={admin.nav} aria-label={t('nav.label')}>
          {PLACES.map(({ place: other, href }) => (
            <PageLink key={other} href={href} aria-current={other === place ? 'page' : undefined}>
              {t(`nav.${other}`)}
            </PageLink>
          ))}
        </nav>
      )}
    </div>
  );
};
