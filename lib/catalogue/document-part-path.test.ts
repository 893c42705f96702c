import { expect, test } from 'vitest';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { describePartPath, fieldInWords } from './document-part-path';

const scenario = {
  sides: [
    { id: 'north', name: 'The North', colour: '#000000', style: 'solid' },
    { id: 'south', name: 'The South', colour: '#ffffff', style: 'outline' },
  ],
  forces: [{ side: 'north' }, { side: 'south', generals: [{ name: 'Lee' }, {}] }],
} as unknown as ScenarioBase;

test.each([
  ['', []],
  ['/board', [{ field: 'board' }]],
  ['/forces/1', [{ field: 'forces' }, { name: 'The South' }]],
  [
    '/forces/1/generals/0',
    [{ field: 'forces' }, { name: 'The South' }, { field: 'generals' }, { name: 'Lee' }],
  ],
  ['/forces/1/generals/1', [{ field: 'forces' }, { name: 'The South' }, { field: 'generals' }]],
  ['/forces/7', [{ field: 'forces' }]],
])('the part at “%s” is told in names', (pointer, expected) =>
  expect(describePartPath(scenario, pointer)).toEqual(expected),
);

test('a field without a word of its own is taken apart', () =>
  expect(fieldInWords('attackLimit')).toBe('attack limit'));
