const LINE = 110;

/**
 * The document as a person would write it: short lists and records stay on one line, longer ones open up, so that files read well
 * and their differences stay small.
 */
export const formatDocument = (document: unknown): string => `${format(document, 0)}\n`;

const format = (value: unknown, indent: number): string => {
  const flat = onOneLine(value);
  if (flat.length + indent <= LINE && !isTop(value, indent)) return flat;
  if (isRoll(value)) return block('[', ']', filledLines(value, indent), indent);
  if (Array.isArray(value))
    return block(
      '[',
      ']',
      value.map(item => format(item, indent + 2)),
      indent,
    );
  if (typeof value !== 'object' || value === null) return flat;
  const fields = Object.entries(value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${format(field, indent + 2)}`,
  );
  return block('{', '}', fields, indent);
};

const SHORT = 12;
const MANY = 16;

/** A long list of short words, such as hexsides: a line for each would bury the rest of the document. */
const isRoll = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > MANY &&
  value.every(item => typeof item === 'string' && item.length <= SHORT);

const filledLines = (items: readonly string[], indent: number): readonly string[] => {
  const lines: string[] = [];
  for (const item of items.map(onOneLine)) {
    const line = lines.at(-1);
    const room = LINE - indent - 2;
    if (line !== undefined && line.length + item.length + 2 <= room)
      lines[lines.length - 1] = `${line}, ${item}`;
    else lines.push(item);
  }
  return lines;
};

const isTop = (value: unknown, indent: number): boolean =>
  indent === 0 && typeof value === 'object' && value !== null;

const block = (open: string, close: string, lines: readonly string[], indent: number): string => {
  if (lines.length === 0) return open + close;
  const pad = ' '.repeat(indent + 2);
  return `${open}\n${lines.map(line => pad + line).join(',\n')}\n${' '.repeat(indent)}${close}`;
};

const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${JSON.stringify(key)}: ${onOneLine(field)}`);
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
};
