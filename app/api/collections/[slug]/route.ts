import { type NextRequest, NextResponse } from 'next/server';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { collectionWish } from '@/app/_server/collection-wish';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { changeCollection, deleteCollection } from '@/lib/store/collections';

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** Its owner gives it another title, summary or other entries. */
export const PUT = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = collectionWish.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const { slug } = await params;
  const author = await currentAuthor();
  const refused = await refuseTooMany(request, WRITE_LIMITS.collection, author);
  if (refused) return refused;
  const isChanged = author !== null && (await changeCollection(await getStore(), slug, author, wish.data));
  return isChanged ? NextResponse.json({ slug }) : fault(404, 'unknown-collection');
};

/** Its owner takes it away; what stood in it stands on. */
export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const author = await currentAuthor();
  const refused = await refuseTooMany(request, WRITE_LIMITS.collection, author);
  if (refused) return refused;
  const isGone = author !== null && (await deleteCollection(await getStore(), (await params).slug, author));
  return isGone ? new NextResponse(null, { status: 204 }) : fault(404, 'unknown-collection');
};
