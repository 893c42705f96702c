import { type Kysely, sql, type Transaction } from 'kysely';
import type { Store } from '../engine/open-store';
import type { Schema } from '../schema/schema';

/** The storage limits of one author. */
export interface Quota {
  /** Drafts, deleted ones included until they are gone for good, and published documents without a draft. */
  readonly documents: number;
  /** Published documents, each with all its versions. */
  readonly lines: number;
  readonly collections: number;
  /** Drafts, versions, background images, comments and finished games together. */
  readonly bytes: number;
}

export interface Quotas {
  readonly account: Quota;
  /** For authors who have not signed up. */
  readonly anonymous: Quota;
  /** Bytes of one document. */
  readonly document: number;
}

export interface Usage extends Quota {
  readonly drafts: number;
  readonly versions: number;
}

export type QuotaLimit = keyof Quota | 'document';

/** Thrown out of a transaction, which then has changed nothing. */
export class QuotaExceeded extends Error {
  constructor(
    readonly exceeded: QuotaLimit,
    readonly limit: number,
  ) {
    super(`quota exceeded: at most ${limit} ${exceeded}`);
  }
}

/** Recognised by its shape, because a bundle may contain the class more than once. */
export const isQuotaExceeded = (error: unknown): error is QuotaExceeded =>
  error instanceof Error && 'exceeded' in error && 'limit' in error;

/** Runs a transaction in which the author's documents may grow, but not beyond the author's quota. */
export const runWithinQuota = <Result>(
  store: Store,
  owner: string,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> =>
  store.db.transaction().execute(async transaction => {
    if (store.quotas === null) return work(transaction);
    const quota = await lockQuota(transaction, owner, store.quotas);
    const before = await countUsage(transaction, owner);
    const result = await work(transaction);
    throwIfGrown(before, await countUsage(transaction, owner), quota);
    return result;
  });

const LIMITED = ['documents', 'lines', 'collections', 'bytes'] as const;

/** What was beyond its limit before may stay so: an administrator can lower a quota, and signing in can add another's work. */
const throwIfGrown = (before: Usage, after: Usage, quota: Quota): void => {
  const exceeded = LIMITED.find(limit => after[limit] > before[limit] && after[limit] > quota[limit]);
  if (exceeded) throw new QuotaExceeded(exceeded, quota[exceeded]);
};

/** Throws when a document alone is larger than any may be. */
export const throwIfTooLarge = ({ quotas }: Store, text: string): void => {
  if (quotas !== null && Buffer.byteLength(text) > quotas.document)
    throw new QuotaExceeded('document', quotas.document);
};

/** Writing the row as it is makes the same author's other writers wait, in both engines. */
const lockQuota = async (transaction: Transaction<Schema>, owner: string, quotas: Quotas): Promise<Quota> => {
  const user = await transaction
    .updateTable('users')
    .set(expression => ({ name: expression.ref('name') }))
    .where('id', '=', owner)
    .returning(['username', 'quota_bytes'])
    .executeTakeFirst();
  return quotaOfRow(user, quotas);
};

interface Holder {
  readonly username: string | null;
  readonly quota_bytes: number | null;
}

const quotaOfRow = (user: Holder | undefined, { account, anonymous }: Quotas): Quota => {
  const usual = user && user.username !== null ? account : anonymous;
  return user && user.quota_bytes !== null ? scaleQuota(usual, user.quota_bytes) : usual;
};

/** Whoever may keep twice the bytes may keep twice as many documents. */
const scaleQuota = (usual: Quota, bytes: number): Quota => {
  const times = (count: number): number => Math.ceil((count * bytes) / usual.bytes);
  return {
    documents: times(usual.documents),
    lines: times(usual.lines),
    collections: times(usual.collections),
    bytes,
  };
};

/** How much a user may keep; null: the store sets no limits. */
export async function quotaOf({ db, quotas }: Store, userId: string): Promise<Quota | null> {
  if (quotas === null) return null;
  const user = await db
    .selectFrom('users')
    .select(['username', 'quota_bytes'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return quotaOfRow(user, quotas);
}

/** Gives a user another number of bytes, and documents in proportion; null: the usual quota. False: there is no such user. */
export async function setQuota(store: Store, userId: string, bytes: number | null): Promise<boolean> {
  const changed = await store.db
    .updateTable('users')
    .set({ quota_bytes: bytes, updated_at: store.now() })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** How much a user keeps. */
export const usageOf = ({ db }: Store, userId: string): Promise<Usage> => countUsage(db, userId);

interface Counts {
  readonly drafts: Count;
  readonly loose: Count;
  readonly lines: Count;
  readonly versions: Count;
  readonly collections: Count;
  readonly draft_bytes: Count;
  readonly picture_bytes: Count;
  readonly version_bytes: Count;
  readonly written_bytes: Count;
}

/** PostgreSQL gives sums back as text. */
type Count = number | string;

const countUsage = async (db: Kysely<Schema>, owner: string): Promise<Usage> => {
  const { rows } = await countsOf(owner).execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('no counts');
  const drafts = Number(counts.drafts);
  return {
    drafts,
    documents: drafts + Number(counts.loose),
    lines: Number(counts.lines),
    versions: Number(counts.versions),
    collections: Number(counts.collections),
    bytes:
      Number(counts.draft_bytes) +
      Number(counts.picture_bytes) +
      Number(counts.version_bytes) +
      Number(counts.written_bytes),
  };
};

/** `octet_length` reads no document: both engines know the length of a value without it. */
const countsOf = (owner: string) => sql<Counts>`
  select
    (select count(*) from drafts where owner = ${owner}) as drafts,
    (select coalesce(sum(octet_length(document)), 0) from drafts where owner = ${owner}) as draft_bytes,
    (select coalesce(sum(octet_length(underlays.bytes)), 0)
      from underlays join drafts on drafts.id = underlays.draft where drafts.owner = ${owner}) as picture_bytes,
    (select count(*) from publications where author = ${owner}) as lines,
    (select count(*) from publications where author = ${owner} and not exists (
      select 1 from drafts
      where drafts.slug = publications.slug or drafts.unlisted_slug = publications.slug)) as loose,
    (select count(*) from versions join publications on publications.slug = versions.slug
      where publications.author = ${owner} and versions.state <> 'deleted') as versions,
    (select coalesce(sum(
        octet_length(versions.document) + octet_length(versions.facts) + octet_length(versions.words)), 0)
      from versions join publications on publications.slug = versions.slug
      where publications.author = ${owner}) as version_bytes,
    (select coalesce(sum(octet_length(text) + coalesce(octet_length(record), 0)), 0)
        from contributions where author = ${owner})
      + (select coalesce(sum(octet_length(record)), 0) from finished_games where user_id = ${owner}) as written_bytes,
    (select count(*) from collections where owner = ${owner}) as collections`;
