import type { Kysely } from 'kysely';
import type { DocumentVerdict, Verdict } from '@/lib/game/check/verdict';
import type { Store } from '../engine/open-store';
import type { Schema } from '../schema/schema';
import type { VersionRef } from './drafts';

/** What the rules said of a version, and which rules those were. */
export interface VersionCheck {
  /** The name of the rules' release; another one may reach another verdict. */
  readonly rules: string;
  readonly verdict: DocumentVerdict;
}

/** The battle itself stands among its variants under no name. */
const ITSELF = '';

/** Keeps the verdict on a version and its variants in place of earlier ones; within a transaction. */
export async function saveCheck(
  db: Kysely<Schema>,
  { slug, n }: VersionRef,
  { rules, verdict: { variants, ...itself } }: VersionCheck,
): Promise<void> {
  await deleteChecks(db, slug, [n]);
  for (const [variant, verdict] of [[ITSELF, itself] as const, ...Object.entries(variants)])
    await db
      .insertInto('version_checks')
      .values({ slug, n, variant, rules, verdict: JSON.stringify(verdict) })
      .onConflict(conflict => conflict.doNothing())
      .execute();
}

/** A deleted version leaves nothing behind that quotes it. */
export async function deleteChecks(
  db: Kysely<Schema>,
  slug: string,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  await db.deleteFrom('version_checks').where('slug', '=', slug).where('n', 'in', numbers).execute();
}

/** The verdict on a version or one of its variants; null: it has not been checked yet, or there is no such variant. */
export async function readVerdict(
  { db }: Store,
  { slug, n }: VersionRef,
  variant: string | null,
): Promise<Verdict | null> {
  const row = await db
    .selectFrom('version_checks')
    .select('verdict')
    .where('slug', '=', slug)
    .where('n', '=', n)
    .where('variant', '=', variant ?? ITSELF)
    .executeTakeFirst();
  return row ? (JSON.parse(row.verdict) as Verdict) : null;
}

/** A standing version that these rules have not checked; null: there is none left. Newest first, since those are read most. */
export async function findNextUnchecked(
  { db }: Store,
  rules: string,
  passedOver: readonly VersionRef[] = [],
): Promise<VersionRef | null> {
  const rows = await db
    .selectFrom('versions')
    .select(['versions.slug', 'versions.n'])
    .where('versions.state', '=', 'standing')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('version_checks')
            .select('version_checks.rules')
            .whereRef('version_checks.slug', '=', 'versions.slug')
            .whereRef('version_checks.n', '=', 'versions.n')
            .where('version_checks.variant', '=', ITSELF)
            .where('version_checks.rules', '=', rules),
        ),
      ),
    )
    .orderBy('versions.published_at', 'desc')
    .orderBy('versions.slug')
    .orderBy('versions.n')
    .limit(passedOver.length + 1)
    .execute();
  const isPassedOver = (row: VersionRef) =>
    passedOver.some(({ slug, n }) => slug === row.slug && n === row.n);
  return rows.find(row => !isPassedOver(row)) ?? null;
}
