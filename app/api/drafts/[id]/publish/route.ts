import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { examineForPublishing } from '@/app/_server/drafts/examine-document';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimitedWrite } from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { readDraftText } from '@/lib/store/documents/drafts';
import { publishDraft } from '@/lib/store/documents/publish';
import { VISIBILITIES } from '@/lib/store/schema/schema';

const publishing = z.strictObject({
  revision: z.number().int().positive(),
  visibility: z.enum(VISIBILITIES),
  changeNote: z.string().max(1000),
});

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Makes the saved draft a numbered version for good. Rule errors do not stop it: they travel with the version. */
export const POST = withQuotaErrors(
  async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
    const requested = await readInput(request, publishing);
    if ('refused' in requested) return requested.refused;
    const author = await findCurrentAuthor();
    const { id } = await params;
    const store = await getStore();
    const draft = author && (await readDraftText(store, id, author));
    if (!author || !draft) return errorResponse(404, 'unknown-draft');
    if (draft.role !== 'owner') return errorResponse(403, 'owner-only');
    const { revision } = draft;
    if (revision !== requested.data.revision) return errorResponse(409, 'conflict', { revision });
    const refused = await refuseRateLimitedWrite(request, LIMITS.publish);
    if (refused) return refused;
    const examined = await examineForPublishing(draft.text);
    if ('refused' in examined) return examined.refused;
    const { facts, check, published } = examined;
    const result = await publishDraft(store, id, author, { ...requested.data, facts, check, published });
    if (result.type === 'not-found') return errorResponse(404, 'unknown-draft');
    if (result.type === 'licence-too-wide') return errorResponse(422, 'licence-too-wide');
    if (result.type === 'hidden') return errorResponse(403, 'line-hidden');
    if (result.type === 'conflict') return errorResponse(409, 'conflict', { revision: result.revision });
    return NextResponse.json({ slug: result.slug, n: result.n }, { status: 201 });
  },
);
