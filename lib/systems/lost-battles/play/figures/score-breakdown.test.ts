import { describe, expect, test } from 'vitest';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { group } from '../../testing/scenario-builder';
import { averageFoot, commander, createBattle, start } from '../../testing/scripted-play';
import { listRollRuleLines } from './breakdown-lines';
import { scoreBreakdown, stats } from './score-breakdown';

const valuesOf = (lines: readonly BreakdownLine[]) =>
  lines.map(({ label, value }) => [label.code.split('.').at(-1), value]);

const { state } = start(
  createBattle({
    first: [averageFoot('u', 5)],
    generals: [[commander('g', 'uninspired')], []],
    groups: [
      group('first', 'C2', ['u-1', 'u-2', 'u-3', 'u-4', 'u-5'], { generals: ['g'] }),
      group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4']),
    ],
  }),
);

describe('the numbers of a counter or an army', () => {
  test('[1.2, 4.1] a unit shows its fighting value and its attack points', () =>
    expect(valuesOf(stats(state, 'u-1')).slice(0, 2)).toEqual([
      ['fighting-value', 3],
      ['attack-points', 1],
    ]));

  test('[4.1] a general shows a fighting value, and nothing is shown for what is not there', () => {
    expect(valuesOf(stats(state, 'g'))[0]?.[0]).toBe('fighting-value');
    expect(stats(state, 'nobody')).toEqual([]);
  });

  test('[3.2] an army shows its commands only while it is its turn', () => {
    const shown = ['first', 'second'].map(seat =>
      stats(state, seat).some(({ label }) => label.code.endsWith('.commands')),
    );
    expect(shown).toEqual([state.active === 0, state.active === 1]);
    expect(stats({ ...state, active: 0, turn: { ...state.turn, commands: 7 } }, 'first')[0]?.value).toBe(7);
  });

  test('[7.2] an army whose camp was entered has the lower morale, and only that one', () => {
    const entered = { ...state, campEntered: [true, false] as const };
    const sum = (lines: readonly BreakdownLine[]) => lines.reduce((total, { value }) => total + value, 0);
    expect(sum(stats(entered, 'first'))).toBeLessThan(sum(stats(state, 'first')));
    expect(stats(entered, 'second')).toEqual(stats(state, 'second'));
  });
});

test('[10.3] each side is shown its own score', () => {
  const taken = { ...state, tookCamp: [true, false] as const };
  const campLine = (seat: string) =>
    scoreBreakdown(taken, seat).some(
      line => !scoreBreakdown(state, seat).some(({ label }) => label.code === line.label.code),
    );
  expect([campLine('first'), campLine('second')]).toEqual([true, false]);
});

describe('how the die of a command roll will be read', () => {
  const usual = { round: 3, weather: 'none', steady: false } as const;

  test.each([
    ['[3.2] usually as it falls', usual, ['roll-at']],
    ['[11.3] in the first round not below three', { ...usual, round: 1 }, ['roll-at', 'first-round-least']],
    ['[9.4] halved in rain', { ...usual, weather: 'raining' as const }, ['roll-at', 'halved']],
  ])('%s', (_, situation, lines) =>
    expect(valuesOf(listRollRuleLines(situation)).map(([id]) => id)).toEqual(lines),
  );

  test('[9.4, 11.3] the numbers', () =>
    expect(listRollRuleLines({ ...usual, round: 1 }).at(-1)?.value).toBe(3));
});
