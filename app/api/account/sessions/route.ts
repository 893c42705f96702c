import { type NextRequest, NextResponse } from 'next/server';
import { currentPerson } from '@/app/_server/accounts/author';
import { errorResponse, isCrossOrigin } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimitedWrite } from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { endOtherSessions } from '@/lib/store/accounts/sessions';

/** Signs out everywhere but here. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const refused = await refuseRateLimitedWrite(request, LIMITS.session);
  if (refused) return refused;
  const person = await currentPerson();
  if (!person?.name) return errorResponse(404, 'no-account');
  await endOtherSessions(await getStore(), person.id, person.token);
  return NextResponse.json({});
};
