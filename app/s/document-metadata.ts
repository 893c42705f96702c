import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { oembedPathOf, toAbsoluteUrl } from '@/app/_server/published/share-urls';
import { toAddress } from '@/app/_server/words/address';
import { alternatesOf, openGraphLocale } from '@/app/_server/words/alternates';
import type { Visibility } from '@/lib/store/schema/schema';

interface DescribedDocument {
  readonly path: string;
  readonly languages: Parameters<typeof alternatesOf>[1];
  readonly title: string;
  readonly description: string;
  readonly visibility: Visibility;
}

/** Metadata of a published document for search engines and other sites. */
export const makeDocumentMetadata = async (described: DescribedDocument): Promise<Metadata> => {
  const { path, languages, title, description, visibility } = described;
  const t = await getTranslations('site');
  const alternates = await alternatesOf(path, languages);
  const oembedUrl = toAbsoluteUrl(oembedPathOf(await toAddress(path)));
  return {
    title,
    description,
    alternates: { ...alternates, types: { 'application/json+oembed': oembedUrl } },
    openGraph: {
      locale: await openGraphLocale(),
      ...{ title, description, url: alternates.canonical },
      type: 'article',
      siteName: t('name'),
    },
    ...(visibility === 'unlisted' ? { robots: { index: false } } : {}),
  };
};
