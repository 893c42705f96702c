import { getTranslations } from 'next-intl/server';
import { type CatalogueHit, searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { DOCUMENT_KINDS } from '@/lib/store/schema/schema';
import { SYSTEM_IDS } from '@/lib/systems';
import { escapeHtml, pagePathOf, toAbsoluteUrl } from '../published/share-urls';
import { getStore } from '../store';

const ENTRIES = 40;

interface Feed {
  readonly title: string;
  readonly home: string;
  readonly self: string;
  readonly items: readonly CatalogueHit[];
}

/** The newest public versions, of one kind or rule book where the address asks for it. */
const loadFeed = async (request: Request): Promise<Feed> => {
  const t = await getTranslations('site');
  const { pathname, searchParams } = new URL(request.url);
  const kind = DOCUMENT_KINDS.find(known => known === searchParams.get('kind'));
  const system = SYSTEM_IDS.find(known => known === searchParams.get('system'));
  const { items } = await searchCatalogue(await getStore(), {
    ...(kind ? { kind } : {}),
    ...(system ? { system } : {}),
    ...{ sort: 'newest', page: 1, pageSize: ENTRIES },
  });
  const query = [kind && `kind=${kind}`, system && `system=${system}`].filter(Boolean).join('&');
  const self = toAbsoluteUrl(`${pathname}${query && `?${query}`}`);
  return { title: t('name'), home: toAbsoluteUrl('/catalogue'), self, items };
};

const HEADERS = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };

/** JSON Feed 1.1. */
export const serveJsonFeed = async (request: Request): Promise<Response> => {
  const { title, home, self, items } = await loadFeed(request);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    items: items.map(item => ({
      id: toAbsoluteUrl(pagePathOf(item)),
      url: toAbsoluteUrl(pagePathOf(item)),
      title: item.title,
      content_text: item.summary || item.title,
      image: toAbsoluteUrl(`${pagePathOf(item)}/opengraph-image`),
      date_published: item.publishedAt,
      tags: item.tags,
    })),
  };
  return Response.json(feed, {
    headers: { ...HEADERS, 'content-type': 'application/feed+json; charset=utf-8' },
  });
};

/** Atom 1.0. */
export const serveAtomFeed = async (request: Request): Promise<Response> => {
  const { title, home, self, items } = await loadFeed(request);
  const entries = items.map(item => {
    const page = escapeHtml(toAbsoluteUrl(pagePathOf(item)));
    return `<entry><id>${page}</id><title>${escapeHtml(item.title)}</title><link href="${page}"/><updated>${item.publishedAt}</updated><summary>${escapeHtml(item.summary)}</summary><author><name>${escapeHtml(title)}</name></author></entry>`;
  });
  const updated = items[0]?.publishedAt ?? '1970-01-01T00:00:00.000Z';
  const text = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${escapeHtml(self)}</id><title>${escapeHtml(title)}</title><link rel="self" href="${escapeHtml(self)}"/><link href="${escapeHtml(home)}"/><updated>${updated}</updated>
${entries.join('\n')}
</feed>
`;
  return new Response(text, {
    headers: { ...HEADERS, 'content-type': 'application/atom+xml; charset=utf-8' },
  });
};
