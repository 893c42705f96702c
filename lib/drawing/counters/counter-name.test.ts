import { describe, expect, test } from 'vitest';
import { measureIn } from '@/lib/print/layout/measure-text';
import type { DrawItem } from '../draw-list';
import { drawCounter } from './counter';
import { estimateWidth, setName } from './counter-name';

const measure = measureIn('en');
const widthOf = (text: string, size: number): number =>
  measure(text, { font: 'sans-bold', size, leading: size, colour: '#000000' });

const NAMES = [
  'Gauls and Spaniards',
  'Slingers and javelinmen',
  'Colloredo-Wied-Haller',
  'Württemberg',
  'Unordnungs-Marker',
  'Günstling der Götter',
  'Cur 10/13 ••••',
  'MMMMWWWW',
  'Schlachtreihenaufstellung',
];

describe('the name of a counter', () => {
  test.each(NAMES)('%s is estimated no narrower than it is printed', name =>
    expect(estimateWidth(name) * 10).toBeGreaterThan(widthOf(name, 10)),
  );

  test.each(NAMES)('%s stays in its width, whole', name => {
    for (const width of [49, 36, 18]) {
      const { lines, size } = setName(name, width);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(width);
      expect(lines.join(' ').replaceAll('- ', '-')).toBe(name);
    }
  });

  test('a short one is as large as names are, a long one stands on two lines', () => {
    expect(setName('Hannibal', 49)).toEqual({ lines: ['Hannibal'], size: 9 });
    expect(setName('Slingers and javelinmen', 49).lines).toEqual(['Slingers and', 'javelinmen']);
  });
});

const textOf = (items: readonly DrawItem[], wanted: string) =>
  items.find(item => item.k === 'text' && item.text === wanted);

test('a sign such as +100 stays between the edges of its marker', () => {
  const style = {
    kind: 'solid',
    field: '#800',
    edge: '#800',
    ink: '#fff',
    band: '#000',
    bandInk: '#fff',
    gilt: '#ca0',
  } as const;
  const drawn = textOf(drawCounter({ style, symbol: 'general', numeral: '+100' }), '+100');
  expect(drawn?.k === 'text' && widthOf('+100', drawn.size)).toBeLessThan(54);
});
