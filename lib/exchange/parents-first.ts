import type { Row } from './backup-lines';

/** Versions in an order in which each comes after the one that it was made from. */
export const parentsFirst = (versions: readonly Row[]): readonly Row[] => {
  const byKey = new Map(versions.map(row => [`${row.slug} ${row.n}`, row]));
  const ordered = new Set<Row>();
  const take = (row: Row): void => {
    // A line of descent has no circle, since a parent was published before; it may be long, hence no recursion.
    const line: Row[] = [];
    for (let next: Row | undefined = row; next && !ordered.has(next); next = parentOf(next)) line.push(next);
    for (const one of line.reverse()) ordered.add(one);
  };
  const parentOf = (row: Row): Row | undefined =>
    row.remix_slug === null ? undefined : byKey.get(`${row.remix_slug} ${row.remix_n}`);
  for (const row of versions) take(row);
  return [...ordered];
};
