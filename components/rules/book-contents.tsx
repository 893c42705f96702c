import { getTranslations } from 'next-intl/server';
import styles from './rules.module.css';

interface Entry {
  readonly number: string;
  readonly title: string;
}

interface BookContentsProps {
  readonly chapters: readonly (Entry & { readonly sections: readonly Entry[] })[];
}

/** The contents of the book, each a link to its place on the page. */
export const BookContents = async ({ chapters }: BookContentsProps) => {
  const t = await getTranslations('rules');
  return (
    <nav aria-label={t('contents')}>
      <h2>{t('contents')}</h2>
      <PlaceList entries={chapters.flatMap(chapter => [chapter, ...chapter.sections])} />
    </nav>
  );
};

/** Numbers and titles, each a link to its place on this page. */
export const PlaceList = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <ul className={styles.list}>
    {entries.map(({ number, title }) => (
      <li key={number} data-chapter={!number.includes('.') || undefined}>
        <a href={`#${number}`}>
          <span className={styles.number}>{number}</span> <span>{title}</span>
        </a>
      </li>
    ))}
  </ul>
);
