import { describe, expect, test } from 'vitest';
import { valueAt } from '@/lib/documents/json-path';
import { runChecks } from '@/lib/game/check/check';
import type { Scenario } from '../../document/scenario';
import { findStand } from '../../document/table';
import { goldenCases, kebab } from '../../testing/armies';
import { area, battle, hoplites, line, placed, tableOf } from '../../testing/table';
import type { WeatherZone } from '../../vocabulary';
import { shootingArcOf, shootingRangeOf } from '../combat/ranges';
import { countGatesNeeded, countSections } from '../siege/walls';
import { obstacleBetween } from '../terrain/sight';
import { goingOn } from '../terrain/terrain';
import { listPossibleWeather, SEASON_MODIFIER, WEATHER_TABLE } from '../terrain/weather';
import {
  computeMaxHiddenUnits,
  DEPLOYMENT_CHECKS,
  findDeploymentArea,
  isCoherent,
  listLateArea,
  needsBaggage,
} from './deployment';
import { LAYING_CHECKS } from './terrain-layout';

const laid = (scenario: Scenario): readonly string[] =>
  runChecks(LAYING_CHECKS, scenario).map(
    ({ code, rule }) => `${code.replace('in-death-ground/', '')} ${rule?.section}`,
  );

const deployed = (scenario: Scenario): readonly string[] =>
  runChecks(DEPLOYMENT_CHECKS, scenario).map(
    ({ code, rule }) => `${code.replace('in-death-ground/', '')} ${rule?.section}`,
  );

describe('7.13 Laying out the battlefield', () => {
  test('[7.13] pieces are 12 to 24 inches long', () => {
    expect(laid(tableOf('pasture', area('wood', 20, 20)))).toEqual([]);
    expect(laid(tableOf('pasture', area('wood', 20, 20, 4)))).toEqual(['piece-size 7.13']);
    expect(laid(tableOf('pasture', area('wood', 20, 20, 9)))).toEqual(['piece-size 7.13']);
  });

  test('an outline that crosses itself is named with its corner', () => {
    const wood = area('wood', 20, 20);
    const [a = [0, 0], b = [0, 0], ...rest] = 'outline' in wood ? wood.outline : [];
    const crossed = { ...wood, outline: [b, a, ...rest] };
    const table = tableOf('pasture', crossed as typeof wood);
    const [finding] = runChecks(LAYING_CHECKS, table).filter(({ code }) => code.endsWith('crossed-outline'));
    expect(finding?.path.slice(0, 4)).toEqual(['board', 'pieces', 0, 'outline']);
    expect(valueAt(table, finding?.path ?? [])).toHaveLength(2);
    expect(laid(tableOf('pasture', wood))).toEqual([]);
  });

  test('[7.13] eight pieces by the defender, four changes by the attacker', () => {
    const nine = Array.from({ length: 9 }, (_, index) => area('gentle-hill', 7 + index * 7, 20));
    const table = tableOf('pasture', ...nine);
    expect(laid(table)).toEqual(['piece-count 7.13']);
    const added = { how: 'add' as const, piece: nine[8]?.id ?? '' };
    expect(laid({ ...table, board: { ...table.board, changes: [added] } })).toEqual([]);
    const five = Array.from({ length: 5 }, () => ({ how: 'remove' as const, piece: 'gone' }));
    expect(laid({ ...tableOf('pasture'), board: { ...tableOf('pasture').board, changes: five } })).toEqual([
      'change-count 7.13',
    ]);
  });

  test('[7.13] one village, one river; a river runs between opposite edges, a stream begins at one', () => {
    expect(laid(tableOf('pasture', area('village', 20, 20), area('village', 50, 20)))).toEqual([
      'only-one 7.13',
    ]);
    expect(laid(tableOf('pasture', line('river', 3, [0, 10], [72, 12])))).toEqual([]);
    expect(laid(tableOf('pasture', line('river', 3, [0, 10], [30, 0])))).toEqual(['line-ends 7.13']);
    expect(laid(tableOf('pasture', line('stream', 1, [10, 10], [30, 0])))).toEqual([]);
    expect(laid(tableOf('pasture', line('stream', 1, [10, 10], [30, 20])))).toEqual(['line-ends 7.13']);
  });

  test('[7.8, 7.9, 7.10] how broad streams, ravines and rivers are', () => {
    expect(laid(tableOf('pasture', line('stream', 2.5, [0, 10], [30, 10])))).toEqual(['line-width 7.8']);
    expect(laid(tableOf('pasture', line('ravine', 1, [0, 10], [30, 10])))).toEqual(['line-width 7.9']);
    expect(laid(tableOf('pasture', line('river', 2, [0, 10], [72, 10])))).toEqual(['line-width 7.10']);
  });

  test('[7.4, 7.5, 7.6] what lies on hills', () => {
    expect(laid(tableOf('pasture', area('gentle-hill', 20, 20), area('marsh', 22, 20)))).toEqual([
      'level-ground 7.6',
    ]);
    expect(laid(tableOf('pasture', area('gentle-hill', 20, 20), area('village', 22, 20)))).toEqual([]);
    expect(laid(tableOf('pasture', area('steep-hill', 20, 20), area('village', 22, 20)))).toEqual([
      'level-ground 7.5',
    ]);
    expect(laid(tableOf('pasture', area('field', 20, 20)))).toEqual(['fields-need-village 7.4']);
    expect(laid(tableOf('pasture', area('field', 20, 20), area('village', 40, 20)))).toEqual([]);
    expect(laid(tableOf('farmland', area('field', 20, 20), area('field', 40, 20)))).toEqual([]);
  });
});

describe('7.14 Home terrain', () => {
  const woods = (count: number) =>
    Array.from({ length: count }, (_, index) => area('wood', 6 + index * 11, 20));

  test.each([
    ['desert: a wood is refused', tableOf('desert', area('wood', 20, 20)), ['home-desert-green 7.14']],
    ['desert: sand and rocks', tableOf('desert', area('sand', 20, 20), area('rocky', 40, 20)), []],
    [
      'steppe: a wood by a stream',
      tableOf('steppe', area('wood', 20, 20), line('stream', 1, [0, 25.5], [40, 25.5])),
      [],
    ],
    ['steppe: a wood without water', tableOf('steppe', area('wood', 20, 20)), ['steppe-wood 7.14']],
    ['steppe: a marsh', tableOf('steppe', area('marsh', 20, 20)), ['home-steppe-wetland 7.14']],
    ['pasture: five rough pieces', tableOf('pasture', ...woods(5)), ['home-pasture-rough 7.14']],
    ['pasture: four rough pieces', tableOf('pasture', ...woods(4)), []],
    [
      'farmland: nothing tilled',
      tableOf('farmland'),
      ['home-farmland-tilled 7.14', 'home-farmland-one-field 7.14'],
    ],
    [
      'farmland: a village and a field',
      tableOf('farmland', area('village', 20, 20), area('field', 40, 20)),
      [],
    ],
    ['forest: five woods', tableOf('forest', ...woods(5)), ['home-forest-woods 7.14']],
    ['forest: six woods', tableOf('forest', ...woods(6)), []],
    [
      'mountains: too level',
      tableOf('mountains', area('steep-hill', 20, 20)),
      ['home-mountains-heights 7.14'],
    ],
    ['coast: no shore, no wet ground', tableOf('coast'), ['home-coast-beach 7.14', 'home-coast-wet 7.14']],
  ])('[7.14] %s', (_, scenario, expected) => expect(laid(scenario)).toEqual(expected));
});

describe('8 and 9: setting up', () => {
  const codes = (scenario: Scenario) => deployed(scenario).filter(code => !code.startsWith('baggage'));

  test('[8.3] within six inches of the long edge', () => {
    expect(codes(battle('open-battle', [], [hoplites('a', placed(36, 45))]))).toEqual([]);
    expect(codes(battle('open-battle', [], [hoplites('a', placed(36, 42.5))]))).toEqual([
      'deployment-zone 8.3',
    ]);
    expect(codes(battle('open-battle', [], [hoplites('a', placed(1, 45))]))).toEqual(['deployment-zone 8.3']);
  });

  test('[8.2] the marching column stands off the table, those in wait not within 12 inches of its edge', () => {
    const ambush = (x: number): Scenario => {
      const scenario = battle(
        'ambush',
        [],
        [hoplites('a')],
        [{ id: 'p', entry: 'sparabara', variant: 'bow', elements: 8, place: placed(x, 20) }],
      );
      const [column, waiting] = scenario.forces;
      if (!column || !waiting) throw new Error('no forces');
      return { ...scenario, forces: [{ ...column, edge: 'left', march: ['a'] }, waiting] };
    };
    expect(codes(ambush(30))).toEqual([]);
    expect(codes(ambush(15))).toEqual(['deployment-zone 8.2']);
    expect(findDeploymentArea(ambush(30), { side: 'first', edge: 'left' })).toBeNull();
  });

  test('[8.6] the besieged stand on their half', () => {
    const siege = (y: number) =>
      battle(
        'siege',
        [],
        [hoplites('a', placed(36, 45))],
        [{ id: 'p', entry: 'sparabara', variant: 'bow', elements: 8, place: placed(36, y, 180) }],
      );
    expect(codes(siege(20))).toEqual([]);
    expect(codes(siege(24))).toEqual(['deployment-zone 8.6']);
  });

  test('[8.5] a third of the raided side is on the table', () => {
    const raid = (count: number): Scenario =>
      battle(
        'raid',
        [],
        [hoplites('a', placed(36, 45))],
        [0, 1, 2].map(index => ({
          id: `p${index}`,
          entry: 'sparabara',
          variant: 'bow',
          elements: 8,
          ...(index < count ? { place: placed(12 + index * 20, 3, 180) } : {}),
        })),
      );
    expect(codes(raid(1))).toEqual([]);
    expect(codes(raid(2))).toEqual(['on-table 8.5']);
  });

  test('[4.2] warriors keep within an inch, others within two', () => {
    const spaced = (entry: string, variant: string, spacing: number) => {
      const scenario = battle(
        'open-battle',
        [],
        [{ id: 'a', entry, variant, elements: 4, place: placed(36, 45, 0, { spacing }) }],
      );
      const stand = findStand(scenario, 'a');
      return stand && isCoherent(stand);
    };
    expect([spaced('hoplites', 'armoured', 1), spaced('hoplites', 'armoured', 1.2)]).toEqual([true, false]);
    expect([spaced('psiloi', 'spear', 2), spaced('psiloi', 'spear', 2.2)]).toEqual([true, false]);
  });

  test('[2.1] no two bases on one spot; side by side they touch', () => {
    const wide = 4 * (60 / 25.4);
    const two = (x: number) =>
      codes(battle('open-battle', [], [hoplites('a', placed(20, 45)), hoplites('b', placed(x, 45))]));
    expect(two(20 + wide)).toEqual([]);
    expect(two(20 + wide - 0.2)).toEqual(['bases-apart 2.1']);
  });

  test('[9.2] a unit hides wholly in a wood; rocks hide light foot only', () => {
    const hidden = (kind: 'wood' | 'rocky' | 'village', entry: string, variant: string, x = 36) =>
      codes(
        battle(
          'open-battle',
          [area(kind, 36, 43)],
          [{ id: 'a', entry, variant, elements: 4, place: placed(x, 44, 0, { files: 2 }), hidden: true }],
        ),
      );
    expect(hidden('wood', 'hoplites', 'armoured')).toEqual([]);
    expect(hidden('wood', 'hoplites', 'armoured', 32)).toEqual(['hiding-place 9.2']);
    expect(hidden('rocky', 'hoplites', 'armoured')).toEqual(['hiding-place 9.2']);
    expect(hidden('rocky', 'psiloi', 'spear')).toEqual([]);
    expect(hidden('village', 'psiloi', 'spear')).toEqual(['hiding-place 9.2']);
  });

  test('[9.2] how many may hide', () => {
    expect(computeMaxHiddenUnits('ambush', 'defender')).toBeNull();
    expect([
      computeMaxHiddenUnits('open-battle', 'attacker'),
      computeMaxHiddenUnits('raid', 'defender'),
      computeMaxHiddenUnits('raid', 'attacker'),
      computeMaxHiddenUnits('siege', 'defender'),
      computeMaxHiddenUnits('siege', 'attacker'),
      computeMaxHiddenUnits('ambush', 'attacker'),
    ]).toEqual([1, 2, 1, 1, 0, 0]);
  });

  test('[9.3] who has baggage', () => {
    expect(needsBaggage('ambush', 'defender')).toBe(false);
    expect(needsBaggage('raid', 'attacker')).toBe(false);
    expect(needsBaggage('siege', 'defender')).toBe(true);
  });

  test('[9.1] late units come on by the own edge and the nearer halves of the sides', () => {
    expect(listLateArea(tableOf('pasture'), 'bottom')).toEqual([
      [
        [69, 24],
        [72, 24],
        [72, 48],
        [69, 48],
      ],
      [
        [0, 45],
        [72, 45],
        [72, 48],
        [0, 48],
      ],
      [
        [0, 24],
        [3, 24],
        [3, 48],
        [0, 48],
      ],
    ]);
  });

  test('[12.2] elephants keep out of woods and riders out of marshes', () => {
    const foot = { troop: 'warrior', mount: 'none' } as const;
    expect(goingOn('wood', { troop: 'elephant-african', mount: 'none' })).toBe('forbidden');
    expect(goingOn('marsh', { troop: 'light-cavalry', mount: 'none' })).toBe('forbidden');
    expect(goingOn('marsh', { troop: 'elephant-indian', mount: 'none' })).toBe('difficult');
    expect([goingOn('sand', foot), goingOn('sand', { ...foot, mount: 'camel' })]).toEqual([
      'difficult',
      'good',
    ]);
  });

  test('[12.2] idg-g-move-terrain-example', () => {
    const going = (
      kind: 'stream' | 'rocky' | 'wood',
      troop: 'skirmisher' | 'warrior' | 'light-cavalry' | 'light-chariot',
    ) => goingOn(kind, { troop, mount: 'none' });
    expect([
      going('stream', 'skirmisher'),
      going('stream', 'warrior'),
      going('rocky', 'light-cavalry'),
      going('rocky', 'light-chariot'),
      going('wood', 'light-chariot'),
    ]).toEqual(['good', 'difficult', 'good', 'difficult', 'forbidden']);
  });
});

describe('13.2 Sight', () => {
  test('[7.1] a crest hides, the near slope does not', () => {
    const hill = tableOf('pasture', {
      ...area('gentle-hill', 36, 24, 6),
      crest: [
        [30, 24],
        [42, 24],
      ],
    } as never);
    expect(obstacleBetween(hill, [36, 40], [36, 10])).toMatchObject({ type: 'piece' });
    expect(obstacleBetween(hill, [36, 40], [36, 27])).toBeNull();
    expect(obstacleBetween(hill, [32, 28], [40, 28])).toMatchObject({ type: 'piece' });
    expect(obstacleBetween(hill, [34, 28], [37, 28])).toBeNull();
  });

  test('[7.2] two inches of wood are seen through, three are not', () => {
    const wood = tableOf('pasture', area('wood', 36, 24));
    expect(obstacleBetween(wood, [36, 40], [36, 27.5])).toBeNull();
    expect(obstacleBetween(wood, [36, 40], [36, 26])).toMatchObject({ id: 'wood-36-24' });
    expect(obstacleBetween(wood, [20, 40], [20, 10])).toBeNull();
  });

  test('[7.9] into a ravine from its lip only, across it freely', () => {
    const cut = tableOf('pasture', line('ravine', 4, [36, 0], [36, 48]));
    expect(obstacleBetween(cut, [20, 24], [36, 24])).toMatchObject({ id: 'ravine-1' });
    expect(obstacleBetween(cut, [32.5, 24], [36, 24])).toBeNull();
    expect(obstacleBetween(cut, [20, 24], [50, 24])).toBeNull();
  });

  test('[13.2] bases are in the way on the plain', () => {
    const scenario = battle('open-battle', [], [hoplites('a', placed(36, 45))]);
    const stand = findStand(scenario, 'a');
    expect(obstacleBetween(scenario, [36, 47.5], [36, 10], stand ? [stand] : [])).toEqual({
      type: 'unit',
      id: 'a',
    });
  });

  test('[17.1] a wall hides, a breach does not', () => {
    const table = tableOf('pasture');
    const wall = {
      id: 'w',
      line: [
        [10, 20],
        [50, 20],
      ] as [number, number][],
      towers: [],
      gates: [],
    };
    const walled = (breaches: [number, number][]): Scenario => ({
      ...table,
      board: { ...table.board, walls: [{ ...wall, breaches }] },
    });
    expect(obstacleBetween(walled([]), [30, 30], [30, 10])).toEqual({ type: 'wall', id: 'w' });
    expect(obstacleBetween(walled([[30, 20]]), [30, 30], [30, 10])).toBeNull();
    expect(countSections(wall)).toBe(10);
    expect(countGatesNeeded(wall)).toBe(2);
    expect(
      countGatesNeeded({
        ...wall,
        towers: [
          [10, 20],
          [30, 20],
          [50, 20],
        ],
      }),
    ).toBe(2);
  });
});

describe('10 Weather', () => {
  const LETTERS = { G: 'clear', B: 'fog', R: 'rain', 'S+R': 'mud-and-rain', E: 'ice' } as const;

  test.each(goldenCases('weather-'))('[10.1] $id', ({ given, expect: wanted }) => {
    const row = (wanted.row as readonly (keyof typeof LETTERS)[]).map(letter => LETTERS[letter]);
    expect(WEATHER_TABLE[kebab(String(given.zone)) as WeatherZone]).toEqual(row);
    expect(SEASON_MODIFIER).toEqual(given.season_mod);
  });

  test('[10.1] no ice by the Mediterranean', () => {
    expect(listPossibleWeather('mediterranean', 'winter')).toEqual(['clear', 'rain']);
    expect(listPossibleWeather('mediterranean', 'summer')).toEqual(['clear']);
  });
});

describe('13.1 Ranges and arcs', () => {
  test('[13.1] idg-g-range-3, idg-g-range-6, idg-g-range-8, idg-g-range-12', () => {
    expect(shootingRangeOf({ troop: 'skirmisher', arm: 'spear' })).toBe(3);
    expect(shootingRangeOf({ troop: 'heavy-cavalry', arm: 'bow' })).toBe(6);
    expect(shootingRangeOf({ troop: 'warrior', arm: 'crossbow' })).toBe(8);
    expect(shootingRangeOf({ troop: 'artillery-light', arm: 'engine' })).toBe(12);
    expect([
      shootingRangeOf({ troop: 'warrior', arm: 'spear' }),
      shootingRangeOf({ troop: 'cataphract', arm: 'bow' }),
    ]).toEqual([0, 0]);
  });

  test('[13.1] light cavalry shoots all round', () => {
    expect([
      shootingArcOf({ troop: 'light-cavalry', arm: 'bow' }),
      shootingArcOf({ troop: 'heavy-cavalry', arm: 'bow' }),
    ]).toEqual([180, 45]);
  });
});
