import { describe, expect, test } from 'vitest';
import { fieldWith, general, unit, units } from '../../testing/field-builder';
import { enemies, lineIds, moraleResults, shock } from '../../testing/morale-cases';
import type { FieldUnit } from '../battlefield/field';
import { applyHit, removeFromField } from '../combat/hits';
import { removeKilledGeneral } from '../generals/rally';
import {
  computeArmyMorale,
  computeCentreValue,
  exitsOf,
  moraleTest,
  testUnits,
  toMoraleSituation,
} from './morale';

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
  const after = applyHit(removeKilledGeneral(before, 'eumenes'), 'guard');

  test('[7.1] LB-G32 a 3 and a 6, four units and a general lost: army morale 0', () => {
    expect(after.units.filter(({ side, at }) => side === 0 && at !== 'shattered')).toHaveLength(12);
    expect(after.units.filter(({ side }) => side === 1)).toHaveLength(18);
    expect([computeCentreValue(after, 1), computeCentreValue(after, 0)]).toEqual([2, 1]);
    expect(lineIds(after, given)).toEqual([
      ['shattered', -1],
      ['generals-lost', -1],
    ]);
    expect(toMoraleSituation(after, given)).toEqual({ dice: 2, modifier: -2 });
    expect(moraleTest.outcome(toMoraleSituation(after, given), [3, 6])).toBe('0');
  });

  test('[7.2] [7.3] LB-G33 who runs and who stays', () => {
    expect(moraleResults(after, given, 0)).toEqual({
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
    const rest = removeFromField(after, exitsOf(testUnits(after, given, 0)));
    const left = rest.units.filter(({ side, at }) => side === 0 && ['B1', 'C2', 'C3', 'D1'].includes(at));
    expect(left).toHaveLength(5);
  });

  test('[7.1] [8.1] LB-G66 carried off by his guard, Eumenes counts at once but gives no die', () => {
    const carried = applyHit(before, 'guard');
    const only = shock({ tile: 'D2', shattered: ['guard'] });
    expect(carried.generals[0]?.at).toBe('withdrawn');
    expect(toMoraleSituation(carried, only).dice).toBe(1);
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
    expect(computeArmyMorale([5], toMoraleSituation(field, shock({ shattered: ['lost-3'] })).modifier)).toBe(
      3,
    );
  });

  test('[7.2] LB-G43 spent levy archers between two enemies stay at 1', () => {
    expect(moraleResults(porus(3, [spentArchers]), shock({ tile: 'C3' }), 3)).toEqual({
      archers: [1, 'stays'],
    });
  });

  test('[7.3] LB-G45 a 6 with four units shattered: the archers rout, the fresh cavalry stays', () => {
    const horse = unit('horse', 'average', 'heavy-cavalry', { at: 'C3' });
    const field = porus(4, [...units(2, spentArchers), horse]);
    const given = shock({ tile: 'C3', shattered: ['lost-4'] });
    const army = computeArmyMorale([6], toMoraleSituation(field, given).modifier);
    expect(army).toBe(2);
    expect(moraleResults(field, given, army)).toEqual({
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
    const army = computeArmyMorale([2], toMoraleSituation(field, given).modifier);
    expect(army).toBe(1);
    expect(moraleResults(field, given, army)).toEqual({
      light: [-1, 'routed'],
      cataphracts: [0, 'withdrawn'],
      galatians: [-1, 'routed'],
      horse: [1, 'stays'],
    });
  });
});
