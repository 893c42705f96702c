import { describe, expect, test } from 'vitest';
import { standingUnitOf } from '../../../rules/field';
import { hexIn, type TestUnit, withTerrain } from '../../../testing/scenario-builder';
import { choose, createLossTask, offers, run, startMelee, stateOf } from '../../../testing/scripted-play';

const LINE = ['8-6-3', '7-6-3', '5-6-3', '3-6-3'];
const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});

/** A step is lost; whether the next and last point may be a retreat. The enemy at 1013 controls what is beyond 1011. */
const mayFallBack = (text: string, more: Partial<TestUnit> = {}): boolean => {
  const lakes = ['0909', '0910', '1109', '1110', '1009', '0911', '1111'].map(hex => [hex, 'l'] as const);
  const units = [foot('a', '1010', more), foot('e', '1013', { side: 1 })];
  const state = stateOf(units, withTerrain(Object.fromEntries(lakes)));
  const asked = run(state, createLossTask(state, 0, ['1010'], 1, { text, lost: { a: 1 } })).state;
  return offers(asked).some(({ type }) => type === 'fall-back');
};

describe('11.1.4 Voluntary retreats', () => {
  test('[11.1.4] one hex in disorder where no enemy controls it', () => {
    expect(mayFallBack('1')).toBe(true);
  });

  test('[11.1.4, 11.3.2, 8.1] a retreat that would be a rout must keep clear of enemy zones to its end', () => {
    expect(mayFallBack('1R')).toBe(false);
    expect(mayFallBack('1', { state: { status: 'disordered' } })).toBe(false);
  });
});

describe('8.2 and 11: attacks on routed units', () => {
  const ring = ['1009', '0910', '1110', '1011', '0909', '1109'];
  const routed = foot('r', '1010', { side: 1, state: { status: 'routed' } });
  /** Whether the attacker has lost a step, or has points to take. */
  const isHurt = (support: readonly TestUnit[], seed: number): boolean => {
    const units = [...ring.map((hex, index) => foot(`a${index}`, hex)), routed, ...support];
    const { state, events } = run(startMelee(stateOf(units, undefined, seed), ring, ['1010']), {
      task: 'resolve',
    });
    return (
      state.agenda.some(task => task.task === 'losses' && task.side === 0) ||
      events.some(({ type, values }) => type === 'step-lost' && /"name":"a/.test(JSON.stringify(values)))
    );
  };

  test('[8.2, 19.1.1] formed support that fights along in a supported defence hurts the attacker, routed units alone do not', () => {
    for (let seed = 1; seed <= 8; seed++) {
      expect(isHurt([foot('s', '1010', { side: 1 })], seed), `supported, seed ${seed}`).toBe(true);
      expect(isHurt([], seed), `alone, seed ${seed}`).toBe(false);
    }
  });
});

describe('19.9.1 Guns that were reached', () => {
  const reached = (status: 'formed' | 'disordered' | 'routed', seed: number) => {
    const gun: TestUnit = { id: 'g', side: 1, hex: '1011', arm: 'artillery', codes: GUNS, state: { status } };
    const state = startMelee(stateOf([foot('a', '1011'), gun], undefined, seed), ['1010'], ['1011']);
    return { state, step: run(state, { task: 'capture' }) };
  };

  test('[19.9.1, 8.1] disordered guns cannot be drawn back again: taken without a throw, as routed ones are', () => {
    for (const status of ['disordered', 'routed'] as const) {
      const { state, step } = reached(status, 1);
      expect(step.events.map(({ type }) => type)).toEqual(['unit-captured']);
      expect(step.state.rng).toEqual(state.rng);
    }
  });

  test('[19.9.1] formed guns get away, lose a counter or are lost, by a throw', () => {
    const outcomes = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { state, step } = reached('formed', seed);
      expect(step.state.rng).not.toEqual(state.rng);
      outcomes.add(step.events[0]?.type ?? '');
      if (step.events[0]?.type === 'capture-escapes')
        expect([
          standingUnitOf(step.state, 'g').status,
          step.state.field.stacks[hexIn(state, '1011')],
        ]).toEqual(['disordered', ['a']]);
    }
    expect([...outcomes].toSorted()).toEqual(['capture-counter', 'capture-escapes', 'capture-whole']);
  });

  test('[11.1] points are offered to those who take part, one after the other', () => {
    const state = startMelee(
      stateOf([foot('a', '1010', { steps: 2 }), foot('b', '1010', { steps: 2 })]),
      ['1011'],
      ['1010'],
    );
    const asked = run(state, createLossTask(state, 0, ['1010'], 2, { spared: ['b'] })).state;
    expect(standingUnitOf(asked, 'b').steps).toBe(2);
    const both = run(state, createLossTask(state, 0, ['1010'], 2)).state;
    expect(offers(both)).toHaveLength(2);
    expect(standingUnitOf(choose(both, { type: 'lose-step', unit: 'b' }).state, 'b').steps).toBe(1);
  });
});
