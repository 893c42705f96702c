import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { messages } from '@/content/messages/en';
import { applyChanges } from '@/lib/documents/change';
import { formatDocument } from '@/lib/documents/format';
import { valueAt } from '@/lib/documents/json-path';
import { TRANSFORMATIONS } from '@/lib/game/contract/authoring/editing';
import { describeFinding, isError } from '@/lib/game/contract/finding';
import { toJsonSchema } from '@/lib/game/document/json-schema';
import { sidesOf } from '@/lib/geometry/sides';
import { loadSystem, loadSystems, SYSTEM_IDS } from '.';
import { type ReadDocument, readDocument } from './read-document';

const systems = await loadSystems();

const FOLDER = join(process.cwd(), 'content', 'scenarios');
const shipped = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.json'))
  .map(file => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));

/** Throws at a missing word instead of showing its key. */
type ReadScenario = Extract<ReadDocument, { type: 'scenario' }>;

const scenarioOf = async (text: string) => {
  const read = await readDocument(JSON.parse(text));
  if (read.type !== 'scenario' || !read.checked.document) throw new Error('not a scenario');
  return { ...(read satisfies ReadScenario), scenario: read.checked.document };
};

describe.each(systems)('$id', system => {
  test('every check has its sentence', () => {
    for (const kind of Object.values(system.documents))
      for (const { code } of kind.checks) expect(messages.findings, code).toHaveProperty([code]);
  });

  test('every section that a check cites is in the book', () => {
    for (const kind of Object.values(system.documents))
      for (const { rule } of kind.checks)
        if (rule) expect(system.rulebook.sections).toHaveProperty([rule.section]);
  });

  test('the pages have words for what it is and for what the map shows', () => {
    for (const word of ['in-short', 'legend'])
      expect(say({ code: `words.${system.id}.${word}` })).not.toBe('');
  });

  test('every brush and piece of the palette has its words', () => {
    for (const { label, group } of [...system.palette.brushes, ...system.palette.pieces]) {
      expect(say(label)).not.toBe('');
      expect(messages.palette).toHaveProperty([group]);
    }
  });

  test('what a brush has painted is what the eyedropper takes up', () => {
    const scenario = system.documents.scenario.schema.parse(system.documents.scenario.blank());
    const { board } = system.setUp(scenario);
    if (board.kind !== 'spaces') return;
    const groupOf = (id: string): string | undefined =>
      system.palette.brushes.find(brush => brush.id === id)?.group;
    for (const { id, on, group } of system.palette.brushes) {
      const place = on === 'space' ? board.spaces.at(-1)?.id : sidesOf(board)[0]?.id;
      if (place === undefined) continue;
      const painted = applyChanges(scenario, system.editing.paint(scenario, id, [place]));
      const taken = system.editing.brushAt(painted, place);
      if (taken === null) continue;
      // A mark that lies on the ground, such as a camp, leaves the ground to be taken up.
      if (groupOf(taken) === group) expect(taken).toBe(id);
      // Painted again a slope turns about, but a slope it stays.
      const again = applyChanges(painted, system.editing.paint(painted, taken, [place]));
      expect(system.editing.brushAt(again, place)).toBe(taken);
    }
  });

  test('the JSON Schema is generated from the same description', () => {
    for (const kind of Object.values(system.documents))
      expect(toJsonSchema(kind)).toMatchObject({
        $schema: expect.stringContaining('draft-07'),
        type: 'object',
      });
  });

  test('a blank document has the right shape', async () => {
    for (const kind of Object.values(system.documents)) {
      const read = await readDocument(kind.blank());
      expect(read.type).toBe(kind.format);
      expect(read.type !== 'unknown' && read.checked.document).toEqual(kind.blank());
    }
  });

  test('a mustered army has words for all that is asked and answered, and its document breaks no rule', async () => {
    const { armyEstimator, palette } = system;
    if (!armyEstimator) return;
    const numbers = Object.fromEntries(armyEstimator.questions.map(({ id }) => [id, 999]));
    const scale = armyEstimator.suggestScale([numbers]);
    const { rows, facts, findings } = armyEstimator.estimateArmy(numbers, scale, 'A');
    for (const { id, kind, quality, counted } of armyEstimator.questions) {
      for (const { label } of [kind, quality, counted]) expect(say(label)).not.toBe('');
      expect(palette.pieces.map(piece => piece.id)).toContain(id);
    }
    for (const { label, words } of rows)
      for (const line of [label, words.perPiece, words.remainder]) expect(say(line)).not.toBe('');
    for (const { code, values } of facts)
      for (const part of ['title', 'caption'])
        expect(say({ code: `facts.${code}.${part}`, values })).not.toBe('');
    for (const finding of findings) expect(say(describeFinding(finding))).not.toBe('');
    for (const { label } of armyEstimator.scales) expect(say(label)).not.toBe('');
    const record = { title: 'A', side: 'A', source: '' };
    const read = await readDocument(
      armyEstimator.toArmyDocument(armyEstimator.estimateArmy(numbers, scale, 'A'), {}, record),
    );
    expect(read.type === 'army' && read.checked.findings).toEqual([]);
  });
});

/** A hex map has a thousand spaces and an army a hundred counters: some two dozen, spread over the whole, are tried. */
const sample = <Item>(all: readonly Item[]): readonly Item[] => {
  const stride = Math.ceil(all.length / 24);
  return all.filter((_, index) => index % stride === 0);
};

/**
 * Warnings that a shipped battle keeps and explains in its notes: at Marathon only a high command roll brings all
 * the Persians on.
 */
const ACCEPTED_WARNINGS: Readonly<Record<string, readonly string[]>> = {
  'lost-battles/marathon.json': ['lost-battles/plan-needs-luck in undefined'],
};

describe.each(shipped)('the shipped $file', ({ file, text }) => {
  test('breaks no rule and leaves nothing to weigh but what its notes tell', async () => {
    const { findings } = (await scenarioOf(text)).checked;
    expect(findings.filter(isError)).toEqual([]);
    expect(findings.map(({ code, variant }) => `${code} in ${variant}`)).toEqual(
      ACCEPTED_WARNINGS[file] ?? [],
    );
  });

  test('is written as we write documents', () => expect(text).toBe(formatDocument(JSON.parse(text))));

  test('has words for all that is shown of it', async () => {
    const { system, scenario } = await scenarioOf(text);
    const position = system.setUp(scenario);
    for (const { title, sentences } of system.describeSpaces(position))
      for (const line of [title, ...sentences]) expect(say(line)).not.toBe('');
    for (const { code, values } of system.documents.scenario.facts(scenario))
      for (const part of ['title', 'caption'])
        expect(say({ code: `facts.${code}.${part}`, values })).not.toBe('');
    for (const { rows } of system.documents.scenario.roster(scenario))
      for (const row of rows) expect(say(row.words)).not.toBe('');
  });

  test('every throw that it previews has words for each of its ways, which make up the whole', async () => {
    const { system, scenario } = await scenarioOf(text);
    for (const { id } of system.setUp(scenario).pieces)
      for (const { title, outcomes, odds, lines } of system.previews?.(scenario, id) ?? []) {
        for (const sentence of [
          title,
          ...outcomes.map(({ label }) => label),
          ...lines.map(({ label }) => label),
        ])
          expect(say(sentence)).not.toBe('');
        expect(outcomes.map(outcome => outcome.id).sort()).toEqual(Object.keys(odds.ways).sort());
        expect(outcomes.reduce((sum, outcome) => sum + (odds.ways[outcome.id] ?? 0n), 0n)).toBe(odds.total);
      }
  });

  test('pieces can be moved to the ends of the board and taken off again; the new document keeps its shape', async () => {
    const { system, scenario } = await scenarioOf(text);
    const { board, pieces } = system.setUp(scenario);
    if (board.kind !== 'spaces') return;
    for (const piece of sample(pieces))
      for (const space of [null, board.spaces[0]?.id ?? null, board.spaces.at(-1)?.id ?? null]) {
        const moved = applyChanges(scenario, system.editing.move(scenario, [piece.id], space));
        const document = system.documents.scenario.schema.parse(JSON.parse(JSON.stringify(moved)));
        expect(system.setUp(document).pieces.find(({ id }) => id === piece.id)?.space).toBe(space);
      }
  });

  test('on an open table every piece is shifted and turned as asked; the new document keeps its shape', async () => {
    const { system, scenario } = await scenarioOf(text);
    const { board, pieces } = system.setUp(scenario);
    const { shift } = system.editing;
    if (board.kind !== 'table' || !shift) return;
    for (const { id, box, heading } of pieces) {
      if (!box) continue;
      const moved = applyChanges(scenario, shift(scenario, [id], [20, -10], 30));
      const document = system.documents.scenario.schema.parse(JSON.parse(JSON.stringify(moved)));
      const piece = system.setUp(document).pieces.find(other => other.id === id);
      expect(piece?.box?.centre[0]).toBeCloseTo(box.centre[0] + 20, 0);
      expect(piece?.box?.centre[1]).toBeCloseTo(box.centre[1] - 10, 0);
      if (heading !== null) expect(piece?.heading).toBeCloseTo((heading + 30) % 360, 0);
    }
  });

  test('where a piece may stand is what the checks say once it stands there', async () => {
    const { system, scenario } = await scenarioOf(text);
    const piece = system.setUp(scenario).pieces.find(({ space }) => space !== null);
    if (!piece) return;
    const zone = system.deployment.zone(scenario, piece.id);
    if (zone.kind !== 'spaces') return;
    for (const [space, objections] of sample(Object.entries(zone.objections))) {
      const moved = applyChanges(scenario, system.editing.move(scenario, [piece.id], space));
      const { checked } = await scenarioOf(JSON.stringify(moved));
      expect(
        checked.findings
          .filter(({ severity }) => severity === 'error')
          .map(({ code }) => code)
          .sort(),
      ).toEqual(objections.map(({ code }) => code).sort());
    }
  });

  test('copied pieces are pasted as equals of the first, under names of their own', async () => {
    const { system, scenario } = await scenarioOf(text);
    const { pieces } = system.setUp(scenario);
    const [first] = pieces.filter(({ space }) => space !== null);
    if (!first) return;
    const chosen = pieces.filter(({ space, seat }) => space === first.space && seat === first.seat);
    const clip = JSON.parse(
      JSON.stringify(
        system.editing.copy(
          scenario,
          chosen.map(({ id }) => id),
        ),
      ),
    );
    const changes = system.editing.paste(scenario, clip, first.space);
    const pasted = system.documents.scenario.schema.parse(applyChanges(scenario, changes ?? []));
    const known = new Set(pieces.map(({ id }) => id));
    const fresh = system.setUp(pasted).pieces.filter(({ id }) => !known.has(id));
    const alike = (piece: (typeof pieces)[number]): string =>
      JSON.stringify([piece.seat, piece.name, piece.words, piece.space]);
    expect(fresh.map(alike).sort()).toEqual(chosen.map(alike).sort());
    expect(system.editing.paste(scenario, { clip: 'of another game' }, first.space)).toBeNull();
  });

  test('mirrored or turned twice it is itself again, whole or by all of its pieces', async () => {
    const { system, scenario } = await scenarioOf(text);
    const { transform } = system.editing;
    if (!transform) return;
    const all = system.setUp(scenario).pieces.map(({ id }) => id);
    for (const how of TRANSFORMATIONS)
      for (const chosen of [[], all]) {
        const once = applyChanges(scenario, transform(scenario, how, chosen));
        system.documents.scenario.schema.parse(once);
        expect(applyChanges(once, transform(once, how, chosen))).toEqual(scenario);
      }
  });

  test('spoilt in any one place it gives findings in words, at places that exist, and never throws', async () => {
    const document: unknown = JSON.parse(text);
    const keys = Object.keys(document as object);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...keys), fc.jsonValue(), async (key, value) => {
        const spoilt = { ...(document as object), [key]: value };
        const read = await readDocument(spoilt);
        const findings = read.type === 'unknown' ? read.findings : read.checked.findings;
        for (const finding of findings) {
          expect(say(describeFinding(finding))).not.toBe('');
          if (finding.path.length > 0) expect(valueAt(spoilt, finding.path)).not.toBeUndefined();
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('reading any document', () => {
  test.each([
    ['a number', 7, 'document/not-an-object'],
    ['a list', [], 'document/not-an-object'],
    ['no format', {}, 'document/unknown-format'],
    ['a strange format', { format: 'poem' }, 'document/unknown-format'],
    ['a strange system', { format: 'scenario', system: 'chess' }, 'document/unknown-system'],
    ['an inherited name as system', { format: 'scenario', system: 'constructor' }, 'document/unknown-system'],
    [
      'a kind that the system does not have',
      { format: 'army-list', system: 'lost-battles' },
      'document/unknown-format',
    ],
  ])('%s', async (_, json, code) => {
    const read = await readDocument(json);
    expect(read.type).toBe('unknown');
    if (read.type === 'unknown') {
      expect(read.findings.map(finding => finding.code)).toEqual([code]);
      for (const finding of read.findings) expect(say(describeFinding(finding))).not.toBe('');
    }
  });

  test('a system is loaded by its id only', async () => {
    for (const id of SYSTEM_IDS) expect((await loadSystem(id))?.id).toBe(id);
    expect(await loadSystem('toString')).toBeNull();
  });
});
