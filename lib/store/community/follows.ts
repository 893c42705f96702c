import { sql, type Transaction } from 'kysely';
import { hashSecret } from '../accounts/secret-hash';
import type { StoredFacts } from '../catalogue/facts';
import type { VersionRef } from '../documents/drafts';
import { isSlug } from '../documents/slug';
import type { Store } from '../engine/open-store';
import type { FollowedKind } from '../schema/community-tables';
import type { Schema } from '../schema/schema';

export interface Followed {
  readonly kind: FollowedKind;
  /** The id of an author, or the slug of a document or collection. */
  readonly target: string;
}

/** The most that one reader can follow. */
const MOST_FOLLOWED = 1000;

/** Follows or unfollows; false: there is no such author, document or collection, or the reader's limit is reached. */
export const setFollow = (
  store: Store,
  reader: string,
  followed: Followed,
  isFollowed: boolean,
): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const row = { ...followed, user_id: reader };
    if (!isFollowed) {
      await transaction
        .deleteFrom('follows')
        .where('user_id', '=', reader)
        .where('kind', '=', followed.kind)
        .where('target', '=', followed.target)
        .execute();
      return true;
    }
    if (!(await isThere(transaction, followed)) || !(await hasRoom(transaction, reader))) return false;
    await transaction
      .insertInto('follows')
      .values({ ...row, followed_at: store.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return true;
  });

const isThere = async (transaction: Transaction<Schema>, { kind, target }: Followed): Promise<boolean> => {
  if (kind !== 'author' && !isSlug(target)) return false;
  const row =
    kind === 'author'
      ? await transaction
          .selectFrom('users')
          .select('id')
          .where('id', '=', target)
          .where('username', 'is not', null)
          .executeTakeFirst()
      : await transaction
          .selectFrom(kind === 'document' ? 'publications' : 'collections')
          .select('slug')
          .where('slug', '=', target)
          .executeTakeFirst();
  return row !== undefined;
};

const hasRoom = async (transaction: Transaction<Schema>, reader: string): Promise<boolean> => {
  const { count } = await transaction
    .selectFrom('follows')
    .select(expression => expression.fn.countAll().as('count'))
    .where('user_id', '=', reader)
    .executeTakeFirstOrThrow();
  return Number(count) < MOST_FOLLOWED;
};

/** Whom and what a reader follows, the last first. */
export const listFollowed = ({ db }: Pick<Store, 'db'>, reader: string): Promise<readonly Followed[]> =>
  db
    .selectFrom('follows')
    .select(['kind', 'target'])
    .where('user_id', '=', reader)
    .orderBy('followed_at', 'desc')
    .orderBy('target')
    .execute();

export async function isFollowing(
  { db }: Pick<Store, 'db'>,
  reader: string | null,
  { kind, target }: Followed,
): Promise<boolean> {
  if (reader === null) return false;
  const row = await db
    .selectFrom('follows')
    .select('target')
    .where('user_id', '=', reader)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .executeTakeFirst();
  return row !== undefined;
}

/** A version that is new to somebody who follows or starred. */
export interface FollowedVersion extends VersionRef {
  readonly title: string;
  readonly changeNote: string;
  readonly publishedAt: string;
  readonly author: string | null;
}

const MOST_NEWS = 40;

/** Public versions that others published since the reader began to follow, or starred, the newest first. */
export async function listFollowedNews(
  { db }: Pick<Store, 'db'>,
  reader: string,
  most = MOST_NEWS,
): Promise<readonly FollowedVersion[]> {
  const { rows } = await sql<{
    slug: string;
    n: number;
    facts: string;
    change_note: string;
    published_at: string;
    author: string | null;
  }>`
    select versions.slug, versions.n, versions.facts, versions.change_note, versions.published_at, publications.author
    from versions join publications on publications.slug = versions.slug
    where versions.visibility = 'public' and versions.state = 'standing'
      and (publications.author is null or publications.author <> ${reader})
      and (
        exists (select 1 from stars where stars.reader = ${reader}
          and stars.slug = versions.slug and stars.starred_at < versions.published_at)
        or exists (select 1 from follows where follows.user_id = ${reader}
          and follows.followed_at < versions.published_at and (
            (follows.kind = 'document' and follows.target = versions.slug)
            or (follows.kind = 'author' and follows.target = publications.author)
            or (follows.kind = 'collection' and exists (select 1 from collection_entries
              where collection_entries.collection = follows.target and collection_entries.slug = versions.slug)))))
    order by versions.published_at desc, versions.slug, versions.n desc
    limit ${most}`.execute(db);
  return rows.map(({ facts, change_note, published_at, ...row }) => ({
    ...row,
    title: (JSON.parse(facts) as StoredFacts).title,
    changeNote: change_note,
    publishedAt: published_at,
  }));
}

/** Gives a reader's feed a new address; the former one leads nowhere then. */
export const setFollowFeed = ({ db }: Pick<Store, 'db'>, reader: string, secret: string) =>
  db
    .insertInto('follow_feeds')
    .values({ user_id: reader, hash: hashSecret(secret) })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ hash: hashSecret(secret) }))
    .execute();

/** After this no address leads to the reader's feed. */
export const removeFollowFeed = ({ db }: Pick<Store, 'db'>, reader: string) =>
  db.deleteFrom('follow_feeds').where('user_id', '=', reader).execute();

export async function hasFollowFeed({ db }: Pick<Store, 'db'>, reader: string): Promise<boolean> {
  const row = await db
    .selectFrom('follow_feeds')
    .select('user_id')
    .where('user_id', '=', reader)
    .executeTakeFirst();
  return row !== undefined;
}

/** The owner of a feed; null: no such address. */
export async function findFollowFeedOwner({ db }: Pick<Store, 'db'>, secret: string): Promise<string | null> {
  const row = await db
    .selectFrom('follow_feeds')
    .select('user_id')
    .where('hash', '=', hashSecret(secret))
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** An author is gone: nobody follows them any more. */
export const endFollowersOf = (transaction: Transaction<Schema>, author: string) =>
  transaction.deleteFrom('follows').where('kind', '=', 'author').where('target', '=', author).execute();

/** What a guest follows is followed by the account that they sign in to; feeds of a guest end. */
export async function transferFollows(
  transaction: Transaction<Schema>,
  from: string,
  to: string,
): Promise<void> {
  const follows = await transaction
    .deleteFrom('follows')
    .where('user_id', '=', from)
    .returningAll()
    .execute();
  for (const follow of follows)
    await transaction
      .insertInto('follows')
      .values({ ...follow, user_id: to })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  await transaction.deleteFrom('follow_feeds').where('user_id', '=', from).execute();
}
