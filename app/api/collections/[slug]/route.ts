import { type NextRequest, NextResponse } from 'next/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { collectionInput } from '@/app/_server/catalogue/collection-input';
import { errorResponse, isCrossOrigin, readInput } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { changeCollection, deleteCollection } from '@/lib/store/catalogue/collections';

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** Its owner gives it another title, summary or other entries. */
export const PUT = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const requested = await readInput(request, collectionInput);
  if ('refused' in requested) return requested.refused;
  const { slug } = await params;
  const author = await findCurrentAuthor();
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.collection, author);
  if (refused) return refused;
  const isChanged =
    author !== null && (await changeCollection(await getStore(), slug, author, requested.data));
  return isChanged ? NextResponse.json({ slug }) : errorResponse(404, 'unknown-collection');
};

/** Deletes a collection; the documents in it stay. */
export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const author = await findCurrentAuthor();
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.collection, author);
  if (refused) return refused;
  const isGone = author !== null && (await deleteCollection(await getStore(), (await params).slug, author));
  return isGone ? new NextResponse(null, { status: 204 }) : errorResponse(404, 'unknown-collection');
};
