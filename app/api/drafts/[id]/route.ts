import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { answered } from '@/app/_server/answered';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { currentAuthor, writingAuthor } from '@/app/_server/author';
import { refuseTooMany, refuseTooManySaves, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { monthAgo } from '@/app/_server/month-ago';
import { getStore } from '@/app/_server/store';
import { titleOf } from '@/lib/catalogue/title-of-document';
import { deleteDraft } from '@/lib/store/deleted-drafts';
import { readDraft, saveDraft } from '@/lib/store/drafts';
import { tidySometimes } from '@/lib/store/tidy';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** A draft is readable by its owner alone. */
export const GET = async (_request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const author = await currentAuthor();
  const draft = author && (await readDraft(await getStore(), (await params).id, author));
  if (!draft) return fault(404, 'unknown-draft');
  const { owner: _owner, ...shown } = draft;
  return NextResponse.json(shown);
};

const saving = z.strictObject({ revision: z.number().int().positive(), document: z.unknown() });

/** Saves a draft in any state, legal or not; another window's newer save is never overwritten. */
export const PUT = answered(async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const author = await writingAuthor();
  if (!author) return fault(404, 'unknown-draft');
  const refused = refuseTooManySaves(request, author);
  if (refused) return refused;
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = saving.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const { revision, document } = wish.data;
  const change = { revision, document, title: titleOf(document) };
  const saved = await saveDraft(await getStore(), (await params).id, author, change);
  if (saved.type === 'not-found') return fault(404, 'unknown-draft');
  if (saved.type === 'conflict') return fault(409, 'conflict', { revision: saved.revision });
  return NextResponse.json({ revision: saved.revision });
});

/** Puts a draft away; for thirty days it can be restored. */
export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const author = await writingAuthor();
  if (!author) return fault(404, 'unknown-draft');
  const refused = await refuseTooMany(request, WRITE_LIMITS.deleteDraft, author);
  if (refused) return refused;
  const store = await getStore();
  const isDeleted = await deleteDraft(store, (await params).id, author);
  await tidySometimes(store, monthAgo());
  return isDeleted ? NextResponse.json({}) : fault(404, 'unknown-draft');
};
