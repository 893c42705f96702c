import type { NextRequest, NextResponse } from 'next/server';
import { makeProcessSingleton } from '../process-singleton';
import { MinuteCounter } from './minute-counter';
import {
  refuseRateLimited,
  refuseRateLimitedAccount,
  senderKeyOf,
  tooManyRequestsResponse,
} from './rate-limits';

/** How often something may be done in an hour: by one author, and by all who share an address. */
interface WriteLimit {
  readonly what: string;
  readonly person: number;
  readonly address: number;
}

/** Far more than a person does. How much of it is kept is limited by quotas; these limit the work that it makes. */
export const WRITE_LIMITS = {
  newDraft: { what: 'write-new-draft', person: 600, address: 2000 },
  deleteDraft: { what: 'write-delete-draft', person: 1200, address: 6000 },
  underlay: { what: 'write-underlay', person: 120, address: 600 },
  star: { what: 'write-star', person: 600, address: 3000 },
  collection: { what: 'write-collection', person: 600, address: 3000 },
  report: { what: 'write-report', person: 20, address: 30 },
  withdraw: { what: 'write-withdraw', person: 300, address: 1500 },
  importArchive: { what: 'write-bring-in', person: 60, address: 120 },
  export: { what: 'write-export', person: 60, address: 240 },
  simulation: { what: 'write-simulation', person: 30, address: 120 },
  admin: { what: 'write-admin', person: 1200, address: 6000 },
  talk: { what: 'write-talk', person: 300, address: 1500 },
  contribution: { what: 'write-contribution', person: 60, address: 300 },
  rating: { what: 'write-rating', person: 120, address: 600 },
  follow: { what: 'write-follow', person: 600, address: 3000 },
  join: { what: 'write-join', person: 120, address: 1200 },
  newGame: { what: 'write-new-game', person: 60, address: 600 },
} as const satisfies Record<string, WriteLimit>;

/** A studio saves once in a second at most, also for hours; with others at work five times. */
export const SAVES_PER_MINUTE = { person: 480, address: 6000 };

/**
 * Refuses an author or an address that has written too often; null: allowed. Visitors who are not authors yet count
 * by address.
 */
export const refuseTooManyWrites = async (
  request: NextRequest,
  { what, person, address }: WriteLimit,
  author: string | null,
): Promise<NextResponse | null> =>
  (await refuseRateLimited(request, { what, most: address, per: 'hour' })) ??
  (author === null ? null : refuseRateLimitedAccount({ what, most: person, per: 'hour' }, author));

const SECONDS_OF_A_MINUTE = 60;

const getRecentSaves = makeProcessSingleton('recent-saves', () => new MinuteCounter(Date.now));

/** The same for saving, which is counted in memory: a count in the database would cost as much as the save. */
export const refuseTooManySaves = (request: NextRequest, author: string): NextResponse | null => {
  const saves = getRecentSaves();
  const isFine =
    saves.isWithin(`address ${senderKeyOf(request)}`, SAVES_PER_MINUTE.address) &&
    saves.isWithin(`author ${author}`, SAVES_PER_MINUTE.person);
  return isFine ? null : tooManyRequestsResponse(SECONDS_OF_A_MINUTE);
};
