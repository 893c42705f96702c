import { getTranslations } from 'next-intl/server';
import { privateAtomResponse } from '@/app/_server/catalogue/atom';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { toAbsoluteUrl } from '@/app/_server/published/share-urls';
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
  const home = toAbsoluteUrl('/games');
  const entries = games.map(({ id, title, updatedAt }) => {
    const page = toAbsoluteUrl(`/g/${id}`);
    const said = t('title-turn', { title });
    return { id: `${page}#${updatedAt}`, title: said, page, updated: updatedAt, author: title };
  });
  return privateAtomResponse({ id: home, title: t('mine.title'), home, entries });
};
