import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import styles from './rules.module.css';

interface ShownInListProps {
  readonly book: string;
  readonly documents: readonly { readonly href: string; readonly title: string }[];
  readonly isInLesson: boolean;
}

const MOST_NAMED = 5;

/** The battles and examples that show a section; what only some battles need names them, the rest is in all of them. */
export const ShownInList = async ({ book, documents, isInLesson }: ShownInListProps) => {
  const t = await getTranslations('rules.shown');
  const named = documents.slice(0, MOST_NAMED);
  const more = documents.length - named.length;
  const isEverywhere = documents.length === 0;
  return (
    <p className={styles.shown} data-screen-only>
      {t('in')}
      {named.map(({ href, title }) => (
        <PageLink key={href} href={href}>
          {title}
        </PageLink>
      ))}
      {isEverywhere && <PageLink href={`/catalogue?system=${book}`}>{t('all-battles')}</PageLink>}
      {more > 0 && <span>{t('more', { count: more })}</span>}
      {isInLesson && <PageLink href={`/learn/${book}`}>{t('lesson')}</PageLink>}
    </p>
  );
};
