import { absolute, escapeHtml } from '@/app/_server/sharing';
import { getStore } from '@/app/_server/store';
import { listedAddresses } from '@/lib/store/catalogue';
import { listCollections } from '@/lib/store/collections';

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
  const lines = await listedAddresses(store);
  const collections = await listCollections(store);
  const entries = [
    ...PAGES.map(path => entry(path)),
    ...collections.map(({ slug, updatedAt }) => entry(`/collections/${slug}`, updatedAt)),
    ...lines.map(({ slug, publishedAt }) => entry(`/s/${slug}`, publishedAt)),
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

const entry = (path: string, changed?: string): string =>
  `<url><loc>${escapeHtml(absolute(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
