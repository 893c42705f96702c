import { escapeHtml, toAbsoluteUrl } from '@/app/_server/published/share-urls';
import { getStore } from '@/app/_server/store';
import { listCollections } from '@/lib/store/catalogue/collections';
import { listPublicAddresses } from '@/lib/store/catalogue/search-catalogue';

export const dynamic = 'force-dynamic';

const PAGES = [
  '/',
  '/catalogue',
  '/collections',
  '/rules',
  '/lists',
  '/credits',
  '/privacy',
  '/about-this-server',
];

/** Every page that a search engine should know: ours, the collections, and the newest version of each public line. */
export const GET = async (): Promise<Response> => {
  const store = await getStore();
  const lines = await listPublicAddresses(store);
  const collections = await listCollections(store);
  const entries = [
    ...PAGES.map(path => makeEntry(path)),
    ...collections.map(({ slug, updatedAt }) => makeEntry(`/collections/${slug}`, updatedAt)),
    ...lines.map(({ slug, publishedAt }) => makeEntry(`/s/${slug}`, publishedAt)),
  ];
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};

const makeEntry = (path: string, changed?: string): string =>
  `<url><loc>${escapeHtml(toAbsoluteUrl(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
