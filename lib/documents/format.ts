const LINE = 110;

/**
 * The document as a person would write it: short lists and records stay on one line, longer ones open up, so that files read well
 * and their differences stay small.
 */
export const formatDocument = (document: unknown): string => `${formatValue(document, 0)}\n`;

const formatValue = (value: unknown, indent: number): string => {
  const flat = formatInline(value);
  if (flat.length + indent <= LINE && !isTopLevel(value, indent)) return flat;
  if (isWordList(value)) return formatBlock('[', ']', wrapWords(value, indent), indent);
  if (Array.isArray(value))
    return formatBlock(
      '[',
      ']',
      value.map(item => formatValue(item, indent + 2)),
      indent,
    );
  if (typeof value !== 'object' || value === null) return flat;
  const fields = Object.entries(value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${formatValue(field, indent + 2)}`,
  );
  return formatBlock('{', '}', fields, indent);
};

const SHORT = 12;
const MANY = 16;

/** A long list of short words, such as hexsides: a line for each would bury the rest of the document. */
const isWordList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > MANY &&
  value.every(item => typeof item === 'string' && item.length <= SHORT);

const wrapWords = (items: readonly string[], indent: number): readonly string[] => {
  const lines: string[] = [];
  for (const item of items.map(formatInline)) {
    const line = lines.at(-1);
    const room = LINE - indent - 2;
    if (line !== undefined && line.length + item.length + 2 <= room)
      lines[lines.length - 1] = `${line}, ${item}`;
    else lines.push(item);
  }
  return lines;
};

const isTopLevel = (value: unknown, indent: number): boolean =>
  indent === 0 && typeof value === 'object' && value !== null;

const formatBlock = (open: string, close: string, lines: readonly string[], indent: number): string => {
  if (lines.length === 0) return open + close;
  const pad = ' '.repeat(indent + 2);
  return `${open}\n${lines.map(line => pad + line).join(',\n')}\n${' '.repeat(indent)}${close}`;
};

const formatInline = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(formatInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${JSON.stringify(key)}: ${formatInline(field)}`);
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
};
