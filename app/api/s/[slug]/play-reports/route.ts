import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { LONGEST_REPORT, readContributorInput } from '@/app/_server/community/contributor-input';
import {
  isRefusal,
  judgePlayedOnDevice,
  playedOnDevice,
  readPlayedByLink,
} from '@/app/_server/community/played-games';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { addContribution } from '@/lib/store/community/contributions';

const text = z.string().trim().min(1).max(LONGEST_REPORT);
const reportInput = z.union([
  z.strictObject({ text, played: playedOnDevice }),
  z.strictObject({ text, game: z.string().max(80) }),
]);

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** A finished game is reported on its battle's page; a game by link is public once its players agree. */
export const POST = withQuotaErrors(
  async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
    const sent = await readContributorInput(request, reportInput, WRITE_LIMITS.contribution);
    if ('refused' in sent) return sent.refused;
    const { data, userId } = sent;
    const { slug } = await params;
    const judged =
      'played' in data
        ? await judgePlayedOnDevice(slug, userId, data.played)
        : await readPlayedByLink(slug, userId, data.game);
    if (isRefusal(judged)) return judged;
    const added = await addContribution(await getStore(), userId, { ...judged, text: data.text });
    return added ? NextResponse.json(added, { status: 201 }) : errorResponse(404, 'unknown-version');
  },
);
