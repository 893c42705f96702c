import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { MOST_COUNTED } from '@/app/_server/rate-limits/most-counted';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { notifyDraft } from '@/app/_server/together/draft-stream';
import { type DraftContext, readDraftRequest } from '@/app/_server/together/requested-draft';
import { LONGEST } from '@/lib/editor/together/draft-message';
import { addComment, deleteComment, resolveComment } from '@/lib/store/together/comments';
import { displayNameOf } from '@/lib/store/together/names';

const commenting = z.strictObject({
  text: z.string().trim().min(1).max(LONGEST.comment),
  place: z.string().max(LONGEST.place),
});

/** Says something about a draft or a place in it: owner and guests alike, also those who only look. */
export const POST = async (request: NextRequest, context: DraftContext): Promise<NextResponse> => {
  const asked = await readDraftRequest(request, context, commenting);
  if ('refused' in asked) return asked.refused;
  const { id, user, data } = asked;
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.talk, user);
  if (refused) return refused;
  const store = await getStore();
  const name = await displayNameOf(store, id, user);
  if (!(await addComment(store, { draft: id, user_id: user, name, ...data })))
    return errorResponse(409, 'too-many-comments');
  await notifyDraft(id);
  return NextResponse.json({}, { status: 201 });
};

const settling = z.strictObject({
  n: z.number().int().positive().max(MOST_COUNTED),
  isResolved: z.boolean(),
});

/** Settles a comment or opens it again. */
export const PUT = async (request: NextRequest, context: DraftContext): Promise<NextResponse> => {
  const asked = await readDraftRequest(request, context, settling);
  if ('refused' in asked) return asked.refused;
  const { id, user, data } = asked;
  const store = await getStore();
  const by = data.isResolved ? await displayNameOf(store, id, user) : null;
  const isDone = await resolveComment(store, id, data.n, by);
  await notifyDraft(id);
  return isDone ? NextResponse.json({}) : errorResponse(404, 'unknown-comment');
};

const deleting = z.strictObject({ n: z.number().int().positive().max(MOST_COUNTED) });

/** Deletes the user's own comment; the owner of the draft may delete any. */
export const DELETE = async (request: NextRequest, context: DraftContext): Promise<NextResponse> => {
  const asked = await readDraftRequest(request, context, deleting);
  if ('refused' in asked) return asked.refused;
  const { id, user, access, data } = asked;
  const author = access.role === 'owner' ? null : user;
  const isGone = await deleteComment(await getStore(), id, data.n, author);
  await notifyDraft(id);
  return isGone ? NextResponse.json({}) : errorResponse(404, 'unknown-comment');
};
