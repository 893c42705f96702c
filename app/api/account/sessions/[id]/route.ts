import { type NextRequest, NextResponse } from 'next/server';
import { currentPerson } from '@/app/_server/accounts/author';
import { errorResponse, isCrossOrigin } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimitedWrite } from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { endSession } from '@/lib/store/accounts/sessions';
import { sanitizeText } from '@/lib/store/engine/sanitize';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Signs out on one device. */
export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const refused = await refuseRateLimitedWrite(request, LIMITS.session);
  if (refused) return refused;
  const person = await currentPerson();
  if (!person?.name) return errorResponse(404, 'no-account');
  const isEnded = await endSession(await getStore(), person.id, sanitizeText((await params).id));
  return isEnded ? NextResponse.json({}) : errorResponse(404, 'not-found');
};
