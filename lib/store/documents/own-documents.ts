import { sql } from 'kysely';
import type { Store } from '../engine/open-store';
import type { DocumentKind } from '../schema/schema';
import type { VersionRef } from './drafts';

/** What an archive must know of a document before it reads it. */
export interface OwnDocument {
  readonly kind: DocumentKind;
  readonly system: string;
  /** Bytes of its JSON text. */
  readonly size: number;
}

export interface OwnDraft extends OwnDocument {
  readonly id: string;
  readonly title: string;
  /** Bytes of the picture under its board; null: it has none. */
  readonly pictureSize: number | null;
}

export interface OwnVersion extends OwnDocument, VersionRef {
  /** Nothing else holds its document to work on: it is the newest of its line, and the line's draft is gone. */
  readonly isLastCopy: boolean;
}

/** The owner's drafts in order of creation, which no edit changes. */
export async function listOwnDrafts({ db }: Store, owner: string): Promise<readonly OwnDraft[]> {
  const rows = await db
    .selectFrom('drafts')
    .leftJoin('underlays', 'underlays.draft', 'drafts.id')
    .select(['drafts.id', 'drafts.kind', 'drafts.system', 'drafts.title'])
    .select(sql<number>`octet_length(drafts.document)`.as('size'))
    .select(sql<number | null>`octet_length(underlays.bytes)`.as('picture_size'))
    .where('drafts.owner', '=', owner)
    .where('drafts.deleted_at', 'is', null)
    .orderBy('drafts.created_at')
    .orderBy('drafts.id')
    .execute();
  return rows.map(({ picture_size, ...row }) => ({ ...row, pictureSize: picture_size }));
}

/** Every version that an author published and that still has its document, by line and number. */
export async function listOwnVersions({ db }: Store, author: string): Promise<readonly OwnVersion[]> {
  const rows = await db
    .selectFrom('versions')
    .innerJoin('publications', 'publications.slug', 'versions.slug')
    .leftJoin('drafts', join =>
      join.on(on =>
        on.or([
          on('drafts.slug', '=', on.ref('publications.slug')),
          on('drafts.unlisted_slug', '=', on.ref('publications.slug')),
        ]),
      ),
    )
    .select(['versions.slug', 'versions.n', 'publications.kind', 'publications.system', 'drafts.id'])
    .select(sql<number>`octet_length(versions.document)`.as('size'))
    .where('publications.author', '=', author)
    .where('versions.state', '<>', 'deleted')
    .orderBy('versions.slug')
    .orderBy('versions.n')
    .execute();
  return rows.map(({ id, ...version }, index) => ({
    ...version,
    isLastCopy: id === null && rows[index + 1]?.slug !== version.slug,
  }));
}

/** The document of one of an author's versions; null: it is gone. */
export async function readOwnVersion(
  { db }: Store,
  author: string,
  { slug, n }: VersionRef,
): Promise<string | null> {
  const row = await db
    .selectFrom('versions')
    .innerJoin('publications', 'publications.slug', 'versions.slug')
    .select('versions.document')
    .where('publications.author', '=', author)
    .where('versions.state', '<>', 'deleted')
    .where('versions.slug', '=', slug)
    .where('versions.n', '=', n)
    .executeTakeFirst();
  return row?.document ?? null;
}
