import { describe, expect, test } from 'vitest';
import type { Odds } from '@/lib/dice/odds';
import type { Scenario } from '../../document/scenario';
import { battle, hoplites, placed } from '../../testing/table';
import { play } from '..';
import type { Action } from '../actions';
import type { State } from '../state';

const duel = (distance: number): Scenario =>
  battle(
    'open-battle',
    [],
    [hoplites('spears', placed(30, 30, 0), 8)],
    [
      {
        id: 'bows',
        entry: 'sparabara',
        variant: 'bow',
        elements: 4,
        place: placed(30, 30 - distance, 180, { files: 4 }),
      },
    ],
  );

const whole = ({ ways }: Odds): bigint => Object.values(ways).reduce((sum, many) => sum + many, 0n);

/** The first offered choice of a game that is so; others are the first that is offered, or a move. */
const until = (scenario: Scenario, isSo: (action: Action) => boolean): { state: State; action: Action } => {
  for (let seed = 1; seed < 40; seed += 1) {
    let state = play.start(scenario, seed);
    for (let count = 0; count < 12; count += 1) {
      const actions = play.actions(state, play.awaits(state)[0] ?? '');
      const action = actions.find(isSo);
      if (action) return { state, action };
      const next =
        actions.find(({ type }) => type === 'throw') ?? actions.find(({ type }) => type === 'stay');
      state = play.apply(state, next ?? (actions.at(-1) as Action)).state;
    }
  }
  throw new Error('never offered');
};

describe('odds before the dice', () => {
  test('[14.5] of a charge: the duel that it leads to, with every line that counts', () => {
    const { state, action } = until(duel(5), choice => choice.type === 'march' && choice.as === 'charge');
    const found = play.odds(state, action);
    if (!found) throw new Error('no odds');
    expect(whole(found)).toBe(found.total);
    expect(found.total).toBe(100n);
    const lines = play.oddsBreakdown?.(state, action) ?? [];
    expect(lines.map(({ rule }) => rule.section)).toContain('14.5');
  });

  test('[13.4] of a volley: how many of its shots tell', () => {
    const { state, action } = until(duel(6), choice => choice.type === 'shoot');
    const found = play.odds(state, action);
    if (!found) throw new Error('no odds');
    expect(whole(found)).toBe(found.total);
    expect(Object.keys(found.ways).every(id => /^hits-[0-3]$/.test(id))).toBe(true);
  });

  test('a march that meets nobody throws nothing', () => {
    const { state, action } = until(duel(20), choice => choice.type === 'march');
    expect(play.odds(state, action)).toBeNull();
  });
});
