const LINE = 110;

/**
 * The document as a person would write it: short lists and records stay on one line, longer ones open up, so that files read well
 * and their differences stay small.
 */
export const formatDocument = (document: unknown): string => `${format(document, 0)}\n`;

const format = (value: unknown, indent: number): string => {
  const flat = onOneLine(value);
  if (flat.length + indent <= LINE && !isTop(value, indent)) return flat;
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
