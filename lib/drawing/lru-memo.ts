/** Keeps the last results of a pure function: a brush stroke changes one tile, and the rest need not be made again. */
export const lruMemo = <Input, Output>(
  count: number,
  keyOf: (input: Input) => string,
  make: (input: Input) => Output,
): ((input: Input) => Output) => {
  const kept = new Map<string, Output>();
  return input => {
    const key = keyOf(input);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const [oldest] = kept.keys();
    if (kept.size >= count && oldest !== undefined) kept.delete(oldest);
    const made = make(input);
    kept.set(key, made);
    return made;
  };
};
