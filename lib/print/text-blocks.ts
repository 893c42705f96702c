import type { Block } from './flow';
import { breakLines, type Line, type Measure, type Span } from './lines';
import { bookmark, printLine, printRule } from './page';
import { readable } from './readable';
import { STYLES, type TextStyle } from './type';

/** The space in which a block is set. */
export interface Setting {
  readonly width: number;
  readonly measure: Measure;
}

/** Words in one style, as its font can set them. */
export const span = (text: string, style: TextStyle): Span => ({ text: readable(text, style.font), style });

const leadingOf = ({ fragments }: Line): number => Math.max(...fragments.map(({ style }) => style.leading));

export const lineBlock = (line: Line, more: Partial<Block> = {}): Block => {
  const leading = leadingOf(line);
  return { height: leading, paint: (press, { x, y }) => printLine(press, line, x, y, leading), ...more };
};

const indented = (block: Block, by: number): Block => ({
  ...block,
  paint: (press, at) => block.paint(press, { ...at, x: at.x + by }),
});

export interface ParagraphOptions {
  readonly gap?: number;
  /** Every line but the first stands this far in. */
  readonly hang?: number;
}

/** A paragraph of which neither the first nor the last line ever stands alone. */
export const paragraph = (
  spans: readonly Span[],
  { width, measure }: Setting,
  options: ParagraphOptions = {},
): Block[] => {
  const { gap = 4, hang = 0 } = options;
  const lines = breakLines(spans, width - hang, measure);
  return lines.map((line, index) => {
    const keepWithNext = lines.length > 1 && (index === 0 || index === lines.length - 2);
    const block = lineBlock(line, { gap: index === 0 ? gap : 0, keepWithNext });
    return index === 0 ? block : indented(block, hang);
  });
};

const HEADING_GAP = 14;
const HEADING_HEIGHT = 25;
const HEADING_RULE = 19.5;
const RULE_WEIGHT = 0.8;

/** A section's title over a line; long ones wrap. */
export const heading = (title: string, { width, measure }: Setting): Block => {
  const { leading, colour } = STYLES.heading;
  const lines = breakLines([span(title, STYLES.heading)], width, measure);
  const extra = Math.max(0, lines.length - 1) * leading;
  return {
    height: HEADING_HEIGHT + extra,
    gap: HEADING_GAP,
    keepWithNext: true,
    paint: (press, at) => {
      for (const [index, line] of lines.entries())
        printLine(press, line, at.x, at.y + index * leading, leading);
      printRule(press, { ...at, y: at.y + HEADING_RULE + extra }, width, colour, RULE_WEIGHT);
    },
  };
};

/** Remembers the section in the document's outline. */
export const bookmarked = (block: Block, title: string): Block => ({
  ...block,
  paint: (press, at) => {
    bookmark(press, title);
    block.paint(press, at);
  },
});

/** A section, or nothing when it has nothing to say. */
export const section = (title: string, content: readonly Block[], setting: Setting): Block[] => {
  const [first, ...rest] = content;
  return first ? [bookmarked(heading(title, setting), title), { ...first, gap: 0 }, ...rest] : [];
};
