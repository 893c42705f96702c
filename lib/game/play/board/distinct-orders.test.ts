import { expect, test } from 'vitest';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { listDistinctOrders } from './distinct-orders';

const take = (tile: string, city: string): AnyOrder => ({
  about: { kind: 'pick', subjects: [], targets: [{ type: 'place', id: city }] },
  actions: [{ type: 'pick', by: 'alkmaionids', ...{ tile } }],
  label: { code: 'take' },
});

test('influence tiles of a kind are offered once; another city and another wing’s same words stay', () => {
  const other = take('3', 'athens');
  const wing: AnyOrder = { ...other, about: { ...other.about, subjects: ['moritz'] } };
  const [first, second] = [take('1', 'sparta'), take('2', 'sparta')];
  expect(listDistinctOrders([first, second, other, wing])).toEqual([first, other, wing]);
});
