import type { PrintBlock } from './flow';
import { breakLines, type TextLine, type TextMeasure, type TextSpan } from './lines';
import { addBookmark, printLine, printRule } from './print-job';
import { toPrintableText } from './printable-text';
import { STYLES, type TextStyle } from './text-styles';

/** The space of a block. */
export interface TextSetting {
  readonly width: number;
  readonly measure: TextMeasure;
}

/** Words in one style, as its font can set them. */
export const createSpan = (text: string, style: TextStyle): TextSpan => ({
  text: toPrintableText(text, style.font),
  style,
});

const leadingOf = ({ fragments }: TextLine): number =>
  Math.max(...fragments.map(({ style }) => style.leading));

export const createLine = (line: TextLine, more: Partial<PrintBlock> = {}): PrintBlock => {
  const leading = leadingOf(line);
  return { height: leading, paint: (job, { x, y }) => printLine(job, line, x, y, leading), ...more };
};

const indentBlock = (block: PrintBlock, by: number): PrintBlock => ({
  ...block,
  paint: (job, at) => block.paint(job, { ...at, x: at.x + by }),
});

export interface ParagraphOptions {
  readonly gap?: number;
  /** Every line but the first stands this far in. */
  readonly hang?: number;
}

/** A paragraph whose first and last line never stand alone. */
export const createParagraph = (
  spans: readonly TextSpan[],
  { width, measure }: TextSetting,
  options: ParagraphOptions = {},
): PrintBlock[] => {
  const { gap = 4, hang = 0 } = options;
  const lines = breakLines(spans, width - hang, measure);
  return lines.map((line, index) => {
    const keepWithNext = lines.length > 1 && (index === 0 || index === lines.length - 2);
    const block = createLine(line, { gap: index === 0 ? gap : 0, keepWithNext });
    return index === 0 ? block : indentBlock(block, hang);
  });
};

const HEADING_GAP = 14;
const HEADING_HEIGHT = 25;
const HEADING_RULE = 19.5;
const RULE_WEIGHT = 0.8;

/** A section's title over a line; long ones wrap. */
export const createHeading = (title: string, { width, measure }: TextSetting): PrintBlock => {
  const { leading, colour } = STYLES.heading;
  const lines = breakLines([createSpan(title, STYLES.heading)], width, measure);
  const extra = Math.max(0, lines.length - 1) * leading;
  return {
    height: HEADING_HEIGHT + extra,
    gap: HEADING_GAP,
    keepWithNext: true,
    paint: (job, at) => {
      for (const [index, line] of lines.entries())
        printLine(job, line, at.x, at.y + index * leading, leading);
      printRule(job, { ...at, y: at.y + HEADING_RULE + extra }, width, colour, RULE_WEIGHT);
    },
  };
};

/** Remembers the section in the document's outline. */
export const withBookmark = (block: PrintBlock, title: string): PrintBlock => ({
  ...block,
  paint: (job, at) => {
    addBookmark(job, title);
    block.paint(job, at);
  },
});

/** A section, or nothing when it has nothing to say. */
export const createSection = (
  title: string,
  content: readonly PrintBlock[],
  setting: TextSetting,
): PrintBlock[] => {
  const [first, ...rest] = content;
  return first ? [withBookmark(createHeading(title, setting), title), { ...first, gap: 0 }, ...rest] : [];
};
