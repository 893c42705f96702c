import { escapeHtml, toAbsoluteUrl } from '@/app/_server/published/share-urls';
import { getStore } from '@/app/_server/store';
import { addressIn, LANGUAGES } from '@/lib/game/language';
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
    ...PAGES.flatMap(path => makeEntries(path)),
    ...collections.flatMap(({ slug, updatedAt }) => makeEntries(`/collections/${slug}`, updatedAt)),
    ...lines.map(({ slug, publishedAt }) => makeEntry(`/s/${slug}`, publishedAt)),
  ];
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};

/** A page in each of our languages, each naming the others. */
const makeEntries = (path: string, changed?: string): readonly string[] => {
  const links = LANGUAGES.map(
    language =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(toAbsoluteUrl(addressIn(language, path)))}"/>`,
  ).join('');
  return LANGUAGES.map(language => makeEntry(addressIn(language, path), changed, links));
};

const makeEntry = (path: string, changed?: string, links = ''): string =>
  `<url><loc>${escapeHtml(toAbsoluteUrl(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links}</url>`;
