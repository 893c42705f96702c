import type { Selectable, Transaction } from 'kysely';
import { listAllowedLicences } from '@/lib/documents/licence';
import { toPublishedDocument } from '@/lib/documents/published-document';
import { refreshCatalogue } from '../catalogue/catalogue-row';
import { type Facts, searchWordsOf, toStoredFacts } from '../catalogue/facts';
import type { Store } from '../engine/open-store';
import { isPositiveInteger, sanitizeText } from '../engine/sanitize';
import type { DraftTable, PublicationTable, Schema, Visibility } from '../schema/schema';
import { type SaveResult, saveDraft, toVersionRef, type VersionRef } from './drafts';
import { readOriginal } from './originals';
import { runWithinQuota } from './quotas';
import { findFreeSlug, makeSecretSlug, toSlug } from './slug';
import { saveCheck, type VersionCheck } from './version-checks';
import { lockLine } from './version-states';

export interface PublishInput {
  /** The revision that was checked: the facts must belong to what is published. */
  readonly revision: number;
  readonly facts: Facts;
  readonly visibility: Visibility;
  readonly changeNote: string;
  /** What the rules said of that revision; absent: the version is checked later. */
  readonly check?: VersionCheck;
  /** That revision as it is published, as JSON; absent: it is made from the draft. */
  readonly published?: string;
}

export type PublishResult =
  | { readonly type: 'published'; readonly slug: string; readonly n: number }
  | { readonly type: 'conflict'; readonly revision: number }
  /** A curator has hidden the whole line: nothing is added until they restore it. */
  | { readonly type: 'hidden' }
  /** Its original does not allow the licence that it states. */
  | { readonly type: 'licence-too-wide' }
  | { readonly type: 'not-found' };

/** Makes the draft's document the next version of its line, for good; all of it or nothing. Unlisted versions are a line of their own. */
export const publishDraft = (
  store: Store,
  draftId: string,
  owner: string,
  publishing: PublishInput,
): Promise<PublishResult> =>
  runWithinQuota(store, owner, async transaction => {
    const draft = await lockDraft(transaction, sanitizeText(draftId), owner);
    if (!draft) return { type: 'not-found' };
    if (!isPositiveInteger(publishing.revision) || draft.revision !== publishing.revision)
      return { type: 'conflict', revision: draft.revision };
    if (!(await isLicenceAllowed(transaction, draft, publishing.facts))) return { type: 'licence-too-wide' };
    if (await isAnyHidden(transaction, [draft.slug, draft.unlisted_slug])) return { type: 'hidden' };
    const slug =
      draft[LINE_COLUMNS[publishing.visibility]] ?? (await openLine(transaction, draft, publishing));
    const n = await addVersion(transaction, slug, {
      ...publishing,
      document: publishing.published ?? JSON.stringify(toPublishedDocument(JSON.parse(draft.document))),
      publishedAt: store.now(),
      remixOf: { slug: draft.remix_slug, n: draft.remix_n },
    });
    return { type: 'published', slug, n };
  });

export interface NextVersion extends Omit<PublishInput, 'revision'> {
  readonly title: string;
  readonly document: unknown;
}

/** Puts a document into the owner's draft of a line and makes it the line's next version. */
export async function publishNextVersion(
  store: Store,
  slug: string,
  owner: string,
  { title, document, ...publishing }: NextVersion,
): Promise<PublishResult> {
  const draft = await store.db
    .selectFrom('drafts')
    .select(['id', 'revision'])
    .where(where =>
      where.or([where('slug', '=', sanitizeText(slug)), where('unlisted_slug', '=', sanitizeText(slug))]),
    )
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!draft) return { type: 'not-found' };
  const saved = await saveDraft(store, draft.id, owner, { title, document, revision: draft.revision });
  return saved.type === 'saved'
    ? publishDraft(store, draft.id, owner, { ...publishing, revision: saved.revision })
    : toPublishResult(saved);
}

/** The owner of a draft never only looks at it. */
const toPublishResult = (saved: Exclude<SaveResult, { type: 'saved' }>): PublishResult =>
  saved.type === 'conflict' ? saved : { type: 'not-found' };

/** Writes the row as it is, which makes other publishers and savers of the same draft wait, in both engines. */
const lockDraft = (transaction: Transaction<Schema>, id: string, owner: string) =>
  transaction
    .updateTable('drafts')
    .set(expression => ({ revision: expression.ref('revision') }))
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** What states no licence is judged before it comes here; documents of earlier releases have none. */
const isLicenceAllowed = async (
  transaction: Transaction<Schema>,
  { remix_slug, remix_n, owner }: Selectable<DraftTable>,
  { licence = null }: Facts,
): Promise<boolean> => {
  if (licence === null) return true;
  const original = await readOriginal(transaction, toVersionRef(remix_slug, remix_n), owner);
  return listAllowedLicences(original).includes(licence);
};

const isAnyHidden = async (
  transaction: Transaction<Schema>,
  lines: readonly (string | null)[],
): Promise<boolean> => {
  for (const line of lines) if (line !== null && (await isHidden(transaction, line))) return true;
  return false;
};

/** Checked with the line locked, so that a curator who hides it at the same time is not missed. */
async function isHidden(transaction: Transaction<Schema>, slug: string): Promise<boolean> {
  await lockLine(transaction, slug);
  const states = await transaction
    .selectFrom('versions')
    .select('state')
    .distinct()
    .where('slug', '=', slug)
    .where('state', 'in', ['standing', 'hidden'])
    .execute();
  return states.length > 0 && states.every(({ state }) => state === 'hidden');
}

/** The column of a draft that names its line. */
const LINE_COLUMNS = { public: 'slug', unlisted: 'unlisted_slug' } as const satisfies Record<
  Visibility,
  keyof DraftTable
>;

async function openLine(
  transaction: Transaction<Schema>,
  draft: Selectable<DraftTable>,
  { facts, visibility }: PublishInput,
): Promise<string> {
  const { kind, system, owner } = draft;
  const request = visibility === 'unlisted' ? makeSecretSlug(facts.title, kind) : toSlug(facts.title, kind);
  const slug = await claimSlug(transaction, request, { kind, system, author: owner });
  const line = { [LINE_COLUMNS[visibility]]: slug };
  await transaction.updateTable('drafts').set(line).where('id', '=', draft.id).execute();
  return slug;
}

type NewLine = Pick<PublicationTable, 'kind' | 'system' | 'author'> &
  Partial<Pick<PublicationTable, 'shipped_as'>>;

/** Takes the requested slug or the first free one after it, unless a shipped line has its slug already; where another process is quicker, looks again. */
export async function claimSlug(
  transaction: Transaction<Schema>,
  request: string,
  line: NewLine,
): Promise<string> {
  for (;;) {
    const known = line.shipped_as ? await findShippedSlug(transaction, line.shipped_as) : undefined;
    if (known) return known;
    const slug = findFreeSlug(request, await findSlugsLike(transaction, request));
    const claimed = await transaction
      .insertInto('publications')
      .values({ ...line, slug, newest: 0 })
      .onConflict(conflict => conflict.doNothing())
      .returning('slug')
      .executeTakeFirst();
    if (claimed) return slug;
  }
}

async function findShippedSlug(
  transaction: Transaction<Schema>,
  shippedAs: string,
): Promise<string | undefined> {
  const line = await transaction
    .selectFrom('publications')
    .select('slug')
    .where('shipped_as', '=', shippedAs)
    .executeTakeFirst();
  return line?.slug;
}

async function findSlugsLike(
  transaction: Transaction<Schema>,
  request: string,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('publications')
    .select('slug')
    .where(where => where.or([where('slug', '=', request), where('slug', 'like', `${request}-%`)]))
    .execute();
  return new Set(rows.map(row => row.slug));
}

export interface NewVersion {
  /** As JSON text. */
  readonly document: string;
  readonly facts: Facts;
  readonly visibility: Visibility;
  readonly changeNote: string;
  readonly publishedAt: string;
  readonly remixOf?: { readonly slug: string | null; readonly n: number | null };
  readonly check?: VersionCheck;
}

/** Adds the next version to a line; the line's counter only grows, so that no number is used twice. */
export async function addVersion(
  transaction: Transaction<Schema>,
  slug: string,
  version: NewVersion,
): Promise<number> {
  const { newest: n } = await transaction
    .updateTable('publications')
    .set(expression => ({ newest: expression('newest', '+', 1) }))
    .where('slug', '=', slug)
    .returning('newest')
    .executeTakeFirstOrThrow();
  await transaction.insertInto('versions').values(makeVersionRow({ slug, n }, version)).execute();
  if (version.check) await saveCheck(transaction, { slug, n }, version.check);
  if (version.visibility === 'public') await refreshCatalogue(transaction, slug);
  return n;
}

const makeVersionRow = ({ slug, n }: VersionRef, version: NewVersion) => ({
  slug,
  n,
  document: version.document,
  facts: JSON.stringify(toStoredFacts(version.facts)),
  visibility: version.visibility,
  change_note: sanitizeText(version.changeNote),
  published_at: version.publishedAt,
  remix_slug: version.remixOf?.slug ?? null,
  remix_n: version.remixOf?.n ?? null,
  words: searchWordsOf(version.facts),
});
