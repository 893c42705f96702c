import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { loadBattle, type SearchParams } from '@/app/_server/published/battle';
import { getStore } from '@/app/_server/store';
import { Comments, PlayReports } from '@/app/s/community';
import styles from '@/components/community/community.module.css';
import { PageLink } from '@/components/ui/controls/page-link';
import { listContributions } from '@/lib/store/community/contributions';
import { readVersionSummary } from '@/lib/store/documents/versions';

const PAGE_SIZE = 30;

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<SearchParams>;
}

const load = cache(async (slug: string) => readVersionSummary(await getStore(), slug));

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const version = await load((await params).slug);
  const t = await getTranslations('community.discussion');
  return version ? { title: t('title', { title: version.title }), robots: { index: false } } : {};
};

const pageOf = ({ page }: SearchParams): number =>
  typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;

/** All that readers wrote under a document, a page at a time. */
const DiscussionPage = async ({ params, searchParams }: PageProps) => {
  const { slug } = await params;
  const version = await load(slug);
  if (!version) notFound();
  const t = await getTranslations('community.discussion');
  const page = pageOf(await searchParams);
  const battle = version.kind === 'scenario' ? await loadBattle(slug) : null;
  return (
    <article>
      <h1>{t('title', { title: version.title })}</h1>
      <p>
        <PageLink href={`/s/${slug}`}>{t('back', { title: version.title })}</PageLink>
      </p>
      {battle && (
        <PlayReports version={version} most={PAGE_SIZE} page={page} sides={battle.view.texts.sides} />
      )}
      <Comments version={version} most={PAGE_SIZE} page={page} />
      <Pages slug={slug} page={page} />
    </article>
  );
};

const Pages = async ({ slug, page }: { readonly slug: string; readonly page: number }) => {
  const t = await getTranslations('community.discussion');
  const totals = await Promise.all(
    (['comment', 'play-report'] as const).map(async kind => {
      const query = { slug, kind, viewer: null, page: 1, pageSize: 1 };
      return (await listContributions(await getStore(), query)).total;
    }),
  );
  const pages = Math.ceil(Math.max(...totals) / PAGE_SIZE);
  return (
    <p className={styles.pages}>
      {page > 1 && <PageLink href={`/s/${slug}/discussion?page=${page - 1}`}>{t('newer')}</PageLink>}
      {page < pages && <PageLink href={`/s/${slug}/discussion?page=${page + 1}`}>{t('older')}</PageLink>}
    </p>
  );
};

export default DiscussionPage;
