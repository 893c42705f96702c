import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { answered } from '@/app/_server/answered';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { becomeAuthor, currentAuthor } from '@/app/_server/author';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { blankDraftOf, musteredDraft, musterWish } from '@/app/_server/mustered-draft';
import { getStore } from '@/app/_server/store';
import { unavailableAnswer } from '@/app/_server/unavailable';
import { titleOf } from '@/lib/catalogue/title-of-document';
import { createDraft, type NewDraft } from '@/lib/store/drafts';
import { makeKeepsake } from '@/lib/store/keepsakes';
import { readVersion } from '@/lib/store/versions';
import { loadSystem } from '@/lib/systems';
import { identifyDocument } from '@/lib/systems/identify-document';

const newDraft = z.union([
  z.strictObject({ system: z.string() }),
  z.strictObject({ remix: z.strictObject({ slug: z.string(), n: z.number().int().positive() }) }),
  z.strictObject({ muster: musterWish }),
  z.strictObject({ list: z.strictObject({ system: z.string(), title: z.string().trim().min(1).max(120) }) }),
  z.strictObject({ document: z.unknown() }),
]);

/** A new draft: blank, from a published version or list, or from a given document. */
export const POST = answered(async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = newDraft.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const refused = await refuseTooMany(request, WRITE_LIMITS.newDraft, await currentAuthor());
  if (refused) return refused;
  const draft = await draftFor(wish.data);
  return draft instanceof NextResponse ? draft : NextResponse.json(await keep(draft), { status: 201 });
});

/** Who becomes an author by this draft is also given a keepsake, in case his browser dies before it has his cookie on its disk. */
const keep = async (draft: NewDraft): Promise<{ readonly id: string; readonly keepsake?: string }> => {
  const store = await getStore();
  const isNew = (await currentAuthor()) === null;
  const author = await becomeAuthor();
  const { id } = await createDraft(store, author, draft);
  return isNew ? { id, keepsake: await makeKeepsake(store, author) } : { id };
};

const draftFor = async (wish: z.infer<typeof newDraft>): Promise<NewDraft | NextResponse> => {
  if ('system' in wish) return blankDraft(wish.system);
  if ('remix' in wish) return remixDraft(wish.remix.slug, wish.remix.n);
  if ('muster' in wish) return musterDraft(wish.muster);
  if ('list' in wish)
    return (
      (await blankDraftOf(wish.list.system, 'army-list', wish.list.title)) ?? fault(404, 'unknown-system')
    );
  const found = await identifyDocument(wish.document);
  if (found.type === 'unknown') return fault(422, 'unknown-document', { findings: found.findings });
  return {
    kind: found.type,
    system: found.system.id,
    title: titleOf(wish.document),
    document: wish.document,
  };
};

const musterDraft = async (wish: z.infer<typeof musterWish>): Promise<NewDraft | NextResponse> => {
  const built = await musteredDraft(wish);
  if (built.type === 'found') return built.found;
  return built.type === 'missing' ? fault(404, 'unknown-battle') : unavailableAnswer(built);
};

const blankDraft = async (systemId: string): Promise<NewDraft | NextResponse> => {
  const system = await loadSystem(systemId);
  if (!system) return fault(404, 'unknown-system');
  const document = system.documents.scenario.blank();
  return { kind: 'scenario', system: systemId, title: document.title, document };
};

const remixDraft = async (slug: string, n: number): Promise<NewDraft | NextResponse> => {
  const version = await readVersion(await getStore(), slug, n);
  if (!version) return fault(404, 'unknown-battle');
  const { kind, system, title, document } = version;
  return { kind, system, title, document, remixOf: { slug, n } };
};
