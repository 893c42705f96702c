import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadRules } from '@/app/_server/rules/rules-text';
import { alternatesOf } from '@/app/_server/words/alternates';
import styles from '@/components/rules/rules.module.css';
import { RulesBreadcrumb } from '@/components/rules/rules-breadcrumb';
import { SectionList } from '@/components/rules/section-list';
import { composeButtonClass } from '@/components/ui/controls/button';
import { PageLink } from '@/components/ui/controls/page-link';
import { rulePathOf } from '@/components/ui/reading/rule-link';

interface PageProps {
  readonly params: Promise<{ readonly system: string }>;
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const rules = await loadRules((await params).system);
  if (!rules) return {};
  const t = await getTranslations('rules');
  return {
    title: t('book', { system: rules.system.title }),
    description: t('book-lead'),
    alternates: await alternatesOf(`/rules/${rules.system.id}`),
  };
};

const BookPage = async ({ params }: PageProps) => {
  const rules = await loadRules((await params).system);
  if (!rules) notFound();
  const { system, chapters } = rules;
  const t = await getTranslations('rules');
  return (
    <div className={styles.page}>
      <RulesBreadcrumb steps={[]} />
      <h1>{system.title}</h1>
      <p className={styles.lead}>{t('book-lead')}</p>
      <p className={styles.read}>
        <PageLink className={composeButtonClass()} href={`/rules/${system.id}/book`}>
          {t('read-whole')}
        </PageLink>
      </p>
      <ol className={styles.chapters} aria-label={t('chapters')}>
        {chapters.map(({ number, title, sections }) => (
          <li key={number}>
            <h2>
              <PageLink className={styles.chapter} href={rulePathOf({ book: system.id, section: number })}>
                <span className={styles.number}>{number}</span> {title}
              </PageLink>
            </h2>
            <SectionList book={system.id} sections={sections} />
          </li>
        ))}
      </ol>
    </div>
  );
};

export default BookPage;
