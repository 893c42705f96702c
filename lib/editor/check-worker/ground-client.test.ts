import { describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { loadSystem } from '@/lib/systems';
import { makeGroundClient } from './ground-client';
import type { GroundMessage, GroundRequest } from './ground-painter';

const system = await loadSystem('lost-battles');
if (!system) throw new Error('no system');
const battle = system.documents.scenario.schema.parse(cannae);

const requestAt = (scale: number): GroundRequest => ({
  picture: 'map',
  scenario: battle,
  detail: 'high',
  scale,
});

const openAttachedClient = () => {
  const asked: GroundMessage[] = [];
  const client = makeGroundClient();
  client.attach(question => asked.push(question));
  const scales = () => asked.map(question => (question.type === 'ground' ? question.scale : question.type));
  return { client, scales, answer: () => client.answer({ type: 'ground', picture: 'map', painted: null }) };
};

describe('the ground, painted beside the page', () => {
  test('of many wishes during one painting only the newest is painted next', () => {
    const { client, scales, answer } = openAttachedClient();
    const painted: number[] = [];
    for (const scale of [1, 2, 3]) client.request(requestAt(scale), () => painted.push(scale));
    expect(scales()).toEqual([1]);
    answer();
    answer();
    answer();
    expect(scales()).toEqual([1, 3]);
    expect(painted).toEqual([1, 3]);
  });

  test('who takes over paints what the one before him left', () => {
    const { client } = openAttachedClient();
    client.request(requestAt(1), () => undefined);
    client.request(requestAt(2), () => undefined);
    client.attach(null);
    expect(client.isAttached()).toBe(false);
    const asked: GroundMessage[] = [];
    client.attach(question => asked.push(question));
    expect(asked).toEqual([{ type: 'ground', ...requestAt(2) }]);
  });

  test('a picture that was left hears nothing more', () => {
    const { client, scales, answer } = openAttachedClient();
    const painted: number[] = [];
    client.request(requestAt(1), () => painted.push(1));
    client.release('map');
    answer();
    expect(painted).toEqual([]);
    expect(scales()).toEqual([1, 'ground-left']);
  });
});
