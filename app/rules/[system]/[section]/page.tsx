import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadRules, type Rules, type RulesChapter } from '@/app/_server/rules/rules-text';
import { alternatesOf } from '@/app/_server/words/alternates';
import { getSay } from '@/app/_server/words/words';
import { RuleTables } from '@/components/rules/rule-tables';
import styles from '@/components/rules/rules.module.css';
import { RulesBreadcrumb } from '@/components/rules/rules-breadcrumb';
import { SectionList } from '@/components/rules/section-list';
import { SectionPager } from '@/components/rules/section-pager';
import { Markdown } from '@/components/ui/reading/markdown';
import { rulePathOf } from '@/components/ui/reading/rule-link';
import { linkMentions } from '@/components/ui/reading/rule-mentions';
import { nameSection, type RuleSection } from '@/lib/game/contract/rulebook';

interface PageProps {
  readonly params: Promise<{ readonly system: string; readonly section: string }>;
}

interface Asked {
  readonly rules: Rules;
  readonly number: string;
  readonly section: RuleSection;
  readonly title: string;
  readonly chapter: RulesChapter;
}

const readParams = async ({ params }: PageProps): Promise<Asked | null> => {
  const { system, section: number } = await params;
  const rules = await loadRules(system);
  if (!rules || !Object.hasOwn(rules.system.rulebook.sections, number)) return null;
  const section = rules.system.rulebook.sections[number];
  const chapter = rules.chapters.find(candidate => candidate.number === number.split('.')[0]);
  const title = (await getSay())(nameSection({ book: system, section: number }));
  return section && chapter ? { rules, number, section, title, chapter } : null;
};

export const generateMetadata = async (props: PageProps): Promise<Metadata> => {
  const found = await readParams(props);
  if (!found) return {};
  const { rules, number, title } = found;
  const t = await getTranslations('rules');
  return {
    title: t('section-page', { number, title, book: rules.system.title }),
    alternates: await alternatesOf(rulePathOf({ book: rules.system.id, section: number })),
  };
};

const SectionPage = async (props: PageProps) => {
  const found = await readParams(props);
  if (!found) notFound();
  const { rules, number, chapter } = found;
  const t = await getTranslations('rules');
  const { id } = rules.system;
  const isChapter = number === chapter.number;
  return (
    <div className={styles.section}>
      <article>
        <RulesBreadcrumb steps={sectionPathOf(found)} />
        <SectionText found={found} />
        {isChapter && (
          <div className={styles.within}>
            <SectionList book={id} sections={chapter.sections} />
          </div>
        )}
        <SectionPager book={id} chapters={rules.chapters} number={number} />
      </article>
      {!isChapter && (
        <nav className={styles.aside} aria-labelledby="in-chapter">
          <h2 id="in-chapter">{t('in-chapter')}</h2>
          <SectionList book={id} sections={chapter.sections} current={number} />
        </nav>
      )}
    </div>
  );
};

const sectionPathOf = ({ rules: { system }, number, chapter }: Asked) => [
  { href: `/rules/${system.id}`, title: system.title },
  ...(number === chapter.number
    ? []
    : [
        {
          href: rulePathOf({ book: system.id, section: chapter.number }),
          title: `${chapter.number} ${chapter.title}`,
        },
      ]),
];

/** The tables of the book as a battle without charts of its own uses them. */
const tablesOf = ({ system }: Rules, number: string) =>
  system.printing
    .playerAid(system.documents.scenario.blank())
    .filter(({ rule, rows }) => rule.section === number && rows.length > 0);

const SectionText = async ({ found: { rules, number, section, title } }: { found: Asked }) => {
  const t = await getTranslations('rules');
  return (
    <>
      <h1>
        <span>{number}</span>
        {title}
      </h1>
      <div className={styles.text}>
        <Markdown
          tableCaption={t('table', { section: number })}
          text={linkMentions(rules.system.rulebook, number)}
        >
          {rules.texts.get(number) ?? ''}
        </Markdown>
        <RuleTables tables={tablesOf(rules, number)} say={await getSay()} />
        {section.byHand !== undefined && <p className={`small ${styles.hand}`}>{t('by-hand')}</p>}
      </div>
    </>
  );
};

export default SectionPage;
