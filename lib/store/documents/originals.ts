import type { Kysely } from 'kysely';
import type { LicensedOriginal } from '@/lib/documents/licence';
import type { StoredFacts } from '../catalogue/facts';
import type { Schema } from '../schema/schema';
import type { VersionRef } from './drafts';

/** What the terms of a remix depend on; null: it is no remix. */
export async function readOriginal(
  db: Pick<Kysely<Schema>, 'selectFrom'>,
  remixOf: VersionRef | null,
  owner: string,
): Promise<LicensedOriginal | null> {
  if (remixOf === null) return null;
  const row = await db
    .selectFrom('versions')
    .innerJoin('publications', 'publications.slug', 'versions.slug')
    .select(['versions.facts', 'publications.author'])
    .where('versions.slug', '=', remixOf.slug)
    .where('versions.n', '=', remixOf.n)
    .executeTakeFirst();
  if (!row) return null;
  const { licence } = JSON.parse(row.facts) as Partial<StoredFacts>;
  return { licence: licence ?? null, isOwn: row.author === owner };
}
