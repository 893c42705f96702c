import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { factsOfDocument } from '@/lib/catalogue/facts-of-document';
import { applyChange } from '@/lib/documents/change';
import { type JsonPath, valueAt } from '@/lib/documents/json-path';
import { MAX_FINDINGS } from '@/lib/game/check/limit-findings';
import { describeFinding, type Finding } from '@/lib/game/contract/finding';
import { DRAW_LAYERS } from '@/lib/game/contract/game-system';
import { crowdedMap } from '@/lib/systems/testing/crowded-maps';
import { HOSTILE_DOCUMENTS, largeHexMap } from '@/lib/systems/testing/hostile-documents';
import { battleOfNotes } from '@/lib/systems/testing/hostile-texts';
import { findingsOfDocument, readDocument } from '../../read-document';

const FOLDER = join(process.cwd(), 'content', 'scenarios');
const SHIPPED: readonly unknown[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.json'))
  .map(file => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));

const say = makeSay(messages, 'en');

/** Everything that a server does with an untrusted document; what it answers. */
const passThrough = async (json: unknown): Promise<readonly Finding[]> => {
  const read = await readDocument(json);
  const { findings } = findingsOfDocument(read);
  for (const finding of findings) expect(typeof say(describeFinding(finding))).toBe('string');
  const scenario = read.type === 'scenario' ? read.checked.document : null;
  if (read.type === 'unknown' || scenario === null) return findings;
  const { system } = read;
  factsOfDocument(read);
  const kind = system.documents.scenario;
  kind.facts(scenario);
  kind.roster(scenario);
  const position = system.setUp(scenario);
  system.describeSpaces(position);
  system.draw(position, { layers: DRAW_LAYERS, paper: 'screen', detail: 'low', say });
  return findings;
};

/** Seconds that the processor works: a busy machine makes the clock run on, but not this. */
const secondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
};

/** As much as a server takes in. */
const LARGEST = 2_000_000;

/** Ten times what the dearest of them costs a server; without the limits they cost minutes, or never end. */
const MAX_SECONDS = 30;

describe.each(HOSTILE_DOCUMENTS)('$name', ({ document }) => {
  test('is checked and drawn in a moment, and answered with few and short findings', async () => {
    expect(JSON.stringify(document).length).toBeLessThan(LARGEST);
    const before = process.cpuUsage();
    const findings = await passThrough(document);
    expect(secondsSince(before)).toBeLessThan(MAX_SECONDS);
    expect(findings.length).toBeLessThanOrEqual(MAX_FINDINGS);
    expect(JSON.stringify(findings).length).toBeLessThan(400_000);
  });
});

describe('a hex map', () => {
  const codesOf = async (document: unknown) =>
    findingsOfDocument(await readDocument(document)).findings.map(({ code }) => code);

  test('of 400 by 400 hexes is refused with the limit, one of 120 by 90 is not', async () => {
    const [finding] = findingsOfDocument(await readDocument(largeHexMap(400, 400))).findings;
    expect(finding).toMatchObject({
      code: 'document/shape-limit',
      path: ['board'],
      values: { count: 160_000, limit: 12_000 },
    });
    expect(finding && say(describeFinding(finding))).toBe(
      'Battlefield has too many hexes: 160,000. The limit is 12,000.',
    );
    expect(await codesOf(largeHexMap(120, 90))).toEqual([]);
  });

  test('of 120 by 90 hexes takes 200 units and 1,500 hexsides of each kind', async () => {
    const options = { wings: 5, unitsInWing: 18, guns: 10, stacks: 80, hexsides: 1500, variants: 0 };
    const codes = await codesOf(crowdedMap({ columns: 120, rows: 90, ...options }));
    expect(codes.filter(code => code.startsWith('document/'))).toEqual([]);
  });
});

test('notes on a map have 5,000 letters at most', async () => {
  const [finding] = findingsOfDocument(await readDocument(battleOfNotes(200))).findings;
  expect(finding).toMatchObject({
    code: 'document/shape-limit',
    path: ['annotations'],
    values: { count: 100_000, limit: 5000 },
  });
  expect(findingsOfDocument(await readDocument(battleOfNotes(10))).findings).toEqual([]);
});

/** Names of what every object inherits, and other words that a look-up may stumble over. */
const EVIL_WORDS = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '',
  '0',
  'null',
  'x'.repeat(60),
];
const EVIL_NUMBERS = [0, 1, -1, 0.5, 1e-300, 6, 60, 99, 2000, -4000];

const makeRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
};

type Next = ReturnType<typeof makeRandom>;

const leavesOf = (value: unknown, path: JsonPath = []): readonly JsonPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path];

const evilValueFor = (value: unknown, next: Next): unknown => {
  if (typeof value === 'string') return EVIL_WORDS[next(EVIL_WORDS.length)];
  return typeof value === 'number' ? EVIL_NUMBERS[next(EVIL_NUMBERS.length)] : !value;
};

/** The document with many of its values exchanged, as far as its shape allows. */
const spoilDocument = async (document: unknown, next: Next): Promise<unknown> => {
  const read = await readDocument(document);
  if (read.type !== 'scenario') throw new Error('not a scenario');
  const { schema } = read.system.documents.scenario;
  const leaves = leavesOf(document);
  let current = document;
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    const path = leaves[next(leaves.length)] ?? [];
    const value = evilValueFor(valueAt(current, path), next);
    const tried = applyChange(current, { op: 'replace', path, value });
    if (schema.safeParse(tried).success) current = tried;
  }
  return current;
};

const ATTEMPTS = 100;

/** One id, wherever it stands, becomes a name of what objects inherit. */
const renameIds = (value: unknown, id: string): unknown => {
  if (Array.isArray(value)) return value.map(entry => renameIds(entry, id));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renameIds(inner, id)]));
  return value === id ? 'constructor' : value;
};

const idsIn = (document: unknown): readonly string[] => [
  ...new Set(
    leavesOf(document)
      .map(path => valueAt(document, path))
      .filter(
        (value): value is string => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)+$/.test(value),
      ),
  ),
];

describe('a document of a stranger', () => {
  test('whose values are as odd as its shape allows gives findings and is never thrown at', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(SHIPPED.length - 1), fc.nat(), async (which, seed) => {
        await passThrough(await spoilDocument(SHIPPED[which], makeRandom(seed)));
      }),
      { numRuns: 15, seed: 17 },
    );
  });

  test('whose ids are names of what objects inherit is read as any other', async () => {
    const next = makeRandom(17);
    for (const document of SHIPPED.filter((_, index) => index % 4 === 0)) {
      const ids = idsIn(document);
      await passThrough(renameIds(document, ids[next(ids.length)] ?? ''));
    }
  });
});
