import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { parseVersionNumber, type SearchParams } from '@/app/_server/published/battle';
import { SitePage } from '@/app/_server/site-page';
import { getStore } from '@/app/_server/store';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Notice } from '@/components/ui/reading/notice';
import { type GoneVersion, readGone, readVersionSummary } from '@/lib/store/documents/versions';

export const metadata: Metadata = { robots: { index: false } };

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** What answers at the address of a version that no longer stands; the proxy leads here and sets the status. */
const GonePage = async ({ searchParams }: PageProps) => {
  const { slug, n } = await searchParams;
  const number = typeof n === 'string' ? (parseVersionNumber(n) ?? undefined) : undefined;
  const store = await getStore();
  const gone = typeof slug === 'string' ? await readGone(store, slug, number) : null;
  if (!gone) notFound();
  return (
    <SitePage place="battles">
      <GoneNotice gone={gone} hasOther={(await readVersionSummary(store, gone.slug)) !== null} />
    </SitePage>
  );
};

const GoneNotice = async ({ gone, hasOther }: { readonly gone: GoneVersion; readonly hasOther: boolean }) => {
  const t = await getTranslations('versions.gone');
  const { title, n, state, reason } = gone;
  const text = [t(state, { n }), ...(reason === '' ? [] : [t('reason', { reason })])].join(' ');
  return (
    <Notice title={t('title', { title })} text={text}>
      {hasOther && (
        <ButtonLink main href={`/s/${gone.slug}`}>
          {t('other')}
        </ButtonLink>
      )}
      <ButtonLink main={!hasOther} href="/catalogue">
        {t('back')}
      </ButtonLink>
    </Notice>
  );
};

export default GonePage;
