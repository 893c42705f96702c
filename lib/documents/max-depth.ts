/** Far deeper than any document, far from where a recursion ends. */
export const MAX_DEPTH = 100;

/** Checked on the text before it is parsed: many functions that walk a document recurse once per level. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return depth > MAX_DEPTH;
};

const endOfText = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
};
