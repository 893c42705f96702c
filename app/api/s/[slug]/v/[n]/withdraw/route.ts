import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { versionNumber } from '@/app/_server/battle';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { withdrawVersions } from '@/lib/store/version-states';

const withdrawing = z.strictObject({ reason: z.string().max(500) });

interface Context {
  readonly params: Promise<{ readonly slug: string; readonly n: string }>;
}

/** An author takes back one of his versions; for anyone else there is nothing to take back. */
export const POST = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = withdrawing.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const { slug, n } = await params;
  const [author, number] = [await currentAuthor(), versionNumber(n)];
  if (author === null || number === null) return fault(404, 'unknown-version');
  const refused = await refuseTooMany(request, WRITE_LIMITS.withdraw, author);
  if (refused) return refused;
  const withdrawn = await withdrawVersions(await getStore(), { slug, n: number }, author, wish.data.reason);
  return withdrawn === 0 ? fault(404, 'unknown-version') : NextResponse.json({ slug, n: number });
};
