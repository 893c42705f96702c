import type { TextStyle } from './type';

/** A stretch of words in one style. */
export interface Span {
  readonly text: string;
  readonly style: TextStyle;
}

export type Measure = (text: string, style: TextStyle) => number;

export interface Fragment extends Span {
  /** From the left end of the line. */
  readonly x: number;
}

export interface Line {
  readonly fragments: readonly Fragment[];
  readonly width: number;
}

/** Breaks words into lines no wider than `width`; a word that is wider by itself is broken inside. */
export const breakLines = (spans: readonly Span[], width: number, measure: Measure): readonly Line[] => {
  const words = spans.flatMap(span => wordsOf(span)).flatMap(word => pieces(word, width, measure));
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
  return lines.map(line => lineOf(line, measure));
};

interface Word extends Span {
  /** A space parts it from the word before it. */
  readonly spaced: boolean;
}

const wordsOf = ({ text, style }: Span): Word[] =>
  [...text.matchAll(/(\s*)(\S+)/g)].map(([, space = '', word = '']) => ({
    text: word,
    style,
    spaced: space !== '',
  }));

const pieces = (word: Word, width: number, measure: Measure): Word[] => {
  if (measure(word.text, word.style) <= width) return [word];
  const head = longestHead(word, width, measure);
  const rest = { ...word, text: word.text.slice(head.length), spaced: false };
  return [{ ...word, text: head }, ...pieces(rest, width, measure)];
};

const longestHead = ({ text, style }: Word, width: number, measure: Measure): string => {
  let head = '';
  for (const character of text) {
    if (head !== '' && measure(head + character, style) > width) return head;
    head += character;
  }
  return head;
};

/** Words of one style are set as one fragment, so that kerning and searching work across them. */
const lineOf = (words: readonly Word[], measure: Measure): Line => {
  const runs: Span[] = [];
  for (const [index, { text, style, spaced }] of words.entries()) {
    const last = runs.at(-1);
    const withSpace = spaced && index > 0 ? ` ${text}` : text;
    if (last?.style === style) runs[runs.length - 1] = { style, text: last.text + withSpace };
    else runs.push({ style, text: withSpace });
  }
  return placeRuns(runs, measure);
};

const placeRuns = (runs: readonly Span[], measure: Measure): Line => {
  let x = 0;
  const fragments = runs.map(run => {
    const fragment = { ...run, x };
    x += measure(run.text, run.style);
    return fragment;
  });
  return { fragments, width: x };
};

/** One line that fits: its end gives way to an ellipsis. */
export const shortened = ({ text, style }: Span, width: number, measure: Measure): string => {
  if (measure(text, style) <= width) return text;
  const characters = [...text];
  let count = characters.length;
  while (count > 0 && measure(`${characters.slice(0, count).join('').trimEnd()}…`, style) > width) count--;
  return `${characters.slice(0, count).join('').trimEnd()}…`;
};
