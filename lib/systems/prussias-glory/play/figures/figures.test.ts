import { describe, expect, test } from 'vitest';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { Scenario } from '../../document/scenario';
import { hexIn, type TestUnit } from '../../testing/scenario-builder';
import { stateOf } from '../../testing/scripted-play';
import type { Action } from '../actions';
import { stage } from '../stage';
import type { State, Task } from '../state';
import { costBreakdown, describeActionCost, movementPaidFor, stats } from './costs-and-stats';
import { odds } from './odds';
import { scoreBreakdown } from './score-breakdown';

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: ['8-6-3', '7-5-3', '5-4-3', '3-3-3'],
  ...more,
});
const LEADER = 'first-infantry-leader';

/** The last part of a word's code with its number: "strength 8". */
const read = (lines: readonly BreakdownLine[]): readonly string[] =>
  lines.map(({ label, value }) => `${label.code.split('.').at(-1)} ${value}`);

const led = (state: State, hex: string): State => ({
  ...state,
  field: { ...state.field, leaders: { ...state.field.leaders, [LEADER]: hexIn(state, hex) } },
});

describe('the numbers of a counter or an army', () => {
  const state = led(
    stateOf([
      foot('a', '1010', { steps: 3 }),
      foot('r', '1011', { state: { status: 'routed' } }),
      { id: 'g', hex: '1012', arm: 'artillery', codes: ['8-5-3', '6-4-2'] },
      { id: 'away', codes: ['8-6-3'] },
    ]),
    '1010',
  );

  test('[2.1, 2.2, 7.1] a unit shows strength, morale, steps and movement as it stands, half without command', () =>
    expect(read(stats(state, 'a'))).toEqual([
      'strength 7',
      'morale 5',
      'steps 3',
      'printed-allowance 3',
      'allowance 2',
    ]));

  test('[16.2] a gun shows its strength at each distance instead', () => {
    const lines = stats(state, 'g').slice(0, 3);
    expect(lines.map(({ label, value, isFigure }) => [label.values, value, isFigure])).toEqual([
      [{ distance: 1 }, 8, true],
      [{ distance: 2 }, 5, true],
      [{ distance: 3 }, 3, true],
    ]);
    expect(read(stats(state, 'g'))[3]).toBe('morale 4');
  });

  test('[9, 13.1] a leader shows morale and movement, initiative only if there is one', () => {
    expect(read(stats(state, LEADER))).toEqual(['leader-morale 1', 'allowance 6']);
    const special = stateOf([foot('a', '1010')], withInitiative);
    expect(read(stats(special, LEADER))).toContain('initiative 2');
  });

  test('[10, 21] an army shows its morale with the routed taken off', () => {
    const [morale, level, routed] = stats(state, 'first').map(({ value }) => value);
    expect([routed, (level ?? 0) - (morale ?? 0)]).toEqual([1, 1]);
  });

  test('[2] what is not on the map has no numbers', () => expect(stats(state, 'away')).toEqual([]));
});

const withInitiative = (scenario: Scenario): Scenario => ({
  ...scenario,
  forces: scenario.forces.map(force => ({
    ...force,
    wings: force.wings.map(wing => ({
      ...wing,
      ...(wing.leader ? { leader: { ...wing.leader, initiative: 2 } } : {}),
    })),
  })),
});

const HORSE: Partial<TestUnit> = { arm: 'cavalry', codes: ["6''-7-6"] };

describe('7 The price of a step', () => {
  const moving = (state: State, piece: string): State => ({
    ...state,
    agenda: [{ task: 'moving', piece, spent: 0, steps: 0 }],
  });
  const step = { by: 'first', type: 'step', to: '1011' } as const;

  test('[7] open ground costs one point, and its breakdown is one line', () => {
    const state = moving(stateOf([foot('a', '1010')]), 'a');
    expect(describeActionCost(state, step)?.values).toEqual({ points: 1 });
    expect(read(costBreakdown(state, step))).toEqual(['ground 1']);
    expect(movementPaidFor(state, step)).toBe(1);
  });

  test('[7.2] leaving an enemy zone is a line of its own', () => {
    const state = moving(stateOf([foot('a', '1010', HORSE), foot('d', '1009', { side: 1 })]), 'a');
    const lines = read(costBreakdown(state, step));
    const [ground = '', leaving = ''] = lines;
    expect(lines).toHaveLength(2);
    expect([ground.split(' ')[0], leaving.split(' ')[0]]).toEqual(['ground', 'leaving']);
    const sum = costBreakdown(state, step).reduce((total, { value }) => total + value, 0);
    expect(describeActionCost(state, step)?.values).toEqual({ points: sum });
  });

  test('[7] a leader pays one line for the ground', () => {
    const state = moving(led(stateOf([foot('a', '1010')]), '1010'), LEADER);
    expect(read(costBreakdown(state, step))).toEqual(['ground 1']);
  });

  test('[13] a choice without a price has none', () => {
    const state = moving(stateOf([foot('a', '1010')]), 'a');
    const halt: Action = { by: 'first', type: 'halt' };
    expect([describeActionCost(state, halt), costBreakdown(state, halt)]).toEqual([null, []]);
  });
});

test('[22.1] the score is losses, leaders and points of the scenario, and what is nothing is left out', () => {
  const state = stateOf([foot('a', '1010')]);
  const [own, enemy] = state.armies;
  expect(scoreBreakdown(state, 'first')).toEqual([]);
  const fallen: State = { ...state, armies: [own, { ...enemy, leaderPoints: 3 }] };
  expect(read(scoreBreakdown(fallen, 'first'))).toEqual(['leaders 3']);
  expect(scoreBreakdown(fallen, 'second')).toEqual([]);
});

describe('16 The odds of a bombardment', () => {
  const guns = stateOf([
    { id: 'g', hex: '1010', arm: 'artillery', codes: ['8-5-3', '6-4-2'] },
    { id: 'h', hex: '1110', arm: 'artillery', codes: ['8-5-3', '6-4-2'] },
    foot('d', '1011', { side: 1 }),
  ]);
  const laying = (...ids: readonly string[]): State => ({
    ...guns,
    agenda: [{ task: 'laying', side: 0, phase: 'offensive', target: hexIn(guns, '1011'), guns: ids }],
  });
  const fire: Action = { by: 'first', type: 'fire' };

  test('[16.2] they are shown when the guns are laid, from the hex that is named too', () => {
    expect(odds(laying('g'), fire)).not.toBeNull();
    expect(odds(laying('g', 'h'), { by: 'first', type: 'fire-from', from: '1110' })).not.toBeNull();
    expect(odds(laying('g'), { by: 'first', type: 'pass' })).toBeNull();
    expect(odds(guns, fire)).toBeNull();
  });
});

describe('12 The stage of a turn', () => {
  const state = stateOf([foot('a', '1010')]);
  const at = (...agenda: readonly Task[]) => {
    const { phase, asks } = stage({ ...state, agenda });
    return [phase.code, asks.code].map(code => code.replace(/^.*\.(phase|asks)\./, ''));
  };

  test.each<readonly [string, readonly Task[], readonly string[]]>([
    [
      'fire belongs to its own phase',
      [{ task: 'fire', side: 0, phase: 'defensive' }],
      ['defensive-fire', 'fire'],
    ],
    [
      'so does the laying of guns',
      [{ task: 'laying', side: 0, phase: 'offensive', target: 0, guns: [] }],
      ['offensive-fire', 'laying'],
    ],
    ['a task that asks', [{ task: 'move' }], ['movement', 'move']],
    ['a task that runs by itself', [{ task: 'rally' }], ['rally', 'other']],
    ['nothing left to do', [], ['over', 'over']],
  ])('[12] %s', (_, agenda, expected) => expect(at(...agenda)).toEqual(expected));

  test('[22] a battle that is over asks nothing, whatever was still to do', () => {
    const { asks } = stage({ ...state, over: true, agenda: [{ task: 'move' }] });
    expect(asks.code.endsWith('.over')).toBe(true);
  });
});
