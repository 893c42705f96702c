import { type NextRequest, NextResponse } from 'next/server';
import { fault, isFromElsewhere } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { getStore } from '@/app/_server/store';
import { deleteToken } from '@/lib/store/tokens';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Takes a token back at once. */
export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const author = await currentAuthor();
  const isGone = author !== null && (await deleteToken(await getStore(), (await params).id, author));
  return isGone ? new NextResponse(null, { status: 204 }) : fault(404, 'not-found');
};
