import { describe, expect, test } from 'vitest';
import type { Action, Choice } from '../actions';
import { play } from '../play';
import type { Scenario } from '../scenario';
import type { State } from '../state';
import { byOf, siege, unitOf, WALL } from '../testing-siege';
import { area, battle, hoplites } from '../testing-table';

const archers = (id: string) => ({ id, entry: 'sparabara', variant: 'bow', elements: 4 });

const free = (
  kind: Scenario['kind'],
  greeks = [hoplites('one'), hoplites('two'), hoplites('three')],
  persians = [archers('bows')],
): Scenario => ({ ...battle(kind, [area('wood', 20, 44, 4)], greeks, persians), freeSetUp: true });

const act = (state: State, action: Choice): State => {
  const full = { ...action, by: byOf(state) } as Action;
  const found = play.objections(state, full);
  if (found.length > 0) throw new Error(found.map(({ code }) => code).join());
  return play.apply(state, full).state;
};

const refused = (state: State, action: object): string | undefined =>
  play.objections(state, { ...action, by: byOf(state) } as Action)[0]?.code.split('/')[1];

const setUp = (unit: string, x: number, y: number, hidden?: boolean) =>
  ({
    type: 'set-up',
    unit,
    to: { at: [x, y], facing: 0, formation: 'line', files: 4 },
    ...(hidden ? { hidden } : {}),
  }) as const;

describe('8 Setting up in play', () => {
  test('[8.3] the better commander says who begins; then unit by unit, side and side about', () => {
    const start = play.start(free('open-battle'), 1);
    expect(start.agenda[0]).toEqual({ type: 'who-sets-up', side: 1 });
    expect(byOf(start)).toBe('second');
    const second = act(start, { type: 'set-up-second' });
    expect(byOf(second)).toBe('first');
    const one = act(second, setUp('one', 40, 44));
    expect(byOf(one)).toBe('second');
    const bows = act(one, { ...setUp('bows', 40, 4) });
    expect(byOf(bows)).toBe('first');
    expect(byOf(act(bows, setUp('three', 55, 44)))).toBe('first');
  });

  test('[8.3] on the own ground, six inches deep, and on nobody', () => {
    const start = act(play.start(free('open-battle'), 1), { type: 'set-up-second' });
    expect(refused(start, setUp('one', 40, 30))).toBe('set-up-area');
    expect(refused(start, setUp('bows', 40, 44))).toBe('not-waiting');
    expect(play.actions(start, 'first').length).toBeGreaterThan(20);
  });

  test('[9.1] two units at most come late, [9.2] one lies in ambush where the ground hides it, and nobody is told', () => {
    let state = act(play.start(free('open-battle'), 1), { type: 'set-up-second' });
    expect(refused(state, setUp('one', 40, 44, true))).toBe('set-up-hidden');
    const hidden = play.apply(state, { ...setUp('one', 20, 44, true), by: 'first' } as Action);
    expect(unitOf(hidden.state, 'one').presence).toBe('hidden');
    expect(hidden.events.map(({ type, readers }) => [type, readers])).toContainEqual(['set-up', ['first']]);
    state = act(state, { type: 'hold-back', unit: 'one' });
    state = act(act(state, setUp('bows', 40, 4)), { type: 'hold-back', unit: 'two' });
    expect(refused(state, { type: 'hold-back', unit: 'three' })).toBe('too-many-late');
  });

  test('[8.5] who is raided puts a third of his units on the table at most', () => {
    const raid = {
      ...free('raid', [hoplites('one')], [archers('a'), archers('b'), archers('c')]),
      attacker: 'first',
    };
    let state: State = play.start(raid, 1);
    if (state.agenda[0]?.type === 'who-sets-up') state = act(state, { type: 'set-up-first' });
    state = act(state, setUp('a', 40, 4));
    state = act(state, setUp('one', 40, 44));
    expect(refused(state, setUp('b', 20, 4))).toBe('set-up-third');
    expect(refused(state, { type: 'hold-back', unit: 'b' })).toBeUndefined();
  });

  test('[8.6] the besieged set up all they have before the besieger', () => {
    const base = siege([['stormers', undefined, 4]], []);
    const scenario: Scenario = {
      ...base,
      freeSetUp: true,
      board: { ...base.board, walls: [WALL] },
      forces: base.forces.map((force, index) =>
        index === 0
          ? force
          : {
              ...force,
              units: ['a', 'b'].map(id => ({
                id,
                parts: [{ entry: 'ionians', variant: 'armoured', elements: 4 }],
              })),
            },
      ),
    };
    let state: State = play.start(scenario, 1);
    expect(byOf(state)).toBe('second');
    expect(refused(state, { type: 'hold-back', unit: 'a' })).toBe('too-many-late');
    state = act(state, setUp('a', 40, 4));
    expect(byOf(state)).toBe('second');
    expect(byOf(act(state, setUp('b', 20, 4)))).toBe('first');
  });
});
