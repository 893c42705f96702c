import { getTranslations } from 'next-intl/server';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { escapeHtml, toAbsoluteUrl } from '@/app/_server/published/share-urls';
import { getStore } from '@/app/_server/store';
import { findFeedOwner, listGames } from '@/lib/store/games/my-games';

interface Context {
  readonly params: Promise<{ readonly secret: string }>;
}

/** The games in which somebody has to decide now, as an Atom feed at an address that only they know. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const store = await getStore();
  const user = await findFeedOwner(store, (await params).secret);
  if (user === null) return errorResponse(404, 'not-found');
  const t = await getTranslations('by-link');
  const games = (await listGames(store, user)).filter(
    ({ seat, status, awaits }) => seat !== null && status === 'running' && awaits.includes(seat),
  );
  const entries = games.map(({ id, title, updatedAt }) => {
    const page = escapeHtml(toAbsoluteUrl(`/g/${id}`));
    const said = escapeHtml(t('title-turn', { title }));
    return `<entry><id>${page}#${updatedAt}</id><title>${said}</title><link href="${page}"/><updated>${updatedAt}</updated><author><name>${escapeHtml(title)}</name></author></entry>`;
  });
  const home = escapeHtml(toAbsoluteUrl('/games'));
  const updated = games[0]?.updatedAt ?? '1970-01-01T00:00:00.000Z';
  const text = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${home}</id><title>${escapeHtml(t('mine.title'))}</title><link href="${home}"/><updated>${updated}</updated>
${entries.join('\n')}
</feed>
`;
  return new Response(text, {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'private, no-store' },
  });
};
