import type { DraftClient } from '../autosave/draft-client';

/** An army or a list that an author may begin with: their own draft, or a published one. */
export interface OfferedDocument {
  readonly key: string;
  readonly title: string;
  readonly system: string;
  readonly kind: 'army' | 'army-list';
  readonly from: { readonly draft: string } | { readonly slug: string; readonly n: number };
}

/** The document itself; undefined: not available at the moment. */
export const loadOffered = async (drafts: DraftClient, { from }: OfferedDocument): Promise<unknown> => {
  if ('slug' in from) return fetchJson(`/s/${from.slug}/v/${from.n}/document.json`);
  const answer = await drafts.load(from.draft);
  return answer.type === 'done' ? answer.value.document : undefined;
};

/** Every document that a battle of one system may use; undefined: not available at the moment. */
export const fetchOffered = async (system: string): Promise<readonly OfferedDocument[] | undefined> =>
  (await fetchJson(`/api/drafts/offered?system=${encodeURIComponent(system)}`)) as
    | readonly OfferedDocument[]
    | undefined;

const fetchJson = async (address: string): Promise<unknown> => {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : undefined;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
};
