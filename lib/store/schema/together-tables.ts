import type { Kysely } from 'kysely';
import type { TableDialect } from './migrations';

/** What a guest may do with a draft; its owner may do everything. */
export const GUEST_ROLES = ['edit', 'view'] as const;
export type GuestRole = (typeof GUEST_ROLES)[number];

/** Who works on a draft besides its owner. */
export interface DraftGuestTable {
  draft: string;
  user_id: string;
  role: GuestRole;
  /** What the others call them; empty: nothing. */
  name: string;
  joined_at: string;
}

/** The link that admits guests of a role; only its hash is kept. */
export interface DraftInvitationTable {
  draft: string;
  role: GuestRole;
  token_hash: string;
}

/** Each edit that the server has, in its order: after it the draft has this revision. */
export interface DraftEditTable {
  draft: string;
  revision: number;
  /** The window that made it, and its number there. */
  client: string;
  n: number;
  user_id: string;
  /** What was done, as a JSON sentence. */
  name: string;
  /** The revision that its author saw. */
  seen: number;
  /** A JSON patch; null: the document was replaced, or it is too long ago. */
  patch: string | null;
  at: string;
}

/** Where somebody is just now; forgotten soon after. */
export interface DraftPresenceTable {
  draft: string;
  client: string;
  user_id: string;
  /** As JSON. */
  place: string;
  at: string;
}

export interface DraftCommentTable {
  draft: string;
  n: number;
  user_id: string;
  name: string;
  text: string;
  /** Its subject, as an address within the draft; empty: the whole draft. */
  place: string;
  /** Who settled it; null: it is open. */
  resolved_by: string | null;
  at: string;
}

export interface TogetherTables {
  draft_guests: DraftGuestTable;
  draft_invitations: DraftInvitationTable;
  draft_edits: DraftEditTable;
  draft_presence: DraftPresenceTable;
  draft_comments: DraftCommentTable;
}

type Sorted = TableDialect['sortedText'];

const createTable = (db: Kysely<unknown>, name: string, sortedText: Sorted) =>
  db.schema
    .createTable(name)
    .addColumn('draft', sortedText, column => column.notNull().references('drafts.id').onDelete('cascade'));

export async function createTogetherTables(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await createTable(db, 'draft_guests', sortedText)
    .addColumn('user_id', sortedText, column => column.notNull())
    .addColumn('role', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('joined_at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('draft_guests_key', ['draft', 'user_id'])
    .execute();
  await db.schema.createIndex('draft_guests_by_user').on('draft_guests').column('user_id').execute();
  await createTable(db, 'draft_invitations', sortedText)
    .addColumn('role', sortedText, column => column.notNull())
    .addColumn('token_hash', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('draft_invitations_key', ['draft', 'role'])
    .execute();
  await createEdits(db, sortedText);
  await createTable(db, 'draft_comments', sortedText)
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('user_id', sortedText, column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('place', 'text', column => column.notNull())
    .addColumn('resolved_by', 'text')
    .addColumn('at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('draft_comments_key', ['draft', 'n'])
    .execute();
}

async function createEdits(db: Kysely<unknown>, sortedText: Sorted): Promise<void> {
  await createTable(db, 'draft_edits', sortedText)
    .addColumn('revision', 'integer', column => column.notNull())
    .addColumn('client', sortedText, column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('user_id', sortedText, column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('seen', 'integer', column => column.notNull())
    .addColumn('patch', 'text')
    .addColumn('at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('draft_edits_key', ['draft', 'revision'])
    .execute();
  await createTable(db, 'draft_presence', sortedText)
    .addColumn('client', sortedText, column => column.notNull())
    .addColumn('user_id', sortedText, column => column.notNull())
    .addColumn('place', 'text', column => column.notNull())
    .addColumn('at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('draft_presence_key', ['draft', 'client'])
    .execute();
}
