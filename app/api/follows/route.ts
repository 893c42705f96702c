import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { becomeAuthor, findCurrentAuthor } from '@/app/_server/accounts/author';
import { resolveFollowed } from '@/app/_server/community/followed';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { listFollowedNews, setFollow } from '@/lib/store/community/follows';
import { FOLLOWED_KINDS } from '@/lib/store/schema/community-tables';

const following = z.strictObject({
  kind: z.enum(FOLLOWED_KINDS),
  /** The name of an author, or the slug of a document or collection. */
  target: z.string().max(200),
  isFollowed: z.boolean(),
});

const PRIVATE = { headers: { 'cache-control': 'private, no-store' } };
const MOST_SHOWN = 5;

/** The newest versions of what the visitor follows or starred, for a page that is the same for everybody. */
export const GET = async (): Promise<NextResponse> => {
  const reader = await findCurrentAuthor();
  const news = reader === null ? [] : await listFollowedNews(await getStore(), reader, MOST_SHOWN);
  const items = news.map(({ slug, n, title, changeNote, publishedAt }) => ({
    ...{ slug, n, title, changeNote, publishedAt },
  }));
  return NextResponse.json({ items }, PRIVATE);
};

/** Follows an author, a document or a collection, or no longer. */
export const PUT = async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readInput(request, following);
  if ('refused' in requested) return requested.refused;
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.follow, await findCurrentAuthor());
  if (refused) return refused;
  const { kind, target, isFollowed } = requested.data;
  const followed = await resolveFollowed(kind, target);
  if (!followed) return errorResponse(404, 'nothing-to-follow');
  const isDone = await setFollow(await getStore(), await becomeAuthor(), followed, isFollowed);
  return isDone ? NextResponse.json({ isFollowed }) : errorResponse(404, 'nothing-to-follow');
};
