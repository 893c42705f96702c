import { describe, expect, test } from 'vitest';
import { hyphenateIn } from './hyphenate';
import { breakLines, type TextMeasure } from './lines';
import { measureIn } from './measure-text';
import { STYLES, type TextStyle, titleStyleOf } from './text-styles';

const hyphenate = hyphenateIn('de');
const oneEach: TextMeasure = Object.assign((text: string) => [...text].length, { hyphenate });

const linesOf = (text: string, width: number, measure = oneEach, style: TextStyle = STYLES.body) =>
  breakLines([{ text, style }], width, measure).map(({ fragments }) =>
    fragments.map(part => part.text).join(''),
  );

describe('German words', () => {
  test.each([
    ['Schlachtreihenaufstellung', 'Schlacht rei hen auf stel lung'],
    ['Geländeauswirkungsübersicht', 'Gelän de aus wir kungs über sicht'],
    ['Kampfstärke', 'Kampf stärke'],
    ['Kavallerieattacke', 'Kaval le rie at ta cke'],
    ['Straßenfeld', 'Stra ßen feld'],
    ['Unordnungs-Marker', 'Unord nungs- Mar ker'],
    ['(Befehlsmarker):', '(Befehls mar ker):'],
    ['Legion', 'Legion'],
  ])('%s', (word, pieces) => {
    expect(hyphenate?.(word)).toEqual(pieces.split(' '));
  });

  test('what is no word stays whole', () => {
    for (const text of ['https://example.org/Schlachtreihen', '6’’-7-6', 'B2/C3', 'x'.repeat(500)])
      expect(hyphenate?.(text)).toEqual([text]);
  });

  test('English is broken between words only', () => expect(hyphenateIn('en')).toBeUndefined());
});

test('what follows a hard space never begins a line', () => {
  const text = 'name it after them 6.2';
  expect(linesOf(text, 18, oneEach)).toEqual(['name it after them', '6.2']);
  expect(linesOf(text.replace(' 6', '\u00a06'), 18, oneEach)).toEqual(['name it after', 'them\u00a06.2']);
});

describe('lines of German text', () => {
  test('a word that is wider than its line is broken where it is spoken apart', () =>
    expect(linesOf('Schlachtreihenaufstellung', 12)).toEqual(['Schlachtrei-', 'henaufstel-', 'lung']));

  test('a hyphen of its own is not doubled', () =>
    expect(linesOf('Unordnungs-Marker', 12)).toEqual(['Unordnungs-', 'Marker']));

  test('a long word fills a line that would end far too soon, a short gap is left', () => {
    expect(linesOf('eine Schlachtreihenaufstellung folgt', 26)).toEqual([
      'eine Schlachtreihenauf-',
      'stellung folgt',
    ]);
  });

  test('a title is broken only where it is too wide', () => {
    const title = titleStyleOf(30);
    expect(linesOf('Die Schlachtreihen', 16, oneEach, title)).toEqual(['Die', 'Schlachtreihen']);
    expect(linesOf('Schlachtreihen', 10, oneEach, title)).toEqual(['Schlacht-', 'reihen']);
  });

  test('no letter is lost and no line is too wide, at any width', () => {
    const measure = measureIn('de');
    const text =
      'Die Geländeauswirkungsübersicht nennt für jedes Sumpfgebiet die Bewegungspunktkosten der Kavallerieeinheiten und der Artilleriebatterien/Feldgeschütze.';
    for (let width = 30; width <= 300; width += 7) {
      const lines = breakLines([{ text, style: STYLES.body }], width, measure);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.001);
      const read = lines.flatMap(({ fragments }) => fragments.map(part => part.text)).join('');
      expect(read.replace(/[- /]/g, '')).toBe(text.replace(/[- /]/g, ''));
    }
  });
});
