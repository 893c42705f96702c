import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadRules, type Rules, type RulesChapter } from '@/app/_server/rules/rules-text';
import { loadShownIn } from '@/app/_server/rules/shown-in';
import { listTables } from '@/app/_server/rules/tables';
import { alternatesOf } from '@/app/_server/words/alternates';
import { getSay } from '@/app/_server/words/words';
import styles from '@/components/rules/rules.module.css';
import { RulesBreadcrumb } from '@/components/rules/rules-breadcrumb';
import { SectionList } from '@/components/rules/section-list';
import { SectionPager } from '@/components/rules/section-pager';
import { SectionText } from '@/components/rules/section-text';
import { ShownInList } from '@/components/rules/shown-in';
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
        <SectionHead found={found} />
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

const SectionHead = async ({ found: { rules, number, section, title } }: { found: Asked }) => {
  const { system, texts } = rules;
  const shownIn = await loadShownIn(system);
  return (
    <>
      <h1>
        <span>{number}</span>
        {title}
      </h1>
      <div className={styles.text}>
        <SectionText
          number={number}
          text={texts.get(number) ?? ''}
          tables={listTables(system, number)}
          isByHand={section.byHand !== undefined}
          linked={linkMentions(system.rulebook, number)}
          say={await getSay()}
        />
        <ShownInList book={system.id} {...shownIn(number)} />
      </div>
    </>
  );
};

export default SectionPage;
