import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentPerson } from '@/app/_server/accounts/author';
import { JoinForm } from '@/components/editor/together/join-form';

interface PageProps {
  readonly params: Promise<{ readonly id: string; readonly token: string }>;
}

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('together.join');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
};

/** The link of a draft. Nothing of it is shown before somebody joins: a program that previews addresses learns nothing. */
const Page = async ({ params }: PageProps) => {
  const { id, token } = await params;
  return <JoinForm draft={id} token={token} name={(await currentPerson())?.name ?? ''} />;
};

export default Page;
