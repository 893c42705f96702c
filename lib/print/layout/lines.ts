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

/** Breaks words into lines no wider than `width`; a word that is wider by itself is broken inside, one after a hard space stays with the one before. */
export const breakLines = (
  spans: readonly TextSpan[],
  width: number,
  measure: TextMeasure,
): readonly TextLine[] => {
  const setting: Setting = { width, measure, lines: [], filled: 0 };
  for (const run of groupBound(spans.flatMap(wordsOf))) addRun(setting, run);
  return setting.lines.map(line => toLine(line, measure));
};

interface Word extends TextSpan {
  /** A space parts it from the word before it. */
  readonly spaced: boolean;
}

/** Lines in the making. */
interface Setting {
  readonly width: number;
  readonly measure: TextMeasure;
  readonly lines: Word[][];
  /** How much of the last line is taken. */
  filled: number;
}

const HARD_SPACE = '\u00a0';

const wordsOf = ({ text, style }: TextSpan): Word[] =>
  [...text.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => ({ text: word, style, spaced: index > 0 }));

/** Words that stay on one line. */
type Run = readonly Word[];

const groupBound = (words: readonly Word[]): readonly Run[] => {
  const runs: Word[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && word.text.startsWith(HARD_SPACE)) last.push(word);
    else runs.push([word]);
  }
  return runs;
};

/**
 * Longer than any line: such a word is never measured as a whole, which would cost its length for each of its lines.
 */
const LONG_WORD = 200;

const measureRun = ({ measure }: Setting, run: Run): number =>
  run.reduce((sum, { text, style }) => sum + (text.length > LONG_WORD ? Infinity : measure(text, style)), 0);

const addRun = (setting: Setting, run: Run): void => {
  if (addToLine(setting, run)) return;
  const [word, ...bound] = run;
  if (!word) return;
  const parts = hyphenateAtEnd(setting, word, bound);
  if (parts) {
    addToLine(setting, [parts.head]);
    startLine(setting, []);
    addRun(setting, [parts.tail, ...bound]);
  } else if (measureRun(setting, run) <= setting.width) startLine(setting, run);
  else addWide(setting, word, bound);
};

/** Wider than a line: what is bound goes its own ways, and a single word is broken where it must be. */
const addWide = (setting: Setting, word: Word, bound: Run): void => {
  if (bound.length > 0) for (const each of [word, ...bound]) addRun(setting, [each]);
  else
    for (const part of splitWord(word, setting.width, setting.measure))
      if (!addToLine(setting, [part])) startLine(setting, [part]);
};

const startLine = (setting: Setting, run: Run): void => {
  setting.lines.push([...run]);
  setting.filled = measureRun(setting, run);
};

const addToLine = (setting: Setting, run: Run): boolean => {
  const current = setting.lines.at(-1);
  const [first] = run;
  if (!current || !first) return false;
  const space = first.spaced && current.length > 0 ? setting.measure(' ', first.style) : 0;
  const length = space + measureRun(setting, run);
  if (setting.filled + length > setting.width) return false;
  current.push(...run);
  setting.filled += length;
  return true;
};

/** A line that would end sooner than this part of its width takes the beginning of the next word. */
const WIDEST_GAP = 0.2;
/** Larger words are titles: they are broken only where they must be. */
const LARGEST_TEXT = 12;

interface BrokenWord {
  readonly head: Word;
  readonly tail: Word;
}

/** As much of a word as still fits on the last line; null: it is not to be broken there. */
const hyphenateAtEnd = (setting: Setting, word: Word, bound: Run): BrokenWord | null => {
  const { width, measure, filled } = setting;
  if (!measure.hyphenate || word.text.length > LONG_WORD) return null;
  const isTooWide = measure(word.text, word.style) > width;
  const isGapWide = word.style.size <= LARGEST_TEXT && width - filled > width * WIDEST_GAP;
  if (!isTooWide && !(isGapWide && setting.lines.length > 0)) return null;
  if (setting.lines.length === 0) startLine(setting, []);
  const pieces = measure.hyphenate(word.text);
  const found = findHead(word, pieces, roomLeft(setting, word), measure);
  if (found || !isTooWide || setting.lines.at(-1)?.length === 0) return found;
  startLine(setting, []);
  return hyphenateAtEnd(setting, word, bound);
};

const roomLeft = ({ lines, width, filled, measure }: Setting, { spaced, style }: Word): number =>
  width - filled - (spaced && (lines.at(-1)?.length ?? 0) > 0 ? measure(' ', style) : 0);

/** A hyphen of the word's own is not doubled. */
const findHead = (
  word: Word,
  pieces: readonly string[],
  room: number,
  measure: TextMeasure,
): BrokenWord | null => {
  for (let count = pieces.length - 1; count > 0; count--) {
    const text = pieces.slice(0, count).join('');
    const head = { ...word, text: /[-/]$/.test(text) ? text : `${text}-` };
    if (measure(head.text, head.style) <= room)
      return { head, tail: { ...word, text: pieces.slice(count).join(''), spaced: false } };
  }
  return null;
};

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

/** The largest number up to `most` that fits, at least one; never tries more than twice of it. */
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

/** Words of one style become one fragment, so that kerning and searching work across them. */
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
