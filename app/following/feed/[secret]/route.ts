import { getTranslations } from 'next-intl/server';
import { privateAtomResponse } from '@/app/_server/catalogue/atom';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { toAbsoluteUrl } from '@/app/_server/published/share-urls';
import { getStore } from '@/app/_server/store';
import { namesOf } from '@/lib/store/accounts/accounts';
import { findFollowFeedOwner, listFollowedNews } from '@/lib/store/community/follows';

interface Context {
  readonly params: Promise<{ readonly secret: string }>;
}

/** New versions of what somebody follows or starred, as an Atom feed at an address that only they know. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const store = await getStore();
  const reader = await findFollowFeedOwner(store, (await params).secret);
  if (reader === null) return errorResponse(404, 'not-found');
  const t = await getTranslations('following');
  const site = await getTranslations('site');
  const news = await listFollowedNews(store, reader);
  const names = await namesOf(
    store,
    news.map(({ author }) => author),
  );
  const entries = news.map(({ slug, n, title, changeNote, publishedAt, author }) => {
    const page = toAbsoluteUrl(`/s/${slug}/v/${n}`);
    const words = { title: t('entry', { title, n }), summary: changeNote };
    return {
      ...{ id: page, page, updated: publishedAt, ...words },
      author: names.get(author ?? '') ?? site('name'),
    };
  });
  const home = toAbsoluteUrl('/following');
  return privateAtomResponse({ id: home, title: t('title'), home, entries });
};
