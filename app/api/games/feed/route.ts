import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { becomeAuthor, findCurrentAuthor } from '@/app/_server/accounts/author';
import { readInput } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { setFeedSecret } from '@/lib/store/games/my-games';

/** Gives the visitor's feed a new secret address; the former one leads nowhere then. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readInput(request, z.strictObject({}));
  if ('refused' in requested) return requested.refused;
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.newGame, await findCurrentAuthor());
  if (refused) return refused;
  const secret = randomBytes(24).toString('base64url');
  await setFeedSecret(await getStore(), await becomeAuthor(), secret);
  return NextResponse.json({ path: `/games/feed/${secret}` }, { status: 201 });
};
