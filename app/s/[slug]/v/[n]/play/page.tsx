import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type Battle, loadBattle, versionNumber } from '@/app/_server/battle';
import { PlayPage } from '@/app/s/play-page';

interface PageProps {
  readonly params: Promise<{ readonly slug: string; readonly n: string }>;
}

const askedBattle = async ({ params }: PageProps): Promise<Battle | null> => {
  const { slug, n } = await params;
  const number = versionNumber(n);
  return number === null ? null : loadBattle(slug, number);
};

export const generateMetadata = async (props: PageProps): Promise<Metadata> => {
  const battle = await askedBattle(props);
  const t = await getTranslations('play');
  return battle ? { title: t('title', { title: battle.scenario.title }), robots: { index: false } } : {};
};

const Page = async (props: PageProps) => {
  const battle = await askedBattle(props);
  if (!battle || battle.system.play === null) notFound();
  return <PlayPage battle={battle} />;
};

export default Page;
