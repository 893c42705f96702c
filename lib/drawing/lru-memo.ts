/** Remembers the last results of a pure function, least recently used first out. By hand, since it is sent to the browser. */
export const memoizeRecent = <Input, Output>(
  count: number,
  keyOf: (input: Input) => string,
  make: (input: Input) => Output,
): ((input: Input) => Output) => {
  const kept = new Map<string, Output>();
  return input => {
    const key = keyOf(input);
    const known = kept.get(key);
    const output = known === undefined ? make(input) : known;
    kept.delete(key);
    kept.set(key, output);
    const [oldest] = kept.keys();
    if (kept.size > count && oldest !== undefined) kept.delete(oldest);
    return output;
  };
};
