import { getTranslations } from 'next-intl/server';
import { composeButtonClass } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageLink } from '@/components/ui/controls/page-link';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { SiteForm } from '@/components/ui/controls/site-form';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';

export type SiteSection = 'battles' | 'lists' | 'systems' | 'studio' | 'games' | 'account';

interface HeaderProps {
  /** The part of the site that the page belongs to. */
  readonly place?: SiteSection;
  readonly hasDrafts: boolean;
  /** The visitor's name; null: they have none. */
  readonly name: string | null;
  /** In how many games by link the visitor has to decide now; null: they have none. */
  readonly turns: number | null;
}

const LINKS: readonly { readonly place: Exclude<SiteSection, 'account' | 'games'>; readonly href: string }[] =
  [
    { place: 'battles', href: '/catalogue' },
    { place: 'lists', href: '/lists' },
    { place: 'systems', href: '/rules' },
    { place: 'studio', href: '/studio' },
  ];

/** The bar at the head of every page; on a phone its links fold into a menu that needs no script. */
export const Header = async ({ place, hasDrafts, name, turns }: HeaderProps) => {
  const t = await getTranslations('site');
  const games =
    turns === null ? [] : [{ place: 'games' as const, href: '/games', words: t('nav.games', { turns }) }];
  const entries = [...LINKS.map(link => ({ ...link, words: t(`nav.${link.place}`) })), ...games];
  const account = {
    place: 'account' as const,
    href: '/account',
    words: name ?? t(hasDrafts ? 'nav.account' : 'nav.sign-in'),
  };
  const current = (entry: { place: SiteSection }) => (entry.place === place ? 'true' : undefined);
  return (
    <header className={styles.header}>
      <PageLink className={styles.name} href="/">
        {t('name')}
      </PageLink>
      <nav className={styles.nav} aria-label={t('nav.label')}>
        {entries.map(entry => (
          <PageLink key={entry.href} href={entry.href} aria-current={current(entry)}>
            {entry.words}
          </PageLink>
        ))}
      </nav>
      <search className={`${styles.search} ${styles.wideOnly}`}>
        <SiteForm action="/catalogue">
          <input type="search" name="q" placeholder={t('search')} aria-label={t('search')} />
        </SiteForm>
      </search>
      <PageLink
        className={`${styles.account} ${styles.wideOnly}`}
        href={account.href}
        aria-current={current(account)}
      >
        {account.words}
      </PageLink>
      <div className={styles.wideOnly}>
        <LanguageSwitch onlyOthers label={t('language.label')} />
      </div>
      <ThemeSwitch labels={{ light: t('theme.light'), dark: t('theme.dark') }} />
      <div className={styles.wide}>
        <ButtonLink main href="/studio/new">
          {t('design')}
        </ButtonLink>
      </div>
      <details className={styles.menu}>
        <summary className={composeButtonClass()}>{t('menu')}</summary>
        <nav className={styles.sheet} aria-label={t('nav.label')}>
          {/* Plain links: a new page closes the menu, where a page turned by script would leave it open. */}
          {[...entries, account].map(entry => (
            <PlainLink key={entry.href} href={entry.href} aria-current={current(entry)}>
              {entry.words}
            </PlainLink>
          ))}
        </nav>
        <LanguageSwitch label={t('language.label')} />
      </details>
    </header>
  );
};
