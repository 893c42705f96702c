import { type NextRequest, NextResponse } from 'next/server';
import { fault, isFromElsewhere } from '@/app/_server/answers';
import { currentPerson } from '@/app/_server/author';
import { LIMITS, limitWrites } from '@/app/_server/limits';
import { getStore } from '@/app/_server/store';
import { endOtherSessions } from '@/lib/store/sessions';

/** Signs out everywhere but here. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const refused = await limitWrites(request, LIMITS.session);
  if (refused) return refused;
  const person = await currentPerson();
  if (!person?.name) return fault(404, 'no-account');
  await endOtherSessions(await getStore(), person.id, person.token);
  return NextResponse.json({});
};
