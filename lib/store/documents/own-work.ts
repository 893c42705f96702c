import type { Store } from '../engine/open-store';
import { type DraftSummary, listDrafts } from './drafts';

/** What was published last of a draft. */
export interface LastPublished {
  readonly slug: string;
  readonly n: number;
  /** The draft was edited after it was published. */
  readonly isEditedSince: boolean;
}

export interface WorkItem extends DraftSummary {
  /** Null: never published. */
  readonly published: LastPublished | null;
}

/** The owner's drafts with what was published of each, the last edited first. */
export async function listOwnWork(store: Store, owner: string): Promise<readonly WorkItem[]> {
  const drafts = await listDrafts(store, owner);
  const newest = await findNewestVersions(store, drafts.flatMap(slugsOf));
  return drafts.map(draft => ({ ...draft, published: lastPublishedOf(draft, newest) }));
}

interface NewestVersion {
  readonly slug: string;
  readonly n: number;
  readonly publishedAt: string;
}

const slugsOf = ({ slug, unlistedSlug }: DraftSummary): readonly string[] =>
  [slug, unlistedSlug].filter(found => found !== null);

async function findNewestVersions(
  { db }: Store,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, NewestVersion>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('versions')
    .select(({ fn }) => ['slug', fn.max('n').as('n'), fn.max('published_at').as('published_at')])
    .where('slug', 'in', slugs)
    .where('state', '<>', 'deleted')
    .groupBy('slug')
    .execute();
  return new Map(
    rows.map(({ slug, n, published_at }) => [slug, { slug, n: Number(n), publishedAt: published_at }]),
  );
}

const lastPublishedOf = (
  draft: DraftSummary,
  newest: ReadonlyMap<string, NewestVersion>,
): LastPublished | null => {
  const last = slugsOf(draft)
    .flatMap(slug => newest.get(slug) ?? [])
    .toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))[0];
  return last ? { slug: last.slug, n: last.n, isEditedSince: draft.updatedAt > last.publishedAt } : null;
};
