import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { findVariantOf } from '@/app/_server/drafts/find-variant';
import { loadOwnDraft } from '@/app/_server/drafts/own-draft';
import { PlayFrame } from '@/app/_server/play-frame';
import { readVariantParameter, type SearchParams } from '@/app/_server/published/battle';
import { PlayText } from '@/app/(play)/play-text';

interface TryPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export const generateMetadata = async ({ params }: TryPageProps): Promise<Metadata> => {
  const say = await getTranslations('play');
  const draft = await loadOwnDraft((await params).id);
  return { title: draft ? say('title', { title: draft.title }) : undefined, robots: { index: false } };
};

/** Plays the draft as it is; a game that was begun before continues from the same moment as far as the changed document allows. */
const TryPage = async ({ params, searchParams }: TryPageProps) => {
  const draft = await loadOwnDraft((await params).id);
  if (!draft) notFound();
  const wanted = readVariantParameter(await searchParams);
  const variant = wanted === undefined ? null : await findVariantOf(draft.text, wanted);
  if (wanted !== undefined && !variant) notFound();
  return (
    <PlayFrame>
      <PlayText
        text={draft.text}
        draft={{ id: draft.id, revision: draft.revision }}
        place={`draft/${draft.id}`}
        home={`/studio/${draft.id}`}
        files={null}
        variant={variant?.id ?? null}
      />
    </PlayFrame>
  );
};

export default TryPage;
