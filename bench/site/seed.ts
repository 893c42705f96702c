import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeMinhash } from '@/lib/store/catalogue/minhash';
import { normalizeForSearch } from '@/lib/store/catalogue/normalize-for-search';
import { addVersion, claimSlug } from '@/lib/store/documents/publish';
import { closeStore, openStore, type StoreLocation } from '@/lib/store/engine/open-store';

const SYSTEMS = ['lost-battles', 'prussias-glory', 'in-death-ground', 'pocket-battles', 'perikles'];
const ERAS = ['bronze-age', 'ancient', 'medieval', 'early-modern', 'modern'];
const SIDES = [
  'Rome',
  'Carthage',
  'Sparta',
  'Athens',
  'Prussia',
  'Österreich',
  'Macedon',
  'Persia',
  'Wessex',
  'Danes',
];
const TAGS = [
  'elephants',
  'phalanx',
  'river crossing',
  'ambush',
  'siege',
  'surprise',
  'oblique order',
  'cavalry',
];
const SYLLABLES = [
  'ka',
  'lö',
  'mar',
  'ton',
  'zu',
  'per',
  'gä',
  'rist',
  'vol',
  'ne',
  'sta',
  'dur',
  'him',
  'eck',
  'ora',
  'lys',
];
const BATCH = 250;

/** Numbers without chance: every run measures the same catalogue. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const pick = <Value>(from: readonly Value[], next: (below: number) => number): Value => {
  const value = from[next(from.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

const name = (next: (below: number) => number): string => {
  const word = Array.from({ length: 2 + next(3) }, () => pick(SYLLABLES, next)).join('');
  return word[0]?.toUpperCase() + word.slice(1);
};

const factsOf = (next: (below: number) => number, index: number) => {
  const title = `${name(next)} ${name(next)}`;
  const year = next(3300) - 1300 || 1;
  return {
    title,
    summary: `${name(next)} met ${name(next)} near ${name(next)}.`,
    place: name(next),
    sides: [pick(SIDES, next), pick(SIDES, next)],
    year,
    era: pick(ERAS, next),
    tags: [pick(TAGS, next)],
    pieces: 5 + next(80),
    isReconstructed: next(3) === 0,
    errors: next(10) === 0 ? 1 : 0,
    warnings: next(3),
    searchText: Array.from({ length: 30 }, () => name(next)).join(' '),
    likeness: computeMinhash([String(index)]),
  };
};

/** Fills an empty store with this many published battles, and returns words that readers would search for. */
export const seed = async (place: StoreLocation, count: number): Promise<readonly string[]> => {
  const store = await openStore({ place, now: () => new Date().toISOString(), newId: randomUUID });
  const document = readFileSync(join('content', 'scenarios', 'lost-battles', 'cannae.json'), 'utf8');
  const next = numbers(7);
  const words = new Set<string>();
  for (let start = 0; start < count; start += BATCH)
    await store.db.transaction().execute(async transaction => {
      for (let index = start; index < Math.min(count, start + BATCH); index += 1) {
        const facts = factsOf(next, index);
        const line = { kind: 'scenario', system: pick(SYSTEMS, next), author: 'bench' } as const;
        const slug = await claimSlug(transaction, `bench-${index}`, line);
        const publishedAt = new Date(1_700_000_000_000 + index * 1000).toISOString();
        await addVersion(transaction, slug, {
          document,
          facts,
          visibility: 'public',
          changeNote: '',
          publishedAt,
        });
        if (index % 50 === 0) words.add(normalizeForSearch(facts.title).split(' ')[0] ?? '');
      }
    });
  await closeStore(store);
  return [...words];
};
