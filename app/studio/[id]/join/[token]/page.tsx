import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentPerson } from '@/app/_server/accounts/author';
import { SitePage } from '@/app/_server/site-page';
import { getStore } from '@/app/_server/store';
import { JoinForm } from '@/components/editor/together/join-form';
import { readInvitation } from '@/lib/store/together/guests';

interface PageProps {
  readonly params: Promise<{ readonly id: string; readonly token: string }>;
}

/** A program that previews addresses by their titles learns nothing of the draft. */
export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('together.join');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
};

const EndedLink = async () => {
  const t = await getTranslations();
  return (
    <>
      <h1>{t('together.join.title')}</h1>
      <p role="alert">{t('errors.no-such-link')}</p>
    </>
  );
};

/** The link of a draft: what it invites to, and by whom. */
const Page = async ({ params }: PageProps) => {
  const { id, token } = await params;
  const invitation = await readInvitation(await getStore(), id, token);
  return (
    <SitePage place="studio">
      {invitation ? (
        <JoinForm
          draft={id}
          token={token}
          name={(await currentPerson())?.name ?? ''}
          invitation={invitation}
        />
      ) : (
        <EndedLink />
      )}
    </SitePage>
  );
};

export default Page;
