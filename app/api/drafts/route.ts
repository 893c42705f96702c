import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { becomeAuthor, findCurrentAuthor } from '@/app/_server/accounts/author';
import { armyInput, authorLanguage, buildArmyDraft, makeBlankDraft } from '@/app/_server/drafts/new-drafts';
import { readDocumentInput } from '@/app/_server/http/document-input';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { errorResponse, isCrossOrigin } from '@/app/_server/http/route-helpers';
import { unavailableResponse } from '@/app/_server/http/unavailable';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import type { SentDocument } from '@/lib/catalogue/document-body';
import { wrapJsonText } from '@/lib/documents/text/json-text';
import { createRecoveryToken } from '@/lib/store/accounts/recovery-tokens';
import { createDraft, type NewDraft } from '@/lib/store/documents/drafts';
import { readVersion } from '@/lib/store/documents/versions';
import { loadSystem } from '@/lib/systems';

const newDraft = z.union([
  z.strictObject({ system: z.string() }),
  z.strictObject({ remix: z.strictObject({ slug: z.string(), n: z.number().int().positive() }) }),
  z.strictObject({ newArmy: armyInput }),
  z.strictObject({
    list: z.strictObject({
      system: z.string(),
      title: z.string().trim().min(1).max(120),
      language: authorLanguage,
    }),
  }),
]);

/** The fields beside a given document. */
const noFields = z.strictObject({});

/** A new draft: blank, from a published version or list, or from a given document. */
export const POST = withQuotaErrors(async (request: NextRequest): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const requested = await readDocumentInput(request, z.union([newDraft, noFields]));
  if ('refused' in requested) return requested.refused;
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.newDraft, await findCurrentAuthor());
  if (refused) return refused;
  const draft = await makeDraft(requested.fields, requested.document);
  return draft instanceof NextResponse
    ? draft
    : NextResponse.json(await saveNewDraft(draft), { status: 201 });
});

/** A new author also gets a recovery token, in case the browser crashes before it has written the cookie to its disk. */
const saveNewDraft = async (
  draft: NewDraft,
): Promise<{ readonly id: string; readonly keepsake?: string }> => {
  const store = await getStore();
  const isNew = (await findCurrentAuthor()) === null;
  const author = await becomeAuthor();
  const { id } = await createDraft(store, author, draft);
  return isNew ? { id, keepsake: await createRecoveryToken(store, author) } : { id };
};

const makeDraft = async (
  request: z.infer<typeof newDraft> | z.infer<typeof noFields>,
  sent: SentDocument | null,
): Promise<NewDraft | NextResponse> => {
  const isEmpty = Object.keys(request).length === 0;
  if (isEmpty !== (sent !== null)) return errorResponse(400, 'bad-request');
  if (sent) return makeSentDraft(sent);
  if ('system' in request) return makeBlankBattle(request.system);
  if ('remix' in request) return makeRemix(request.remix.slug, request.remix.n);
  if ('newArmy' in request) return makeArmyDraft(request.newArmy);
  if ('list' in request)
    return (
      (await makeBlankDraft(request.list.system, 'army-list', request.list.title, request.list.language)) ??
      errorResponse(404, 'unknown-system')
    );
  return errorResponse(400, 'bad-request');
};

const makeSentDraft = ({ identity, title, text }: SentDocument): NewDraft | NextResponse =>
  identity.type === 'unknown'
    ? errorResponse(422, 'unknown-document', { findings: identity.findings })
    : { kind: identity.type, system: identity.system, title, document: wrapJsonText(text) };

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
  const { kind, system, title, text } = version;
  return { kind, system, title, document: wrapJsonText(text), remixOf: { slug, n } };
};
