import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { becomeAuthor, currentAuthor } from '@/app/_server/author';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { setStar, starsFor } from '@/lib/store/stars';
import { readVersion } from '@/lib/store/versions';

const starring = z.strictObject({ starred: z.boolean() });

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** Marks a published document for the visitor, or takes his mark back. */
export const PUT = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = starring.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const refused = await refuseTooMany(request, WRITE_LIMITS.star, await currentAuthor());
  if (refused) return refused;
  const { slug } = await params;
  const store = await getStore();
  if (!(await readVersion(store, slug))) return fault(404, 'unknown-battle');
  const reader = await becomeAuthor();
  await setStar(store, reader, slug, wish.data.starred);
  return NextResponse.json(await starsFor(store, slug, reader));
};
