import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { EngineName, Store } from '../engine/open-store';
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
  readonly tags: readonly string[];
}

/** The owner's drafts with what was published of each, the last edited first. */
export async function listOwnWork(store: Store, owner: string): Promise<readonly WorkItem[]> {
  const drafts = await listDrafts(store, owner);
  const newest = await findNewestVersions(store, drafts.flatMap(slugsOf));
  const tags = await readTags(store, owner);
  return drafts.map(draft => ({
    ...draft,
    published: lastPublishedOf(draft, newest),
    tags: tags.get(draft.id) ?? [],
  }));
}

/** The tags in a document, as JSON text: the document itself stays where it is. */
const TAGS: Readonly<Record<EngineName, RawBuilder<string | null>>> = {
  SQLite: sql`document -> '$.tags'`,
  PostgreSQL: sql`(document::json -> 'tags')::text`,
};

/** A draft is kept in any state: what is no list of words counts as none. */
const tagList = z.array(z.string());

const parseTagList = (text: string | null): readonly string[] =>
  tagList.safeParse(JSON.parse(text ?? '[]')).data ?? [];

async function readTags(
  { db, engine }: Store,
  owner: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('drafts')
    .select(['id', TAGS[engine].as('tags')])
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, tags }) => [id, parseTagList(tags)]));
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
