import { expect, test } from 'vitest';
import { readSideResult } from '../../../../rules/combat/combat-result';
import { hexOfUnit } from '../../../../rules/field';
import { hexIn } from '../../../../testing/scenario-builder';
import { createLossTask, run, startMelee, stateOf } from '../../../../testing/scripted-play';

const state = startMelee(
  stateOf([
    { id: 'shaky', hex: '1010', codes: ['3-1-3', '2-1-3'] },
    { id: 'firm', hex: '1010', codes: ['8-6-3', '7-5-3'] },
  ]),
  ['1011'],
  ['1010'],
);
const lose = (points: number, surrender: boolean) =>
  run(
    state,
    createLossTask(state, 0, ['1010'], points, { result: { ...readSideResult(String(points)), surrender } }),
  );

test('[11.3.5] a shaky unit surrenders, and that satisfies one point; the other takes the second', () => {
  const { state: after, events } = lose(2, true);
  expect(events.map(({ type }) => type)).toEqual(['surrendered', 'unit-captured', 'step-lost']);
  expect([state.field.units.firm?.steps, after.field.units.firm?.steps]).toEqual([2, 1]);
  expect(hexOfUnit(after.field, 'firm')).toBe(hexIn(after, '1010'));
  expect([after.agenda, after.melees[0]?.unsatisfied]).toEqual([[], 0]);
});

test('[11.3.5] without that result nobody surrenders', () =>
  expect(lose(2, false).events.map(({ type }) => type)).not.toContain('surrendered'));
