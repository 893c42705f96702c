import { composeRefusalCode } from '@/lib/words/refusals';
import { conflictBody, type EditsInput } from '../together/draft-message';
import type { ServerEdit } from '../together/receive';
import { storeRecoveryToken } from './recovery-token';

export type DraftResponse<Value> =
  | { readonly type: 'done'; readonly value: Value }
  /** Somebody was quicker: their edits, or null where the whole document must be loaded. */
  | { readonly type: 'conflict'; readonly edits: readonly ServerEdit[] | null }
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'unreachable' };

export interface PublishRequest {
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

export type NewDraftRequest =
  | { readonly system: string }
  | { readonly remix: { readonly slug: string; readonly n: number } }
  | { readonly newArmy: NewArmyDraft }
  | { readonly list: { readonly system: string; readonly title: string; readonly language?: string } }
  | { readonly document: unknown };

/** An army to be built from a published list. */
export interface NewArmyDraft {
  readonly slug: string;
  readonly n: number;
  readonly title: string;
  readonly points: number;
  readonly variant: string | null;
  readonly year: number | null;
  readonly language?: string;
}

/** The server as the studio needs it; every failure is an answer, none is thrown. */
export interface DraftClient {
  save(id: string, edits: EditsInput): Promise<DraftResponse<{ readonly revision: number }>>;
  load(id: string): Promise<DraftResponse<ServerDraft>>;
  create(request: NewDraftRequest): Promise<DraftResponse<{ readonly id: string }>>;
  publish(id: string, publishing: PublishRequest): Promise<DraftResponse<Published>>;
}

const sendRequest = async <Value>(
  path: string,
  method: string,
  body?: unknown,
): Promise<DraftResponse<Value>> => {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return await readResponse(response);
  } catch (error) {
    // `fetch` and an interrupted body throw TypeError or AbortError; a page instead of JSON throws SyntaxError.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return { type: 'unreachable' };
    throw error;
  }
};

const readResponse = async <Value>(response: Response): Promise<DraftResponse<Value>> => {
  if (response.ok) return { type: 'done', value: await response.json() };
  if (response.status >= 500) return { type: 'unreachable' };
  const body = await response.json();
  if (response.status !== 409) return { type: 'refused', code: composeRefusalCode(body) };
  return { type: 'conflict', edits: conflictBody.safeParse(body).data?.edits ?? null };
};

/** A recovery token comes with an author's first draft: the device holds it until the cookie is surely stored. */
interface Created {
  readonly id: string;
  readonly keepsake?: string;
}

const drafts = '/api/drafts';
const draftPath = (id: string): string => `${drafts}/${encodeURIComponent(id)}`;

/** Talks to the server about drafts; `now` is the clock in milliseconds. */
export const createDraftClient = (now: () => number): DraftClient => ({
  save: (id, edits) => sendRequest(draftPath(id), 'PUT', edits),
  load: id => sendRequest(draftPath(id), 'GET'),
  create: async request => {
    const answer = await sendRequest<Created>(drafts, 'POST', request);
    if (answer.type === 'done' && answer.value.keepsake)
      await storeRecoveryToken({ secret: answer.value.keepsake, at: now() });
    return answer;
  },
  publish: (id, publishing) => sendRequest(`${draftPath(id)}/publish`, 'POST', publishing),
});
