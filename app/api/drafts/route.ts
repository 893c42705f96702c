import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { becomeAuthor, currentAuthor } from '@/app/_server/accounts/author';
import { armyInput, buildArmyDraft, makeBlankDraft } from '@/app/_server/drafts/new-drafts';
import { loadOwnDraft } from '@/app/_server/drafts/own-draft';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { unavailableResponse } from '@/app/_server/http/unavailable';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import { createRecoveryToken } from '@/lib/store/accounts/recovery-tokens';
import { createDraft, type NewDraft } from '@/lib/store/documents/drafts';
import { readVersion } from '@/lib/store/documents/versions';
import { loadSystem } from '@/lib/systems';
import { identifyDocument } from '@/lib/systems/identify-document';

const newDraft = z.union([
  z.strictObject({ system: z.string() }),
  z.strictObject({ remix: z.strictObject({ slug: z.string(), n: z.number().int().positive() }) }),
  z.strictObject({ muster: armyInput }),
  z.strictObject({ list: z.strictObject({ system: z.string(), title: z.string().trim().min(1).max(120) }) }),
  z.strictObject({ document: z.unknown() }),
  z.strictObject({ duplicate: z.string(), title: z.string().max(200) }),
]);

/** A new draft: blank, from a published version or list, from a given document, or a second one of one's own. */
export const POST = withQuotaErrors(async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readInput(request, newDraft);
  if ('refused' in requested) return requested.refused;
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.newDraft, await currentAuthor());
  if (refused) return refused;
  const draft = await makeDraft(requested.data);
  return draft instanceof NextResponse
    ? draft
    : NextResponse.json(await saveNewDraft(draft), { status: 201 });
});

/** A new author also gets a recovery token, in case the browser crashes before it has written the cookie to its disk. */
const saveNewDraft = async (
  draft: NewDraft,
): Promise<{ readonly id: string; readonly keepsake?: string }> => {
  const store = await getStore();
  const isNew = (await currentAuthor()) === null;
  const author = await becomeAuthor();
  const { id } = await createDraft(store, author, draft);
  return isNew ? { id, keepsake: await createRecoveryToken(store, author) } : { id };
};

const makeDraft = async (request: z.infer<typeof newDraft>): Promise<NewDraft | NextResponse> => {
  if ('system' in request) return makeBlankBattle(request.system);
  if ('remix' in request) return makeRemix(request.remix.slug, request.remix.n);
  if ('muster' in request) return makeArmyDraft(request.muster);
  if ('list' in request)
    return (
      (await makeBlankDraft(request.list.system, 'army-list', request.list.title)) ??
      errorResponse(404, 'unknown-system')
    );
  if ('duplicate' in request) return makeDuplicate(request.duplicate, request.title);
  const found = await identifyDocument(request.document);
  if (found.type === 'unknown') return errorResponse(422, 'unknown-document', { findings: found.findings });
  return {
    kind: found.type,
    system: found.system.id,
    title: documentTitleOf(request.document),
    document: request.document,
  };
};

/** A second draft of one's own with the same content; the picture under the board is not copied. */
const makeDuplicate = async (id: string, title: string): Promise<NewDraft | NextResponse> => {
  const draft = await loadOwnDraft(id);
  if (!draft) return errorResponse(404, 'unknown-draft');
  const { kind, system, document, remixOf } = draft;
  const named = typeof document === 'object' && document !== null ? { ...document, title } : document;
  return { kind, system, title, document: named, remixOf };
};

const makeArmyDraft = async (request: z.infer<typeof armyInput>): Promise<NewDraft | NextResponse> => {
  const built = await buildArmyDraft(request);
  if (built.type === 'found') return built.found;
  return built.type === 'missing' ? errorResponse(404, 'unknown-battle') : unavailableResponse(built);
};

const makeBlankBattle = async (systemId: string): Promise<NewDraft | NextResponse> => {
  const system = await loadSystem(systemId);
  if (!system) return errorResponse(404, 'unknown-system');
  const document = system.documents.scenario.blank();
  return { kind: 'scenario', system: systemId, title: document.title, document };
};

const makeRemix = async (slug: string, n: number): Promise<NewDraft | NextResponse> => {
  const version = await readVersion(await getStore(), slug, n);
  if (!version) return errorResponse(404, 'unknown-battle');
  const { kind, system, title, document } = version;
  return { kind, system, title, document, remixOf: { slug, n } };
};
