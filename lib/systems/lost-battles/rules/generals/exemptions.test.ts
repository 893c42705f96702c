import { describe, expect, test } from 'vitest';
import { fieldFrom, general } from '../../testing/field-notation';
import type { GeneralClass } from '../../vocabulary';
import type { FieldGeneral } from '../battlefield/field';
import { freeBonusesOf, readBonusTerms } from '../commands/attack-bonuses';
import {
  calculatePayment,
  type Exemptions,
  exemptionsOf,
  listCrowdedGenerals,
  renewExemptions,
} from './exemptions';

const at = (
  place: 'C2' | 'undeployed',
  ...generals: readonly (readonly [string, GeneralClass, FieldGeneral['at']])[]
) =>
  fieldFrom({
    stands: [{ at: place, units: ['average legion'] }],
    generals: generals.map(args => general(...args)),
  });

const payAll = (field: ReturnType<typeof at>, from: 'C2' | 'undeployed', costs: readonly number[]) => {
  let exemptions: Exemptions = renewExemptions(field, 0, []);
  const payments = costs.map(cost => {
    const done = calculatePayment(field, exemptions, { cost, from, side: 0, joining: [] });
    exemptions = done.exemptions;
    return done;
  });
  return {
    paid: payments.map(({ commands }) => commands),
    used: payments.map(({ used }) => used),
    left: exemptions,
  };
};

describe('8.3 Activation exemptions', () => {
  test.each([
    ['uninspired', 1],
    ['timid', 2],
    ['average', 2],
    ['inspired', 4],
    ['brilliant', 4],
  ] as const)('[8.3] a general who is %s spares %i', (generalClass, allowance) =>
    expect(exemptionsOf({ class: generalClass })).toBe(allowance),
  );

  test('[8.3] LB-G35 an inspired general covers two, one, and one of the next two', () => {
    const { paid, left } = payAll(at('C2', ['g', 'inspired', 'C2']), 'C2', [2, 1, 2]);
    expect({ paid, left }).toEqual({ paid: [0, 0, 1], left: { g: 0 } });
  });

  test('[8.3] LB-G40 Alexander covers an express and a group', () => {
    const { paid, left } = payAll(at('C2', ['alexander', 'brilliant', 'C2']), 'C2', [2, 2]);
    expect({ paid, left }).toEqual({ paid: [0, 0], left: { alexander: 0 } });
  });

  test('[8.3] he helps on his own tile only', () =>
    expect(payAll(at('C2', ['g', 'inspired', 'B2']), 'C2', [2]).paid).toEqual([2]));

  test('[8.3] once activated he has lost the rest, but covers what he joins', () => {
    const field = at('C2', ['g', 'inspired', 'C2']);
    const done = calculatePayment(field, renewExemptions(field, 0, []), {
      cost: 2,
      from: 'C2',
      side: 0,
      joining: ['g'],
    });
    expect(done).toEqual({ commands: 0, exemptions: {}, used: { g: 2 } });
  });

  test('[8.5] one shaken by a near miss gives none', () =>
    expect(renewExemptions(at('C2', ['g', 'inspired', 'C2']), 0, ['g'])).toEqual({}));

  test('[11.2] LB-G57 two uninspired generals off the field cover a group together', () => {
    const field = at('undeployed', ['g', 'uninspired', 'undeployed'], ['h', 'uninspired', 'undeployed']);
    expect(payAll(field, 'undeployed', [2]).paid).toEqual([0]);
  });

  test('[11.2] LB-G62 at the Sambre Caesar spares 1, 2, 1 and Labienus the last', () => {
    const field = at(
      'undeployed',
      ['caesar', 'inspired', 'undeployed'],
      ['labienus', 'average', 'undeployed'],
    );
    const { paid, used } = payAll(field, 'undeployed', [1, 2, 2]);
    expect(paid).toEqual([0, 0, 0]);
    expect(used).toEqual([{ caesar: 1 }, { caesar: 2 }, { caesar: 1, labienus: 1 }]);
  });

  test('[11.5] LB-G61 Caesar and Labienus spare six together', () =>
    expect(exemptionsOf({ class: 'inspired' }) + exemptionsOf({ class: 'average' })).toBe(6));

  test('[8.6] of two generals on adjacent tiles only one helps', () => {
    const ids = (...tiles: readonly ('B2' | 'C2' | 'C3' | 'undeployed')[]) =>
      listCrowdedGenerals(
        at('C2', ...tiles.map((tile, index) => [`g${index}`, 'average', tile] as const)),
        0,
      ).map(({ id }) => id);
    expect(ids('B2', 'C2')).toEqual(['g0', 'g1']);
    expect(ids('B2', 'C3')).toEqual([]);
    expect(ids('undeployed', 'undeployed')).toEqual([]);
  });
});

describe('8.4 Free attack bonuses', () => {
  const terms = (price: number, free: number, isLeadingGuard = false) =>
    readBonusTerms({ price, free, isLeadingGuard });

  test('[8.4] LB-G36 an average general saves two by exemption and two by a bonus', () => {
    const saved = exemptionsOf({ class: 'average' }) + freeBonusesOf({ class: 'average' });
    expect(saved).toBe(4);
    expect(terms(2, 2)).toEqual({ type: 'given', bonuses: 1, freeLeft: 0 });
  });

  test('[8.4] LB-G37 an inspired commander: veteran lead and second unit free, the third costs one more', () => {
    expect(terms(1, 4)).toEqual({ type: 'given', bonuses: 1, freeLeft: 3 });
    expect(terms(2, 3)).toEqual({ type: 'given', bonuses: 1, freeLeft: 1 });
    expect(terms(2, 1)).toEqual({ type: 'offered', commands: 1 });
  });

  test('[8.4] LB-G38 a veteran guard in the lead gets two from an average leader', () =>
    expect(terms(1, freeBonusesOf({ class: 'average' }), true)).toEqual({
      type: 'given',
      bonuses: 2,
      freeLeft: 0,
    }));

  test('[8.4] LB-G39 an average guard needs an inspired leader for two', () => {
    expect(terms(2, freeBonusesOf({ class: 'inspired' }), true)).toEqual({
      type: 'given',
      bonuses: 2,
      freeLeft: 0,
    });
    expect(terms(2, freeBonusesOf({ class: 'average' }), true)).toEqual({
      type: 'given',
      bonuses: 1,
      freeLeft: 0,
    });
  });

  test('[8.4] LB-G41 LB-G44 Alexander: two for his guard, the rest for the next attacker', () => {
    expect(terms(1, 4, true)).toEqual({ type: 'given', bonuses: 2, freeLeft: 2 });
    expect(terms(2, 2)).toEqual({ type: 'given', bonuses: 1, freeLeft: 0 });
  });

  test('[8.4] a second bonus is never part bought (ruling A11)', () =>
    expect(terms(2, 3, true)).toEqual({ type: 'given', bonuses: 1, freeLeft: 1 }));
});
