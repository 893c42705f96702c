import type { NewToken } from '../accounts/tokens';
import type { Facts } from '../catalogue/facts';
import { createDraft, type NewDraft, type OwnedDraft } from '../documents/drafts';
import { addVersion, type PublishInput, publishDraft } from '../documents/publish';
import type { ShippedDocument } from '../documents/seed-shipped';
import type { Store } from '../engine/open-store';

export const makeFacts = (title: string, more: Partial<Facts> = {}): Facts => ({
  title,
  summary: '',
  place: '',
  sides: ['Red', 'Blue'],
  errors: 0,
  warnings: 0,
  searchText: '',
  ...more,
});

export const makeDraft = (title: string, more: Partial<NewDraft> = {}): NewDraft => ({
  kind: 'scenario',
  system: 'squares',
  title,
  document: { title, board: ['..^', '~~.'] },
  ...more,
});

export const makePublishInput = (draft: OwnedDraft, more: Partial<PublishInput> = {}): PublishInput => ({
  revision: draft.revision,
  facts: makeFacts(draft.title),
  visibility: 'public',
  changeNote: '',
  ...more,
});

export interface PublishedFixture
  extends Partial<Facts>,
    Pick<Partial<NewDraft>, 'kind' | 'system' | 'remixOf'> {
  readonly visibility?: PublishInput['visibility'];
}

/** Writes and publishes a document in one step, and gives back where it stands. */
export async function publishNew(store: Store, title: string, piece: PublishedFixture = {}, owner = 'anna') {
  const { kind = 'scenario', system = 'squares', remixOf = null, visibility = 'public', ...facts } = piece;
  const draft = await createDraft(store, owner, makeDraft(title, { kind, system, remixOf }));
  const result = await publishDraft(
    store,
    draft.id,
    owner,
    makePublishInput(draft, { visibility, facts: makeFacts(title, facts) }),
  );
  if (result.type !== 'published') throw new Error(result.type);
  return { draft, slug: result.slug, n: result.n };
}

/** A token that never expires and may do everything. */
export const makeToken = (title: string, more: Partial<NewToken> = {}): NewToken => ({
  title,
  scope: 'publish',
  expiresAt: null,
  ...more,
});

export const makeShipped = (slug: string, document: unknown = { slug }): ShippedDocument => ({
  slug,
  kind: 'scenario',
  system: 'squares',
  document,
  facts: makeFacts(slug),
});

/** An unlisted version in a public line, as older releases made them. */
export const addOlderUnlisted = (store: Store, slug: string, title: string): Promise<number> =>
  store.db.transaction().execute(transaction =>
    addVersion(transaction, slug, {
      document: '{}',
      facts: makeFacts(title),
      visibility: 'unlisted',
      changeNote: '',
      publishedAt: store.now(),
    }),
  );
