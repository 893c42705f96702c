import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { currentAuthor } from '@/app/_server/author';
import { getStore } from '@/app/_server/store';
import { StudioLoader } from '@/components/studio/studio-loader';
import { env } from '@/lib/env';
import { readDraft } from '@/lib/store/drafts';

interface StudioPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** For its owner alone. */
const ownDraft = cache(async (id: string) => {
  const author = await currentAuthor();
  return author ? readDraft(await getStore(), id, author) : null;
});

export const generateMetadata = async ({ params }: StudioPageProps): Promise<Metadata> => {
  const say = await getTranslations('studio');
  const draft = await ownDraft((await params).id);
  return { title: draft ? say('page-title', { title: draft.title }) : undefined, robots: { index: false } };
};

const StudioPage = async ({ params }: StudioPageProps) => {
  const draft = await ownDraft((await params).id);
  if (!draft) notFound();
  const { id, kind, system, revision, slug, document } = draft;
  return (
    <StudioLoader
      draft={{ id, kind, system, revision, slug, document }}
      licenseKey={env().tldrawLicenseKey}
    />
  );
};

export default StudioPage;
