import type { TextStyle } from './text-styles';

/** A stretch of words in one style. */
export interface TextSpan {
  readonly text: string;
  readonly style: TextStyle;
}

export type TextMeasure = (text: string, style: TextStyle) => number;

export interface LineFragment extends TextSpan {
  /** From the left end of the line. */
  readonly x: number;
}

export interface TextLine {
  readonly fragments: readonly LineFragment[];
  readonly width: number;
}

/** Breaks words into lines no wider than `width`; a wider word is broken inside. */
export const breakLines = (
  spans: readonly TextSpan[],
  width: number,
  measure: TextMeasure,
): readonly TextLine[] => {
  const words = spans.flatMap(span => wordsOf(span)).flatMap(word => splitWord(word, width, measure));
  const lines: Word[][] = [];
  let filled = 0;
  for (const word of words) {
    const current = lines.at(-1);
    const space = word.spaced ? measure(' ', word.style) : 0;
    const length = measure(word.text, word.style);
    if (current && filled + space + length <= width) {
      current.push(word);
      filled += space + length;
    } else {
      lines.push([word]);
      filled = length;
    }
  }
  return lines.map(line => toLine(line, measure));
};

interface Word extends TextSpan {
  /** A space parts it from the word before it. */
  readonly spaced: boolean;
}

const wordsOf = ({ text, style }: TextSpan): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, style, spaced: index > 0 }));

/**
 * Longer than any line: such a word is never measured as a whole, which would cost its length for each of its lines.
 */
const LONG_WORD = 200;

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
