import { getTranslations } from 'next-intl/server';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import styles from './header.module.css';
import { ThemeSwitch } from './theme-switch';

export type Place = 'battles' | 'systems' | 'studio';

interface HeaderProps {
  /** The part of the site that the page belongs to. */
  readonly place?: Place;
  readonly hasDrafts: boolean;
}

const LINKS: readonly { readonly place: Place; readonly href: string }[] = [
  { place: 'battles', href: '/catalogue' },
  { place: 'systems', href: '/rules' },
  { place: 'studio', href: '/studio/new' },
];

/** The bar at the head of every page; on a phone its links fold into a menu that needs no script. */
export const Header = async ({ place, hasDrafts }: HeaderProps) => {
  const t = await getTranslations('site');
  const links = (
    <>
      {LINKS.map(link => (
        <PageLink key={link.place} href={link.href} aria-current={link.place === place ? 'true' : undefined}>
          {t(`nav.${link.place}`)}
        </PageLink>
      ))}
      {hasDrafts && <PageLink href="/studio/new#drafts">{t('nav.drafts')}</PageLink>}
    </>
  );
  return (
    <header className={styles.header}>
      <PageLink className={styles.name} href="/">
        {t('name')}
      </PageLink>
      <nav className={styles.nav} aria-label={t('nav.label')}>
        {links}
      </nav>
      <ThemeSwitch labels={{ light: t('theme.light'), dark: t('theme.dark') }} />
      <div className={styles.wide}>
        <ButtonLink main href="/studio/new">
          {t('design')}
        </ButtonLink>
      </div>
      <details className={styles.menu}>
        <summary className={buttonClass()}>{t('menu')}</summary>
        <nav className={styles.sheet} aria-label={t('nav.label')}>
          {links}
        </nav>
      </details>
    </header>
  );
};
