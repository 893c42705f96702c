import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/controls/page-link';
import { LANGUAGES } from '@/lib/game/language';
import program from '@/package.json';
import styles from './frame.module.css';
import { Header, type SiteSection } from './header';
import { type HintWords, LanguageHint } from './language-hint';

interface SiteFrameProps {
  readonly place?: SiteSection;
  readonly hasDrafts: boolean;
  /** The visitor's name; null: they have none. */
  readonly name: string | null;
  /** In how many games by link they have to decide; null: they have none. */
  readonly turns?: number | null;
  readonly children: ReactNode;
}

const CONTENT = 'content';

/** Each language's own words for who would rather read it. */
const readHints = async (): Promise<Readonly<Record<string, HintWords>>> => {
  const said = await Promise.all(
    LANGUAGES.map(async locale => {
      const t = await getTranslations({ locale, namespace: 'site.language.hint' });
      return [locale, { text: t('text'), show: t('show'), never: t('never') }] as const;
    }),
  );
  return Object.fromEntries(said);
};

/** What stands around every page of the site: the way past the header, header, content, footer. */
export const SiteFrame = async ({ place, hasDrafts, name, turns = null, children }: SiteFrameProps) => {
  const t = await getTranslations('site');
  const hints = await readHints();
  return (
    <div className={styles.frame}>
      <a className={`visually-hidden ${styles.skip}`} href={`#${CONTENT}`}>
        {t('skip')}
      </a>
      <LanguageHint words={hints} />
      <Header place={place} hasDrafts={hasDrafts} name={name} turns={turns} />
      <main id={CONTENT} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav className={styles.links} aria-label={t('footer.label')}>
          <PageLink href="/credits">{t('footer.credits')}</PageLink>
          <PageLink href="/privacy">{t('footer.privacy')}</PageLink>
          <PageLink href="/about-this-server">{t('footer.operator')}</PageLink>
        </nav>
        <span>{t('footer.rules')}</span>
        <span>{t('footer.version', { version: program.version })}</span>
      </footer>
    </div>
  );
};
