import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type SearchParams, versionNumber, wantedVariant } from '@/app/_server/battle';
import { loadPlayed, type PlayedBattle, titleOfPlayed } from '@/app/_server/played-battle';
import { PlayPage } from '@/app/s/play-page';

interface PageProps {
  readonly params: Promise<{ readonly slug: string; readonly n: string }>;
  readonly searchParams: Promise<SearchParams>;
}

const askedBattle = async ({ params, searchParams }: PageProps): Promise<PlayedBattle | null> => {
  const { slug, n } = await params;
  const number = versionNumber(n);
  return number === null ? null : loadPlayed(slug, number, wantedVariant(await searchParams));
};

export const generateMetadata = async (props: PageProps): Promise<Metadata> => {
  const battle = await askedBattle(props);
  const t = await getTranslations('play');
  return battle ? { title: t('title', { title: titleOfPlayed(battle) }), robots: { index: false } } : {};
};

const Page = async (props: PageProps) => {
  const battle = await askedBattle(props);
  if (!battle) notFound();
  return <PlayPage battle={battle} />;
};

export default Page;
