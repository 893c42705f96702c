/** A paragraph or list entry of a Markdown text, without its marks. */
export interface PlainParagraph {
  readonly kind: 'text' | 'heading' | 'entry';
  readonly text: string;
}

/** Markdown as plain paragraphs: good enough for print, and never more than the author wrote. */
export const toPlainParagraphs = (markdown: string): readonly PlainParagraph[] => {
  const paragraphs: PlainParagraph[] = [];
  let isOpen = false;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const read = readLine(line);
    const last = paragraphs.at(-1);
    if (read === null) isOpen = false;
    else if (isOpen && read.kind === 'text' && last)
      paragraphs[paragraphs.length - 1] = joinLines(last, read);
    else {
      paragraphs.push(read);
      isOpen = read.kind !== 'heading';
    }
  }
  return paragraphs
    .map(({ kind, text }) => ({ kind, text: stripMarkdown(text) }))
    .filter(({ text }) => text !== '');
};

const joinLines = (first: PlainParagraph, second: PlainParagraph): PlainParagraph => ({
  ...first,
  text: `${first.text} ${second.text}`,
});

const readLine = (line: string): PlainParagraph | null => {
  const text = line.trim();
  if (text === '' || /^(?:[-*_] ?){3,}$/.test(text) || /^(?:```|~~~)/.test(text)) return null;
  const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(text);
  if (heading) return { kind: 'heading', text: heading[1] ?? '' };
  const bullet = /^[-*+]\s+(.*)$/.exec(text);
  if (bullet) return { kind: 'entry', text: `• ${bullet[1] ?? ''}` };
  if (/^\d{1,3}[.)]\s+/.test(text)) return { kind: 'entry', text };
  return { kind: 'text', text: text.replace(/^(?:>\s?)+/, '') };
};

// The lengths are bounded so that a hostile text cannot keep the printer busy.
const stripMarkdown = (text: string): string =>
  text
    .replace(/!?\[([^\]]{0,400})\]\([^)\s]{0,400}(?:\s+"[^"]{0,200}")?\)/g, '$1')
    .replace(/<(https?:[^>\s]{1,400})>/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{0,400}?\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])(.{0,400}?[^\s*])\*(?![\w*])/g, '$1')
    .replace(/(?<!\w)_(?=\S)(.{0,400}?\S)_(?!\w)/g, '$1')
    .replace(/`([^`]{1,400})`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!>-])/g, '$1')
    .trim();
