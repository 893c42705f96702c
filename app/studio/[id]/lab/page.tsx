import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadOwnDraft } from '@/app/_server/drafts/own-draft';
import { readVariantParameter, type SearchParams } from '@/app/_server/published/battle';
import { SitePage } from '@/app/_server/site-page';
import { toAddress } from '@/app/_server/words/address';
import { LabText } from '@/components/lab/lab-text';
import { strengthsOf } from '@/lib/catalogue/level-strengths';
import { loadSystem } from '@/lib/systems';

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const t = await getTranslations('lab');
  const draft = await loadOwnDraft((await params).id);
  return { title: draft ? t('page-title', { title: draft.title }) : undefined, robots: { index: false } };
};

/** The balance lab of a draft: its games are kept for this state of the document, and begin again when it changes. */
const DraftLabPage = async ({ params, searchParams }: PageProps) => {
  const draft = await loadOwnDraft((await params).id);
  const system = draft && (await loadSystem(draft.system));
  if (!draft || !system?.play) notFound();
  return (
    <SitePage place="studio">
      <LabText
        text={draft.text}
        systemTitle={system.title}
        place={`draft/${draft.id}`}
        home={`/studio/${draft.id}`}
        playPath={await toAddress(`/studio/${draft.id}/play`)}
        variant={readVariantParameter(await searchParams) ?? null}
        versions={[]}
        strengths={strengthsOf(system)}
        published={null}
      />
    </SitePage>
  );
};

export default DraftLabPage;
