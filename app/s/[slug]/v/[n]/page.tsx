import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type Battle, loadBattle, versionNumber } from '@/app/_server/battle';
import { BattlePage, battleMetadata } from '@/app/s/battle-page';

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
  return battle ? battleMetadata(battle, `/s/${battle.version.slug}/v/${battle.version.n}`) : {};
};

const VersionPage = async (props: PageProps) => {
  const battle = await askedBattle(props);
  if (!battle) notFound();
  return <BattlePage battle={battle} />;
};

export default VersionPage;
