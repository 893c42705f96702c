import type { Store } from './open';

export interface OwnVersion {
  readonly slug: string;
  readonly n: number;
  readonly document: unknown;
}

/** Every version that an author published and that still has its document, for his own archive. */
export async function ownVersions(store: Store, author: string): Promise<readonly OwnVersion[]> {
  const rows = await store.db
    .selectFrom('versions')
    .innerJoin('publications', 'publications.slug', 'versions.slug')
    .select(['versions.slug', 'versions.n', 'versions.document'])
    .where('publications.author', '=', author)
    .where('versions.state', '<>', 'deleted')
    .orderBy('versions.slug')
    .orderBy('versions.n')
    .execute();
  return rows.map(({ slug, n, document }) => ({ slug, n, document: JSON.parse(document) }));
}
