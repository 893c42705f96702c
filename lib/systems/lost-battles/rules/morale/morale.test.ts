import { describe, expect, test } from 'vitest';
import lostBattles from '@/content/messages/en/systems/lost-battles.json';
import { computeOdds } from '@/lib/dice/odds';
import { fieldWith, general, unit, units } from '../../testing/field-builder';
import { enemies, lineIds, moraleResults, shock } from '../../testing/morale-cases';
import type { Field, FieldUnit } from '../battlefield/field';
import {
  computeArmyMorale,
  computeCentreValue,
  isTestDue,
  listArmyMoraleLines,
  listUnitMoraleLines,
  MORALE_LINE_IDS,
  moraleTest,
  type Shock,
  sumOfLines,
  toMoraleSituation,
} from './morale';

describe('7 Morale', () => {
  test('[7.1] LB-G30 a 3 and a 5: the 3 is halved and rounded up', () => {
    expect(computeArmyMorale([3, 5], 0)).toBe(2);
    expect([1, 2, 3, 4, 5, 6].map(face => computeArmyMorale([face], 0))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('[7.1] LB-G31 Issus: three river tiles of the centre, the key zone among them, make two', () => {
    const river = { terrain: ['river'] } as const;
    const field = fieldWith({
      units: [
        ...enemies(1, 'B2'),
        ...enemies(1, 'C2'),
        ...enemies(1, 'D2'),
        ...units(3, unit('own', 'average', 'legion', { at: 'A1' })),
      ],
      ground: { B2: river, C2: { ...river, keyZoneOf: 0 }, D2: river },
    });
    expect(computeCentreValue(field, 1)).toBe(2);
    expect(lineIds(field, shock({ tile: 'A1' }))).toEqual([['camp-or-centre', -1]]);
  });

  test.each([
    ['[7.1] a key zone', { C2: { keyZoneOf: 0 } }, ['C2'], 2],
    ['[7.1] a key zone in a river', { C2: { keyZoneOf: 0, terrain: ['river'] } }, ['C2'], 1],
    ['[7.1] two other tiles', { C2: { keyZoneOf: 0 } }, ['B2', 'D2'], 2],
    ['[7.1] a flank is no centre tile', {}, ['A2', 'E2', 'C1'], 0],
    ['[7.1] one’s own key zone counts for nothing', { C3: { keyZoneOf: 1 } }, ['C3'], 0],
  ] as const)('%s', (_, ground, held, value) => {
    expect(computeCentreValue(fieldWith({ units: held.flatMap(tile => enemies(1, tile)), ground }), 1)).toBe(
      value,
    );
  });

  test('[7.1] what a side holds itself is set against it', () => {
    const own = unit('own', 'average', 'legion', { at: 'C3' });
    const field = fieldWith({ units: [own, ...enemies(1, 'C2')], ground: { C2: { keyZoneOf: 0 } } });
    expect(lineIds(field, shock())).toEqual([]);
    const gone = fieldWith({
      units: [{ ...own, at: 'C1' }, ...enemies(1, 'C2')],
      ground: { C2: { keyZoneOf: 0 } },
    });
    expect(lineIds(gone, shock())).toEqual([['camp-or-centre', -1]]);
  });

  test('[7.1] a camp once entered, and the ratios of the units on the field (levies are whole, ruling A15)', () => {
    const own = units(4, unit('own', 'levy', 'archer', { at: 'C1' }));
    expect(
      lineIds(fieldWith({ units: [...own, ...enemies(3, 'A4')] }), shock({ campEntered: true })),
    ).toEqual([['camp-or-centre', -1]]);
    expect(lineIds(fieldWith({ units: [...own, ...enemies(2, 'A4')] }), shock())).toEqual([
      ['outnumbering', 1],
    ]);
    expect(lineIds(fieldWith({ units: [...own, ...enemies(8, 'A4')] }), shock())).toEqual([
      ['outnumbered', -1],
    ]);
    expect(lineIds(fieldWith({ units: [...own, ...enemies(7, 'A4')] }), shock())).toEqual([]);
  });

  test('[11.2] undeployed units do not count in the ratios', () => {
    const waiting = units(9, unit('waiting', 'average', 'legion', { at: 'undeployed' }));
    const field = fieldWith({
      units: [...waiting, ...units(2, unit('own', 'average', 'legion')), ...enemies(4, 'A4')],
    });
    expect(lineIds(field, shock())).toEqual([['outnumbered', -1]]);
  });

  const gone = (generalClass: Parameters<typeof general>[1], id: string) =>
    general(id, generalClass, 'commander', { at: 'withdrawn' });
  test.each([
    ['[7.1] one uninspired general gone', [gone('uninspired', 'a')], []],
    [
      '[7.1] two uninspired generals gone',
      [gone('uninspired', 'a'), gone('uninspired', 'b')],
      [['generals-lost', -1]],
    ],
    ['[7.1] one average general gone', [gone('average', 'a')], [['generals-lost', -1]]],
    ['[7.1] a timid one is average (ruling A14)', [gone('timid', 'a')], [['generals-lost', -1]]],
    ['[7.1] two better ones: once', [gone('brilliant', 'a'), gone('inspired', 'b')], [['generals-lost', -1]]],
    ['[7.1] killed', [general('a', 'inspired', 'leader', { at: 'killed' })], [['generals-lost', -1]]],
    ['[7.1] the enemy’s', [{ ...gone('average', 'a'), side: 1 as const }], []],
  ])('%s', (_, generals, expected) => {
    const field = fieldWith({ units: [unit('own', 'average', 'legion'), ...enemies(1, 'A4')], generals });
    expect(lineIds(field, shock())).toEqual(expected);
  });

  test('[7.1] a test is due for units shattered and generals killed, with a die for each', () => {
    const field = fieldWith({ units: [unit('own', 'average', 'legion'), ...enemies(1, 'A4')] });
    expect(isTestDue(shock())).toBe(false);
    expect(isTestDue(shock({ killed: ['a'] }))).toBe(true);
    expect(toMoraleSituation(field, shock({ shattered: ['a', 'b'], killed: ['c'] }))).toEqual({
      dice: 3,
      modifier: 0,
    });
  });

  test.each([
    [1, 0, { '1': 2n, '2': 2n, '3': 2n }],
    [2, -1, { '0': 20n, '1': 12n, '2': 4n }],
    [3, 1, { '2': 152n, '3': 56n, '4': 8n }],
  ])('[7.1] the odds of a test with %i dice and lines of %i', (dice, modifier, ways) => {
    const odds = computeOdds(moraleTest, { dice, modifier });
    expect(odds.ways).toEqual(ways);
    expect(Object.values(odds.ways).reduce((sum, count) => sum + count, 0n)).toBe(odds.total);
  });

  test('[7.2] LB-G28 levy light cavalry stays after a 5', () => {
    const field = fieldWith({ units: [unit('riders', 'levy', 'light-cavalry'), ...enemies(1, 'C3')] });
    const army = computeArmyMorale([5], sumOfLines(listArmyMoraleLines(field, shock({ shattered: ['x'] }))));
    expect(army).toBe(3);
    expect(moraleResults(field, shock(), army)).toEqual({ riders: [2, 'stays'] });
  });

  interface UnitRow {
    readonly title: string;
    readonly tested: FieldUnit;
    readonly others?: readonly FieldUnit[];
    readonly generals?: Field['generals'];
    readonly given?: Partial<Shock>;
    readonly lines: readonly string[];
  }

  const rows: readonly UnitRow[] = [
    { title: '[7.2] average cavalry', tested: unit('x', 'average', 'heavy-cavalry'), lines: [] },
    { title: '[7.2] veterans', tested: unit('x', 'veteran', 'light-cavalry'), lines: ['steadfast'] },
    {
      title: '[7.2] average legions',
      tested: unit('x', 'average', 'legion'),
      lines: ['steadfast', 'heavy-infantry'],
    },
    {
      title: '[7.2] veteran legions: the line counts once',
      tested: unit('x', 'veteran', 'legion'),
      lines: ['steadfast', 'heavy-infantry'],
    },
    { title: '[7.2] Indian elephants', tested: unit('x', 'indian', 'elephant'), lines: ['steadfast'] },
    { title: '[7.2] African elephants', tested: unit('x', 'african', 'elephant'), lines: [] },
    {
      title: '[7.2] spent levy infantry',
      tested: unit('x', 'levy', 'archer', { spent: true }),
      lines: ['heavy-infantry', 'unsteady', 'spent'],
    },
    {
      title: '[7.2] scythed chariots',
      tested: unit('x', 'unclassed', 'scythed-chariot'),
      lines: ['unsteady'],
    },
    { title: '[7.2] hoplites', tested: unit('x', 'average', 'hoplite'), lines: ['heavy-infantry'] },
    {
      title: '[7.2] hoplites next to enemy hoplites',
      tested: unit('x', 'average', 'hoplite'),
      others: [unit('y', 'average', 'hoplite', { side: 1, at: 'D2' })],
      lines: [],
    },
    {
      title: '[7.2] three tiles away',
      tested: unit('x', 'average', 'chariot', { at: 'A1' }),
      lines: ['far-away'],
    },
    { title: '[7.2] two tiles away', tested: unit('x', 'average', 'chariot', { at: 'A2' }), lines: [] },
    {
      title: '[7.2] enemies left and right',
      tested: unit('x', 'average', 'chariot'),
      others: [...enemies(1, 'B2'), ...enemies(1, 'D2')],
      lines: ['surrounded'],
    },
    {
      title: '[7.2] enemies in front and behind',
      tested: unit('x', 'average', 'chariot'),
      others: [...enemies(1, 'C1'), ...enemies(1, 'C3')],
      lines: ['surrounded'],
    },
    {
      title: '[7.2] enemies in front and beside',
      tested: unit('x', 'average', 'chariot'),
      others: [...enemies(1, 'B2'), ...enemies(1, 'C3')],
      lines: [],
    },
    {
      title: '[7.2] an inspired general by it',
      tested: unit('x', 'average', 'chariot'),
      generals: [general('g', 'inspired', 'commander')],
      lines: ['inspired'],
    },
    {
      title: '[7.2] an inspired general next to it',
      tested: unit('x', 'average', 'chariot'),
      generals: [general('g', 'inspired', 'commander', { at: 'C1' })],
      lines: [],
    },
    {
      title: '[7.2] a brilliant general next to it',
      tested: unit('x', 'average', 'chariot'),
      generals: [general('g', 'brilliant', 'commander', { at: 'C1' })],
      lines: ['inspired'],
    },
    {
      title: '[7.2] [8.5] after a near miss',
      tested: unit('x', 'average', 'chariot'),
      generals: [general('g', 'brilliant', 'leader')],
      given: { silenced: ['g'] },
      lines: [],
    },
    {
      title: '[7.2] elephants are not inspired',
      tested: unit('x', 'african', 'elephant'),
      generals: [general('g', 'brilliant', 'commander')],
      lines: [],
    },
    {
      title: '[7.2] an enemy general inspires nobody',
      tested: unit('x', 'average', 'chariot'),
      generals: [general('g', 'brilliant', 'commander', { side: 1, at: 'C3' })],
      lines: [],
    },
    {
      title: '[7.2] the guard of a timid leader',
      tested: unit('x', 'average', 'chariot'),
      generals: [general('g', 'timid', 'leader', { guard: 'x' })],
      lines: ['unsteady'],
    },
    {
      title: '[11.2] undeployed: three lines only',
      tested: unit('x', 'levy', 'hoplite', { at: 'undeployed', spent: true }),
      generals: [general('g', 'brilliant', 'commander', { at: 'undeployed' })],
      lines: ['heavy-infantry', 'unsteady'],
    },
  ];

  test.each(rows)('$title', ({ tested, others = [], generals = [], given = {}, lines }) => {
    const field = fieldWith({ units: [tested, ...others], generals });
    const found = listUnitMoraleLines(field, tested, shock(given));
    expect(found.map(({ id }) => id)).toEqual(lines);
    expect(new Set(found.map(({ rule }) => rule.section)).size).toBeLessThanOrEqual(1);
  });

  test('every line has its words', () => {
    const words: Readonly<Record<string, string>> = lostBattles.words['morale-line'];
    expect(Object.keys(words).sort()).toEqual([...MORALE_LINE_IDS].sort());
  });
});
