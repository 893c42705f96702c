import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { checkDocument } from '@/lib/game/check/check-document';
import { type ArmyDocument, armyKind } from '../../document/army';
import { scenarioSchema } from '../../document/scenario';
import { battle, entry, findingPaths, withForces } from '../../testing/scenario-builder';
import { armyEstimate } from './army-estimator';

const ROME = {
  'average-legion': 55_000,
  'average-heavy-cavalry': 6000,
  'levy-light-infantry': 15_000,
};
const NAMES = { 'average-legion': 'Legions', 'levy-light-infantry': 'Velites' };
const RECORD = { title: 'Rome at Cannae', side: 'Rome', source: 'Polybius 3.113' };

const codes = (numbers: Record<string, number>, scale: number): string[] =>
  armyEstimate.estimateArmy(numbers, scale, 'Rome').findings.map(({ code }) => code);

describe('1.2 The scaling assistant', () => {
  test('[1.2] it asks for every counter of the box, in three ways of counting', () => {
    const asked = (counted: string) =>
      armyEstimate.questions.filter(question => question.counted.id === counted).map(({ id }) => id);
    expect(asked('men')).toHaveLength(29);
    expect(asked('elephants')).toEqual(['african-elephant', 'indian-elephant']);
    expect(asked('chariots')).toEqual(['unclassed-scythed-chariot']);
  });

  test('[1.2] [1.5] [4.1] units, remainder, fighting value and commands', () => {
    const { rows, facts, findings } = armyEstimate.estimateArmy(ROME, 8, 'Rome');
    expect(rows.map(({ template, count, remainder }) => [template, count, remainder])).toEqual([
      ['average-legion', 13, 3000],
      ['levy-light-infantry', 1, 7000],
      ['average-heavy-cavalry', 3, 0],
    ]);
    expect(facts.map(({ values }) => values)).toEqual([
      { side: 'Rome', value: 63, units: 17 },
      { side: 'Rome', commands: 6 },
      { men: 1000 },
      { men: 10_000 },
    ]);
    expect(findings).toEqual([]);
  });

  test.each([
    ['nobody at all', {}, 8, []],
    ['nobody fills a unit', { 'average-legion': 100 }, 8, ['lost-battles/army-too-small']],
    ['a handful', { 'average-legion': 8000 }, 8, ['lost-battles/army-of-unusual-size']],
    ['a host', { 'average-legion': 500_000 }, 1, ['lost-battles/army-too-large']],
  ])('[1.2] what speaks against an army: %s', (_, numbers, scale, expected) =>
    expect(codes(numbers, scale)).toEqual(expected),
  );

  test('[1.2] the suggestion looks at all armies', () => {
    expect(armyEstimate.suggestScale([ROME])).toBe(6);
    expect(armyEstimate.suggestScale([ROME, { 'average-heavy-infantry': 100_000 }])).toBe(8);
  });
});

describe('Placing the units', () => {
  const estimate = armyEstimate.estimateArmy(ROME, 8, 'A');

  test('they are added after the others, off the board, and the battle takes the scale', () => {
    const before = battle(...withForces([entry('guard', 'hoplite', 'veteran')]));
    const after = scenarioSchema.parse(
      applyChanges(before, armyEstimate.addPieces(before, 'first', estimate, NAMES)),
    );
    expect(after.forces[0]?.units.map(({ id, name, count }) => [id, name, count])).toEqual([
      ['guard', 'guard', 1],
      ['first-average-legion', 'Legions', 13],
      ['first-levy-light-infantry', 'Velites', 1],
      ['first-average-heavy-cavalry', 'average-heavy-cavalry', 3],
    ]);
    expect(after.options.scale).toBe(8);
    expect(after.deployment).toEqual(before.deployment);
  });

  test('placed twice, no two pieces have one name', () => {
    const place = (scenario: ReturnType<typeof battle>, seat: string) =>
      applyChanges(scenario, armyEstimate.addPieces(scenario, seat, estimate, NAMES));
    const twice = place(place(place(battle(), 'first'), 'first'), 'second');
    expect(findingPaths(scenarioSchema.parse(twice), 'named-once')).toEqual([]);
  });

  test('more units than one entry holds are split', () => {
    const many = armyEstimate.estimateArmy({ 'veteran-hoplite': 45 * 250 }, 1, 'A');
    const after = applyChanges(battle(), armyEstimate.addPieces(battle(), 'first', many, {}));
    expect(scenarioSchema.parse(after).forces[0]?.units.map(({ count }) => count)).toEqual([40, 5]);
    expect(findingPaths(after, 'named-once')).toEqual([]);
  });
});

describe('The army as a document', () => {
  const saved = armyEstimate.toArmyDocument(
    armyEstimate.estimateArmy(ROME, 8, 'Rome'),
    NAMES,
    RECORD,
  ) as ArmyDocument;
  const findingsOf = (changes: Partial<ArmyDocument>): [string, readonly (string | number)[]][] =>
    checkDocument(armyKind, { ...saved, ...changes }).findings.map(({ code, path }) => [code, path]);

  test('it keeps the numbers with their source, and breaks no rule', () => {
    expect(checkDocument(armyKind, saved)).toMatchObject({ document: saved, findings: [] });
    expect(saved).toMatchObject({ title: 'Rome at Cannae', side: 'Rome', scale: 8, generals: [] });
    expect(saved.sources).toEqual([{ id: 'numbers', title: 'Polybius 3.113' }]);
    expect(saved.numbers[0]).toEqual({ type: 'legion', class: 'average', number: 55_000, source: 'numbers' });
  });

  test('[1.5] [4.1] its facts count generals too', () => {
    const varro = { id: 'varro', name: 'Varro', class: 'average', kind: 'commander' } as const;
    const [value, commands] = armyKind.facts({ ...saved, generals: [varro] });
    expect([value?.values, commands?.values]).toEqual([
      { side: 'Rome', value: 69, units: 17 },
      { side: 'Rome', commands: 6 },
    ]);
  });

  test.each<[string, Partial<ArmyDocument>, [string, (string | number)[]][]]>([
    [
      '[1.1] a levy legion',
      { numbers: [], units: [entry('x', 'legion', 'levy')] },
      [['lost-battles/class-of-unit', ['units', 0, 'class']]],
    ],
    [
      '[1.1] numbers of levy legionaries',
      { numbers: [{ type: 'legion', class: 'levy', number: 1 }] },
      [['lost-battles/class-of-number', ['numbers', 0, 'class']]],
    ],
    [
      '[1.2] one legion for 55,000 men',
      { numbers: saved.numbers.slice(0, 1), units: [entry('x', 'legion', 'average')] },
      [['lost-battles/units-follow-numbers', ['numbers', 0, 'number']]],
    ],
    [
      '[1.2] fourteen legions for 55,000 men: rounded up',
      { numbers: saved.numbers.slice(0, 1), units: [entry('x', 'legion', 'average', 14)] },
      [],
    ],
    [
      'a name twice',
      { numbers: [], units: [entry('x', 'hoplite', 'levy'), entry('x', 'hoplite', 'levy')] },
      [['lost-battles/named-once', ['units', 1]]],
    ],
    [
      '[1.4] a third general',
      {
        generals: ['a', 'b', 'c'].map(id => ({ id, name: id, class: 'average', kind: 'commander' })),
      },
      [['lost-battles/number-of-generals', ['generals', 2]]],
    ],
  ])('%s', (_, changes, expected) => expect(findingsOf(changes)).toEqual(expected));
});
