import type { TerrainDescription } from '@/lib/game/contract/game-system';
import type { Sentence } from '@/lib/game/contract/sentence';

const CODE = 'versions.diff';
const MOST_NAMED = 6;

/** New ground, and old ground that nothing new replaces, each kind with its places. */
export const diffGround = (
  before: readonly TerrainDescription[],
  after: readonly TerrainDescription[],
): readonly Sentence[] => {
  const added = subtract(after, before);
  const places = new Set(added.map(({ where }) => JSON.stringify(where)));
  const isGone = ({ where }: TerrainDescription): boolean => !places.has(JSON.stringify(where));
  return [
    ...describeByKind('ground', added),
    ...describeByKind('ground-gone', subtract(before, after).filter(isGone)),
  ];
};

/** What the one list has more of than the other; the same thing may lie twice at a place. */
const subtract = (
  list: readonly TerrainDescription[],
  other: readonly TerrainDescription[],
): TerrainDescription[] => {
  const left = new Map<string, number>();
  for (const entry of other.map(known => JSON.stringify(known))) left.set(entry, (left.get(entry) ?? 0) + 1);
  return list.filter(entry => {
    const key = JSON.stringify(entry);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
};

const describeByKind = (code: string, ground: readonly TerrainDescription[]): readonly Sentence[] => {
  const kinds = new Map<string, TerrainDescription[]>();
  for (const entry of ground) {
    const key = JSON.stringify(entry.what);
    const known = kinds.get(key);
    if (known) known.push(entry);
    else kinds.set(key, [entry]);
  }
  return [...kinds.values()].flatMap(entries => {
    const [first] = entries;
    if (!first) return [];
    const where = entries.slice(0, MOST_NAMED).map(entry => entry.where);
    const rest = entries.length - where.length;
    const others = rest > 0 ? [{ code: `${CODE}.others`, values: { count: rest } }] : [];
    return [{ code: `${CODE}.${code}`, values: { what: first.what, where: [...where, ...others] } }];
  });
};
