import { getLocale, getTranslations } from 'next-intl/server';
import { addressIn, type Language } from '@/lib/game/language';
import styles from '../battle.module.css';

interface DocumentLanguagesProps {
  /** The page's address in the original language of the site. */
  readonly address: string;
  readonly query?: string;
  /** The languages in which the document can be read; the original comes first. */
  readonly languages: readonly Language[];
  /** What is printed of it, if anything is. */
  readonly sheet: 'sheet' | 'roster' | null;
}

/** The languages of this page and of the printed sheet. */
export const DocumentLanguages = async ({
  address,
  query = '',
  languages,
  sheet,
}: DocumentLanguagesProps) => {
  const [t, locale] = [await getTranslations('battle'), await getLocale()];
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const search = query === '' ? '' : `?${query}`;
  return (
    <section data-screen-only aria-labelledby="languages">
      <h2 id="languages">{t('languages.title')}</h2>
      <ul className={styles.downloads}>
        {languages.map((language, index) => (
          <li key={language} className={styles.download}>
            <a href={addressIn(language, address) + search} hrefLang={language}>
              {t(index === 0 ? 'languages.original' : 'languages.translated', {
                language: names.of(language) ?? language,
              })}
            </a>{' '}
            {sheet && (
              <a href={addressIn(language, `${address}/${sheet}.pdf`) + search} hrefLang={language}>
                {t(`downloads.${sheet}`)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
