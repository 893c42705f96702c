import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { reportContribution } from '@/lib/store/community/moderation';

const reporting = z.strictObject({ reason: z.string().trim().min(1).max(2000) });

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Anybody may report a comment or a play report to the curators; the reporter is not stored. */
export const POST = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const requested = await readInput(request, reporting);
  if ('refused' in requested) return requested.refused;
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.report, await findCurrentAuthor());
  if (refused) return refused;
  const isKept = await reportContribution(await getStore(), (await params).id, requested.data.reason);
  return isKept ? NextResponse.json({}, { status: 201 }) : errorResponse(404, 'unknown-contribution');
};
