import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { currentAuthor, renewCurrentAuthor } from '@/app/_server/accounts/author';
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
import { wrapJsonText } from '@/lib/documents/json-text';
import { deleteDraft } from '@/lib/store/documents/deleted-drafts';
import { readDraftText, saveDraft } from '@/lib/store/documents/drafts';
import { cleanUpHourly } from '@/lib/store/operations/clean-up';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** A draft is readable by its owner alone. */
export const GET = async (_request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const author = await currentAuthor();
  const draft = author && (await readDraftText(await getStore(), (await params).id, author));
  if (!draft) return errorResponse(404, 'unknown-draft');
  const { owner: _owner, text, ...summary } = draft;
  return documentResponse(summary, { name: 'document', text });
};

const saving = z.strictObject({ revision: z.number().int().positive() });

/** Saves a draft in any state, legal or not; another window's newer save is never overwritten. */
export const PUT = withQuotaErrors(
  async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
    if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
    const author = await renewCurrentAuthor();
    if (!author) return errorResponse(404, 'unknown-draft');
    const refused = refuseTooManySaves(request, author);
    if (refused) return refused;
    const requested = await readDocumentInput(request, saving);
    if ('refused' in requested) return requested.refused;
    if (!requested.document) return errorResponse(400, 'bad-request');
    const { text, title } = requested.document;
    const change = { ...requested.fields, document: wrapJsonText(text), title };
    const saved = await saveDraft(await getStore(), (await params).id, author, change);
    if (saved.type === 'not-found') return errorResponse(404, 'unknown-draft');
    if (saved.type === 'conflict') return errorResponse(409, 'conflict', { revision: saved.revision });
    return NextResponse.json({ revision: saved.revision });
  },
);

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
