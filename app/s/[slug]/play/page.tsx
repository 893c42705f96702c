import { notFound, redirect } from 'next/navigation';
import { loadBattle } from '@/app/_server/battle';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

/** A game belongs to one version: the newest is played under its own number. */
const PlayNewest = async ({ params }: PageProps) => {
  const battle = await loadBattle((await params).slug);
  if (!battle) notFound();
  redirect(`/s/${battle.version.slug}/v/${battle.version.n}/play`);
};

export default PlayNewest;
