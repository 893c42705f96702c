import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { currentAuthor } from '@/app/_server/accounts/author';
import { errorResponse, isCrossOrigin, readJsonBody } from '@/app/_server/http/route-helpers';
import { parseVersionNumber } from '@/app/_server/published/battle';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { withdrawVersions } from '@/lib/store/documents/version-states';

const withdrawing = z.strictObject({ reason: z.string().max(500) });

interface Context {
  readonly params: Promise<{ readonly slug: string; readonly n: string }>;
}

/** An author takes back one of his versions; for anyone else there is nothing to take back. */
export const POST = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const body = await readJsonBody(request);
  if ('refused' in body) return body.refused;
  const requested = withdrawing.safeParse(body.json);
  if (!requested.success) return errorResponse(400, 'bad-request');
  const { slug, n } = await params;
  const [author, number] = [await currentAuthor(), parseVersionNumber(n)];
  if (author === null || number === null) return errorResponse(404, 'unknown-version');
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.withdraw, author);
  if (refused) return refused;
  const withdrawn = await withdrawVersions(
    await getStore(),
    { slug, n: number },
    author,
    requested.data.reason,
  );
  return withdrawn === 0 ? errorResponse(404, 'unknown-version') : NextResponse.json({ slug, n: number });
};
