import type { NextRequest, NextResponse } from 'next/server';
import { makeProcessSingleton } from '../process-singleton';
import { MinuteCounter } from '../rate-limits/minute-counter';
import { senderKeyOf, tooManyRequestsResponse } from '../rate-limits/rate-limits';

/** How many messages one person and one address may send in a minute: pointer positions come four times a second. */
const PER_MINUTE = { person: 600, address: 6000 } as const;

const SECONDS = 10;

const getRecent = makeProcessSingleton('recent-together', () => new MinuteCounter(Date.now));

/** Refuses somebody who sends more than people do; null: allowed. */
export const refuseTooMuchTogether = (request: NextRequest, user: string | null): NextResponse | null => {
  const recent = getRecent();
  const isFine =
    recent.isWithin(`address ${senderKeyOf(request)}`, PER_MINUTE.address) &&
    (user === null || recent.isWithin(`user ${user}`, PER_MINUTE.person));
  return isFine ? null : tooManyRequestsResponse(SECONDS);
};
