import type { Kysely, Selectable, Transaction } from 'kysely';
import type { VersionRef } from '../documents/drafts';
import { runWithinQuota } from '../documents/quotas';
import { isSlug } from '../documents/slug';
import type { Store } from '../engine/open-store';
import { clamp, isPositiveInteger, sanitizeText } from '../engine/sanitize';
import type { ContributionKind, ContributionState, ContributionTable } from '../schema/community-tables';
import type { Schema } from '../schema/schema';
import { listMissingAgreements } from './agreements';

/** A reported game: where it can be played again, and how it ended. */
export interface ReportedGame {
  readonly variant: string | null;
  /** As it is packed into a link; null: a game by link. */
  readonly record: string | null;
  /** The id of a game by link. */
  readonly game: string | null;
  /** As JSON. */
  readonly outcome: string;
}

export interface NewContribution extends VersionRef {
  readonly text: string;
  /** Null: a comment. */
  readonly played: ReportedGame | null;
}

export interface Contribution extends VersionRef {
  readonly id: string;
  readonly kind: ContributionKind;
  readonly author: string;
  readonly authorName: string;
  readonly text: string;
  readonly played: ReportedGame | null;
  readonly state: ContributionState;
  readonly stateReason: string;
  readonly createdAt: string;
}

/** Keeps what somebody wrote under a version that stands; null: there is none. The report of a game by link waits for its other players. */
export const addContribution = (
  store: Store,
  author: string,
  { slug, n, text, played }: NewContribution,
): Promise<Pick<Contribution, 'id' | 'state'> | null> => {
  if (!isSlug(slug) || !isPositiveInteger(n)) return Promise.resolve(null);
  return runWithinQuota(store, author, async transaction => {
    if (!(await isStanding(transaction, { slug, n }))) return null;
    const missing = played?.game ? await listMissingAgreements(transaction, played.game, [author]) : [];
    const state = missing.length > 0 ? ('waiting' as const) : ('standing' as const);
    const id = store.newId();
    await transaction
      .insertInto('contributions')
      .values({
        ...{ id, slug, n, author, state, text: sanitizeText(text), state_reason: '' },
        kind: played ? 'play-report' : 'comment',
        ...(played ?? { variant: null, record: null, game: null, outcome: null }),
        created_at: store.now(),
      })
      .execute();
    return { id, state };
  });
};

async function isStanding(db: Pick<Kysely<Schema>, 'selectFrom'>, { slug, n }: VersionRef): Promise<boolean> {
  const row = await db
    .selectFrom('versions')
    .select('n')
    .where('slug', '=', slug)
    .where('n', '=', n)
    .where('state', '=', 'standing')
    .executeTakeFirst();
  return row !== undefined;
}

export interface ContributionQuery {
  readonly slug: string;
  readonly kind: ContributionKind;
  /** Also sees what only they may see: their own that is hidden or waits, and reports that wait for them. */
  readonly viewer: string | null;
  readonly page: number;
  readonly pageSize: number;
}

export interface ContributionPage {
  readonly total: number;
  readonly items: readonly Contribution[];
}

const LARGEST_PAGE = 100;

/** What readers wrote under a document, the newest first. */
export async function listContributions(
  { db }: Pick<Store, 'db'>,
  { slug, kind, viewer, page, pageSize }: ContributionQuery,
): Promise<ContributionPage> {
  const size = clamp(pageSize, 1, LARGEST_PAGE);
  const seen = () =>
    selectSeen(db, viewer).where('contributions.slug', '=', sanitizeText(slug)).where('kind', '=', kind);
  const { total } = await seen()
    .select(expression => expression.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await seen()
    .selectAll('contributions')
    .select('users.name')
    .orderBy('contributions.created_at', 'desc')
    .orderBy('contributions.id')
    .limit(size)
    .offset((clamp(page, 1, 1_000_000) - 1) * size)
    .execute();
  return { total: Number(total), items: rows.map(toContribution) };
}

const selectSeen = (db: Store['db'], viewer: string | null) =>
  db
    .selectFrom('contributions')
    .innerJoin('users', 'users.id', 'contributions.author')
    .where(where =>
      where.or([
        where('contributions.state', '=', 'standing'),
        ...(viewer === null
          ? []
          : [
              where('contributions.author', '=', viewer),
              where.and([
                where('contributions.state', '=', 'waiting'),
                where(
                  'contributions.game',
                  'in',
                  where.selectFrom('game_seats').select('game').where('user_id', '=', viewer),
                ),
              ]),
            ]),
      ]),
    );

type Row = Selectable<ContributionTable> & { readonly name: string };

export const toContribution = (row: Row): Contribution => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  n: row.n,
  author: row.author,
  authorName: row.name,
  text: row.text,
  played:
    row.outcome === null
      ? null
      : { variant: row.variant, record: row.record, game: row.game, outcome: row.outcome },
  state: row.state,
  stateReason: row.state_reason,
  createdAt: row.created_at,
});

/** One contribution, as far as the viewer may see it. */
export async function readContribution(
  { db }: Pick<Store, 'db'>,
  id: string,
  viewer: string | null,
): Promise<Contribution | null> {
  const row = await selectSeen(db, viewer)
    .selectAll('contributions')
    .select('users.name')
    .where('contributions.id', '=', sanitizeText(id))
    .executeTakeFirst();
  return row ? toContribution(row) : null;
}

/** An author takes back what they wrote; nothing of it stays. False: it is not theirs. */
export async function deleteContribution({ db }: Store, id: string, author: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('contributions')
    .where('id', '=', sanitizeText(id))
    .where('author', '=', author)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** All that somebody wrote, the oldest first. */
export async function listOwnContributions({ db }: Store, author: string): Promise<readonly Contribution[]> {
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('users', 'users.id', 'contributions.author')
    .selectAll('contributions')
    .select('users.name')
    .where('contributions.author', '=', author)
    .orderBy('contributions.created_at')
    .orderBy('contributions.id')
    .execute();
  return rows.map(toContribution);
}

/** What a guest wrote becomes that of the account that they sign in to. */
export async function transferContributions(
  transaction: Transaction<Schema>,
  from: string,
  to: string,
): Promise<void> {
  await transaction.updateTable('contributions').set({ author: to }).where('author', '=', from).execute();
}
