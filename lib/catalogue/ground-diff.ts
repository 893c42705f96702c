import type { GroundInWords } from '@/lib/game/game-system';
import type { Sentence } from '@/lib/game/sentence';

const CODE = 'versions.diff';
const MOST_NAMED = 6;

/** Ground that is new, and ground in whose place nothing new lies, each kind with its places. */
export const groundDiff = (
  before: readonly GroundInWords[],
  after: readonly GroundInWords[],
): readonly Sentence[] => {
  const added = without(after, before);
  const places = new Set(added.map(({ where }) => JSON.stringify(where)));
  const isGone = ({ where }: GroundInWords): boolean => !places.has(JSON.stringify(where));
  return [...byKind('ground', added), ...byKind('ground-gone', without(before, after).filter(isGone))];
};

/** What the one list has more of than the other; the same thing may lie twice at a place. */
const without = (list: readonly GroundInWords[], other: readonly GroundInWords[]): GroundInWords[] => {
  const left = new Map<string, number>();
  for (const entry of other.map(known => JSON.stringify(known))) left.set(entry, (left.get(entry) ?? 0) + 1);
  return list.filter(entry => {
    const key = JSON.stringify(entry);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
};

const byKind = (code: string, ground: readonly GroundInWords[]): readonly Sentence[] => {
  const kinds = new Map<string, GroundInWords[]>();
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
