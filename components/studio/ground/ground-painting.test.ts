import { describe, expect, test } from 'vitest';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { loadSystems } from '@/lib/systems';
import { groundOf } from './ground-painting';

const systems = await loadSystems();

const isSpoken = (item: DrawItem): boolean =>
  item.k === 'text' || (item.k === 'group' && item.kids.some(isSpoken));

describe.each(systems)('the ground of $id', system => {
  const { schema, blank } = system.documents.scenario;
  const position = system.setUp(schema.parse(blank()));
  const wish = { picture: 'map', position, detail: 'low', scale: 1 } as const;

  test('has no words, so that it can be painted without fonts', () => {
    const { items, symbols } = groundOf(system, wish);
    expect([...items, ...Object.values(symbols ?? {}).flat()].some(isSpoken)).toBe(false);
  });

  test('is the same when its position was sent to a worker', () => {
    expect(groundOf(system, { ...wish, position: structuredClone(position) })).toEqual(
      groundOf(system, wish),
    );
  });
});
