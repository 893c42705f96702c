import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/app/_server/published/battle';
import { SitePage } from '@/app/_server/site-page';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Notice } from '@/components/ui/reading/notice';

export const metadata: Metadata = { robots: { index: false } };

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** What answers in place of a page that the server cannot show now; the proxy leads here and sets the status. */
const UnavailablePage = async ({ searchParams }: PageProps) => {
  const t = await getTranslations('site.unavailable');
  const why = (await searchParams).why === 'too-costly' ? 'too-costly' : 'busy';
  return (
    <SitePage place="battles">
      <Notice title={t(`${why}.title`)} text={t(`${why}.text`)}>
        <ButtonLink main href="/catalogue">
          {t('back')}
        </ButtonLink>
      </Notice>
    </SitePage>
  );
};

export default UnavailablePage;
