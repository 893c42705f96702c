import { expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import leuthen from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import { loadSystem, loadSystems } from '@/lib/systems';
import { diffInWords } from './version-diff';

const say = makeSay(messages, 'en');

const told = async (before: { readonly system: string }, after: unknown): Promise<readonly string[]> => {
  const system = await loadSystem(before.system);
  if (!system) throw new Error(before.system);
  return diffInWords(system, 'scenario', before, after).map(say);
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
  const sentences = await told(cannae, after);
  expect(sentences).toContain('The title was “Cannae” and is “Cannae again”.');
  expect(sentences.find(sentence => sentence.includes('2 pieces added'))).toBeDefined();
  expect(sentences.find(sentence => sentence.includes('hill at'))).toContain('Carthage’s right wing (A4)');
  expect(sentences.at(-1)).toBe('Also changed: designer’s notes.');
});

test('the same document differs in nothing', async () => {
  expect(await told(cannae, structuredClone(cannae))).toEqual([]);
  expect(await told(leuthen, structuredClone(leuthen))).toEqual([]);
});

test('every system tells its blank document from a shipped one without a missing word', async () => {
  for (const system of await loadSystems()) {
    const shipped = { ...system.documents.scenario.blank(), title: 'Other', notes: 'x' };
    const sentences = diffInWords(system, 'scenario', system.documents.scenario.blank(), shipped).map(say);
    expect(sentences, system.id).toHaveLength(2);
  }
});
