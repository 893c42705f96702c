import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readPlayable } from '../playable-scenario';
import { canTry, runTrial, type Trial } from './run-trial';
import { tallyTrials } from './tally';

const cannae = await readPlayable(
  JSON.parse(await readFile('content/scenarios/lost-battles/cannae.json', 'utf8')),
  null,
);

/** The first moment where an order throws dice, and that order. */
const findThrow = () => {
  if (!cannae) throw new Error('no game');
  const { rules, scenario } = cannae;
  let state = rules.start(scenario, 3);
  for (let count = 0; count < 40; count += 1) {
    const [seat = ''] = rules.awaits(state);
    const groups = rules.position(state, seat).pieces.map(({ id }) => rules.groupOf(state, seat, id));
    const order = groups
      .flatMap(pieces => rules.orders(state, seat, pieces))
      .find(each => each.about.kind === 'attack' && rules.nextThrow(state, each) !== null);
    if (order) return { rules, request: { state, seat, actions: order.actions } };
    const [action] = rules.actions(state, seat);
    if (!action) break;
    state = rules.apply(state, action).state;
  }
  throw new Error('nobody attacks');
};

const trial = (own: number, enemy: number, throws = 2): Trial => ({ own, enemy, throws });

describe('a whole order, tried out', () => {
  test('an attack at Cannae is played to its end with other dice each time, and the true game is not touched', () => {
    const { rules, request } = findThrow();
    const before = JSON.stringify(request.state);
    const runs = Array.from({ length: 40 }, (_, index) => runTrial(rules, request, index + 1));
    expect(JSON.stringify(request.state)).toBe(before);
    expect(runs.some(({ throws }) => throws > 1)).toBe(true);
    expect(new Set(runs.map(({ enemy }) => enemy)).size).toBeGreaterThan(1);
    expect(runTrial(rules, request, 7)).toEqual(runs[6]);
  });

  test('is tried from its first step only: in the middle of it nothing says what went before', () => {
    const { rules, request } = findThrow();
    const [first] = request.actions;
    if (!first) throw new Error('an order without actions');
    expect(canTry(rules, request)).toBe(true);
    const { state } = rules.apply(request.state, first);
    const [seat = ''] = rules.awaits(state);
    const [next] = rules.actions(state, seat);
    expect(canTry(rules, { state, seat, actions: next ? [next] : [] })).toBe(false);
  });

  test('is told in shares: the enemy at all, several of them where that is likely, and oneself', () => {
    const trials = [trial(0, 0), trial(0, 1), trial(1, 2), trial(0, 3), trial(0, 2)];
    expect(tallyTrials(trials)).toEqual({ runs: 5, enemy: 80, several: { count: 3, share: 20 }, own: 20 });
    expect(tallyTrials([trial(0, 1), trial(1, 0)])?.several.count).toBe(0);
  });

  test('an order that throws once has nothing to add to its bar', () =>
    expect(tallyTrials([trial(0, 1, 1), trial(0, 0, 0)])).toBeNull());
});
