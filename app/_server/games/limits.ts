import type { NextRequest, NextResponse } from 'next/server';
import { makeProcessSingleton } from '../process-singleton';
import { MinuteCounter } from '../rate-limits/minute-counter';
import { senderKeyOf, tooManyRequestsResponse } from '../rate-limits/rate-limits';

/** The most games that one user may have open or under way as their starter. */
export const MOST_GAMES = { account: 50, anonymous: 10 } as const;

/** An order is a chain of few choices; no order of any book is longer. */
export const MOST_ACTIONS = 60;

export const LONGEST_MESSAGE = 500;

/** How many requests one player and one address may send to games in a minute. */
const PER_MINUTE = { player: 180, address: 1800 } as const;

const SECONDS = 20;

const getRecentOrders = makeProcessSingleton('recent-orders', () => new MinuteCounter(Date.now));

/** Refuses a player or an address that sends more requests than people do; null: allowed. */
export const refuseTooManyOrders = (request: NextRequest, user: string | null): NextResponse | null => {
  const orders = getRecentOrders();
  const isFine =
    orders.isWithin(`address ${senderKeyOf(request)}`, PER_MINUTE.address) &&
    (user === null || orders.isWithin(`user ${user}`, PER_MINUTE.player));
  return isFine ? null : tooManyRequestsResponse(SECONDS);
};
