import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ownDraft } from '@/app/_server/own-draft';
import { StudioLoader } from '@/components/studio/studio-loader';
import { env } from '@/lib/env';
import { loadSystem } from '@/lib/systems';

interface StudioPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export const generateMetadata = async ({ params }: StudioPageProps): Promise<Metadata> => {
  const say = await getTranslations('studio');
  const draft = await ownDraft((await params).id);
  return { title: draft ? say('page-title', { title: draft.title }) : undefined, robots: { index: false } };
};

/** Lists, and armies that are built from them, have workshops of their own. */
const benchOf = async ({ id, kind, system }: { id: string; kind: string; system: string }) => {
  if (kind === 'scenario' || !(await loadSystem(system))?.lists) return null;
  return kind === 'army' ? `/armies/${id}` : `/lists/edit/${id}`;
};

const StudioPage = async ({ params }: StudioPageProps) => {
  const draft = await ownDraft((await params).id);
  if (!draft) notFound();
  const { id, kind, system, revision, slug, document } = draft;
  const bench = await benchOf(draft);
  if (bench !== null) redirect(bench);
  return (
    <StudioLoader
      draft={{ id, kind, system, revision, slug: slug ?? draft.unlistedSlug, document }}
      licenseKey={env().tldrawLicenseKey}
    />
  );
};

export default StudioPage;
