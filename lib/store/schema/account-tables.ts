import { createHash } from 'node:crypto';
import { type ColumnDefinitionBuilder, type Generated, type Kysely, sql } from 'kysely';
import type { TableDialect } from './migrations';

/** Moments are ISO text and flags are 0 or 1 in both engines, so that a backup of one is good for the other. */
export interface UserTable {
  id: string;
  /** As its owner writes it. */
  name: string;
  /** The name folded to lower case, which must be unique; null as long as an author has not taken one. */
  username: string | null;
  /** The library requires one; ours is a placeholder. */
  email: string;
  email_verified: number;
  image: string | null;
  is_anonymous: number | null;
  role: Role;
  /** 1: signing in asks for a code as well. */
  two_factor_enabled: Generated<number>;
  created_at: string;
  updated_at: string;
  /** How much this user may keep, where an administrator has said so. */
  quota_bytes: number | null;
  /** Null: the account works. */
  suspended_at: string | null;
  /** Shown to the owner when they sign in. */
  suspended_reason: Generated<string>;
}

export const ROLES = ['author', 'curator', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export interface SessionTable {
  id: string;
  /** The hash of what the cookie holds. */
  token: string;
  user_id: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
}

/** How a user signs in; ours have a password and nothing else. */
export interface CredentialTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  created_at: string;
  updated_at: string;
}

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/**
 * The key of a user's code app, and the recovery codes for the day that it is lost; both encrypted with the server's
 * secret.
 */
export interface SecondFactorTable {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  /** 0: its owner has not shown a first code yet. */
  verified: Generated<number>;
  failed_count: Generated<number>;
  locked_until: string | null;
}

/** What this server decided once: its secret, its administrator. */
export interface SettingTable {
  key: string;
  value: string;
}

/** How often something was tried in one span of time. */
export interface LimitTable {
  key: string;
  span: string;
  count: number;
}

/** A secret that identifies a new author whose browser lost the cookie; only the hash is stored. */
export interface RecoveryTokenTable {
  hash: string;
  user_id: string;
}

/** A reader's report about a published version, for the curators. */
export interface ReportTable {
  id: string;
  slug: string;
  n: number;
  reason: string;
  created_at: string;
  /** Null: nobody has dealt with it yet. */
  settled_at: string | null;
}

export interface AccountTables {
  reports: ReportTable;
  users: UserTable;
  sessions: SessionTable;
  credentials: CredentialTable;
  verifications: VerificationTable;
  second_factors: SecondFactorTable;
  settings: SettingTable;
  limits: LimitTable;
  keepsakes: RecoveryTokenTable;
}

/** The owner that an old cookie's secret identifies; the secret itself is stored nowhere. */
export const hashLegacySecret = (secret: string): string =>
  `secret:${createHash('sha256').update(secret).digest('hex')}`;

export async function createAccountTables(db: Kysely<unknown>, words: TableDialect): Promise<void> {
  await createUsers(db, words);
  await createSessions(db, words);
  await createCredentials(db, words);
  await createVerifications(db, words);
  await createSmallTables(db, words);
  await createReports(db, words);
  await hashLegacyOwners(db as Kysely<OwnedBefore>);
}

async function createUsers(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('username', sortedText, column => column.unique())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('email_verified', 'integer', column => column.notNull())
    .addColumn('image', 'text')
    .addColumn('is_anonymous', 'integer')
    .addColumn('role', 'text', column => column.notNull().defaultTo('author'))
    .addColumn('created_at', sortedText, column => column.notNull())
    .addColumn('updated_at', sortedText, column => column.notNull())
    .execute();
}

async function createSessions(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('token', sortedText, column => column.notNull().unique())
    .addColumn('user_id', sortedText, ownedByUser)
    .addColumn('expires_at', sortedText, column => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', sortedText, column => column.notNull())
    .addColumn('updated_at', sortedText, column => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
}

async function createCredentials(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await db.schema
    .createTable('credentials')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('account_id', 'text', column => column.notNull())
    .addColumn('provider_id', 'text', column => column.notNull())
    .addColumn('user_id', sortedText, ownedByUser)
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'text')
    .addColumn('refresh_token_expires_at', 'text')
    .addColumn('scope', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addUniqueConstraint('credentials_once', ['user_id', 'provider_id'])
    .execute();
}

async function createVerifications(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await db.schema
    .createTable('verifications')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('identifier', 'text', column => column.notNull())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .execute();
}

async function createSmallTables(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('key', sortedText, column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createTable('limits')
    .addColumn('key', sortedText, column => column.primaryKey())
    .addColumn('span', sortedText, column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .execute();
  await db.schema
    .createTable('keepsakes')
    .addColumn('hash', sortedText, column => column.primaryKey())
    .addColumn('user_id', sortedText, ownedByUser)
    .execute();
}

async function createReports(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('slug', sortedText, column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('created_at', sortedText, column => column.notNull())
    .addColumn('settled_at', sortedText)
    .addForeignKeyConstraint('reports_version', ['slug', 'n'], 'versions', ['slug', 'n'])
    .execute();
  await db.schema.createIndex('reports_by_line').on('reports').column('slug').execute();
}

export const ownedByUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');

interface OwnedBefore {
  drafts: { owner: string };
  publications: { author: string | null };
}

/** Before there were accounts, the owner of a draft was the secret in their cookie; now only its hash is stored. */
async function hashLegacyOwners(db: Kysely<OwnedBefore>): Promise<void> {
  const { rows } = await sql<{ owner: string }>`
    select owner from drafts union select author from publications where author is not null`.execute(db);
  for (const { owner } of rows) {
    const hidden = hashLegacySecret(owner);
    await db.updateTable('drafts').set({ owner: hidden }).where('owner', '=', owner).execute();
    await db.updateTable('publications').set({ author: hidden }).where('author', '=', owner).execute();
  }
}
