import { NextResponse } from 'next/server';
import { fault } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { getStore } from '@/app/_server/store';
import { archiveOf } from '@/lib/accounts/archive';

/** Everything of his own, for the author who asks. */
export const GET = async (): Promise<NextResponse> => {
  const author = await currentAuthor();
  if (!author) return fault(404, 'no-account');
  const archive = await archiveOf(await getStore(), author);
  return new NextResponse(new Uint8Array(archive), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="battlewright.zip"',
      'cache-control': 'private, no-store',
    },
  });
};
