import { expect, test } from 'vitest';
import { createSideStyle } from '@/lib/drawing/colours/palette';
import { createFilledPath } from '@/lib/drawing/shapes';
import type { DrawLayer } from '../contract/game-system';
import { composeLayers } from './compose-layers';
import { sideStyleOf } from './side-style';

const drawings = Object.fromEntries(
  (['terrain', 'grid', 'names', 'pieces', 'frame'] as const).map(layer => [
    layer,
    () => [createFilledPath(layer, '#000000')],
  ]),
) as unknown as Parameters<typeof composeLayers>[0];

const SIZE = { width: 100, height: 60, margin: 20 };
const namesOf = (layers: readonly DrawLayer[]) =>
  JSON.stringify(composeLayers(drawings, { layers }, SIZE)).match(/(?<="d":")\w+/g);

test('layers lie in one order, whatever order they are asked for in', () => {
  expect(namesOf(['pieces', 'names', 'terrain'])).toEqual(['terrain', 'names', 'pieces']);
  expect(namesOf(['pieces', 'frame', 'terrain'])).toEqual(['terrain', 'frame', 'pieces']);
});

test('only a picture with its frame has margins', () => {
  expect(composeLayers(drawings, { layers: ['terrain'] }, SIZE)).toMatchObject({ width: 100, height: 60 });
  expect(composeLayers(drawings, { layers: ['frame'] }, SIZE)).toMatchObject({ width: 140, height: 100 });
});

test('a side looks as the document says; one that is not there looks plain', () => {
  const sides = [{ id: 'rome', name: 'Rome', colour: '#8E2A20', style: 'outline' }] as const;
  expect(sideStyleOf(sides, 'rome')).toEqual(createSideStyle('#8E2A20', 'outline'));
  expect(sideStyleOf(sides, 0)).toEqual(sideStyleOf(sides, 'rome'));
  expect(sideStyleOf(sides, 'nobody')).toEqual(createSideStyle('#2A241D', 'solid'));
});
