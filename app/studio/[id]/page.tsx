import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ownDraft } from '@/app/_server/own-draft';
import { StudioLoader } from '@/components/studio/studio-loader';
import { env } from '@/lib/env';

interface StudioPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

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
