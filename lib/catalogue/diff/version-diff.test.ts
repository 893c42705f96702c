import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import leuthen from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import { nameField } from '@/lib/game/document/part-words';
import { loadSystem, loadSystems } from '@/lib/systems';
import { describeDiff } from './version-diff';

const say = makeSay(messages, 'en');

const listDifferences = async (
  before: { readonly system: string },
  after: unknown,
): Promise<readonly string[]> => {
  const system = await loadSystem(before.system);
  if (!system) throw new Error(before.system);
  return describeDiff(system, 'scenario', before, after).map(say);
};

test('units added, a hill painted, special rules reworded: each is one sentence', async () => {
  const after = structuredClone(cannae) as typeof cannae;
  const [force] = after.forces;
  const [entry] = force?.units ?? [];
  if (!entry || !('count' in entry)) throw new Error('no entry');
  Object.assign(entry, { count: Number(entry.count) + 2 });
  after.board.terrain[0] = 'h....';
  Object.assign(after.board.legend, { h: ['hill'] });
  Object.assign(after, { notes: 'Other notes', title: 'Cannae again' });
  const sentences = await listDifferences(cannae, after);
  expect(sentences).toContain('The title was “Cannae” and is “Cannae again”.');
  expect(sentences.find(sentence => sentence.includes('2 counters added'))).toBeDefined();
  expect(sentences.find(sentence => sentence.includes('hill at'))).toContain('Carthage, right wing (A4)');
  expect(sentences.at(-1)).toBe('Also changed: Designer’s notes.');
});

test('the same document differs in nothing', async () => {
  expect(await listDifferences(cannae, structuredClone(cannae))).toEqual([]);
  expect(await listDifferences(leuthen, structuredClone(leuthen))).toEqual([]);
});

test('what lies between hexes is told by its places, and what went from beside it', async () => {
  const after = structuredClone(leuthen) as typeof leuthen;
  const [bridge] = after.board.hexsides.bridges;
  const [slope] = after.board.hexsides.slopes;
  if (!bridge || !slope) throw new Error('no hexsides');
  after.board.hexsides.bridges.shift();
  after.board.hexsides.streams.push('0507/0506');
  after.board.hexsides.slopes[0] = slope.split('/').reverse().join('/');
  expect(await listDifferences(leuthen, after)).toEqual([
    `New terrain: slope at ${after.board.hexsides.slopes[0]}.`,
    'New terrain: stream at 0506/0507.',
    `Terrain removed: slope at ${slope}.`,
    `Terrain removed: bridge at ${bridge.split('/').sort().join('/')}.`,
  ]);
});

test('a stream named from its other side is the same stream', async () => {
  const after = structuredClone(leuthen) as typeof leuthen;
  after.board.hexsides.streams.reverse();
  const { streams } = after.board.hexsides;
  streams[0] = (streams[0] ?? '').split('/').reverse().join('/');
  expect((await listDifferences(leuthen, after)).join()).not.toContain('stream');
});

test('roads that changed beside a moved unit are not passed over in silence', async () => {
  const after = structuredClone(leuthen) as typeof leuthen;
  Object.assign(after.board, { roads: [] });
  expect(await listDifferences(leuthen, after)).toEqual(['Also changed: Battlefield.']);
});

const NEVER_NAMED = ['$schema', 'format', 'version', 'system', 'title'];

test('every part of every kind of document has its name', async () => {
  const kinds = (await loadSystems()).flatMap(({ documents }) => Object.values(documents));
  const fields = kinds.flatMap(({ schema }) =>
    Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}),
  );
  expect(fields.length).toBeGreaterThan(50);
  const unnamed = fields.filter(field => !NEVER_NAMED.includes(field) && nameField(field) === null);
  expect(unnamed).toEqual([]);
});

test('every system tells its blank document from a shipped one without a missing word', async () => {
  for (const system of await loadSystems()) {
    const shipped = { ...system.documents.scenario.blank(), title: 'Other', notes: 'x' };
    const sentences = describeDiff(system, 'scenario', system.documents.scenario.blank(), shipped).map(say);
    expect(sentences, system.id).toHaveLength(2);
  }
});
