import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadBattle } from '@/app/_server/battle';
import { BattlePage, battleMetadata } from '../battle-page';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { slug } = await params;
  const battle = await loadBattle(slug);
  return battle ? battleMetadata(battle, `/s/${slug}`) : {};
};

const NewestVersionPage = async ({ params }: PageProps) => {
  const battle = await loadBattle((await params).slug);
  if (!battle) notFound();
  return <BattlePage battle={battle} />;
};

export default NewestVersionPage;
