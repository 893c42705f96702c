import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import messages from '@/content/messages/en.json';
import { exactOdds } from '@/lib/dice/odds';
import type { Field, FieldUnit } from '../field';
import type { TileId } from '../tiles';
import { fieldWith, general, unit, units } from './field-testing';
import { afterHit, takeOff } from './hits';
import {
  armyMorale,
  armyMoraleLines,
  centreValue,
  isTestDue,
  leavingOf,
  MORALE_LINE_IDS,
  moraleSituation,
  moraleTest,
  type Shock,
  sumOfLines,
  testedUnits,
  unitMoraleLines,
} from './morale';
import { afterKilled } from './rally';

const shock = (more: Partial<Shock> = {}): Shock => ({
  side: 0,
  tile: 'C2',
  shattered: [],
  killed: [],
  campEntered: false,
  silenced: [],
  ...more,
});

const enemies = (count: number, at: TileId): readonly FieldUnit[] =>
  units(count, unit(`enemy-${at}`, 'average', 'heavy-infantry', { side: 1, at }));

const results = (field: Field, given: Shock, army: number) =>
  Object.fromEntries(
    testedUnits(field, given, army).map(({ unit: id, morale, result }) => [id, [morale, result]]),
  );

const lineIds = (field: Field, given: Shock) =>
  armyMoraleLines(field, given).map(({ id, value }) => [id, value]);

describe('7 Morale', () => {
  test('[7.1] LB-G30 a 3 and a 5: the 3 is halved and rounded up', () => {
    expect(armyMorale([3, 5], 0)).toBe(2);
    expect([1, 2, 3, 4, 5, 6].map(face => armyMorale([face], 0))).toEqual([1, 1, 2, 2, 3, 3]);
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
    expect(centreValue(field, 1)).toBe(2);
    expect(lineIds(field, shock({ tile: 'A1' }))).toEqual([['camp-or-centre', -1]]);
  });

  test.each([
    ['[7.1] a key zone', { C2: { keyZoneOf: 0 } }, ['C2'], 2],
    ['[7.1] a key zone in a river', { C2: { keyZoneOf: 0, terrain: ['river'] } }, ['C2'], 1],
    ['[7.1] two other tiles', { C2: { keyZoneOf: 0 } }, ['B2', 'D2'], 2],
    ['[7.1] a flank is no centre tile', {}, ['A2', 'E2', 'C1'], 0],
    ['[7.1] one’s own key zone counts for nothing', { C3: { keyZoneOf: 1 } }, ['C3'], 0],
  ] as const)('%s', (_, ground, held, value) => {
    expect(centreValue(fieldWith({ units: held.flatMap(tile => enemies(1, tile)), ground }), 1)).toBe(value);
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
    expect(moraleSituation(field, shock({ shattered: ['a', 'b'], killed: ['c'] }))).toEqual({
      dice: 3,
      modifier: 0,
    });
  });

  test.each([
    [1, 0, { '1': 2n, '2': 2n, '3': 2n }],
    [2, -1, { '0': 20n, '1': 12n, '2': 4n }],
    [3, 1, { '2': 152n, '3': 56n, '4': 8n }],
  ])('[7.1] the odds of a test with %i dice and lines of %i', (dice, modifier, ways) => {
    const odds = exactOdds(moraleTest, { dice, modifier });
    expect(odds.ways).toEqual(ways);
    expect(Object.values(odds.ways).reduce((sum, count) => sum + count, 0n)).toBe(odds.total);
  });

  test('[7.2] LB-G28 levy light cavalry stays after a 5', () => {
    const field = fieldWith({ units: [unit('riders', 'levy', 'light-cavalry'), ...enemies(1, 'C3')] });
    const army = armyMorale([5], sumOfLines(armyMoraleLines(field, shock({ shattered: ['x'] }))));
    expect(army).toBe(3);
    expect(results(field, shock(), army)).toEqual({ riders: [2, 'stays'] });
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
    const found = unitMoraleLines(field, tested, shock(given));
    expect(found.map(({ id }) => id)).toEqual(lines);
    expect(new Set(found.map(({ rule }) => rule.section)).size).toBeLessThanOrEqual(1);
  });

  test('every line has its words', () => {
    const words: Readonly<Record<string, string>> = messages.words['lost-battles']['morale-line'];
    expect(Object.keys(words).sort()).toEqual([...MORALE_LINE_IDS].sort());
  });
});

describe('7.3 Morale results', () => {
  const light = (id: string, spent = false) => unit(id, 'average', 'light-infantry', { spent });
  const horse = unit('horse', 'average', 'heavy-cavalry');
  const shatteredLight = unit('dead-light', 'average', 'light-infantry', { at: 'shattered' });
  const shatteredHorse = unit('dead-horse', 'average', 'heavy-cavalry', { at: 'shattered' });

  test.each<[string, readonly FieldUnit[], number, Record<string, readonly [number, string]>]>([
    ['[7.3] at +1 everyone stays', [horse, shatteredHorse], 1, { horse: [1, 'stays'] }],
    [
      '[7.3] at 0 a unit goes with one shattered on its tile',
      [horse, shatteredHorse],
      0,
      { horse: [0, 'withdrawn'] },
    ],
    ['[7.3] but not with a single light infantry unit', [horse, shatteredLight], 0, { horse: [0, 'stays'] }],
    ['[7.3] unless it is light infantry itself', [light('a'), shatteredLight], 0, { a: [0, 'withdrawn'] }],
    [
      '[7.3] which makes two, and carries all away',
      [light('a'), horse, shatteredLight],
      0,
      { a: [0, 'withdrawn'], horse: [0, 'withdrawn'] },
    ],
    [
      '[7.3] a unit at -1 carries the others away',
      [{ ...horse, id: 'spent', spent: true }, horse],
      0,
      { spent: [-1, 'routed'], horse: [0, 'withdrawn'] },
    ],
    [
      '[7.3] spent light infantry alone does not',
      [light('a', true), horse],
      0,
      { a: [-1, 'routed'], horse: [0, 'stays'] },
    ],
    [
      '[9.3] scythed chariots that panic do, and are only withdrawn',
      [unit('scythed', 'unclassed', 'scythed-chariot'), horse],
      0,
      { scythed: [-1, 'withdrawn'], horse: [0, 'withdrawn'] },
    ],
  ])('%s', (_, all, army, expected) => {
    const shattered = all.filter(({ at }) => at === 'shattered').map(({ id }) => id);
    expect(results(fieldWith({ units: all }), shock({ shattered }), army)).toEqual(expected);
  });

  test('[7.3] whoever was shattered elsewhere carries nobody away', () => {
    const field = fieldWith({ units: [horse, shatteredHorse] });
    expect(results(field, shock({ tile: 'B2', shattered: ['dead-horse'] }), 0)).toEqual({
      horse: [0, 'stays'],
    });
  });

  test('[11.2] an undeployed unit leaves at -1 and stays at 0, whoever goes beside it', () => {
    const waiting = (id: string, unitClass: 'levy' | 'average') =>
      unit(id, unitClass, 'light-cavalry', { at: 'undeployed' });
    const field = fieldWith({ units: [waiting('a', 'levy'), waiting('b', 'average')] });
    expect(results(field, shock(), 0)).toEqual({ a: [-1, 'withdrawn'], b: [0, 'stays'] });
  });

  test('[7.3] the test is at its fixed point: tested again with those gone as shattered beside, nobody else leaves', () => {
    const pieces = fc.array(
      fc.record({
        type: fc.constantFrom('light-infantry' as const, 'heavy-cavalry' as const, 'phalanx' as const),
        class: fc.constantFrom('levy' as const, 'average' as const, 'veteran' as const),
        spent: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, fc.integer({ min: -2, max: 2 }), (all, army) => {
        const field = fieldWith({
          units: all.map((one, index) => ({ ...one, id: `${index}`, side: 0, at: 'C2' })),
        });
        const leaving = leavingOf(testedUnits(field, shock(), army)).map(({ unit: id }) => id);
        const after = takeOff(
          field,
          leaving.map(id => ({ unit: id, exit: 'shattered' })),
        );
        expect(leavingOf(testedUnits(after, shock({ shattered: leaving }), army))).toEqual([]);
      }),
    );
  });
});

describe('7.3 Gabiene', () => {
  const own = (
    id: string,
    more: Partial<FieldUnit>,
    unitClass: FieldUnit['class'],
    type: FieldUnit['type'],
  ) => unit(id, unitClass, type, more);
  const guard = own('guard', { at: 'D2', spent: true }, 'average', 'heavy-cavalry');
  const before = fieldWith({
    units: [
      ...units(3, own('lost', { at: 'shattered', spent: true }, 'average', 'phalanx')),
      guard,
      own('spent-levy-light', { at: 'D2', spent: true }, 'levy', 'light-infantry'),
      own('fresh-levy-light', { at: 'C2' }, 'levy', 'light-infantry'),
      own('horse', { at: 'C2' }, 'average', 'heavy-cavalry'),
      own('riders', { at: 'D1' }, 'average', 'light-cavalry'),
      own('elephants-behind', { at: 'B1', spent: true }, 'indian', 'elephant'),
      own('elephants-ahead', { at: 'C3', spent: true }, 'indian', 'elephant'),
      own('spent-phalanx', { at: 'C3', spent: true }, 'average', 'phalanx'),
      own('fresh-phalanx', { at: 'C3' }, 'average', 'phalanx'),
      ...units(2, own('spent-shields', { at: 'C3', spent: true }, 'veteran', 'phalanx')),
      ...units(2, own('fresh-shields', { at: 'C3' }, 'veteran', 'phalanx')),
      ...enemies(4, 'B2'),
      ...enemies(4, 'B3'),
      ...enemies(4, 'D3'),
      ...enemies(6, 'E2'),
    ],
    generals: [general('eumenes', 'average', 'leader', { guard: 'guard', at: 'D2' })],
    ground: { B2: { keyZoneOf: 0 }, D3: { keyZoneOf: 1 } },
  });
  const given = shock({ tile: 'D2', shattered: ['guard'], killed: ['eumenes'] });
  const after = afterHit(afterKilled(before, 'eumenes'), 'guard');

  test('[7.1] LB-G32 a 3 and a 6, four units and a general lost: army morale 0', () => {
    expect(after.units.filter(({ side, at }) => side === 0 && at !== 'shattered')).toHaveLength(12);
    expect(after.units.filter(({ side }) => side === 1)).toHaveLength(18);
    expect([centreValue(after, 1), centreValue(after, 0)]).toEqual([2, 1]);
    expect(lineIds(after, given)).toEqual([
      ['shattered', -1],
      ['generals-lost', -1],
    ]);
    expect(moraleSituation(after, given)).toEqual({ dice: 2, modifier: -2 });
    expect(moraleTest.outcome(moraleSituation(after, given), [3, 6])).toBe('0');
  });

  test('[7.2] [7.3] LB-G33 who runs and who stays', () => {
    expect(results(after, given, 0)).toEqual({
      'spent-levy-light': [-2, 'routed'],
      'fresh-levy-light': [-1, 'withdrawn'],
      horse: [0, 'stays'],
      riders: [0, 'stays'],
      'elephants-behind': [1, 'stays'],
      'elephants-ahead': [-1, 'routed'],
      'spent-phalanx': [-1, 'routed'],
      'fresh-phalanx': [0, 'withdrawn'],
      'spent-shields-1': [0, 'routed'],
      'spent-shields-2': [0, 'routed'],
      'fresh-shields-1': [1, 'stays'],
      'fresh-shields-2': [1, 'stays'],
    });
    const rest = takeOff(after, leavingOf(testedUnits(after, given, 0)));
    const left = rest.units.filter(({ side, at }) => side === 0 && ['B1', 'C2', 'C3', 'D1'].includes(at));
    expect(left).toHaveLength(5);
  });

  test('[7.1] [8.1] LB-G66 carried off by his guard, Eumenes counts at once but gives no die', () => {
    const carried = afterHit(before, 'guard');
    const only = shock({ tile: 'D2', shattered: ['guard'] });
    expect(carried.generals[0]?.at).toBe('withdrawn');
    expect(moraleSituation(carried, only).dice).toBe(1);
    expect(lineIds(carried, only)).toEqual([
      ['shattered', -1],
      ['generals-lost', -1],
    ]);
  });
});

describe('8 Generals in battle: Hydaspes', () => {
  const surrounding = [...enemies(1, 'B3'), ...enemies(1, 'D3')];
  const porus = (lost: number, more: readonly FieldUnit[]) =>
    fieldWith({
      units: [
        ...units(lost, unit('lost', 'indian', 'elephant', { at: 'shattered', spent: true })),
        ...units(4, unit('routed', 'average', 'chariot', { at: 'routed', spent: true })),
        ...more,
        ...surrounding,
      ],
    });
  const spentArchers = unit('archers', 'levy', 'archer', { at: 'C3', spent: true });

  test('[7.1] LB-G42 a 5 with three units shattered and more routed: army morale 3', () => {
    const field = porus(3, [spentArchers, unit('horse', 'average', 'heavy-cavalry', { at: 'C3' })]);
    expect(armyMorale([5], moraleSituation(field, shock({ shattered: ['lost-3'] })).modifier)).toBe(3);
  });

  test('[7.2] LB-G43 spent levy archers between two enemies stay at 1', () => {
    expect(results(porus(3, [spentArchers]), shock({ tile: 'C3' }), 3)).toEqual({ archers: [1, 'stays'] });
  });

  test('[7.3] LB-G45 a 6 with four units shattered: the archers rout, the fresh cavalry stays', () => {
    const horse = unit('horse', 'average', 'heavy-cavalry', { at: 'C3' });
    const field = porus(4, [...units(2, spentArchers), horse]);
    const given = shock({ tile: 'C3', shattered: ['lost-4'] });
    const army = armyMorale([6], moraleSituation(field, given).modifier);
    expect(army).toBe(2);
    expect(results(field, given, army)).toEqual({
      'archers-1': [0, 'routed'],
      'archers-2': [0, 'routed'],
      horse: [1, 'stays'],
    });
  });
});

describe('9 Special rules: Magnesia', () => {
  test('[7.1] [7.3] LB-G53 a 2 clears the Seleucid left', () => {
    const left = (
      id: string,
      unitClass: FieldUnit['class'],
      type: FieldUnit['type'],
      more: Partial<FieldUnit>,
    ) => unit(id, unitClass, type, { side: 1, ...more });
    const field = fieldWith({
      units: [
        left('foot', 'levy', 'heavy-infantry', { at: 'shattered', spent: true }),
        left('chariots', 'unclassed', 'scythed-chariot', { at: 'withdrawn' }),
        left('light', 'levy', 'light-infantry', { at: 'D3', spent: true }),
        left('cataphracts', 'levy', 'cataphract', { at: 'D3' }),
        left('galatians', 'levy', 'heavy-cavalry', { at: 'E3', spent: true }),
        left('horse', 'average', 'heavy-cavalry', { at: 'E3' }),
        unit('romans', 'average', 'heavy-cavalry', { at: 'D2' }),
        ...units(2, unit('more', 'average', 'legion', { at: 'C2' })),
      ],
    });
    const given = shock({ side: 1, tile: 'D3', shattered: ['foot'] });
    expect(lineIds(field, given)).toEqual([]);
    const army = armyMorale([2], moraleSituation(field, given).modifier);
    expect(army).toBe(1);
    expect(results(field, given, army)).toEqual({
      light: [-1, 'routed'],
      cataphracts: [0, 'withdrawn'],
      galatians: [-1, 'routed'],
      horse: [1, 'stays'],
    });
  });
});
