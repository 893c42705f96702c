import { expect, test } from 'vitest';
import { hexIn, testScene } from '../../testing/scenario-builder';
import { hexesInRange } from './bombardment-range';

const scene = testScene([
  { id: 'g', hex: '1010', arm: 'artillery', codes: ['8-5-0', '6-4-0'] },
  { id: 'away', arm: 'artillery', codes: ['8-5-3'] },
  { id: 'a', hex: '2010', codes: ['8-6-3', '7-5-3'] },
]);

test('[16.2] a gun reaches all hexes around it but its own, with the strength of each distance', () => {
  const found = hexesInRange(scene, 'g');
  const strengths = found.map(({ strength }) => strength);
  expect([strengths.filter(each => each === 8).length, strengths.filter(each => each === 5).length]).toEqual([
    6, 12,
  ]);
  expect(found).toHaveLength(18);
  expect(found.map(({ hex }) => hex)).not.toContain(hexIn(scene, '1010'));
  expect(found.every(({ isSeen }) => isSeen)).toBe(true);
});

test('[16.1] neither foot nor a gun off the map has a range', () => {
  expect([hexesInRange(scene, 'a'), hexesInRange(scene, 'away')]).toEqual([[], []]);
});
