import { type NextRequest, NextResponse } from 'next/server';
import { fault, isFromElsewhere } from '@/app/_server/answers';
import { writingAuthor } from '@/app/_server/author';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { monthAgo } from '@/app/_server/month-ago';
import { getStore } from '@/app/_server/store';
import { purgeDraft, restoreDraft } from '@/lib/store/deleted-drafts';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Does something with a deleted draft of the author who asks. */
const withDeleted = async (
  request: NextRequest,
  { params }: Context,
  work: (id: string, author: string) => Promise<boolean>,
): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const author = await writingAuthor();
  if (!author) return fault(404, 'unknown-draft');
  const refused = await refuseTooMany(request, WRITE_LIMITS.deleteDraft, author);
  if (refused) return refused;
  return (await work((await params).id, author)) ? NextResponse.json({}) : fault(404, 'unknown-draft');
};

/** Brings it back as it was. */
export const POST = (request: NextRequest, context: Context): Promise<NextResponse> =>
  withDeleted(request, context, async (id, author) => restoreDraft(await getStore(), id, author, monthAgo()));

/** Forgets it at once and for good. */
export const DELETE = (request: NextRequest, context: Context): Promise<NextResponse> =>
  withDeleted(request, context, async (id, author) => purgeDraft(await getStore(), id, author));
