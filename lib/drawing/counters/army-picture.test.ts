import { expect, test } from 'vitest';
import { createSideStyle } from '../colours/palette';
import { drawArmyPicture } from './army-picture';

const face = { style: createSideStyle('#8E2A20', 'solid'), symbol: 'legion' } as const;
const counters = (...counts: readonly number[]) =>
  drawArmyPicture(counts.map(count => ({ face, count }))).items.filter(({ k }) => k === 'group').length;

test('one counter for each piece, up to what a sheet can show', () => {
  expect(counters()).toBe(0);
  expect(counters(1)).toBe(1);
  expect(counters(3, 14)).toBe(17);
  expect(counters(500)).toBe(120);
});
