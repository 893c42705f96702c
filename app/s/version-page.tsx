import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  loadBattle,
  type PublishedBattle,
  readVariantParameter,
  type SearchParams,
} from '@/app/_server/published/battle';
import { loadTroops, type PublishedTroops } from '@/app/_server/published/troops';
import {
  isVersionAddress,
  type VersionAddress,
  versionNumberOf,
} from '@/app/_server/published/version-files';
import { BattlePage, battleMetadata } from './battle-page';
import { TroopsPage, troopsMetadata } from './troops-page';

interface PageProps {
  readonly params: Promise<VersionAddress>;
  readonly searchParams: Promise<SearchParams>;
}

type VersionContent =
  | { readonly type: 'battle'; readonly battle: PublishedBattle; readonly path: string }
  | { readonly type: 'troops'; readonly troops: PublishedTroops; readonly path: string };

const pathOf = ({ slug, n }: VersionAddress): string =>
  n === undefined ? `/s/${slug}` : `/s/${slug}/v/${n}`;

/** The published document at an address, whatever its kind; null: there is none. */
const loadContent = async ({ params, searchParams }: PageProps): Promise<VersionContent | null> => {
  const address = await params;
  if (!isVersionAddress(address)) return null;
  const number = versionNumberOf(address);
  const path = pathOf(address);
  const battle = await loadBattle(address.slug, number, readVariantParameter(await searchParams));
  if (battle) return { type: 'battle', battle, path };
  const troops = await loadTroops(address.slug, number);
  return troops && { type: 'troops', troops, path };
};

export const versionMetadata = async (props: PageProps): Promise<Metadata> => {
  const content = await loadContent(props);
  if (!content) return {};
  return content.type === 'battle'
    ? battleMetadata(content.battle, content.path)
    : troopsMetadata(content.troops, content.path);
};

/** One version of a published document; under an address without a number the newest one. */
export const VersionPage = async (props: PageProps) => {
  const content = await loadContent(props);
  if (!content) notFound();
  return content.type === 'battle' ? (
    <BattlePage battle={content.battle} address={content.path} />
  ) : (
    <TroopsPage troops={content.troops} />
  );
};
