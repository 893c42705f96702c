import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { answered } from '@/app/_server/answered';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { examine } from '@/app/_server/examine';
import { LIMITS, limitWrites } from '@/app/_server/limits';
import { getStore } from '@/app/_server/store';
import { readDraft } from '@/lib/store/drafts';
import { publish } from '@/lib/store/publish';
import { VISIBILITIES } from '@/lib/store/schema';

const publishing = z.strictObject({
  revision: z.number().int().positive(),
  visibility: z.enum(VISIBILITIES),
  changeNote: z.string().max(1000),
});

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Makes the saved draft a numbered version for good. Rule errors do not stop it: they travel with the version. */
export const POST = answered(async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = publishing.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const author = await currentAuthor();
  const { id } = await params;
  const store = await getStore();
  const draft = author && (await readDraft(store, id, author));
  if (!author || !draft) return fault(404, 'unknown-draft');
  const refused = await limitWrites(request, LIMITS.publish);
  if (refused) return refused;
  const examined = await examine(draft.document);
  if ('refused' in examined) return examined.refused;
  const { facts, check } = examined;
  const published = await publish(store, id, author, { ...wish.data, facts, check });
  if (published.type === 'not-found') return fault(404, 'unknown-draft');
  if (published.type === 'hidden') return fault(403, 'line-hidden');
  if (published.type === 'conflict') return fault(409, 'conflict', { revision: published.revision });
  return NextResponse.json({ slug: published.slug, n: published.n }, { status: 201 });
});
