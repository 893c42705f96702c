import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { becomeAuthor, findCurrentAuthor } from '@/app/_server/accounts/author';
import { readInput } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { removeFollowFeed, setFollowFeed } from '@/lib/store/community/follows';

const guard = async (request: NextRequest): Promise<NextResponse | null> => {
  const requested = await readInput(request, z.strictObject({}));
  if ('refused' in requested) return requested.refused;
  return refuseTooManyWrites(request, WRITE_LIMITS.follow, await findCurrentAuthor());
};

/** Gives the visitor's feed a new secret address; the former one leads nowhere then. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const refused = await guard(request);
  if (refused) return refused;
  const secret = randomBytes(24).toString('base64url');
  await setFollowFeed(await getStore(), await becomeAuthor(), secret);
  return NextResponse.json({ path: `/following/feed/${secret}` }, { status: 201 });
};

/** Takes the address back; without an address there is none to take. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  const refused = await guard(request);
  if (refused) return refused;
  const reader = await findCurrentAuthor();
  if (reader !== null) await removeFollowFeed(await getStore(), reader);
  return NextResponse.json({});
};
