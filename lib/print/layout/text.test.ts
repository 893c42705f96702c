import { describe, expect, test } from 'vitest';
import { formatDate } from '@/lib/words/date-words';
import { hasGlyph } from '../fonts/font-coverage';
import { sayCodes } from '../testing/sample-battle';
import { breakLines, type TextMeasure, truncateText } from './lines';
import { toPlainParagraphs } from './plain-text';
import { toPrintableText } from './printable-text';
import { STYLES } from './text-styles';

const oneEach: TextMeasure = text => [...text].length;
const { body, strong } = STYLES;
const linesOf = (text: string, width: number) =>
  breakLines([{ text, style: body }], width, oneEach).map(({ fragments }) =>
    fragments.map(part => part.text).join(''),
  );

describe('lines', () => {
  test('break between words', () => expect(linesOf('one two three', 8)).toEqual(['one two', 'three']));
  test('break inside a word that is too long', () =>
    expect(linesOf('a abcdefgh', 3)).toEqual(['a', 'abc', 'def', 'gh']));
  test('of a word as long as a book cost as much as those of a book', () => {
    let measured = 0;
    const count: TextMeasure = text => {
      measured += text.length;
      return text.length;
    };
    const lines = breakLines([{ text: 'x'.repeat(20_000), style: body }], 80, count);
    expect(lines).toHaveLength(250);
    expect(measured).toBeLessThan(20 * 20_000);
  });

  test('are none without words', () => expect(linesOf('  ', 5)).toEqual([]));

  test('carry several styles, with the space between them', () => {
    const [line] = breakLines(
      [
        { text: 'Nervii', style: strong },
        { text: ' average', style: body },
      ],
      30,
      oneEach,
    );
    expect(line?.fragments.map(({ text, x }) => [text, x])).toEqual([
      ['Nervii', 0],
      [' average', 6],
    ]);
    expect(line?.width).toBe(14);
  });

  test('are shortened with an ellipsis', () => {
    expect(truncateText({ text: 'a long title', style: body }, 7, oneEach)).toBe('a long…');
    expect(truncateText({ text: 'short', style: body }, 7, oneEach)).toBe('short');
  });
});

describe('readable words', () => {
  test.each([
    ['pictures go', 'Elephants 🐘 and 👨‍👩‍👧 flags 🇩🇪 keys 1️⃣', 'Elephants and flags keys 1'],
    ['a letter that the font lacks is seen to be missing', '漢 Rome', '? Rome'],
    ['German and polytonic Greek stay', 'Überlingen, Ἀθῆναι', 'Überlingen, Ἀθῆναι'],
    ['letters and their accents are joined', 'U\u0308ber', 'Über'],
    ['lines become spaces', 'one\n\ttwo\u0000three', 'one two three'],
    ['half a character is seen to be broken', 'x\ud83d', 'x\ufffd'],
  ])('%s', (_, given, expected) => expect(toPrintableText(given, 'serif')).toBe(expected));

  test('a font knows its characters', () => {
    expect(hasGlyph('sans', 0x41)).toBe(true);
    expect(hasGlyph('serif-italic', 0x1f08)).toBe(true);
    expect(hasGlyph('sans', 0x4e00)).toBe(false);
  });
});

describe('Markdown as plain paragraphs', () => {
  test.each([
    ['lines of a paragraph are joined', 'one\ntwo\n\nthree', ['one two', 'three']],
    [
      'marks go',
      '**bold** and *slanted* and `code`, [a link](https://x.org)',
      ['bold and slanted and code, a link'],
    ],
    ['arithmetic stays', '2 * 3 * 4, snake_case_name', ['2 * 3 * 4, snake_case_name']],
    ['lists stay lists', '- one\n- two\n  more\n1. three', ['• one', '• two more', '1. three']],
    ['headings and rules', '# Title #\ntext\n\n---\n\n> said', ['Title', 'text', 'said']],
    ['nothing', ' \n ', []],
  ])('%s', (_, given, expected) =>
    expect(toPlainParagraphs(given).map(({ text }) => text)).toEqual(expected),
  );

  test('hostile marks keep nobody waiting', () => {
    for (const hostile of ['*'.repeat(20_000), '['.repeat(20_000), '**a'.repeat(6_000)])
      expect(toPlainParagraphs(hostile)).toHaveLength(
        hostile.startsWith('**a') || hostile.startsWith('[') ? 1 : 0,
      );
  });
});

describe('dates', () => {
  test.each([
    [{ year: -216, month: 8, day: 2 }, 'day 2 8 bc 216'],
    [{ year: -57, month: 7, circa: true }, 'circa month 7 bc 57'],
    [{ year: 9 }, 'ad 9'],
    [{ year: 1757, month: 12, day: 5 }, 'day 5 12 year 1757'],
  ])('%j', (date, expected) => expect(sayCodes(formatDate(date))).toBe(expected));
});
