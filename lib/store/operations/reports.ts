import type { StoredFacts } from '../catalogue/facts';
import type { VersionRef } from '../documents/drafts';
import { isSlug } from '../documents/slug';
import type { Store } from '../engine/open-store';
import { isPositiveInteger, sanitizeText } from '../engine/sanitize';
import type { VersionState } from '../schema/schema';

export interface Report extends VersionRef {
  readonly id: string;
  readonly title: string;
  readonly state: VersionState;
  readonly reason: string;
  readonly createdAt: string;
}

/** Stores a reader's report about a version; false: there is no such version. */
export async function createReport(store: Store, { slug, n }: VersionRef, reason: string): Promise<boolean> {
  if (!isSlug(slug) || !isPositiveInteger(n)) return false;
  const known = await store.db
    .selectFrom('versions')
    .select('n')
    .where('slug', '=', slug)
    .where('n', '=', n)
    .executeTakeFirst();
  if (!known) return false;
  const row = { id: store.newId(), slug, n, reason: sanitizeText(reason), created_at: store.now() };
  await store.db.insertInto('reports').values(row).execute();
  return true;
}

const MOST_SHOWN = 200;

/** What nobody has dealt with yet, the oldest first. */
export async function listOpenReports(store: Store): Promise<readonly Report[]> {
  const rows = await store.db
    .selectFrom('reports')
    .innerJoin('versions', join =>
      join.onRef('versions.slug', '=', 'reports.slug').onRef('versions.n', '=', 'reports.n'),
    )
    .select(['reports.id', 'reports.slug', 'reports.n', 'reports.reason', 'reports.created_at'])
    .select(['versions.state', 'versions.facts'])
    .where('reports.settled_at', 'is', null)
    .orderBy('reports.created_at')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ facts, created_at, ...row }) => ({
    ...row,
    title: titleIn(facts),
    createdAt: created_at,
  }));
}

const titleIn = (facts: string): string => (JSON.parse(facts) as StoredFacts).title;

/** A curator has handled the reports about a line, or about one version of it. */
export async function settleReports(store: Store, slug: string, n?: number): Promise<void> {
  const open = store.db
    .updateTable('reports')
    .set({ settled_at: store.now() })
    .where('slug', '=', sanitizeText(slug))
    .where('settled_at', 'is', null);
  await (n === undefined ? open : open.where('n', '=', n)).execute();
}

export interface HiddenVersion extends VersionRef {
  readonly title: string;
  readonly reason: string;
}

/** What curators have hidden, the last hidden first. */
export async function listHiddenVersions(store: Store): Promise<readonly HiddenVersion[]> {
  const rows = await store.db
    .selectFrom('versions')
    .select(['slug', 'n', 'facts', 'state_reason'])
    .where('state', '=', 'hidden')
    .orderBy('state_at', 'desc')
    .orderBy('slug')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ slug, n, facts, state_reason }) => ({
    slug,
    n,
    title: titleIn(facts),
    reason: state_reason,
  }));
}
