import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { readContributorInput } from '@/app/_server/community/contributor-input';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { deleteContribution } from '@/lib/store/community/contributions';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** An author deletes what they wrote; for anyone else there is no such thing. */
export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const sent = await readContributorInput(request, z.strictObject({}), WRITE_LIMITS.contribution);
  if ('refused' in sent) return sent.refused;
  const isDeleted = await deleteContribution(await getStore(), (await params).id, sent.userId);
  return isDeleted ? NextResponse.json({}) : errorResponse(404, 'unknown-contribution');
};
