import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { listDraftLicences, loadOwnDraft } from '@/app/_server/drafts/own-draft';
import { StudioWords } from '@/app/_server/words/studio-words';
import { ListEditor } from '@/components/army-builder/shell/builder-loader';

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const t = await getTranslations('lists.editor');
  const draft = await loadOwnDraft((await params).id);
  return { title: draft ? t('page-title', { title: draft.title }) : undefined, robots: { index: false } };
};

/** The editor of one army list, for its owner alone; the browser gets the words of its game, because it runs the rules. */
const ListEditorPage = async ({ params }: PageProps) => {
  const draft = await loadOwnDraft((await params).id);
  if (draft?.kind !== 'army-list') notFound();
  const { id, kind, system, revision, slug, text } = draft;
  return (
    <StudioWords system={system}>
      <ListEditor
        draft={{ id, kind, system, revision, slug, licences: await listDraftLicences(draft), text }}
      />
    </StudioWords>
  );
};

export default ListEditorPage;
