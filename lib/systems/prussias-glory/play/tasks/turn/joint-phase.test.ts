import { describe, expect, test } from 'vitest';
import { type RngState, roll } from '@/lib/dice/rng';
import type { Scenario } from '../../../document/scenario';
import { ONE_DIE } from '../../../rules/dice';
import type { TestUnit } from '../../../testing/scenario-builder';
import { run, stateOf } from '../../../testing/scripted-play';
import type { State } from '../../state';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const foot = (id: string, hex: string, side: 0 | 1 = 0, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  side,
  codes: LINE,
  ...more,
});

const withMorale = (state: State, first: number, second = 20): State => ({
  ...state,
  armies: [
    { ...state.armies[0], active: true, track: { ...state.armies[0].track, base: first } },
    { ...state.armies[1], active: true, track: { ...state.armies[1].track, base: second } },
  ],
});

const afterDice = (rng: RngState, count: number): RngState =>
  Array.from({ length: count }).reduce<RngState>(now => roll(now, ONE_DIE).rng, rng);

describe('10.2 and 21: the joint phase', () => {
  const apart = [foot('a', '1010'), foot('e', '2020', 1)];
  const close = [foot('a', '1010'), foot('e', '1012', 1)];

  test('[10.2] at zero an army is demoralised without a throw', () => {
    const state = withMorale(stateOf(apart), 0);
    const { state: after, events } = run(state, { task: 'joint' });
    expect(after.armies[0].spirit).toBe('demoralised');
    expect(after.rng).toEqual(state.rng);
    expect(events.find(({ type }) => type === 'army-demoralised')?.faces).toBeUndefined();
  });

  test('[10.2] from six to one a die decides, above six nothing does', () => {
    for (const morale of [1, 6]) {
      const state = withMorale(stateOf(apart), morale);
      expect(run(state, { task: 'joint' }).state.rng).toEqual(afterDice(state.rng, 1));
    }
    const safe = withMorale(stateOf(apart), 7);
    expect(run(safe, { task: 'joint' }).state.rng).toEqual(safe.rng);
  });

  test('[10.2] lots are drawn for the first unit only when units of both armies check', () => {
    const one = withMorale(stateOf(close), 0);
    expect(run(one, { task: 'joint' }).state.rng).toEqual(afterDice(one.rng, 1));
    const both = withMorale(stateOf(close), 0, 0);
    expect(run(both, { task: 'joint' }).state.rng).toEqual(afterDice(both.rng, 3));
  });

  test('[10.3] disordered units of two broken armies run in turns', () => {
    const shaken = { state: { status: 'disordered' as const } };
    const units = [
      foot('a', '1010', 0, shaken),
      foot('b', '1210', 0, shaken),
      foot('d', '3010', 1, shaken),
      foot('e', '3210', 1, shaken),
    ];
    const { events } = run(withMorale(stateOf(units), -10, -10), { task: 'joint' });
    const runners = events
      .filter(({ type }) => type === 'retreated')
      .map(({ values }) => (/"name":"[ab]"/.test(JSON.stringify(values)) ? 0 : 1));
    expect([runners.slice(0, 4), runners.slice(4)].map(half => half.join(''))).toEqual([
      runners[0] === 0 ? '0011' : '1100',
      runners[0] === 0 ? '0011' : '1100',
    ]);
  });
});

describe('26.3.3: a wing that comes on a throw', () => {
  const { hex: _hex, ...waiting } = foot('a', '');
  const arrival =
    (upTo: number) =>
    (scenario: Scenario): Scenario => ({
      ...scenario,
      board: {
        ...scenario.board,
        towns: [{ id: 'torgau', name: 'Torgau', hexes: ['2010', '2011'] }],
      },
      traits: [
        {
          trait: 'arrival',
          side: 'first',
          wing: 'first-infantry-wing',
          artillery: [],
          town: 'torgau',
          chances: [{ turn: scenario.options.turns[0] ?? '', upTo }],
          costAfter: 3,
        },
      ],
    });
  const arrived = (upTo: number) => {
    const begun = stateOf([waiting], arrival(upTo));
    const armies = [{ ...begun.armies[0], arrived: {} }, begun.armies[1]] as const;
    const state: State = { ...begun, armies, waiting: ['a'] };
    const step = run(state, { task: 'arrivals' });
    return { step, state };
  };

  test('[26.3.3] no die is thrown where the wing is sure to come, nor where it cannot', () => {
    const sure = arrived(6);
    expect(sure.step.events.map(({ type }) => type)).toEqual(['wing-arrived']);
    expect(sure.step.state.rng).toEqual(sure.state.rng);
    const never = arrived(0);
    expect([never.step.events, never.step.state.rng]).toEqual([[], never.state.rng]);
    const open = arrived(3);
    expect(open.step.state.rng).toEqual(afterDice(open.state.rng, 1));
  });
});
