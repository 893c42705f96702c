import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { toAddress } from '@/app/_server/words/address';
import { alternatesOf } from '@/app/_server/words/alternates';
import { PageLink } from '@/components/ui/controls/page-link';
import { SYSTEM_IDS } from '@/lib/systems';
import {
  type CatalogueRequest,
  catalogueUrlOf,
  parseCatalogueRequest,
  type SearchParameters,
} from './catalogue-request';
import { CatalogueView } from './catalogue-view';

interface PageProps {
  readonly searchParams: Promise<SearchParameters>;
}

const readRequest = async (searchParams: PageProps['searchParams']): Promise<CatalogueRequest> =>
  parseCatalogueRequest(await searchParams, { systems: SYSTEM_IDS, path: '/catalogue', kind: 'scenario' });

const feedsHere = async () => ({
  'application/feed+json': await toAddress('/feed.json'),
  'application/atom+xml': await toAddress('/feed.atom'),
});

/** A first page has an address of its own among search engines; the pages after it lead there. */
export const generateMetadata = async ({ searchParams }: PageProps): Promise<Metadata> => {
  const t = await getTranslations('catalogue');
  const { choice } = await readRequest(searchParams);
  const canonical = catalogueUrlOf({
    ...{ path: '/catalogue', text: '', like: null, sort: 'newest', page: 1, hasOwnOrder: false },
    choice: choice.kind ? { kind: choice.kind } : {},
  });
  return {
    title: t('title'),
    description: t('description'),
    alternates: { ...(await alternatesOf(canonical)), types: await feedsHere() },
  };
};

const Catalogue = async ({ searchParams }: PageProps) => {
  const t = await getTranslations('catalogue');
  const asked = await readRequest(searchParams);
  return (
    <CatalogueView asked={asked} title={t(`kinds.${asked.choice.kind ?? 'scenario'}`)}>
      <PageLink href="/collections">{t('collections.all')}</PageLink>
    </CatalogueView>
  );
};

export default Catalogue;
