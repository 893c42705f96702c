/** The first of `base-1`, `base-2`, … that is not taken. */
export const findNumberedId = (base: string, taken: Iterable<string>, first = 1): string => {
  const known = new Set(taken);
  let number = first;
  while (known.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
};

/** The base itself, or else with the first free number from 2 on. */
export const findFreeId = (base: string, taken: Iterable<string>): string => {
  const known = new Set(taken);
  return known.has(base) ? findNumberedId(base, known, 2) : base;
};
