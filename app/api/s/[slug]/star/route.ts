import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { becomeAuthor, findCurrentAuthor } from '@/app/_server/accounts/author';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { readStarCount, setStar } from '@/lib/store/catalogue/stars';
import { readVersionSummary } from '@/lib/store/documents/versions';

const starring = z.strictObject({ starred: z.boolean() });

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** Stars a published document for the visitor, or removes the star. */
export const PUT = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const requested = await readInput(request, starring);
  if ('refused' in requested) return requested.refused;
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.star, await findCurrentAuthor());
  if (refused) return refused;
  const { slug } = await params;
  const store = await getStore();
  if (!(await readVersionSummary(store, slug))) return errorResponse(404, 'unknown-battle');
  const reader = await becomeAuthor();
  await setStar(store, reader, slug, requested.data.starred);
  return NextResponse.json(await readStarCount(store, slug, reader));
};
