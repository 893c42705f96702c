import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { readContributorInput } from '@/app/_server/community/contributor-input';
import { isRefusal, judgePlayedOnDevice, playedOnDevice } from '@/app/_server/community/played-games';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { RATINGS, readRatings, setRating } from '@/lib/store/community/ratings';
import { readVersionSummary } from '@/lib/store/documents/versions';

const rating = z.strictObject({
  /** Null: taken back. */
  rating: z.literal(RATINGS).nullable(),
  /** Where the server does not know yet that they have played it. */
  played: playedOnDevice.optional(),
});

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** Whoever has played a battle to its end rates it, once. */
export const PUT = withQuotaErrors(
  async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
    const sent = await readContributorInput(request, rating, WRITE_LIMITS.rating);
    if ('refused' in sent) return sent.refused;
    const { data, userId } = sent;
    const { slug } = await params;
    const store = await getStore();
    if (!(await readVersionSummary(store, slug))) return errorResponse(404, 'unknown-battle');
    const judged = data.played && (await judgePlayedOnDevice(slug, userId, data.played));
    if (judged && isRefusal(judged)) return judged;
    if (!(await setRating(store, userId, slug, data.rating))) return errorResponse(403, 'not-played');
    return NextResponse.json(await readRatings(store, slug, userId));
  },
);
