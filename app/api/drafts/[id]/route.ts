import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { findCurrentAuthor, renewCurrentAuthor } from '@/app/_server/accounts/author';
import { restorableSince } from '@/app/_server/drafts/restorable-days';
import { readDocumentInput } from '@/app/_server/http/document-input';
import { documentResponse } from '@/app/_server/http/document-response';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { errorResponse, isCrossOrigin } from '@/app/_server/http/route-helpers';
import {
  refuseTooManySaves,
  refuseTooManyWrites,
  WRITE_LIMITS,
} from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { editsAfter } from '@/app/_server/together/draft-messages';
import { notifyDraft } from '@/app/_server/together/draft-stream';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import { isTooDeep } from '@/lib/documents/max-depth';
import { wrapJsonText } from '@/lib/documents/text/json-text';
import { editsInput } from '@/lib/editor/together/draft-message';
import { deleteDraft } from '@/lib/store/documents/deleted-drafts';
import { readDraftText, saveDraft } from '@/lib/store/documents/drafts';
import { cleanUpHourly } from '@/lib/store/operations/clean-up';
import { type EditResult, saveEdits } from '@/lib/store/together/edits';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** A draft is readable by its owner and their guests. */
export const GET = async (_request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const author = await findCurrentAuthor();
  const draft = author && (await readDraftText(await getStore(), (await params).id, author));
  if (!draft) return errorResponse(404, 'unknown-draft');
  const { owner: _owner, text, ...summary } = draft;
  return documentResponse(summary, { name: 'document', text });
};

const saving = z.union([z.strictObject({ revision: z.number().int().positive() }), editsInput]);

/**
 * Saves a draft in any state, legal or not, as a whole document or as edits of a revision. Nothing newer is ever overwritten: who comes
 * second gets what came before, and makes their edits again of that.
 */
export const PUT = withQuotaErrors(
  async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
    if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
    const author = await renewCurrentAuthor();
    if (!author) return errorResponse(404, 'unknown-draft');
    const refused = refuseTooManySaves(request, author);
    if (refused) return refused;
    const requested = await readDocumentInput(request, saving);
    if ('refused' in requested) return requested.refused;
    const { document, fields } = requested;
    if ('edits' in fields === (document !== null)) return errorResponse(400, 'bad-request');
    const { id } = await params;
    const store = await getStore();
    const saved =
      'edits' in fields
        ? await saveEdits(store, id, author, fields, { title: documentTitleOf, isTooDeep })
        : await saveDraft(store, id, author, {
            ...{ revision: fields.revision, title: document?.title ?? '' },
            document: wrapJsonText(document?.text ?? ''),
          });
    if (saved.type !== 'saved') return refuseSave(saved, id, fields.revision);
    await notifyDraft(id);
    return NextResponse.json({ revision: saved.revision });
  },
);

const STATUS = { 'view-only': 403, unfit: 422, 'too-deep': 422 } as const;

const refuseSave = async (
  saved: Exclude<EditResult, { type: 'saved' }>,
  id: string,
  revision: number,
): Promise<NextResponse> => {
  if (saved.type === 'not-found') return errorResponse(404, 'unknown-draft');
  if (saved.type !== 'conflict') return errorResponse(STATUS[saved.type], saved.type);
  const edits = await editsAfter(await getStore(), id, revision, saved.revision);
  return errorResponse(409, 'conflict', { revision: saved.revision, edits });
};

/** Deletes a draft; it can be restored for thirty days. */
export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const author = await renewCurrentAuthor();
  if (!author) return errorResponse(404, 'unknown-draft');
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.deleteDraft, author);
  if (refused) return refused;
  const store = await getStore();
  const isDeleted = await deleteDraft(store, (await params).id, author);
  await cleanUpHourly(store, restorableSince());
  return isDeleted ? NextResponse.json({}) : errorResponse(404, 'unknown-draft');
};
