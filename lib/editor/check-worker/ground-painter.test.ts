import { describe, expect, test } from 'vitest';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { loadSystems } from '@/lib/systems';
import { drawGround } from './ground-painter';

const systems = await loadSystems();

const isSpoken = (item: DrawItem): boolean =>
  item.k === 'text' || (item.k === 'group' && item.kids.some(isSpoken));

describe.each(systems)('the ground of $id', system => {
  const { schema, blank } = system.documents.scenario;
  const scenario = schema.parse(blank());
  const ground = drawGround(system, system.setUp(scenario), 'low');

  test('has no words, so that it can be painted without fonts', () => {
    const { items, symbols } = ground;
    expect([...items, ...Object.values(symbols ?? {}).flat()].some(isSpoken)).toBe(false);
  });

  test('is the same when its battle was sent to a worker', () => {
    expect(drawGround(system, system.setUp(structuredClone(scenario)), 'low')).toEqual(ground);
  });
});
