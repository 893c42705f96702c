import { type NextRequest, NextResponse } from 'next/server';
import { fault, isFromElsewhere } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { LIMITS, limitWrites } from '@/app/_server/limits';
import { getStore } from '@/app/_server/store';
import { deleteToken } from '@/lib/store/tokens';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Revokes a token at once. */
export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const refused = await limitWrites(request, LIMITS.token);
  if (refused) return refused;
  const author = await currentAuthor();
  const isGone = author !== null && (await deleteToken(await getStore(), (await params).id, author));
  return isGone ? NextResponse.json({}) : fault(404, 'not-found');
};
