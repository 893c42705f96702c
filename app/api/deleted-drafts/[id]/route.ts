import { type NextRequest, NextResponse } from 'next/server';
import { renewCurrentAuthor } from '@/app/_server/accounts/author';
import { restorableSince } from '@/app/_server/drafts/restorable-days';
import { errorResponse, isCrossOrigin } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { purgeDraft, restoreDraft } from '@/lib/store/documents/deleted-drafts';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Does something with a deleted draft of the author who asks. */
const withDeleted = async (
  request: NextRequest,
  { params }: Context,
  work: (id: string, author: string) => Promise<boolean>,
): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const author = await renewCurrentAuthor();
  if (!author) return errorResponse(404, 'unknown-draft');
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.deleteDraft, author);
  if (refused) return refused;
  return (await work((await params).id, author))
    ? NextResponse.json({})
    : errorResponse(404, 'unknown-draft');
};

/** Restores it as it was. */
export const POST = (request: NextRequest, context: Context): Promise<NextResponse> =>
  withDeleted(request, context, async (id, author) =>
    restoreDraft(await getStore(), id, author, restorableSince()),
  );

/** Deletes it at once and for good. */
export const DELETE = (request: NextRequest, context: Context): Promise<NextResponse> =>
  withDeleted(request, context, async (id, author) => purgeDraft(await getStore(), id, author));
