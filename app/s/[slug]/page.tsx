import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadBattle, readVariantParameter, type SearchParams } from '@/app/_server/published/battle';
import { loadTroops } from '@/app/_server/published/troops';
import { BattlePage, battleMetadata } from '../battle-page';
import { TroopsPage, troopsMetadata } from '../troops-page';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export const generateMetadata = async ({ params, searchParams }: PageProps): Promise<Metadata> => {
  const { slug } = await params;
  const battle = await loadBattle(slug, undefined, readVariantParameter(await searchParams));
  if (battle) return battleMetadata(battle, `/s/${slug}`);
  const troops = await loadTroops(slug);
  return troops ? troopsMetadata(troops, `/s/${slug}`) : {};
};

/** The newest version of a published document of any kind. */
const NewestVersionPage = async ({ params, searchParams }: PageProps) => {
  const { slug } = await params;
  const battle = await loadBattle(slug, undefined, readVariantParameter(await searchParams));
  if (battle) return <BattlePage battle={battle} address={`/s/${slug}`} />;
  const troops = await loadTroops(slug);
  if (!troops) notFound();
  return <TroopsPage troops={troops} />;
};

export default NewestVersionPage;
