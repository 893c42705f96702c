import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { LONGEST_COMMENT, readContributorInput } from '@/app/_server/community/contributor-input';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { addContribution } from '@/lib/store/community/contributions';

const commenting = z.strictObject({
  n: z.number().int().positive(),
  text: z.string().trim().min(1).max(LONGEST_COMMENT),
});

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** Whoever has an account comments on a published document. */
export const POST = withQuotaErrors(
  async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
    const sent = await readContributorInput(request, commenting, WRITE_LIMITS.contribution);
    if ('refused' in sent) return sent.refused;
    const { slug } = await params;
    const comment = { slug, ...sent.data, played: null };
    const added = await addContribution(await getStore(), sent.userId, comment);
    return added
      ? NextResponse.json({ id: added.id }, { status: 201 })
      : errorResponse(404, 'unknown-version');
  },
);
