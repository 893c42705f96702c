import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldWith, unit } from '../../testing/field-builder';
import { moraleResults, shock } from '../../testing/morale-cases';
import type { FieldUnit } from '../battlefield/field';
import { removeFromField } from '../combat/hits';
import { exitsOf, testUnits } from './morale';

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
    expect(moraleResults(fieldWith({ units: all }), shock({ shattered }), army)).toEqual(expected);
  });

  test('[7.3] whoever was shattered elsewhere carries nobody away', () => {
    const field = fieldWith({ units: [horse, shatteredHorse] });
    expect(moraleResults(field, shock({ tile: 'B2', shattered: ['dead-horse'] }), 0)).toEqual({
      horse: [0, 'stays'],
    });
  });

  test('[9.3] scythed chariots driven off by the attack carry nobody away (ruling A30)', () => {
    const chariots = unit('scythed', 'unclassed', 'scythed-chariot', { at: 'withdrawn' });
    const field = fieldWith({ units: [horse, chariots, shatteredLight] });
    expect(moraleResults(field, shock({ shattered: ['dead-light'] }), 0)).toEqual({ horse: [0, 'stays'] });
  });

  test('[11.2] an undeployed unit leaves at -1 and stays at 0, whoever goes beside it', () => {
    const waiting = (id: string, unitClass: 'levy' | 'average') =>
      unit(id, unitClass, 'light-cavalry', { at: 'undeployed' });
    const field = fieldWith({ units: [waiting('a', 'levy'), waiting('b', 'average')] });
    expect(moraleResults(field, shock(), 0)).toEqual({ a: [-1, 'withdrawn'], b: [0, 'stays'] });
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
        const leaving = exitsOf(testUnits(field, shock(), army)).map(({ unit: id }) => id);
        const after = removeFromField(
          field,
          leaving.map(id => ({ unit: id, exit: 'shattered' })),
        );
        expect(exitsOf(testUnits(after, shock({ shattered: leaving }), army))).toEqual([]);
      }),
    );
  });
});
