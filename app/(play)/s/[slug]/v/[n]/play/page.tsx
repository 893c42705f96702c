import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { parseVersionNumber, readVariantParameter, type SearchParams } from '@/app/_server/published/battle';
import {
  loadPlayableBattle,
  type PlayableBattle,
  playTitleOf,
} from '@/app/_server/published/playable-battle';
import { PlayPage } from '@/app/(play)/play-page';

interface PageProps {
  readonly params: Promise<{ readonly slug: string; readonly n: string }>;
  readonly searchParams: Promise<SearchParams>;
}

const loadRequestedBattle = async ({ params, searchParams }: PageProps): Promise<PlayableBattle | null> => {
  const { slug, n } = await params;
  const number = parseVersionNumber(n);
  return number === null ? null : loadPlayableBattle(slug, number, readVariantParameter(await searchParams));
};

export const generateMetadata = async (props: PageProps): Promise<Metadata> => {
  const battle = await loadRequestedBattle(props);
  const t = await getTranslations('play');
  return battle ? { title: t('title', { title: playTitleOf(battle) }), robots: { index: false } } : {};
};

const Page = async (props: PageProps) => {
  const battle = await loadRequestedBattle(props);
  if (!battle) notFound();
  return <PlayPage battle={battle} />;
};

export default Page;
