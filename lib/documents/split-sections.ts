const HEADING = /^#{1,2} (\d+(?:\.\d+)*)(?: .*)?$/;

/** Cuts a book's Markdown at its numbered headings: what stands under each, without the heading itself. */
export const splitSections = (markdown: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const number = HEADING.exec(line)?.[1];
    if (number === undefined) {
      lines.push(line);
      continue;
    }
    lines = [];
    texts.set(number, lines);
  }
  return new Map([...texts].map(([number, text]) => [number, text.join('\n').trim()]));
};
