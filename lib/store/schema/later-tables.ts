import { type Kysely, sql } from 'kysely';
import type { TableDialect } from './migrations';

/** Search words of a line are known only for the version in the catalogue; the other versions are found by their titles. */
export async function addVersionStates(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  const versions = () => db.schema.alterTable('versions');
  await versions()
    .addColumn('state', 'text', column => column.notNull().defaultTo('standing'))
    .execute();
  await versions()
    .addColumn('state_reason', 'text', column => column.notNull().defaultTo(''))
    .execute();
  await versions().addColumn('state_at', sortedText).execute();
  await versions()
    .addColumn('words', 'text', column => column.notNull().defaultTo(''))
    .execute();
  await sql`
    update versions set words = coalesce(
      (select catalogue.words from catalogue where catalogue.slug = versions.slug and catalogue.n = versions.n), '')`.execute(
    db,
  );
}

const TEXTS = { tags: '[]', likeness: '' };
const NUMBERS = ['pieces', 'reconstructed', 'stars', 'revision'];

/** What the catalogue can be narrowed by, and the count of its changes. */
export async function addFacets(db: Kysely<unknown>): Promise<void> {
  const catalogue = () => db.schema.alterTable('catalogue');
  for (const [name, usual] of Object.entries(TEXTS))
    await catalogue()
      .addColumn(name, 'text', column => column.notNull().defaultTo(usual))
      .execute();
  for (const name of NUMBERS)
    await catalogue()
      .addColumn(name, 'integer', column => column.notNull().defaultTo(0))
      .execute();
  await db.schema.createIndex('catalogue_by_revision').on('catalogue').column('revision').execute();
  await db.schema
    .createTable('catalogue_state')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('revision', 'integer', column => column.notNull())
    .execute();
  await sql`insert into catalogue_state (id, revision) values (1, 1)`.execute(db);
}

/** What readers own: stars, collections and API tokens. */
export async function createStarsAndCollections(
  db: Kysely<unknown>,
  { sortedText }: TableDialect,
): Promise<void> {
  await db.schema
    .createTable('stars')
    .addColumn('reader', sortedText, column => column.notNull())
    .addColumn('slug', sortedText, column => column.notNull().references('publications.slug'))
    .addColumn('starred_at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('stars_key', ['reader', 'slug'])
    .execute();
  await db.schema.createIndex('stars_by_slug').on('stars').column('slug').execute();
  await createCollections(db, sortedText);
  await db.schema
    .createTable('tokens')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('hash', sortedText, column => column.notNull().unique())
    .addColumn('owner', sortedText, column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('created_at', sortedText, column => column.notNull())
    .execute();
}

async function createCollections(db: Kysely<unknown>, sortedText: TableDialect['sortedText']): Promise<void> {
  await db.schema
    .createTable('collections')
    .addColumn('slug', sortedText, column => column.primaryKey())
    .addColumn('owner', sortedText)
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('summary', 'text', column => column.notNull())
    .addColumn('created_at', sortedText, column => column.notNull())
    .addColumn('updated_at', sortedText, column => column.notNull())
    .execute();
  await db.schema
    .createTable('collection_entries')
    .addColumn('collection', sortedText, column =>
      column.notNull().references('collections.slug').onDelete('cascade'),
    )
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('slug', sortedText, column => column.notNull().references('publications.slug'))
    .addPrimaryKeyConstraint('collection_entries_key', ['collection', 'slug'])
    .execute();
}

/** What the rules say of each version, so that no page has to ask them again. */
export const createVersionChecks = (db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> =>
  db.schema
    .createTable('version_checks')
    .addColumn('slug', sortedText, column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('variant', sortedText, column => column.notNull())
    .addColumn('rules', 'text', column => column.notNull())
    .addColumn('verdict', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('version_checks_key', ['slug', 'n', 'variant'])
    .addForeignKeyConstraint('version_checks_version', ['slug', 'n'], 'versions', ['slug', 'n'], key =>
      key.onDelete('cascade'),
    )
    .execute();

/** An administrator can suspend an account without deleting any of it. */
export async function addSuspensions(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  const users = () => db.schema.alterTable('users');
  await users().addColumn('suspended_at', sortedText).execute();
  await users()
    .addColumn('suspended_reason', 'text', column => column.notNull().defaultTo(''))
    .execute();
}

/** What a card says in each language of its document. */
export const addCardTexts = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .alterTable('catalogue')
    .addColumn('texts', 'text', column => column.notNull().defaultTo('{}'))
    .execute();
