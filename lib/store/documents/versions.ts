import { type Selectable, sql } from 'kysely';
import type { StoredFacts } from '../catalogue/facts';
import type { Store } from '../engine/open-store';
import { isPositiveInteger } from '../engine/sanitize';
import type {
  DocumentKind,
  PublicationTable,
  VersionState,
  VersionTable,
  Visibility,
} from '../schema/schema';
import { toVersionRef, type VersionRef } from './drafts';
import { isSlug } from './slug';

export interface VersionSummary extends VersionRef, StoredFacts {
  readonly kind: DocumentKind;
  readonly system: string;
  /** Null for what is shipped with the program. */
  readonly author: string | null;
  readonly visibility: Visibility;
  readonly changeNote: string;
  readonly publishedAt: string;
  readonly remixOf: VersionRef | null;
  readonly state: VersionState;
  /** The release of the rules that checked it; null: none has yet. */
  readonly checkedBy: string | null;
  /** How long its document is, in bytes of JSON. */
  readonly bytes: number;
}

export interface Version extends VersionSummary {
  /** The document as JSON. */
  readonly text: string;
}

/** A standing version by its number, listed or not; without a number the newest public one, or the newest of a line that was never public. */
export async function readVersion(store: Store, slug: string, n?: number): Promise<Version | null> {
  if (!isSlug(slug) || (n !== undefined && !isPositiveInteger(n))) return null;
  const row = await selectStandingVersion(store, slug, n).select('versions.document').executeTakeFirst();
  return row ? { ...toVersionSummary(row), text: row.document } : null;
}

/** The same without its document, which may be long. */
export async function readVersionSummary(
  store: Store,
  slug: string,
  n?: number,
): Promise<VersionSummary | null> {
  if (!isSlug(slug) || (n !== undefined && !isPositiveInteger(n))) return null;
  const row = await selectStandingVersion(store, slug, n).executeTakeFirst();
  return row ? toVersionSummary(row) : null;
}

/** The document of a standing version as JSON text; null: it no longer stands. */
export async function readDocumentText({ db }: Store, { slug, n }: VersionRef): Promise<string | null> {
  const row = await db
    .selectFrom('versions')
    .select('document')
    .where('slug', '=', slug)
    .where('n', '=', n)
    .where('state', '=', 'standing')
    .executeTakeFirst();
  return row?.document ?? null;
}

const selectStandingVersion = (store: Store, slug: string, n: number | undefined) =>
  selectVersions(store, slug)
    .where('versions.state', '=', 'standing')
    .where('versions.n', '=', n ?? shownNumber);

const shownNumber = sql<number>`coalesce(catalogue.n, (
  select max(other.n) from versions as other
  where other.slug = versions.slug and other.state = 'standing'
    and not exists (select 1 from versions as open where open.slug = versions.slug and open.visibility = 'public')))`;

/** What is left of a version that no longer stands. */
export interface GoneVersion extends VersionRef {
  readonly title: string;
  readonly state: Exclude<VersionState, 'standing'>;
  readonly reason: string;
  readonly since: string;
}

/** Why a version at this address no longer stands; without a number, that of the line's newest public version. */
export async function readGone(store: Store, slug: string, n?: number): Promise<GoneVersion | null> {
  if (!isSlug(slug) || (n !== undefined && !isPositiveInteger(n))) return null;
  const rows = await selectVersions(store, slug).orderBy('versions.n', 'desc').execute();
  if (n === undefined && isLineShown(rows)) return null;
  const candidates = rows.filter(row => (n === undefined || row.n === n) && row.state !== 'standing');
  const row = candidates.find(({ visibility }) => visibility === 'public') ?? candidates[0];
  return row && row.state !== 'standing' ? toGoneVersion(row, row.state) : null;
}

/** Whether something is shown at the line's own address. */
const isLineShown = (rows: readonly SummaryRow[]): boolean => {
  const open = rows.filter(({ visibility }) => visibility === 'public');
  return (open.length > 0 ? open : rows).some(({ state }) => state === 'standing');
};

const toGoneVersion = (row: SummaryRow, state: GoneVersion['state']): GoneVersion => ({
  slug: row.slug,
  n: row.n,
  title: (JSON.parse(row.facts) as StoredFacts).title,
  state,
  reason: row.state_reason,
  since: row.state_at ?? row.published_at,
});

/**
 * The line's versions in any state, newest first: public ones for all, unlisted ones for their author, and for all
 * where none is public.
 */
export async function listVersions(
  store: Store,
  slug: string,
  viewer?: string,
): Promise<readonly VersionSummary[]> {
  if (!isSlug(slug)) return [];
  const rows = await selectVersions(store, slug).orderBy('versions.n', 'desc').execute();
  const all = rows.map(toVersionSummary);
  const listed = all.filter(version => version.visibility === 'public' || version.author === viewer);
  return listed.length > 0 ? listed : all;
}

const FARTHEST = 10;

/** The line of descent of a version, the nearest ancestor first, whether it still stands or not. */
export async function listAncestors(
  store: Store,
  { remixOf }: Pick<VersionSummary, 'remixOf'>,
): Promise<readonly VersionSummary[]> {
  const line: VersionSummary[] = [];
  let next = remixOf;
  while (next !== null && line.length < FARTHEST) {
    const { slug, n } = next;
    const row = await selectVersions(store, slug).where('versions.n', '=', n).executeTakeFirst();
    if (!row) break;
    const ancestor = toVersionSummary(row);
    line.push(ancestor);
    next = ancestor.remixOf;
  }
  return line;
}

/** An unlisted parent is not named: whoever has the address of a remix must not learn that of its parent. */
const shownParent = sql<boolean | number>`exists (
  select 1 from versions as parent where parent.slug = versions.remix_slug
    and parent.n = versions.remix_n and parent.visibility = 'public')`;

const selectVersions = (store: Store, slug: string) =>
  store.db
    .selectFrom('versions')
    .innerJoin('publications', 'publications.slug', 'versions.slug')
    .leftJoin('catalogue', 'catalogue.slug', 'versions.slug')
    .leftJoin('version_checks', join =>
      join
        .onRef('version_checks.slug', '=', 'versions.slug')
        .onRef('version_checks.n', '=', 'versions.n')
        .on('version_checks.variant', '=', ''),
    )
    .select('version_checks.rules as checked_by')
    .select(['publications.kind', 'publications.system', 'publications.author'])
    .select(['versions.slug', 'versions.n', 'versions.facts', 'versions.visibility'])
    .select(['versions.change_note', 'versions.published_at', 'versions.remix_slug', 'versions.remix_n'])
    .select(['versions.state', 'versions.state_reason', 'versions.state_at'])
    .select(shownParent.as('has_shown_parent'))
    // Both engines know the length of a value without reading it.
    .select(sql<number>`octet_length(versions.document)`.as('bytes'))
    .where('versions.slug', '=', slug);

type SummaryRow = Omit<Selectable<VersionTable>, 'document' | 'words'> &
  Pick<Selectable<PublicationTable>, 'kind' | 'system' | 'author'> & {
    readonly checked_by: string | null;
    readonly has_shown_parent: boolean | number;
    readonly bytes: number;
  };

/** Facts of earlier releases know less. */
const NOT_KNOWN = { licence: null, minutes: null };

const toVersionSummary = (row: SummaryRow): VersionSummary => ({
  ...NOT_KNOWN,
  ...(JSON.parse(row.facts) as StoredFacts),
  slug: row.slug,
  n: row.n,
  kind: row.kind,
  system: row.system,
  author: row.author,
  visibility: row.visibility,
  changeNote: row.state === 'standing' ? row.change_note : '',
  publishedAt: row.published_at,
  remixOf: row.has_shown_parent ? toVersionRef(row.remix_slug, row.remix_n) : null,
  state: row.state,
  checkedBy: row.checked_by,
  bytes: row.bytes,
});
