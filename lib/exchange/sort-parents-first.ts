import type { BackupRow } from './backup-lines';

/** Versions ordered so that each comes after its original. */
export const sortParentsFirst = (versions: readonly BackupRow[]): readonly BackupRow[] => {
  const byKey = new Map(versions.map(row => [`${row.slug} ${row.n}`, row]));
  const ordered = new Set<BackupRow>();
  const take = (row: BackupRow): void => {
    // A line of descent has no circle, since a parent was published before; it may be long, so that there is no recursion.
    const line: BackupRow[] = [];
    for (let next: BackupRow | undefined = row; next && !ordered.has(next); next = parentOf(next))
      line.push(next);
    for (const one of line.reverse()) ordered.add(one);
  };
  const parentOf = (row: BackupRow): BackupRow | undefined =>
    row.remix_slug === null ? undefined : byKey.get(`${row.remix_slug} ${row.remix_n}`);
  for (const row of versions) take(row);
  return [...ordered];
};
