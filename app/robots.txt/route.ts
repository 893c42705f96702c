import { absolute } from '@/app/_server/sharing';

export const dynamic = 'force-dynamic';

/** What search engines may visit: the pages, not the desks. */
export const GET = (): Response =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /studio/',
      '',
      `Sitemap: ${absolute('/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
