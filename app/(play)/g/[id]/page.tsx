import type { Metadata } from 'next';
import { describeGamePage, GamePage } from './game-page';

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  describeGamePage((await params).id);

/** A game by link, for its players and for those who watch. */
const Page = async ({ params }: PageProps) => <GamePage id={(await params).id} token={null} />;

export default Page;
