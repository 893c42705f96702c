import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { agreeToReport } from '@/lib/store/community/agreements';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** A player of a game by link wants its report to be read by all; players need no account. */
export const POST = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const requested = await readInput(request, z.strictObject({}));
  if ('refused' in requested) return requested.refused;
  const user = await findCurrentAuthor();
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.contribution, user);
  if (refused) return refused;
  const state = user && (await agreeToReport(await getStore(), (await params).id, user));
  return state ? NextResponse.json({ state }) : errorResponse(404, 'unknown-contribution');
};
