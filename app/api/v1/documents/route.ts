import { NextResponse } from 'next/server';
import { checkToken } from '@/app/_server/accounts/api-token';
import { PUBLIC_CORS, toApiSummary } from '@/app/_server/catalogue/api-responses';
import { examineForPublishing } from '@/app/_server/drafts/examine-document';
import { withApiLanguage } from '@/app/_server/http/api-language';
import { readDocumentInput } from '@/app/_server/http/document-input';
import { expect, findInputProblem } from '@/app/_server/http/input-problem';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { errorResponse, inputErrorResponse } from '@/app/_server/http/route-helpers';
import { toAbsoluteUrl } from '@/app/_server/published/share-urls';
import {
  LIMITS,
  refuseRateLimitedAccount,
  refuseRateLimitedWrite,
} from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { wrapJsonText } from '@/lib/documents/text/json-text';
import { searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { createDraft } from '@/lib/store/documents/drafts';
import { type PublishResult, publishDraft, publishNextVersion } from '@/lib/store/documents/publish';

import { listQuery, publishBody } from '../contract';

/** The catalogue for programs: the same search as the page's. */
const list = async (request: Request): Promise<NextResponse> => {
  const asked = listQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return inputErrorResponse(findInputProblem(listQuery, asked.error));
  const { q, sort = q ? 'best' : 'newest', page = 1, pageSize = 20, ...choice } = asked.data;
  const query = { ...choice, ...(q === undefined ? {} : { text: q }), sort, page, pageSize };
  const { total, items, facets } = await searchCatalogue(await getStore(), query);
  const shown = items.map(item => ({ ...toApiSummary(item), stars: item.stars, alike: item.alike }));
  return NextResponse.json({ total, page, pageSize, items: shown, facets }, { headers: PUBLIC_CORS });
};

export const GET = withApiLanguage(list, Object.keys(listQuery.shape));

/**
 * Publishes a document in the name of the token's owner. A browser never sends a token by itself, so the origin need
 * not be checked.
 */
const publish = withQuotaErrors(async (request): Promise<NextResponse> => {
  const token = await checkToken(request, 'publish');
  if ('refused' in token) return token.refused;
  const { owner } = token;
  const store = await getStore();
  const refused =
    (await refuseRateLimitedWrite(request, LIMITS.publish)) ??
    (await refuseRateLimitedAccount(LIMITS.publish, owner));
  if (refused) return refused;
  const requested = await readDocumentInput(request, publishBody.omit({ document: true }));
  if ('refused' in requested) return requested.refused;
  if (!requested.document) return inputErrorResponse({ field: 'document', expected: expect('document') });
  const { text } = requested.document;
  const examined = await examineForPublishing(text);
  if ('refused' in examined) return examined.refused;
  const { slug, visibility, changeNote } = requested.fields;
  const { kind, system, title, facts, check, published } = examined;
  const draft = { kind, system, title, document: wrapJsonText(text) };
  const publishing = { facts, check, published, visibility, changeNote };
  const result =
    slug === undefined
      ? await publishDraft(store, (await createDraft(store, owner, draft)).id, owner, {
          ...publishing,
          revision: 1,
        })
      : await publishNextVersion(store, slug, owner, { ...draft, ...publishing });
  return publishResponse(result);
});

export const POST = withApiLanguage(publish);

const publishResponse = (result: PublishResult): NextResponse => {
  if (result.type === 'not-found') return errorResponse(404, 'unknown-battle');
  if (result.type === 'licence-too-wide') return errorResponse(422, 'licence-too-wide');
  if (result.type === 'hidden') return errorResponse(403, 'line-hidden');
  if (result.type === 'conflict') return errorResponse(409, 'conflict', { revision: result.revision });
  const { slug, n } = result;
  return NextResponse.json({ slug, n, address: toAbsoluteUrl(`/s/${slug}/v/${n}`) }, { status: 201 });
};
