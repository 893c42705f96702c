import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  loadBattle,
  parseVersionNumber,
  readVariantParameter,
  type SearchParams,
} from '@/app/_server/published/battle';
import { loadTroops } from '@/app/_server/published/troops';
import { BattlePage, battleMetadata } from '@/app/s/battle-page';
import { TroopsPage, troopsMetadata } from '@/app/s/troops-page';

interface PageProps {
  readonly params: Promise<{ readonly slug: string; readonly n: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export const generateMetadata = async ({ params, searchParams }: PageProps): Promise<Metadata> => {
  const { slug, n } = await params;
  const number = parseVersionNumber(n);
  if (number === null) return {};
  const address = `/s/${slug}/v/${number}`;
  const battle = await loadBattle(slug, number, readVariantParameter(await searchParams));
  if (battle) return battleMetadata(battle, address);
  const troops = await loadTroops(slug, number);
  return troops ? troopsMetadata(troops, address) : {};
};

/** A version for good, of a document of any kind. */
const VersionPage = async ({ params, searchParams }: PageProps) => {
  const { slug, n } = await params;
  const number = parseVersionNumber(n);
  if (number === null) notFound();
  const battle = await loadBattle(slug, number, readVariantParameter(await searchParams));
  if (battle) return <BattlePage battle={battle} address={`/s/${slug}/v/${number}`} />;
  const troops = await loadTroops(slug, number);
  if (!troops) notFound();
  return <TroopsPage troops={troops} />;
};

export default VersionPage;
