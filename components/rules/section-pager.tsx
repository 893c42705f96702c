import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import { rulePathOf } from '@/components/ui/reading/rule-link';
import styles from './rules.module.css';

interface SectionEntry {
  readonly number: string;
  readonly title: string;
}

interface SectionPagerProps {
  readonly book: string;
  readonly chapters: readonly (SectionEntry & { readonly sections: readonly SectionEntry[] })[];
  readonly number: string;
}

/** The sections before and after this one, in book order. */
export const SectionPager = async ({ book, chapters, number }: SectionPagerProps) => {
  const t = await getTranslations('rules');
  const order = chapters.flatMap(chapter => [chapter as SectionEntry, ...chapter.sections]);
  const index = order.findIndex(entry => entry.number === number);
  const previous = index > 0 ? order[index - 1] : undefined;
  const next = order[index + 1];
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {previous && <PagerLink book={book} entry={previous} rel="prev" words={t('previous')} />}
      {next && <PagerLink book={book} entry={next} rel="next" words={t('next')} />}
    </nav>
  );
};

const PagerLink = ({
  book,
  entry,
  rel,
  words,
}: {
  book: string;
  entry: SectionEntry;
  rel: string;
  words: string;
}) => (
  <PageLink href={rulePathOf({ book, section: entry.number })} rel={rel}>
    <span>{words}</span> {entry.number} {entry.title}
  </PageLink>
);
