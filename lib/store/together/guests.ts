import { hashSecret } from '../accounts/secret-hash';
import { announce, formatDraftTopic } from '../bus/announce';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import type { GuestRole } from '../schema/together-tables';

/** The most people that may be invited to one draft. */
export const MOST_GUESTS = 20;

export interface Guest {
  readonly user: string;
  readonly role: GuestRole;
  readonly name: string;
}

export interface Guests {
  readonly guests: readonly Guest[];
  /** The roles that have a link. */
  readonly links: readonly GuestRole[];
}

export async function readGuests({ db }: Pick<Store, 'db'>, draft: string): Promise<Guests> {
  const [guests, links] = await Promise.all([
    db.selectFrom('draft_guests').selectAll().where('draft', '=', draft).orderBy('joined_at').execute(),
    db.selectFrom('draft_invitations').select('role').where('draft', '=', draft).execute(),
  ]);
  return {
    guests: guests.map(({ user_id, role, name }) => ({ user: user_id, role, name })),
    links: links.map(({ role }) => role),
  };
}

/** A new link for a role; an older one ends with it. */
export async function setInvitation(
  { db }: Pick<Store, 'db'>,
  draft: string,
  role: GuestRole,
  token: string,
): Promise<void> {
  const token_hash = hashSecret(token);
  await db
    .insertInto('draft_invitations')
    .values({ draft, role, token_hash })
    .onConflict(conflict => conflict.columns(['draft', 'role']).doUpdateSet({ token_hash }))
    .execute();
}

/** The link ends, and with it the access of all who came by it. */
export const revokeInvitation = (store: Store, draft: string, role: GuestRole): Promise<void> =>
  store.db.transaction().execute(async transaction => {
    await transaction
      .deleteFrom('draft_invitations')
      .where('draft', '=', draft)
      .where('role', '=', role)
      .execute();
    await transaction
      .deleteFrom('draft_guests')
      .where('draft', '=', draft)
      .where('role', '=', role)
      .execute();
    await announce(store, transaction, [formatDraftTopic(draft)]);
  });

/** Somebody leaves, or is shut out; false: they were not there. */
export const removeGuest = (store: Store, draft: string, user: string): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const gone = await transaction
      .deleteFrom('draft_guests')
      .where('draft', '=', sanitizeText(draft))
      .where('user_id', '=', user)
      .returning('user_id')
      .executeTakeFirst();
    await transaction
      .deleteFrom('draft_presence')
      .where('draft', '=', draft)
      .where('user_id', '=', user)
      .execute();
    await announce(store, transaction, [formatDraftTopic(draft)]);
    return gone !== undefined;
  });

export interface Invitation {
  readonly role: GuestRole;
  readonly title: string;
  /** The owner's name; null: they have none. */
  readonly owner: string | null;
}

/** What a link invites to; null: it has ended, or never was one. */
export async function readInvitation(
  { db }: Pick<Store, 'db'>,
  draft: string,
  token: string,
): Promise<Invitation | null> {
  const found = await db
    .selectFrom('draft_invitations')
    .innerJoin('drafts', 'drafts.id', 'draft_invitations.draft')
    .leftJoin('users', 'users.id', 'drafts.owner')
    .select(['draft_invitations.role', 'drafts.title', 'users.name', 'users.username'])
    .where('draft_invitations.draft', '=', sanitizeText(draft))
    .where('draft_invitations.token_hash', '=', hashSecret(token))
    .where('drafts.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const { role, title, name, username } = found;
  return { role, title, owner: username === null ? null : name };
}

export type Joining = 'joined' | 'owner' | 'no-such-link' | 'full';

interface Newcomer {
  readonly user: string;
  readonly name: string;
  readonly token: string;
}

/** Whoever brings the link is a guest from then on. Who comes again by another link gets its role. */
export const joinDraft = (store: Store, draft: string, { user, name, token }: Newcomer): Promise<Joining> =>
  store.db.transaction().execute(async transaction => {
    const id = sanitizeText(draft);
    const found = await transaction
      .selectFrom('draft_invitations')
      .innerJoin('drafts', 'drafts.id', 'draft_invitations.draft')
      .select(['draft_invitations.role', 'drafts.owner'])
      .where('draft_invitations.draft', '=', id)
      .where('draft_invitations.token_hash', '=', hashSecret(token))
      .where('drafts.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!found) return 'no-such-link';
    if (found.owner === user) return 'owner';
    const { count } = await transaction
      .selectFrom('draft_guests')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('draft', '=', id)
      .where('user_id', '!=', user)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_GUESTS) return 'full';
    const guest = { role: found.role, name: sanitizeText(name) };
    await transaction
      .insertInto('draft_guests')
      .values({ draft: id, user_id: user, ...guest, joined_at: store.now() })
      .onConflict(conflict => conflict.columns(['draft', 'user_id']).doUpdateSet(guest))
      .execute();
    await announce(store, transaction, [formatDraftTopic(id)]);
    return 'joined';
  });

export interface SharedDraft {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly role: GuestRole;
}

/** The drafts of others to which a user was invited, the last edited first. */
export const listSharedDrafts = ({ db }: Pick<Store, 'db'>, user: string): Promise<readonly SharedDraft[]> =>
  db
    .selectFrom('draft_guests')
    .innerJoin('drafts', 'drafts.id', 'draft_guests.draft')
    .select(['drafts.id', 'drafts.title', 'drafts.system', 'draft_guests.role'])
    .where('draft_guests.user_id', '=', user)
    .where('drafts.deleted_at', 'is', null)
    .orderBy('drafts.updated_at', 'desc')
    .execute();
