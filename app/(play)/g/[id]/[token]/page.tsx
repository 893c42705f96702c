import type { Metadata } from 'next';
import { describeGamePage, GamePage } from '../game-page';

interface PageProps {
  readonly params: Promise<{ readonly id: string; readonly token: string }>;
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  describeGamePage((await params).id);

/** The link of a seat: the first who opens it takes the seat. */
const Page = async ({ params }: PageProps) => {
  const { id, token } = await params;
  return <GamePage id={id} token={token} />;
};

export default Page;
