import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { ruleAddress } from '@/components/ui/rule-link';
import styles from './rules.module.css';

interface Entry {
  readonly number: string;
  readonly title: string;
}

interface NeighboursProps {
  readonly book: string;
  readonly chapters: readonly (Entry & { readonly sections: readonly Entry[] })[];
  readonly number: string;
}

/** The sections before and after this one, in book order. */
export const Neighbours = async ({ book, chapters, number }: NeighboursProps) => {
  const t = await getTranslations('rules');
  const order = chapters.flatMap(chapter => [chapter as Entry, ...chapter.sections]);
  const index = order.findIndex(entry => entry.number === number);
  const previous = index > 0 ? order[index - 1] : undefined;
  const next = order[index + 1];
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {previous && <Neighbour book={book} entry={previous} rel="prev" words={t('previous')} />}
      {next && <Neighbour book={book} entry={next} rel="next" words={t('next')} />}
    </nav>
  );
};

const Neighbour = ({
  book,
  entry,
  rel,
  words,
}: {
  book: string;
  entry: Entry;
  rel: string;
  words: string;
}) => (
  <PageLink href={ruleAddress({ book, section: entry.number })} rel={rel}>
    <span>{words}</span> {entry.number} {entry.title}
  </PageLink>
);
