import { type NextRequest, NextResponse } from 'next/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { errorResponse, isCrossOrigin } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimitedWrite } from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { deleteToken } from '@/lib/store/accounts/tokens';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Revokes a token at once. */
export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const refused = await refuseRateLimitedWrite(request, LIMITS.token);
  if (refused) return refused;
  const author = await findCurrentAuthor();
  const isGone = author !== null && (await deleteToken(await getStore(), (await params).id, author));
  return isGone ? NextResponse.json({}) : errorResponse(404, 'not-found');
};
