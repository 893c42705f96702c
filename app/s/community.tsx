import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentPerson } from '@/app/_server/accounts/author';
import { CommunityWords } from '@/app/_server/community/community-words';
import { getStore } from '@/app/_server/store';
import { getSay } from '@/app/_server/words/words';
import { CommentForm } from '@/components/community/comment-form';
import styles from '@/components/community/community.module.css';
import { CommentList, PlayReportList } from '@/components/community/contribution-lists';
import { RatingChoice } from '@/components/community/rating-choice';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageLink } from '@/components/ui/controls/page-link';
import type { Side } from '@/lib/game/document/scenario-base';
import { listContributions } from '@/lib/store/community/contributions';
import { hasPlayed, readRatings } from '@/lib/store/community/ratings';
import type { VersionSummary } from '@/lib/store/documents/versions';
import type { ContributionKind } from '@/lib/store/schema/community-tables';

interface CommunityProps {
  readonly version: VersionSummary;
  /** How many of each are shown. */
  readonly most: number;
  readonly page?: number;
}

const load = async ({ version, most, page = 1 }: CommunityProps, kind: ContributionKind) => {
  const viewer = (await currentPerson())?.id ?? null;
  const query = { slug: version.slug, kind, viewer, page, pageSize: most };
  return { viewer, ...(await listContributions(await getStore(), query)) };
};

interface ContributionSectionProps {
  readonly id: string;
  readonly title: string;
  /** Words of the link to the rest; null: all are shown. */
  readonly all: string | null;
  readonly slug: string;
  readonly children: ReactNode;
}

const ContributionSection = ({ id, title, all, slug, children }: ContributionSectionProps) => (
  <section aria-labelledby={id}>
    <div className={styles.headline}>
      <h2 id={id}>{title}</h2>
      {all !== null && <PageLink href={`/s/${slug}/discussion`}>{all}</PageLink>}
    </div>
    {children}
  </section>
);

/** How games of a battle went, and what its players think of it. */
export const PlayReports = async (props: CommunityProps & { readonly sides: readonly Side[] }) => {
  const { version, most, sides } = props;
  const t = await getTranslations('community.reports');
  const { total, items, viewer } = await load(props, 'play-report');
  return (
    <ContributionSection
      id="play-reports"
      title={t('title')}
      all={total > most ? t('all', { total }) : null}
      slug={version.slug}
    >
      <Ratings slug={version.slug} viewer={viewer} />
      {items.length === 0 && <p>{t('none')}</p>}
      <CommunityWords>
        <PlayReportList {...{ items, viewer, sides }} author={version.author} say={await getSay()} />
      </CommunityWords>
      <p className={styles.add}>
        <ButtonLink href={`/s/${version.slug}/v/${version.n}/play`}>{t('add')}</ButtonLink>
      </p>
    </ContributionSection>
  );
};

const Ratings = async ({ slug, viewer }: { readonly slug: string; readonly viewer: string | null }) => {
  const t = await getTranslations('community.rating');
  const store = await getStore();
  const { count, average, own } = await readRatings(store, slug, viewer);
  const mayRate = viewer !== null && (own !== null || (await hasPlayed(store, viewer, slug)));
  return (
    <div>
      <p>{average === null ? t('none') : t('average', { average, count })}</p>
      {mayRate && (
        <CommunityWords>
          <RatingChoice slug={slug} own={own} />
        </CommunityWords>
      )}
    </div>
  );
};

/** What readers say under a document. */
export const Comments = async (props: CommunityProps) => {
  const { version, most } = props;
  const t = await getTranslations('community.comments');
  const { total, items, viewer } = await load(props, 'comment');
  return (
    <ContributionSection
      id="comments"
      title={t('title')}
      all={total > most ? t('all', { total }) : null}
      slug={version.slug}
    >
      {items.length === 0 && <p>{t('none')}</p>}
      <CommunityWords>
        <CommentList items={items} viewer={viewer} author={version.author} />
        <WriteComment version={version} />
      </CommunityWords>
    </ContributionSection>
  );
};

const WriteComment = async ({
  version: { slug, n },
}: Pick<CommunityProps, 'version'>): Promise<ReactNode> => {
  const t = await getTranslations('community.comments');
  if ((await currentPerson())?.name) return <CommentForm slug={slug} n={n} />;
  return (
    <p className={styles.add}>
      {t.rich('sign-in', { link: words => <PageLink href="/account">{words}</PageLink> })}
    </p>
  );
};
