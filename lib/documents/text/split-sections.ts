const HEADING = /^#{1,2} (\d+(?:\.\d+)*)(?: (.*))?$/;

/** A section's number as a message key, which uses dots between its steps. */
export const composeSectionKey = (number: string): string => number.replaceAll('.', '_');

/** What the headings of a book's Markdown call its sections, by their keys. */
export const splitTitles = (markdown: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    markdown.split(/\r?\n/).flatMap(line => {
      const [, number, title = ''] = HEADING.exec(line) ?? [];
      return number === undefined ? [] : [[composeSectionKey(number), title.trim()]];
    }),
  );

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
