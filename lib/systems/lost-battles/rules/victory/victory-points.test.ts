import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldWith, general, unit, units } from '../../testing/field-builder';
import { computeGeneralFightingValue, computeUnitFightingValue } from '../armies';
import type { Field, FieldUnit } from '../battlefield/field';
import type { SideIndex } from '../battlefield/tiles';
import { applyCollapse, countUnitsLeft, hasCollapsed } from './collapse';
import { computeStrengthHandicap } from './handicaps';
import {
  computeLegionRebate,
  computeVictoryPoints,
  decideVictory,
  gradeVictory,
  listScoreLines,
  pointsForGeneral,
  pointsForUnit,
} from './victory-points';

const NOTHING = { handicap: 0, tookCamp: false };

const initialValue = (field: Field, side: SideIndex): number =>
  field.units.filter(one => one.side === side).reduce((sum, one) => sum + computeUnitFightingValue(one), 0) +
  field.generals
    .filter(one => one.side === side)
    .reduce((sum, one) => sum + computeGeneralFightingValue(one), 0);

describe('10 Victory', () => {
  describe('10.4 Cannae', () => {
    const shattered = { at: 'shattered', spent: true } as const;
    const spent = { spent: true } as const;
    const punic = { side: 1, at: 'C3', ...spent } as const;
    const field = applyCollapse(
      fieldWith({
        units: [
          ...units(8, unit('lost-legion', 'average', 'legion', shattered)),
          ...units(2, unit('lost-horse', 'average', 'heavy-cavalry', shattered)),
          ...units(4, unit('legion', 'average', 'legion', spent)),
          ...units(2, unit('light', 'levy', 'light-infantry', spent)),
          ...units(2, unit('horse', 'average', 'heavy-cavalry', spent)),
          ...units(2, unit('lost-foot', 'average', 'heavy-infantry', { side: 1, ...shattered })),
          ...units(18, unit('punic', 'average', 'heavy-infantry', punic)),
        ],
        generals: [
          general('paulus', 'uninspired', 'leader', { at: 'killed', guard: 'lost-horse-1' }),
          general('varro', 'uninspired', 'commander'),
          general('hannibal', 'brilliant', 'commander', { side: 1, at: 'C3' }),
          general('hasdrubal', 'average', 'commander', { side: 1, at: 'B3' }),
        ],
      }),
      0,
    );
    const [rome, carthage] = [initialValue(field, 0), initialValue(field, 1)];
    const sheets = [
      { handicap: computeStrengthHandicap(rome, carthage), tookCamp: false },
      { handicap: computeStrengthHandicap(carthage, rome), tookCamp: false },
    ] as const;

    test('[10.2] LB-G56 the points: 119 to Carthage, 66 to Rome before the handicap', () => {
      expect([rome, carthage]).toEqual([70, 84]);
      expect(computeVictoryPoints(field, 1, sheets[1])).toBe(119);
      expect(listScoreLines(field, 0, sheets[0]).map(({ id, points }) => [id, points])).toEqual([
        ['units', 66],
        ['handicap', 42],
        ['legions', 20],
      ]);
    });

    test('[10.3] [10.4] LB-G56 a narrow victory for Rome', () => {
      expect(decideVictory(field, sheets, 26)).toEqual({
        points: [128, 119],
        winner: 0,
        margin: 9,
        level: 'narrow',
      });
    });
  });

  test.each<[string, Partial<FieldUnit>, number]>([
    ['[10.2] shattered', { at: 'shattered', spent: true }, 8],
    ['[10.2] routed', { at: 'routed', spent: true }, 5],
    ['[10.2] withdrawn', { at: 'withdrawn' }, 4],
    ['[10.2] spent on the field', { spent: true }, 4],
    ['[10.2] fresh on the field', {}, 0],
    ['[10.2] undeployed', { at: 'undeployed' }, 0],
  ])('%s: a veteran unit', (_, more, points) => {
    expect(pointsForUnit(unit('x', 'veteran', 'phalanx', more))).toBe(points);
  });

  test.each([
    ['[10.2] killed', 'killed', 12],
    ['[10.2] withdrawn', 'withdrawn', 6],
    ['[10.2] still there', 'C2', 0],
  ] as const)('%s: an average general', (_, at, points) => {
    expect(pointsForGeneral(general('g', 'average', 'commander', { at }))).toBe(points);
  });

  test('[10.2] [10.3] the camp and the handicap', () => {
    const lines = listScoreLines(fieldWith({ units: [] }), 0, { handicap: 10, tookCamp: true });
    expect(lines.map(({ id, points }) => [id, points])).toEqual([
      ['camp', 5],
      ['handicap', 10],
    ]);
  });

  test('[10.3] only average legions are made good', () => {
    const lost = { at: 'shattered', spent: true } as const;
    const field = fieldWith({
      units: [
        unit('a', 'average', 'legion', lost),
        unit('b', 'veteran', 'legion', lost),
        unit('c', 'average', 'phalanx', lost),
        unit('d', 'average', 'legion', { spent: true }),
        unit('e', 'average', 'legion'),
        unit('f', 'average', 'legion', { side: 1, ...lost }),
      ],
    });
    expect(computeLegionRebate(field, 0)).toBe(3);
  });

  test.each([
    [0, 26, 'draw'],
    [12, 26, 'narrow'],
    [13, 26, 'clear'],
    [12, 25, 'narrow'],
    [25, 26, 'clear'],
    [26, 26, 'overwhelming'],
  ] as const)('[10.4] a margin of %i against %i is %s', (margin, value, level) => {
    expect(gradeVictory(margin, value)).toBe(level);
  });

  test('[10.4] equal points are a draw', () => {
    expect(decideVictory(fieldWith({ units: [] }), [NOTHING, NOTHING], 40)).toEqual({
      points: [0, 0],
      winner: null,
      margin: 0,
      level: 'draw',
    });
  });
});

describe('10.1 End of the battle', () => {
  const foot = unit('foot', 'average', 'phalanx');
  test.each<[string, readonly FieldUnit[], number, boolean]>([
    ['[10.1] three units fight on', units(3, foot), 3, false],
    ['[10.1] two do not', units(2, foot), 2, true],
    ['[10.1] levies count half', [...units(2, foot), unit('levy', 'levy', 'phalanx')], 2.5, true],
    [
      '[10.1] so do scythed chariots',
      [...units(2, foot), ...units(2, unit('s', 'unclassed', 'scythed-chariot'))],
      3,
      false,
    ],
    ['[10.1] undeployed units count', units(3, { ...foot, at: 'undeployed' }), 3, false],
    ['[10.1] lost ones do not', [...units(2, foot), { ...foot, at: 'routed' }], 2, true],
  ])('%s', (_, all, count, collapsed) => {
    const field = fieldWith({ units: all });
    expect(countUnitsLeft(field, 0)).toBe(count);
    expect(hasCollapsed(field, 0)).toBe(collapsed);
  });

  test('[10.1] the rest leaves: fresh and generals withdrawn, spent routed', () => {
    const field = fieldWith({
      units: [foot, { ...foot, id: 'spent', spent: true }, { ...foot, id: 'enemy', side: 1, at: 'C3' }],
      generals: [
        general('a', 'average', 'commander'),
        general('b', 'average', 'commander', { at: 'D1' }),
        general('c', 'average', 'leader', { at: 'killed' }),
        general('d', 'average', 'commander', { side: 1, at: 'C3' }),
      ],
    });
    const after = applyCollapse(field, 0);
    expect(after.units.map(({ at }) => at)).toEqual(['withdrawn', 'routed', 'C3']);
    expect(after.generals.map(({ at }) => at)).toEqual(['withdrawn', 'withdrawn', 'killed', 'C3']);
  });

  test('[10.2] the short way to count a collapsed army agrees: all, one for each routed, the shattered and killed again', () => {
    const pieces = fc.array(
      fc.record({
        class: fc.constantFrom('levy' as const, 'average' as const, 'veteran' as const),
        spent: fc.boolean(),
        isShattered: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(pieces, fc.boolean(), (all, isKilled) => {
        const field = applyCollapse(
          fieldWith({
            units: all.map(({ isShattered, ...one }, index) => ({
              ...one,
              id: `${index}`,
              side: 0,
              type: 'phalanx',
              at: isShattered ? 'shattered' : 'C2',
            })),
            generals: [general('g', 'inspired', 'commander', { at: isKilled ? 'killed' : 'C2' })],
          }),
          0,
        );
        const routed = field.units.filter(({ at }) => at === 'routed').length;
        const again = field.units
          .filter(({ at }) => at === 'shattered')
          .reduce((sum, one) => sum + computeUnitFightingValue(one), 0);
        expect(computeVictoryPoints(field, 1, NOTHING)).toBe(
          initialValue(field, 0) + routed + again + (isKilled ? 12 : 0),
        );
      }),
    );
  });
});
