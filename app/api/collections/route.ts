import { type NextRequest, NextResponse } from 'next/server';
import { becomeAuthor, findCurrentAuthor } from '@/app/_server/accounts/author';
import { collectionInput } from '@/app/_server/catalogue/collection-input';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { readInput } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { createCollection } from '@/lib/store/catalogue/collections';

/** A new collection of published documents. */
export const POST = withQuotaErrors(async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readInput(request, collectionInput);
  if ('refused' in requested) return requested.refused;
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.collection, await findCurrentAuthor());
  if (refused) return refused;
  const slug = await createCollection(await getStore(), await becomeAuthor(), requested.data);
  return NextResponse.json({ slug }, { status: 201 });
});
