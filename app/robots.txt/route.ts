import { toAbsoluteUrl } from '@/app/_server/published/share-urls';
import { addressIn, LANGUAGES } from '@/lib/game/language';

export const dynamic = 'force-dynamic';

/** What search engines may visit: the public pages, not the editors. */
export const GET = (): Response =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      ...LANGUAGES.map(language => `Disallow: ${addressIn(language, '/studio/')}`),
      '',
      `Sitemap: ${toAbsoluteUrl('/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
