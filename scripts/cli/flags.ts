export interface ParsedFlags {
  readonly values: Readonly<Record<string, string>>;
  readonly flags: ReadonlySet<string>;
  /** What is no flag; null: something was not understood. */
  readonly rest: readonly string[] | null;
}

/** `--name value` and `--name`, in any order; what is not known is not understood. */
export const parseFlags = (
  words: readonly string[],
  named: readonly string[],
  plain: readonly string[],
): ParsedFlags => {
  const values: Record<string, string> = {};
  const flags = new Set<string>();
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const name = word.slice(2);
    const next = words[at + 1];
    if (!word.startsWith('--')) rest.push(word);
    else if (plain.includes(name)) flags.add(name);
    else if (named.includes(name) && next !== undefined) {
      values[name] = next;
      at += 1;
    } else return { values, flags, rest: null };
  }
  return { values, flags, rest };
};
