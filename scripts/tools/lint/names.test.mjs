import { describe, expect, test } from 'vitest';
import { violations } from './code-rules.mjs';
import { fullFolders } from './full-folders.mjs';
import { contractMembers } from './names.mjs';

const MEMBERS = contractMembers([
  'export interface Rules {\n  readonly legend: Legend;\n  worth(state: State): number;\n  ending?(state: State): Sentence;\n}',
]);

const sentences = (text, file = 'lib/game/play/turn.ts') =>
  violations(file, text, ['chess'], MEMBERS).map(({ sentence }) => sentence);

describe('names of exported functions', () => {
  test.each([
    'export const landed = (drop) => drop;',
    'export const tileDistance = (a, b) => a + b;',
    'export function attackLines() {}',
    'export const figures = ((state) => state) satisfies F;',
  ])('%s is refused', text => {
    expect(sentences(text)).toEqual([expect.stringContaining('begins with no verb')]);
  });

  test.each([
    ['begins with a verb', 'export const applyDrop = (drop) => drop;'],
    ['asks', 'export const hasRoomFor = (unit) => true;'],
    ['picks', 'export const sideOf = ({ side }) => side;'],
    ['copies', 'export const withUnit = (state, unit) => ({ ...state, unit });'],
    ['converts', 'export const toLandscape = (paper) => paper;'],
    ['is a hook', 'export const useCamera = () => null;'],
    ['is a component', 'export const Board = () => null;'],
    ['answers a request', 'export const errorResponse = () => null;'],
    ['is declared by a contract', 'export const worth = (state) => 0;'],
    ['is optional in a contract', 'export const ending = (state) => 0;'],
    ['is a value', 'export const tileDistance = 3;'],
    ['stays in its file', 'const tileDistance = (a, b) => a + b;'],
  ])('a name that %s is not', (_, text) => expect(sentences(text)).toEqual([]));

  test('builders of test values are nouns', () => {
    expect(sentences('export const unit = (id) => ({ id });', 'lib/game/testing/units.ts')).toEqual([]);
  });

  test('a preposition is a word of its own', () => {
    expect(sentences('export const tableOffset = () => 0;')).toHaveLength(1);
  });
});

describe('folders', () => {
  const filesOf = (folder, count) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

  test('with many more files than twenty are refused', () => {
    expect(fullFolders([...filesOf('lib/full', 23), ...filesOf('lib/room', 20)])).toEqual([
      { folder: 'lib/full', count: 23 },
    ]);
  });

  test('their inner folders are counted alone', () => {
    expect(fullFolders([...filesOf('lib/room', 15), ...filesOf('lib/room/inner', 15)])).toEqual([]);
  });
});
