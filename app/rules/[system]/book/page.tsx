import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadRules, type Rules, type RulesSection } from '@/app/_server/rules/rules-text';
import { findSections } from '@/app/_server/rules/search-rules';
import { loadShownIn, type ShownIn } from '@/app/_server/rules/shown-in';
import { listTables } from '@/app/_server/rules/tables';
import { alternatesOf } from '@/app/_server/words/alternates';
import { getSay } from '@/app/_server/words/words';
import { PagePrintButton } from '@/components/army-builder/lists/page-print-button';
import { BookContents } from '@/components/rules/book-contents';
import { BookSearch } from '@/components/rules/book-search';
import { markWords } from '@/components/rules/mark-words';
import styles from '@/components/rules/rules.module.css';
import { RulesBreadcrumb } from '@/components/rules/rules-breadcrumb';
import { SectionText } from '@/components/rules/section-text';
import { ShownInList } from '@/components/rules/shown-in';
import { linkMentions } from '@/components/ui/reading/rule-mentions';

interface PageProps {
  readonly params: Promise<{ readonly system: string }>;
  readonly searchParams: Promise<{ readonly q?: string | readonly string[] }>;
}

const MOST_LETTERS = 80;

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const rules = await loadRules((await params).system);
  if (!rules) return {};
  const t = await getTranslations('rules');
  return {
    title: t('whole-book', { system: rules.system.title }),
    description: t('book-lead'),
    alternates: await alternatesOf(`/rules/${rules.system.id}/book`),
  };
};

/** The whole book on one page: contents, a search, every section in our words. */
const WholeBookPage = async ({ params, searchParams }: PageProps) => {
  const rules = await loadRules((await params).system);
  if (!rules) notFound();
  const { q } = await searchParams;
  const asked = typeof q === 'string' ? q.trim().slice(0, MOST_LETTERS) : '';
  const { system, chapters } = rules;
  const t = await getTranslations('rules');
  const shownIn = await loadShownIn(system);
  return (
    <div className={styles.whole}>
      <aside data-screen-only>
        <BookSearch book={system.id} asked={asked} found={findSections(rules, asked)} />
        <BookContents chapters={chapters} />
      </aside>
      <article>
        <RulesBreadcrumb steps={[{ href: `/rules/${system.id}`, title: system.title }]} />
        <h1>{system.title}</h1>
        <p className={styles.lead}>{t('book-lead')}</p>
        <PagePrintButton>{t('print')}</PagePrintButton>
        {chapters
          .flatMap(chapter => [chapter, ...chapter.sections])
          .map(section => (
            <BookSection
              key={section.number}
              {...{ rules, section, asked }}
              shown={shownIn(section.number)}
            />
          ))}
      </article>
    </div>
  );
};

interface BookSectionProps {
  readonly rules: Rules;
  readonly section: RulesSection;
  readonly asked: string;
  readonly shown: ShownIn;
}

const BookSection = async ({ rules, section: { number, title }, asked, shown }: BookSectionProps) => {
  const { system, texts } = rules;
  const Heading = number.includes('.') ? 'h3' : 'h2';
  const linked = linkMentions(system.rulebook, number);
  return (
    <section id={number} aria-labelledby={`title-${number}`} className={styles.chapterText}>
      <Heading id={`title-${number}`}>
        <span className={styles.number}>{number}</span> {markWords(title, asked)}
      </Heading>
      <SectionText
        number={number}
        text={texts.get(number) ?? ''}
        tables={listTables(system, number)}
        isByHand={system.rulebook.sections[number]?.byHand !== undefined}
        linked={words => markWords(words, asked, linked)}
        say={await getSay()}
      />
      <ShownInList book={system.id} {...shown} />
    </section>
  );
};

export default WholeBookPage;
