import type { Hyphenate } from './hyphenate';
import type { TextStyle } from './text-styles';

/** A stretch of words in one style. */
export interface TextSpan {
  readonly text: string;
  readonly style: TextStyle;
}

export interface TextMeasure {
  (text: string, style: TextStyle): number;
  /** Where words may be broken; absent: only where they are wider than a line. */
  readonly hyphenate?: Hyphenate | undefined;
}

export interface LineFragment extends TextSpan {
  /** From the left end of the line. */
  readonly x: number;
}

export interface TextLine {
  readonly fragments: readonly LineFragment[];
  readonly width: number;
}

/** Breaks words into lines no wider than `width`; a word that is wider by itself is broken inside. */
export const breakLines = (
  spans: readonly TextSpan[],
  width: number,
  measure: TextMeasure,
): readonly TextLine[] => {
  const setting: Setting = { width, measure, lines: [], filled: 0 };
  for (const span of spans) for (const word of wordsOf(span)) addWord(setting, word);
  return setting.lines.map(line => toLine(line, measure));
};

/** Lines in the making. */
interface Setting {
  readonly width: number;
  readonly measure: TextMeasure;
  readonly lines: Word[][];
  /** How much of the last line is taken. */
  filled: number;
}

const addWord = (setting: Setting, word: Word): void => {
  const { width, measure } = setting;
  for (let rest: Word | undefined = word; rest; ) {
    if (addWhole(setting, rest)) return;
    const tail = addHead(setting, rest);
    if (!tail)
      for (const part of splitWord(rest, width, measure))
        if (!addWhole(setting, part)) startLine(setting, part);
    rest = tail;
    if (rest) setting.filled = width;
  }
};

const startLine = (setting: Setting, word: Word): void => {
  setting.lines.push([word]);
  setting.filled = setting.measure(word.text, word.style);
};

/** Longer than any line: such a word is never measured as a whole, which would cost its length for each of its lines. */
const LONG_WORD = 200;

/** What a word takes up behind the last one. */
const roomFor = ({ measure }: Setting, { text, style, spaced }: Word): number =>
  (spaced ? measure(' ', style) : 0) + measure(text, style);

const addWhole = (setting: Setting, word: Word): boolean => {
  const current = setting.lines.at(-1);
  if (!current || word.text.length > LONG_WORD) return false;
  const length = roomFor(setting, word);
  if (setting.filled + length > setting.width) return false;
  current.push(word);
  setting.filled += length;
  return true;
};

/** A line that would end sooner than this part of its width takes the beginning of the next word. */
const WIDEST_GAP = 0.2;
/** Larger words are titles: they are broken only where they must be. */
const LARGEST_TEXT = 12;

/** As much of the word as still fits on the last line, or else on a new one; gives what is left, undefined: it is not to be broken. */
const addHead = (setting: Setting, word: Word): Word | undefined => {
  const { width, measure } = setting;
  if (!measure.hyphenate || word.text.length > LONG_WORD) return undefined;
  const pieces = measure.hyphenate(word.text);
  if (pieces.length < 2) return undefined;
  const isTooWide = measure(word.text, word.style) > width;
  const isGapWide = word.style.size <= LARGEST_TEXT && width - setting.filled > width * WIDEST_GAP;
  if (setting.lines.length > 0 && (isTooWide || isGapWide))
    for (let count = pieces.length - 1; count > 0; count--)
      if (addWhole(setting, headOf(word, pieces, count))) return tailOf(word, pieces, count);
  if (!isTooWide) return undefined;
  return startWithHead(setting, word, pieces);
};

const startWithHead = (setting: Setting, word: Word, pieces: readonly string[]): Word | undefined => {
  const { width, measure } = setting;
  for (let count = pieces.length - 1; count > 0; count--) {
    const head = headOf(word, pieces, count);
    if (measure(head.text, head.style) <= width) {
      startLine(setting, head);
      return tailOf(word, pieces, count);
    }
  }
  return undefined;
};

/** A hyphen of the word's own is not doubled. */
const headOf = (word: Word, pieces: readonly string[], count: number): Word => {
  const text = pieces.slice(0, count).join('');
  return { ...word, text: /[-/]$/.test(text) ? text : `${text}-` };
};

const tailOf = (word: Word, pieces: readonly string[], count: number): Word => ({
  ...word,
  text: pieces.slice(count).join(''),
  spaced: false,
});

interface Word extends TextSpan {
  /** A space parts it from the word before it. */
  readonly spaced: boolean;
}

const wordsOf = ({ text, style }: TextSpan): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, style, spaced: index > 0 }));

const splitWord = (word: Word, width: number, measure: TextMeasure): Word[] => {
  if (word.text.length <= LONG_WORD && measure(word.text, word.style) <= width) return [word];
  const characters = [...word.text];
  const parts: Word[] = [];
  for (let start = 0; start < characters.length; ) {
    const take = (count: number): string => characters.slice(start, start + count).join('');
    const count = findLongest(characters.length - start, size => measure(take(size), word.style) <= width);
    parts.push({ ...word, text: take(count), spaced: start === 0 && word.spaced });
    start += count;
  }
  return parts;
};

/** The largest number up to `most` that fits, one at least; never asks for more than twice of it. */
const findLongest = (most: number, fits: (count: number) => boolean): number => {
  let [fitting, tooLong] = [1, 2];
  while (tooLong <= most && fits(tooLong)) [fitting, tooLong] = [tooLong, tooLong * 2];
  let end = Math.min(tooLong - 1, most);
  while (fitting < end) {
    const middle = Math.ceil((fitting + end) / 2);
    if (fits(middle)) fitting = middle;
    else end = middle - 1;
  }
  return fitting;
};

/** Words of one style are set as one fragment, so that kerning and searching work across them. */
const toLine = (words: readonly Word[], measure: TextMeasure): TextLine => {
  const runs: TextSpan[] = [];
  for (const [index, { text, style, spaced }] of words.entries()) {
    const last = runs.at(-1);
    const withSpace = spaced && index > 0 ? ` ${text}` : text;
    if (last?.style === style) runs[runs.length - 1] = { style, text: last.text + withSpace };
    else runs.push({ style, text: withSpace });
  }
  return placeRuns(runs, measure);
};

const placeRuns = (runs: readonly TextSpan[], measure: TextMeasure): TextLine => {
  let x = 0;
  const fragments = runs.map(run => {
    const fragment = { ...run, x };
    x += measure(run.text, run.style);
    return fragment;
  });
  return { fragments, width: x };
};

/** One line that fits: its end gives way to an ellipsis. */
export const truncateText = ({ text, style }: TextSpan, width: number, measure: TextMeasure): string => {
  if (measure(text, style) <= width) return text;
  const characters = [...text];
  let count = characters.length;
  while (count > 0 && measure(`${characters.slice(0, count).join('').trimEnd()}…`, style) > width) count--;
  return `${characters.slice(0, count).join('').trimEnd()}…`;
};
