import { describe, expect, it } from 'vitest';
import type { ActionKind } from '@/lib/game/contract/about';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { listHandyOrders } from './handy-orders';
import { listCards } from './order-cards';

const order = (kind: ActionKind, code: string, isDangerous?: boolean): AnyOrder => ({
  about: { kind, subjects: ['unit'], targets: [] },
  actions: [{ type: code, by: 'rome' }],
  label: { code },
  ...(isDangerous ? { isDangerous } : {}),
});

const ORDERS = [
  order('move', 'leave', true),
  order('end', 'stay'),
  order('form', 'column'),
  order('move', 'advance'),
  order('attack', 'charge'),
];

const codesOf = (indexes: readonly number[]) => indexes.map(index => ORDERS[index]?.label.code);

describe('the orders at the pieces', () => {
  it('begin with what does something, and hold nothing that gives something up', () => {
    expect(codesOf(listHandyOrders(ORDERS, 5))).toEqual(['charge', 'advance', 'column', 'stay']);
  });

  it('leave out the least useful where there is no room', () => {
    expect(codesOf(listHandyOrders(ORDERS, 2))).toEqual(['charge', 'advance']);
  });
});

describe('the list in the panel', () => {
  it('ends with what gives something up', () => {
    const last = listCards(ORDERS).at(-1);
    expect(last?.type === 'one' && last.order.label.code).toBe('leave');
  });
});
