import { type NextRequest, NextResponse } from 'next/server';
import { fault } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { versionNumber } from '@/app/_server/battle';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { archiveOf } from '@/lib/accounts/archive';

/** Everything that the author who asks has written, in as many archives as it needs. */
export const GET = async (request: NextRequest): Promise<NextResponse> => {
  const author = await currentAuthor();
  if (!author) return fault(404, 'no-account');
  const part = versionNumber(request.nextUrl.searchParams.get('part') ?? '1');
  if (part === null) return fault(404, 'not-found');
  const refused = await refuseTooMany(request, WRITE_LIMITS.export, author);
  if (refused) return refused;
  const archive = await archiveOf(await getStore(), author, part);
  if (!archive) return fault(404, 'not-found');
  const name = archive.of === 1 ? 'battlewright' : `battlewright-${part}-of-${archive.of}`;
  return new NextResponse(new Uint8Array(archive.bytes), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}.zip"`,
      'cache-control': 'private, no-store',
    },
  });
};
