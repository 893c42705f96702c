import { describe, expect, test } from 'vitest';
import { defineCommand } from './command';
import { searchCommands } from './command-search';

const labelled = (label: string) => ({
  command: defineCommand({ id: label, group: 'map', step: state => state }),
  label,
  kind: 'Do',
});
const labels = [
  'Select Hannibal (general)',
  'Go to Rome’s left centre (B1)',
  'Undo',
  'Paint with hill',
  'Add hillmen',
].map(labelled);
const names = (typed: string) => searchCommands(labels, typed).map(({ label }) => label);

describe('what is found in the palette', () => {
  test('nothing typed: all in their order', () => {
    expect(names(' ')).toEqual(labels.map(({ label }) => label));
  });

  test('every typed word must occur, in any order and without signs', () => {
    expect(names('centre romes')).toEqual(['Go to Rome’s left centre (B1)']);
    expect(names('hannibal rome')).toEqual([]);
  });

  test('the words of its group may be typed too', () => {
    expect(names('do undo')).toEqual(['Undo']);
  });

  test('a whole word goes before the beginning of one', () => {
    expect(names('hill')).toEqual(['Paint with hill', 'Add hillmen']);
  });
});
