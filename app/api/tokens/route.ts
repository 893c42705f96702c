import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimitedWrite } from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { createToken } from '@/lib/store/accounts/tokens';
import { TOKEN_SCOPES } from '@/lib/store/schema/schema';

const DAY = 24 * 60 * 60 * 1000;

const newToken = z.strictObject({
  title: z.string().trim().min(1).max(80),
  scope: z.enum(TOKEN_SCOPES).default('publish'),
  /** Days until it expires; null: never. */
  days: z.union([z.literal(30), z.literal(90), z.literal(365), z.null()]).default(90),
});

/** A token for the visitor's programs; it is shown only once. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const input = await readInput(request, newToken);
  if ('refused' in input) return input.refused;
  const author = await findCurrentAuthor();
  if (author === null) return errorResponse(404, 'not-found');
  const refused = await refuseRateLimitedWrite(request, LIMITS.token);
  if (refused) return refused;
  const { title, scope, days } = input.data;
  const expiresAt = days === null ? null : new Date(Date.now() + days * DAY).toISOString();
  const token = await createToken(await getStore(), author, { title, scope, expiresAt });
  return NextResponse.json({ token }, { status: 201 });
};
