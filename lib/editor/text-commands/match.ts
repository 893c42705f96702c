/** Something that can be named, and the words it is known by. */
export interface NamedItem {
  readonly id: string;
  readonly names: readonly string[];
}

/** Small letters without accents and signs; a comma joins as "and" does. */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’"“”]/gu, '')
    .replace(/,/g, ' & ')
    .replace(/[^\p{L}\p{N}\-&?]+/gu, ' ')
    .trim();

/** Named exactly, or else with these words in this order within the name. */
export const findByName = (known: readonly NamedItem[], text: string): readonly NamedItem[] => {
  const wanted = normalizeText(text);
  if (wanted === '') return [];
  const exact = known.filter(({ names }) => names.some(name => normalizeText(name) === wanted));
  if (exact.length > 0) return exact;
  return known.filter(({ names }) => names.some(name => ` ${normalizeText(name)} `.includes(` ${wanted} `)));
};

const NEAR = 3;

/** The name that was probably meant; null: none is similar. */
export const findNearestName = (known: readonly NamedItem[], text: string): string | null => {
  const wanted = normalizeText(text);
  const reach = Math.ceil(wanted.length / NEAR);
  const ranked = known
    .flatMap(({ names }) => names)
    .map(name => ({ name, distance: editDistance(normalizeText(name), wanted) }))
    .filter(({ distance }) => distance <= reach)
    .sort((left, right) => left.distance - right.distance);
  return ranked[0]?.name ?? null;
};

/** The number of letters to insert, delete or change. */
export const editDistance = (left: string, right: string): number => {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...right].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[right.length] ?? 0;
};
