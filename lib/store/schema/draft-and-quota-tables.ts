import type { Kysely } from 'kysely';
import type { TableDialect } from './migrations';

/** Drafts that can be restored, an address of their own for unlisted versions, and what an author may keep. */
export async function addDraftAndQuotaColumns(
  db: Kysely<unknown>,
  { sortedText }: TableDialect,
): Promise<void> {
  const drafts = () => db.schema.alterTable('drafts');
  await drafts().addColumn('deleted_at', sortedText).execute();
  await drafts()
    .addColumn('unlisted_slug', sortedText, column => column.references('publications.slug'))
    .execute();
  // SQLite adds no column that is unique; an index says the same.
  await db.schema
    .createIndex('drafts_by_unlisted_slug')
    .on('drafts')
    .column('unlisted_slug')
    .unique()
    .execute();
  await db.schema.createIndex('drafts_by_deletion').on('drafts').column('deleted_at').execute();
  await db.schema.createIndex('publications_by_author').on('publications').column('author').execute();
  // A number of bytes can be larger than an SQL integer, and both engines give this type back as a number.
  await db.schema.alterTable('users').addColumn('quota_bytes', 'double precision').execute();
}
