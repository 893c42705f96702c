import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { parseVersionNumber } from '@/app/_server/published/battle';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { withdrawVersions } from '@/lib/store/documents/version-states';

const withdrawing = z.strictObject({ reason: z.string().max(500) });

interface Context {
  readonly params: Promise<{ readonly slug: string; readonly n: string }>;
}

/** An author withdraws one of their versions; for anyone else the version is unknown. */
export const POST = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const requested = await readInput(request, withdrawing);
  if ('refused' in requested) return requested.refused;
  const { slug, n } = await params;
  const [author, number] = [await findCurrentAuthor(), parseVersionNumber(n)];
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
