import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentPerson } from '@/app/_server/accounts/author';
import { listDraftLicences, loadOwnDraft } from '@/app/_server/drafts/own-draft';
import { redirectTo } from '@/app/_server/words/redirect-to';
import { StudioLoader } from '@/components/editor/shell/studio-loader';
import { KeepOffline } from '@/components/site/keep-offline';
import { getEnv } from '@/lib/env';
import { loadSystem } from '@/lib/systems';

interface StudioPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export const generateMetadata = async ({ params }: StudioPageProps): Promise<Metadata> => {
  const say = await getTranslations('studio');
  const draft = await loadOwnDraft((await params).id);
  return { title: draft ? say('page-title', { title: draft.title }) : undefined, robots: { index: false } };
};

/** Lists, and armies that are built from them, have editors of their own. */
const builderPathOf = async ({ id, kind, system }: { id: string; kind: string; system: string }) => {
  if (kind === 'scenario' || !(await loadSystem(system))?.armyLists) return null;
  return kind === 'army' ? `/armies/${id}` : `/lists/edit/${id}`;
};

const StudioPage = async ({ params }: StudioPageProps) => {
  const draft = await loadOwnDraft((await params).id);
  if (!draft) notFound();
  const { id, kind, system, revision, slug, text, role } = draft;
  const builder = await builderPathOf(draft);
  if (builder !== null) return redirectTo(builder);
  return (
    <>
      <StudioLoader
        draft={{
          ...{ id, kind, system, revision, text, role },
          slug: slug ?? draft.unlistedSlug,
          licences: await listDraftLicences(draft),
          authorName: (await currentPerson())?.name ?? null,
        }}
        licenseKey={getEnv().tldrawLicenseKey}
      />
      <KeepOffline pages={['/', '/studio', `/studio/${id}/play`]} />
    </>
  );
};

export default StudioPage;
