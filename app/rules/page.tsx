import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { countBattles } from '@/app/_server/catalogue/battle-counts';
import { loadRules, type Rules } from '@/app/_server/rules/rules-text';
import { alternatesOf } from '@/app/_server/words/alternates';
import styles from '@/components/rules/rules.module.css';
import { PageLink } from '@/components/ui/controls/page-link';
import { SYSTEM_IDS } from '@/lib/systems';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('rules');
  return { title: t('title'), description: t('description'), alternates: await alternatesOf('/rules') };
};

const SystemsPage = async () => {
  const t = await getTranslations('rules');
  const books = (await Promise.all(SYSTEM_IDS.map(loadRules))).filter(book => book !== null);
  const counts = await countBattles();
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <ul className={styles.books}>
        {books.map(book => (
          <li key={book.system.id}>
            <Book book={book} battles={counts[book.system.id] ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const Book = async ({ book: { system, chapters }, battles }: { book: Rules; battles: number }) => {
  const t = await getTranslations('rules');
  const sections = chapters.reduce((sum, chapter) => sum + chapter.sections.length, 0);
  return (
    <>
      <h2>
        <PageLink className={styles.book} href={`/rules/${system.id}`}>
          {system.title}
        </PageLink>
      </h2>
      <span className="small">{t('extent', { chapters: chapters.length, sections })}</span>
      <PageLink href={`/catalogue?system=${system.id}`}>{t('battles', { count: battles })}</PageLink>
    </>
  );
};

export default SystemsPage;
