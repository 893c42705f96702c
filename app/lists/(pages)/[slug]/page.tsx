import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadList, type PublishedList } from '@/app/_server/published/army-lists';
import { alternatesOf } from '@/app/_server/words/alternates';
import { getSay } from '@/app/_server/words/words';
import { ListChapters } from '@/components/army-builder/lists/list-chapters';
import { ListEntries } from '@/components/army-builder/lists/list-entries';
import styles from '@/components/army-builder/lists/lists.module.css';
import { NewArmyForm } from '@/components/army-builder/lists/new-army-form';
import { CopyToStudio } from '@/components/battle/copy-to-studio';
import { BattleFindings } from '@/components/battle/sections/battle-findings';
import { PageLink } from '@/components/ui/controls/page-link';
import { PlainLink } from '@/components/ui/controls/plain-link';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

const textsOf = ({ system, list, version }: PublishedList) =>
  system.documents['army-list']?.catalogue(list) ?? { title: version.title, summary: '' };

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { slug } = await params;
  const found = await loadList(slug);
  if (!found) return {};
  const t = await getTranslations('lists');
  const { title, summary } = textsOf(found);
  return {
    title: t('page.page-title', { title }),
    description: summary,
    alternates: await alternatesOf(`/lists/${slug}`),
  };
};

/** A list as it is read before an army is built from it. */
const ListPage = async ({ params }: PageProps) => {
  const found = await loadList((await params).slug);
  if (!found) notFound();
  const { lists, list, findings } = found;
  const say = await getSay();
  return (
    <article className={styles.page}>
      <ListHeader found={found} />
      <div className={styles.columns}>
        <ListEntries entries={lists.entries(list, null, null)} say={say} />
        <div className={styles.aside}>
          <NewArmySection found={found} />
          <ListChapters chapters={lists.chapters(list)} say={say} />
          {findings.length > 0 && <BattleFindings findings={findings} variants={[]} say={say} />}
        </div>
      </div>
    </article>
  );
};

const ListHeader = async ({ found }: { found: PublishedList }) => {
  const t = await getTranslations('lists.page');
  const { slug, n } = found.version;
  const { title, summary } = textsOf(found);
  return (
    <header className={styles.listHead}>
      <div>
        <h1>{title}</h1>
        <p className={styles.subline}>
          {t('kind')} · {found.system.title}
        </p>
      </div>
      <div className={styles.actions}>
        <CopyToStudio slug={slug} n={n}>
          {t('copy')}
        </CopyToStudio>
      </div>
      <p className={styles.lead}>{summary}</p>
      <p className={`small ${styles.ways}`}>
        <PageLink href={`/s/${slug}`}>{t('history')}</PageLink>
        <PlainLink href={`/s/${slug}/v/${n}/document.json`}>{t('json')}</PlainLink>
      </p>
    </header>
  );
};

const NewArmySection = async ({ found }: { found: PublishedList }) => {
  const { version, lists, list } = found;
  const t = await getTranslations('lists.new-army');
  const { slug, n } = version;
  const { title } = textsOf(found);
  const [middle = 0] = lists.sizes.slice(Math.floor(lists.sizes.length / 2));
  return (
    <section className={styles.newArmy} aria-labelledby="new-army">
      <h2 id="new-army">{t('title')}</h2>
      <NewArmyForm
        from={{ slug, n, title }}
        sizes={lists.sizes}
        usual={lists.usualSize ?? middle}
        variants={lists.variants(list)}
        dates={lists.dates(list)}
      />
    </section>
  );
};

export default ListPage;
