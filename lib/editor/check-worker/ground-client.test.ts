import { describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { loadSystem } from '@/lib/systems';
import { makeGroundClient } from './ground-client';
import type { GroundMessage, GroundRequest } from './ground-painter';

const system = await loadSystem('lost-battles');
if (!system) throw new Error('no system');
const battle = system.documents.scenario.schema.parse(cannae);

const wishAt = (scale: number): GroundRequest => ({
  picture: 'map',
  scenario: battle,
  detail: 'high',
  scale,
});

const mannedDesk = () => {
  const asked: GroundMessage[] = [];
  const desk = makeGroundClient();
  desk.attach(question => asked.push(question));
  const scales = () => asked.map(question => (question.type === 'ground' ? question.scale : question.type));
  return { desk, scales, answer: () => desk.answer({ type: 'ground', picture: 'map', bitmap: null }) };
};

describe('the ground, painted beside the page', () => {
  test('of many wishes during one painting only the newest is painted next', () => {
    const { desk, scales, answer } = mannedDesk();
    const painted: number[] = [];
    for (const scale of [1, 2, 3]) desk.request(wishAt(scale), () => painted.push(scale));
    expect(scales()).toEqual([1]);
    answer();
    answer();
    answer();
    expect(scales()).toEqual([1, 3]);
    expect(painted).toEqual([1, 3]);
  });

  test('who takes over paints what the one before him left', () => {
    const { desk } = mannedDesk();
    desk.request(wishAt(1), () => undefined);
    desk.request(wishAt(2), () => undefined);
    desk.attach(null);
    expect(desk.isAttached()).toBe(false);
    const asked: GroundMessage[] = [];
    desk.attach(question => asked.push(question));
    expect(asked).toEqual([{ type: 'ground', ...wishAt(2) }]);
  });

  test('a picture that was left hears nothing more', () => {
    const { desk, scales, answer } = mannedDesk();
    const painted: number[] = [];
    desk.request(wishAt(1), () => painted.push(1));
    desk.release('map');
    answer();
    expect(painted).toEqual([]);
    expect(scales()).toEqual([1, 'ground-left']);
  });
});
