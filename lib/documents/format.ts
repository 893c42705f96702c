const LINE = 110;

/**
 * The document as a person would write it: short lists and records stay on one line, longer ones open up, so that files read well
 * and their differences stay small.
 */
export const formatDocument = (document: unknown): string => {
  const inline: InlineTexts = new Map();
  collectInline(document, inline);
  return `${formatValue(document, 0, inline)}\n`;
};

/**
 * Lists and records that fit in a line. Each is formatted once, so that a deep document costs no more than a flat
 * one.
 */
type InlineTexts = Map<object, string>;

const formatValue = (value: unknown, indent: number, inline: InlineTexts): string => {
  if (typeof value !== 'object' || value === null) return formatScalar(value);
  const flat = inline.get(value);
  if (flat !== undefined && flat.length + indent <= LINE && indent > 0) return flat;
  if (isWordList(value)) return formatBlock('[', ']', wrapWords(value, indent), indent);
  if (Array.isArray(value))
    return formatBlock(
      '[',
      ']',
      value.map(item => formatValue(item, indent + 2, inline)),
      indent,
    );
  const fields = Object.entries(value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${formatValue(field, indent + 2, inline)}`,
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
  for (const item of items.map(formatScalar)) {
    const line = lines.at(-1);
    const room = LINE - indent - 2;
    if (line !== undefined && line.length + item.length + 2 <= room)
      lines[lines.length - 1] = `${line}, ${item}`;
    else lines.push(item);
  }
  return lines;
};

const formatBlock = (open: string, close: string, lines: readonly string[], indent: number): string => {
  if (lines.length === 0) return open + close;
  const pad = ' '.repeat(indent + 2);
  return `${open}\n${lines.map(line => pad + line).join(',\n')}\n${' '.repeat(indent)}${close}`;
};

const formatScalar = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Notes the value and everything in it that fits in a line; the value's own text, or null: it is longer. */
const collectInline = (value: unknown, inline: InlineTexts): string | null => {
  if (typeof value !== 'object' || value === null) return fitInLine(formatScalar(value));
  const text = Array.isArray(value) ? joinItems(value, inline) : joinFields(value, inline);
  if (text !== null) inline.set(value, text);
  return text;
};

const fitInLine = (text: string): string | null => (text.length <= LINE ? text : null);

const joinItems = (items: readonly unknown[], inline: InlineTexts): string | null => {
  const texts = items.map(item => collectInline(item, inline));
  return isShort(texts) ? fitInLine(`[${texts.join(', ')}]`) : null;
};

const joinFields = (record: object, inline: InlineTexts): string | null => {
  const fields = Object.entries(record).filter(([, field]) => field !== undefined);
  const texts = fields.map(([key, field]) => {
    const text = collectInline(field, inline);
    return text === null ? null : `${JSON.stringify(key)}: ${text}`;
  });
  if (!isShort(texts)) return null;
  return texts.length > 0 ? fitInLine(`{ ${texts.join(', ')} }`) : '{}';
};

/** Whether each fits in a line, and are so few that they may share one. */
const isShort = (texts: readonly (string | null)[]): texts is readonly string[] =>
  texts.length <= LINE && texts.every(text => text !== null);
