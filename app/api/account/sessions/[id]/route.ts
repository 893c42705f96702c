import { type NextRequest, NextResponse } from 'next/server';
import { fault, isFromElsewhere } from '@/app/_server/answers';
import { currentPerson } from '@/app/_server/author';
import { LIMITS, limitWrites } from '@/app/_server/limits';
import { getStore } from '@/app/_server/store';
import { endSession } from '@/lib/store/sessions';
import { plainText } from '@/lib/store/storable';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Signs out on one device. */
export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const refused = await limitWrites(request, LIMITS.session);
  if (refused) return refused;
  const person = await currentPerson();
  if (!person?.name) return fault(404, 'no-account');
  const isEnded = await endSession(await getStore(), person.id, plainText((await params).id));
  return isEnded ? NextResponse.json({}) : fault(404, 'not-found');
};
