import { getTranslations } from 'next-intl/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { findVersionChanges } from '@/app/_server/published/version-changes';
import { getStore } from '@/app/_server/store';
import { getSay } from '@/app/_server/words/words';
import { BattleVersions } from '@/components/battle/sections/battle-versions';
import { VersionChanges } from '@/components/battle/sections/version-changes';
import { WithdrawDialog } from '@/components/catalogue/withdraw-dialog';
import { PageLink } from '@/components/ui/controls/page-link';
import { listRemixes } from '@/lib/store/catalogue/search-catalogue';
import { listAncestors, listVersions, type VersionSummary } from '@/lib/store/documents/versions';

/** What this version changed, the versions of a document, what it was made from and what was made from it. */
export const Lineage = async ({ version }: { readonly version: VersionSummary }) => {
  const store = await getStore();
  const viewer = (await findCurrentAuthor()) ?? undefined;
  const changes = await findVersionChanges(version);
  const say = await getSay();
  return (
    <>
      {changes && <VersionChanges changes={{ ...changes, sentences: changes.sentences.map(say) }} />}
      <BattleVersions
        slug={version.slug}
        shown={version.n}
        versions={await listVersions(store, version.slug, viewer)}
        line={await listAncestors(store, version)}
        remixes={await listRemixes(store, version.slug)}
      />
      {viewer !== undefined && viewer === version.author && <OwnVersion version={version} />}
      <ReportLink version={version} />
    </>
  );
};

const ReportLink = async ({ version: { slug, n } }: { readonly version: VersionSummary }) => {
  const t = await getTranslations('curators.report');
  return (
    <p data-screen-only>
      <PageLink href={`/report?slug=${slug}&n=${n}`}>{t('link')}</PageLink>
    </p>
  );
};

const OwnVersion = async ({ version: { slug, n } }: { readonly version: VersionSummary }) => {
  const t = await getTranslations('versions.withdraw');
  const words = {
    open: t('open'),
    explain: t('explain', { n }),
    reason: t('reason'),
    go: t('go', { n }),
    cancel: t('cancel'),
    failed: t('failed'),
  };
  return <WithdrawDialog slug={slug} n={n} words={words} />;
};
