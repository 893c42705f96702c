import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { createReport } from '@/lib/store/operations/reports';

const reporting = z.strictObject({
  slug: z.string(),
  n: z.number().int().positive(),
  reason: z.string().trim().min(1).max(2000),
});

/** Anybody may report a published document to the curators; the reporter is not stored. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readInput(request, reporting);
  if ('refused' in requested) return requested.refused;
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.report, await findCurrentAuthor());
  if (refused) return refused;
  const isKept = await createReport(await getStore(), requested.data, requested.data.reason);
  return isKept ? NextResponse.json({}, { status: 201 }) : errorResponse(404, 'unknown-version');
};
