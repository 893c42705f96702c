import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { currentAuthor, writingAuthor } from '@/app/_server/author';
import { getStore } from '@/app/_server/store';
import { titleOf } from '@/lib/catalogue/title-of-document';
import { readDraft, saveDraft } from '@/lib/store/drafts';

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
export const PUT = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = saving.safeParse(body.json);
  const author = await writingAuthor();
  if (!wish.success) return fault(400, 'bad-request');
  if (!author) return fault(404, 'unknown-draft');
  const { revision, document } = wish.data;
  const change = { revision, document, title: titleOf(document) };
  const saved = await saveDraft(await getStore(), (await params).id, author, change);
  if (saved.type === 'not-found') return fault(404, 'unknown-draft');
  if (saved.type === 'conflict') return fault(409, 'conflict', { revision: saved.revision });
  return NextResponse.json({ revision: saved.revision });
};
