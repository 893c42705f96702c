import { expect, test } from 'vitest';
import { startField } from '../testing/field';
import { seatOf } from './game';
import { refusals } from './refusals';

const field = startField();
const state = { ...field, agenda: [{ type: 'move', side: 0 } as const, ...field.agenda.slice(1)] };
const greeks = seatOf(state, 0);
const target = { type: 'piece', id: 'x' } as const;

test('[11.1] why a unit of the other side is not moved is said at the target that was asked about, and without one of the unit as a whole', () => {
  const at = refusals(state, greeks, ['y'], target);
  expect(at.map(refusal => [refusal.target, refusal.finding.code])).toEqual([
    [target, 'in-death-ground/not-your-unit'],
  ]);
  const [whole, ...others] = refusals(state, greeks, ['y']);
  expect([whole?.finding.code, others]).toEqual(['in-death-ground/not-your-unit', []]);
  expect(whole && 'target' in whole).toBe(false);
});
