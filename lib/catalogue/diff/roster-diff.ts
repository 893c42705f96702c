import type { Sentence } from '@/lib/game/contract/sentence';
import type { ForceTable } from '@/lib/game/document/roster';

const CODE = 'versions.diff';

/** Troops of an army or a list by their names: more, fewer, new, gone. */
export const diffRosters = (
  before: readonly ForceTable[],
  after: readonly ForceTable[],
): readonly Sentence[] => {
  const [old, now] = [countsOf(before), countsOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names.flatMap(name => {
    const [was, is] = [old.get(name) ?? 0, now.get(name) ?? 0];
    return was === is ? [] : [{ code: `${CODE}.troops`, values: { name, before: was, after: is } }];
  });
};

const countsOf = (tables: readonly ForceTable[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { rows } of tables)
    for (const { name, count } of rows) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
};
