import { type NextRequest, NextResponse } from 'next/server';
import { fault, readBody } from '@/app/_server/answers';
import { OPEN, summaryOf } from '@/app/_server/api-answers';
import { absolute } from '@/app/_server/sharing';
import { getStore } from '@/app/_server/store';
import { factsOfDocument } from '@/lib/catalogue/facts-of-document';
import { titleOf } from '@/lib/catalogue/title-of-document';
import { searchCatalogue } from '@/lib/store/catalogue';
import { createDraft } from '@/lib/store/drafts';
import { type PublishResult, publish, publishNext } from '@/lib/store/publish';
import { ownerOfToken } from '@/lib/store/tokens';
import { readDocument } from '@/lib/systems/read-document';
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

const BEARER = /^Bearer (\S{1,100})$/i;

/** Publishes a document in the name of the token's owner. A browser never sends a token by itself, so that no origin need be asked. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const store = await getStore();
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  const owner = token === undefined ? null : await ownerOfToken(store, token);
  if (owner === null) return fault(401, 'no-token');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = publishBody.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const { document, slug, visibility, changeNote } = wish.data;
  const read = await readDocument(document);
  const facts = factsOfDocument(read);
  if (!facts || read.type === 'unknown')
    return fault(422, 'malformed', {
      findings: read.type === 'unknown' ? read.findings : read.checked.findings,
    });
  const draft = { kind: read.type, system: read.system.id, title: titleOf(document), document };
  const publishing = { facts, visibility, changeNote };
  const result =
    slug === undefined
      ? await publish(store, (await createDraft(store, owner, draft)).id, owner, {
          ...publishing,
          revision: 1,
        })
      : await publishNext(store, slug, owner, { ...draft, ...publishing });
  return answerTo(result);
};

const answerTo = (result: PublishResult): NextResponse => {
  if (result.type === 'not-found') return fault(404, 'unknown-battle');
  if (result.type === 'hidden') return fault(403, 'line-hidden');
  if (result.type === 'conflict') return fault(409, 'conflict', { revision: result.revision });
  const { slug, n } = result;
  return NextResponse.json({ slug, n, address: absolute(`/s/${slug}/v/${n}`) }, { status: 201 });
};
