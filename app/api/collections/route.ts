import { type NextRequest, NextResponse } from 'next/server';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { becomeAuthor } from '@/app/_server/author';
import { collectionWish } from '@/app/_server/collection-wish';
import { getStore } from '@/app/_server/store';
import { createCollection } from '@/lib/store/collections';

/** A new collection of published documents. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = collectionWish.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const slug = await createCollection(await getStore(), await becomeAuthor(), wish.data);
  return NextResponse.json({ slug }, { status: 201 });
};
