import { type NextRequest, NextResponse } from 'next/server';
import { answered } from '@/app/_server/answered';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { becomeAuthor, currentAuthor } from '@/app/_server/author';
import { collectionWish } from '@/app/_server/collection-wish';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { createCollection } from '@/lib/store/collections';

/** A new collection of published documents. */
export const POST = answered(async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = collectionWish.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const refused = await refuseTooMany(request, WRITE_LIMITS.collection, await currentAuthor());
  if (refused) return refused;
  const slug = await createCollection(await getStore(), await becomeAuthor(), wish.data);
  return NextResponse.json({ slug }, { status: 201 });
});
