import { createDraft, type Draft, type NewDraft } from '../drafts';
import type { Facts } from '../facts';
import type { Store } from '../open';
import { addVersion, type Publishing, publish } from '../publish';
import type { ShippedDocument } from '../seed';
import type { NewToken } from '../tokens';

export const factsOf = (title: string, more: Partial<Facts> = {}): Facts => ({
  title,
  summary: '',
  place: '',
  sides: ['Red', 'Blue'],
  errors: 0,
  warnings: 0,
  searchText: '',
  ...more,
});

export const draftOf = (title: string, more: Partial<NewDraft> = {}): NewDraft => ({
  kind: 'scenario',
  system: 'squares',
  title,
  document: { title, board: ['..^', '~~.'] },
  ...more,
});

export const publishing = (draft: Draft, more: Partial<Publishing> = {}): Publishing => ({
  revision: draft.revision,
  facts: factsOf(draft.title),
  visibility: 'public',
  changeNote: '',
  ...more,
});

export interface Piece extends Partial<Facts>, Pick<Partial<NewDraft>, 'kind' | 'system' | 'remixOf'> {
  readonly visibility?: Publishing['visibility'];
}

/** Writes and publishes a document in one step, and gives back where it stands. */
export async function publishNew(store: Store, title: string, piece: Piece = {}, owner = 'anna') {
  const { kind = 'scenario', system = 'squares', remixOf = null, visibility = 'public', ...facts } = piece;
  const draft = await createDraft(store, owner, draftOf(title, { kind, system, remixOf }));
  const result = await publish(
    store,
    draft.id,
    owner,
    publishing(draft, { visibility, facts: factsOf(title, facts) }),
  );
  if (result.type !== 'published') throw new Error(result.type);
  return { draft, slug: result.slug, n: result.n };
}

/** A token that never expires and may do everything. */
export const tokenOf = (title: string, more: Partial<NewToken> = {}): NewToken => ({
  title,
  scope: 'publish',
  expiresAt: null,
  ...more,
});

export const shippedOf = (slug: string, document: unknown = { slug }): ShippedDocument => ({
  slug,
  kind: 'scenario',
  system: 'squares',
  document,
  facts: factsOf(slug),
});

/** An unlisted version in a public line, as older releases made them. */
export const addOlderUnlisted = (store: Store, slug: string, title: string): Promise<number> =>
  store.db.transaction().execute(transaction =>
    addVersion(transaction, slug, {
      document: '{}',
      facts: factsOf(title),
      visibility: 'unlisted',
      changeNote: '',
      publishedAt: store.now(),
    }),
  );
