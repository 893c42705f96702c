import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { loadOwnDraft } from '@/app/_server/drafts/own-draft';
import { ListEditor } from '@/components/army-builder/shell/builder-loader';

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const t = await getTranslations('lists.editor');
  const draft = await loadOwnDraft((await params).id);
  return { title: draft ? t('page-title', { title: draft.title }) : undefined, robots: { index: false } };
};

/** The editor of one army list, for its owner alone; the browser gets all messages, because it runs the rules. */
const ListEditorPage = async ({ params }: PageProps) => {
  const draft = await loadOwnDraft((await params).id);
  if (draft?.kind !== 'army-list') notFound();
  const { id, kind, system, revision, slug, text } = draft;
  return (
    <NextIntlClientProvider messages={await getMessages()}>
      <ListEditor draft={{ id, kind, system, revision, slug, text }} />
    </NextIntlClientProvider>
  );
};

export default ListEditorPage;
