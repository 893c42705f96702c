import { holdKeepsake } from '@/components/account/keepsake';
import { refusalCode } from '@/components/words/refusals';

export type Answer<Value> =
  | { readonly type: 'done'; readonly value: Value }
  | { readonly type: 'conflict' }
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'unreachable' };

export interface Publishing {
  readonly revision: number;
  readonly visibility: 'public' | 'unlisted';
  readonly changeNote: string;
}

export interface Published {
  readonly slug: string;
  readonly n: number;
}

export interface ServerDraft {
  readonly revision: number;
  readonly document: unknown;
}

export type NewDraftWish =
  | { readonly system: string }
  | { readonly remix: { readonly slug: string; readonly n: number } }
  | { readonly muster: MusterWish }
  | { readonly list: { readonly system: string; readonly title: string } }
  | { readonly document: unknown };

/** An army to be built from a published list. */
export interface MusterWish {
  readonly slug: string;
  readonly n: number;
  readonly title: string;
  readonly points: number;
  readonly variant: string | null;
  readonly year: number | null;
}

/** The server as the studio needs it; every failure is an answer, none is thrown. */
export interface DraftClient {
  save(id: string, revision: number, document: unknown): Promise<Answer<{ readonly revision: number }>>;
  load(id: string): Promise<Answer<ServerDraft>>;
  create(wish: NewDraftWish): Promise<Answer<{ readonly id: string }>>;
  publish(id: string, publishing: Publishing): Promise<Answer<Published>>;
}

const ask = async <Value>(path: string, method: string, body?: unknown): Promise<Answer<Value>> => {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return await answerFrom(response);
  } catch (error) {
    // `fetch` and a broken-off body say so by TypeError or AbortError; a page instead of JSON by SyntaxError.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return { type: 'unreachable' };
    throw error;
  }
};

const answerFrom = async <Value>(response: Response): Promise<Answer<Value>> => {
  if (response.ok) return { type: 'done', value: await response.json() };
  if (response.status >= 500) return { type: 'unreachable' };
  const code = refusalCode(await response.json());
  return response.status === 409 ? { type: 'conflict' } : { type: 'refused', code };
};

/** A keepsake comes with an author's first draft: the device holds it until his cookie is surely kept. */
interface Created {
  readonly id: string;
  readonly keepsake?: string;
}

const drafts = '/api/drafts';
const draftPath = (id: string): string => `${drafts}/${encodeURIComponent(id)}`;

export const draftClient: DraftClient = {
  save: (id, revision, document) => ask(draftPath(id), 'PUT', { revision, document }),
  load: id => ask(draftPath(id), 'GET'),
  create: async wish => {
    const answer = await ask<Created>(drafts, 'POST', wish);
    if (answer.type === 'done' && answer.value.keepsake)
      await holdKeepsake({ secret: answer.value.keepsake, at: Date.now() });
    return answer;
  },
  publish: (id, publishing) => ask(`${draftPath(id)}/publish`, 'POST', publishing),
};
