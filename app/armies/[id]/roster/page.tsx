import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadOwnArmy } from '@/app/_server/published/army';
import { SitePage } from '@/app/_server/site-page';
import { RosterPage } from '../../roster-page';

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('roster');
  return { title: t('title'), robots: { index: false } };
};

/** The roster of a draft as a page that prints well, for its owner alone. */
const DraftRosterPage = async ({ params }: PageProps) => {
  const { id } = await params;
  const army = await loadOwnArmy(id);
  if (!army) notFound();
  return (
    <SitePage place="lists">
      <RosterPage army={army} files={`/armies/${id}`} />
    </SitePage>
  );
};

export default DraftRosterPage;
