import { notFound } from 'next/navigation';
import { readVariantParameter, type SearchParams } from '@/app/_server/published/battle';
import { getStore } from '@/app/_server/store';
import { redirectTo } from '@/app/_server/words/redirect-to';
import { composePlayQuery } from '@/lib/games/play-address';
import { readVersionSummary } from '@/lib/store/documents/versions';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** A game belongs to one version: the newest is played under its own number. */
const PlayNewest = async ({ params, searchParams }: PageProps) => {
  const version = await readVersionSummary(await getStore(), (await params).slug);
  if (version?.kind !== 'scenario') notFound();
  const asked = await searchParams;
  const query = composePlayQuery({
    variant: readVariantParameter(asked) ?? null,
    continues: asked.continue !== undefined,
  });
  return redirectTo(`/s/${version.slug}/v/${version.n}/play${query}`);
};

export default PlayNewest;
