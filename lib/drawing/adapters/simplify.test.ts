import { expect, test } from 'vitest';
import type { DrawList } from '../draw-list';
import { simplifyDrawing } from './simplify';

const pathOf = (list: DrawList): unknown => simplifyDrawing(list).items;

test('points of the board and steps between them lose their fractions', () => {
  const items = [
    { k: 'path', d: 'M10.49 20.51L-0.2 3.75Z' },
    { k: 'path', d: 'm10.26 0.51l3.333 4z' },
  ] as const;
  expect(pathOf({ width: 9, height: 9, items })).toMatchObject([{ d: 'M10 21L0 4Z' }, { d: 'm10 1l3 4z' }]);
});

test('what is drawn larger keeps more, what is drawn smaller no more', () => {
  const kids = [{ k: 'path', d: 'M0.1234 1.5' }] as const;
  const grown = (scale: number) =>
    pathOf({ width: 9, height: 9, items: [{ k: 'group', matrix: [scale, 0, 0, scale, 0, 0], kids }] });
  expect(grown(20)).toMatchObject([{ kids: [{ d: 'M0.12 1.5' }] }]);
  expect(grown(0.1)).toMatchObject([{ kids: [{ d: 'M0 2' }] }]);
});

test('numbers that only a point or a sign kept apart stay apart, and arcs keep their flags', () => {
  const items = [
    { k: 'path', d: 'M.9.201-.16.62l1.5.6-.2 3' },
    { k: 'path', d: 'M1.4 2a.7.7 0 01.32.081L3.2 4' },
  ] as const;
  expect(pathOf({ width: 9, height: 9, items })).toMatchObject([
    { d: 'M1 0 0 1l2 1 0 3' },
    { d: 'M1 2a.7.7 0 01.32.081L3 4' },
  ]);
});

test('the place of a group or symbol keeps one figure more than a point, its turn all', () => {
  const turned = [0.9848, 0.1736, -0.1736, 0.9848, 181.8653, 20.04] as const;
  const items = [
    { k: 'group', matrix: turned, kids: [] },
    { k: 'use', symbol: 'tree', matrix: turned },
  ] as const;
  const rounded = [0.9848, 0.1736, -0.1736, 0.9848, 181.9, 20];
  expect(pathOf({ width: 9, height: 9, items })).toMatchObject([{ matrix: rounded }, { matrix: rounded }]);
});
