/** The library has no types of its own. */
declare module 'hyphen' {
  type Patterns = unknown;
  const createHyphenator: (
    patterns: Patterns,
    options?: { readonly hyphenChar?: string; readonly minWordLength?: number },
  ) => (text: string) => string;
  export = createHyphenator;
}

declare module 'hyphen/patterns/de-1996.js' {
  const patterns: unknown;
  export = patterns;
}
