import { type NextRequest, NextResponse } from 'next/server';
import { answered } from '@/app/_server/answered';
import { fault, readBody } from '@/app/_server/answers';
import { OPEN, summaryOf } from '@/app/_server/api-answers';
import { checkToken } from '@/app/_server/api-token';
import { examine } from '@/app/_server/examine';
import { LIMITS, limitAccount, limitWrites } from '@/app/_server/limits';
import { absolute } from '@/app/_server/sharing';
import { getStore } from '@/app/_server/store';
import { searchCatalogue } from '@/lib/store/catalogue';
import { createDraft } from '@/lib/store/drafts';
import { type PublishResult, publish, publishNext } from '@/lib/store/publish';

import { listQuery, publishBody } from '../contract';

/** The catalogue for programs: the same search as the page's. */
export const GET = async (request: NextRequest): Promise<NextResponse> => {
  const asked = listQuery.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!asked.success) return fault(400, 'bad-request');
  const { q, sort = 'newest', page = 1, pageSize = 20, ...choice } = asked.data;
  const query = { ...choice, ...(q === undefined ? {} : { text: q }), sort, page, pageSize };
  const { total, items, facets } = await searchCatalogue(await getStore(), query);
  const shown = items.map(item => ({ ...summaryOf(item), stars: item.stars, alike: item.alike }));
  return NextResponse.json({ total, page, pageSize, items: shown, facets }, { headers: OPEN });
};

/** Publishes a document in the name of the token's owner. A browser never sends a token by itself, so that no origin need be asked. */
export const POST = answered(async (request: NextRequest): Promise<NextResponse> => {
  const token = await checkToken(request, 'publish');
  if ('refused' in token) return token.refused;
  const { owner } = token;
  const store = await getStore();
  const refused = (await limitWrites(request, LIMITS.publish)) ?? (await limitAccount(LIMITS.publish, owner));
  if (refused) return refused;
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = publishBody.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const { document, slug, visibility, changeNote } = wish.data;
  const examined = await examine(document);
  if ('refused' in examined) return examined.refused;
  const { kind, system, title, facts, check } = examined;
  const draft = { kind, system, title, document };
  const publishing = { facts, check, visibility, changeNote };
  const result =
    slug === undefined
      ? await publish(store, (await createDraft(store, owner, draft)).id, owner, {
          ...publishing,
          revision: 1,
        })
      : await publishNext(store, slug, owner, { ...draft, ...publishing });
  return answerTo(result);
});

const answerTo = (result: PublishResult): NextResponse => {
  if (result.type === 'not-found') return fault(404, 'unknown-battle');
  if (result.type === 'hidden') return fault(403, 'line-hidden');
  if (result.type === 'conflict') return fault(409, 'conflict', { revision: result.revision });
  const { slug, n } = result;
  return NextResponse.json({ slug, n, address: absolute(`/s/${slug}/v/${n}`) }, { status: 201 });
};
