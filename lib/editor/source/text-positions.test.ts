import { describe, expect, test } from 'vitest';
import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { Piece } from '@/lib/game/contract/position';
import { pieceAtOffset, spansOf } from './text-positions';

const TEXT = '{\n  "title": "Cannae",\n  "groups": [\n    { "tile": "A2", "units": ["x", "y"] }\n  ]\n}\n';

const shown = (path: readonly (string | number)[], text = TEXT): string => {
  const [span] = spansOf(text, [path]);
  return span ? text.slice(span.start, span.end) : '';
};

describe('where a finding stands in the text', () => {
  test.each([
    ['a value', ['title'], '"Cannae"'],
    ['a unit in a list', ['groups', 0, 'units', 1], '"y"'],
    ['a missing field at its parent', ['groups', 0, 'facing'], '{ "tile": "A2", "units": ["x", "y"] }'],
    ['the whole document at its first mark', [], '{'],
    ['a missing field of the document', ['sides'], '{'],
  ])('%s', (_, path, expected) => expect(shown(path)).toBe(expected));

  test('a long list is marked at its name only', () => {
    const long = `{ "groups": [${Array.from({ length: 200 }, (_, index) => index).join(', ')}] }`;
    expect(shown(['groups'], long)).toBe('"groups"');
  });

  test('text that is no JSON still gives a place', () => {
    expect(spansOf('', [['title']])).toEqual([{ start: 0, end: 0 }]);
  });
});

const piece = (id: string, ...paths: Piece['paths']): Piece => ({
  id,
  seat: 's',
  name: id,
  words: { code: 'w' },
  face: { style: createSideStyle('#8E2A20', 'solid'), symbol: 'legion' },
  space: null,
  box: null,
  facing: null,
  heading: null,
  paths,
});

describe('the piece at the cursor', () => {
  const pieces = [
    piece('x', ['groups', 0, 'units', 0]),
    piece('y', ['groups', 0, 'units', 1], ['forces', 0]),
  ];

  test('is the one whose text it is', () => {
    expect(pieceAtOffset(TEXT, TEXT.indexOf('"y"') + 1, pieces)?.id).toBe('y');
  });

  test('is none elsewhere', () => {
    expect(pieceAtOffset(TEXT, TEXT.indexOf('Cannae'), pieces)).toBeNull();
  });
});
