import { type NextRequest, NextResponse } from 'next/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { parseVersionNumber } from '@/app/_server/published/battle';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { makeArchivePart } from '@/lib/accounts/archive/export-archive';

/** Everything that the author who asks has written, in as many archives as it needs. */
export const GET = async (request: NextRequest): Promise<NextResponse> => {
  const author = await findCurrentAuthor();
  if (!author) return errorResponse(404, 'no-account');
  const part = parseVersionNumber(request.nextUrl.searchParams.get('part') ?? '1');
  if (part === null) return errorResponse(404, 'not-found');
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.export, author);
  if (refused) return refused;
  const archive = await makeArchivePart(await getStore(), author, part);
  if (!archive) return errorResponse(404, 'not-found');
  const name = archive.of === 1 ? 'battlewright' : `battlewright-${part}-of-${archive.of}`;
  return new NextResponse(new Uint8Array(archive.bytes), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}.zip"`,
      'cache-control': 'private, no-store',
    },
  });
};
