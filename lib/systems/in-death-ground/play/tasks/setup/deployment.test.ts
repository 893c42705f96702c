import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { findDeploymentArea } from '../../../rules/setup/deployment';
import { sungSiege } from '../../../testing/late-sung';
import { awaitedSeatOf, playUntil, siegeScenario, unitOf, WALL } from '../../../testing/siege';
import { area, battle, hoplites, placed } from '../../../testing/table';
import { play } from '../..';
import type { Action, Choice } from '../../actions';
import { withUnit } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { callLateUnits } from './arrivals';
import { mayHoldBack } from './deployment';

const archers = (id: string) => ({ id, entry: 'sparabara', variant: 'bow', elements: 4 });

const free = (
  kind: Scenario['kind'],
  greeks = [hoplites('one'), hoplites('two'), hoplites('three')],
  persians = [archers('bows')],
): Scenario => ({ ...battle(kind, [area('wood', 20, 44, 4)], greeks, persians), freeSetUp: true });

const act = (state: State, action: Choice): State => {
  const full = { ...action, by: awaitedSeatOf(state) } as Action;
  const found = play.objections(state, full);
  if (found.length > 0) throw new Error(found.map(({ code }) => code).join());
  return play.apply(state, full).state;
};

const refused = (state: State, action: object): string | undefined =>
  play.objections(state, { ...action, by: awaitedSeatOf(state) } as Action)[0]?.code.split('/')[1];

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
    expect(awaitedSeatOf(start)).toBe('second');
    const second = act(start, { type: 'set-up-second' });
    expect(awaitedSeatOf(second)).toBe('first');
    const one = act(second, setUp('one', 40, 44));
    expect(awaitedSeatOf(one)).toBe('second');
    const bows = act(one, { ...setUp('bows', 40, 4) });
    expect(awaitedSeatOf(bows)).toBe('first');
    expect(awaitedSeatOf(act(bows, setUp('three', 55, 44)))).toBe('first');
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
    const base = siegeScenario([['stormers', undefined, 4]], []);
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
    expect(awaitedSeatOf(state)).toBe('second');
    expect(refused(state, { type: 'hold-back', unit: 'a' })).toBe('too-many-late');
    state = act(state, setUp('a', 40, 4));
    expect(awaitedSeatOf(state)).toBe('second');
    expect(awaitedSeatOf(act(state, setUp('b', 20, 4)))).toBe('first');
  });
});

describe('9.2 What the other side knows', () => {
  const hide = {
    type: 'set-up',
    unit: 'one',
    to: { at: [20, 44], facing: 0, formation: 'line', files: 3 },
    hidden: true,
  } as const;
  const late = { type: 'hold-back', unit: 'one' } as const;

  /** The rest is set up, and two turns pass; what the second seat can read about it. */
  const next = (choice: Choice) => {
    let state = act(play.start(free('open-battle'), 1), { type: 'set-up-second' });
    const words: unknown[] = [];
    const seen: unknown[] = [];
    const choices: Choice[] = [choice, setUp('bows', 40, 4), setUp('two', 40, 44), setUp('three', 55, 44)];
    for (let count = 0; count < 60 && state.round < 3; count += 1) {
      const by = awaitedSeatOf(state);
      const next =
        choices[count] ?? play.actions(state, by).find(({ type }) => ['rest', 'shoot'].includes(type));
      if (!next) throw new Error('nothing to do');
      const action = { ...next, by } as Action;
      words.push(play.describe(action, 'second', state));
      const step = play.apply(state, action);
      words.push(...step.events.filter(({ readers }) => readers?.includes('second') ?? true));
      state = step.state;
      seen.push(play.position(state, 'second'));
    }
    return { words, seen, state };
  };

  test('[9.2, F5] whether a unit lies in ambush or comes late looks the same from the other side', () => {
    const [hidden, kept] = [next(hide), next(late)];
    expect(unitOf(hidden.state, 'one').presence).toBe('hidden');
    expect(unitOf(kept.state, 'one').presence).toBe('late');
    expect(hidden.words).toEqual(kept.words);
    expect(hidden.seen).toEqual(kept.seen);
    const frightened = {
      ...hidden.state,
      units: withUnit(hidden.state.units, 'one', {
        markers: 2,
        elements: unitOf(hidden.state, 'one').elements.slice(1),
      }),
    };
    expect(play.position(frightened, 'second')).toEqual(kept.seen.at(-1));
    const open = play.describe({ ...late, by: 'first' }, 'first').code;
    expect(open).not.toBe(play.describe({ ...late, by: 'first' }, 'second').code);
  });

  test('[9.2, F5] what a unit in ambush does, and that a late unit does not come, only its own side hears', () => {
    const { state } = next(hide);
    const moving = { ...state, agenda: [{ type: 'move', side: 0 } as const, ...state.agenda] };
    const action = { type: 'hold', unit: 'one', by: 'first' } as const;
    expect(play.describe(action, 'second', moving).code).toMatch(/unseen/);
    expect(play.describe(action, 'first', moving).code).toMatch(/hold/);
    const events = play.apply(moving, action).events.filter(({ type }) => type === 'stayed');
    expect(events.map(({ readers }) => readers)).toEqual([['first']]);
    const due = [1, 2, 3, 4].flatMap(seed => {
      const calling: State = { ...next(late).state, round: 4, agenda: [{ type: 'late', side: 0 }] };
      return callLateUnits(beginGame(play.reseed(calling, seed) as State)).events;
    });
    expect(
      due.map(event => [('arrives' in event && event.arrives) || '', event.readers?.length ?? 0]),
    ).toContainEqual(['no', 1]);
  });
});

describe('8 Who may be kept off the table', () => {
  /** Whether one more may be held back when this many of the side are late already. */
  const mayHold = (kind: Scenario['kind'], side: 0 | 1, late: number): boolean => {
    const four = ['a', 'b', 'c', 'd'];
    const scenario = {
      ...free(
        kind,
        four.map(id => hoplites(`greek-${id}`)),
        four.map(id => archers(`persian-${id}`)),
      ),
      attacker: 'first',
    };
    const start = play.start(scenario, 1);
    const own = start.units.filter(unit => unit.side === side && unit.kind === 'unit');
    const units = own
      .slice(0, late)
      .reduce((now, { id }) => withUnit(now, id, { presence: 'late' }), start.units);
    const next = own[late];
    if (!next) throw new Error('nobody is left');
    return mayHoldBack({ ...start, units }, next);
  };
  const limits = (kind: Scenario['kind'], side: 0 | 1): readonly boolean[] =>
    [0, 1, 2, 3].map(late => mayHold(kind, side, late));

  test.each([
    ['[8.3] in an open battle two units of the attacker', 'open-battle', 0, [true, true, false, false]],
    ['[8.3] and two of the defender', 'open-battle', 1, [true, true, false, false]],
    ['[8.5] in a raid two of the raider', 'raid', 0, [true, true, false, false]],
    ['[8.5] and any number of the raided', 'raid', 1, [true, true, true, true]],
    ['[8.6] in a siege half of the besieger', 'siege', 0, [true, true, false, false]],
    ['[8.6] and none of the besieged', 'siege', 1, [false, false, false, false]],
    ['[8.2] of a column nobody', 'ambush', 0, [false, false, false, false]],
    ['[8.2] half of the elements that ambush it', 'ambush', 1, [true, true, false, false]],
  ] as const)('%s', (_, kind, side, expected) => expect(limits(kind, side)).toEqual(expected));
});

describe('What is offered at the set-up', () => {
  const offeredTo = (state: State, unit: string) =>
    play
      .actions(state, awaitedSeatOf(state))
      .flatMap(action => (action.type === 'set-up' && action.unit === unit ? [action] : []));

  test('[9.2] a place in a wood is offered to hide in, its middle', () => {
    const small = free('open-battle', [hoplites('one', undefined, 4)]);
    const state = act(play.start(small, 1), { type: 'set-up-second' });
    expect(offeredTo(state, 'one').flatMap(({ hidden, to }) => (hidden ? [to.at] : []))).toEqual([[20, 44]]);
  });

  test('[19.12, 8.6] a flame-thrower is offered places behind a wall, looking out of it', () => {
    const ring: Scenario['board']['walls'] = [
      {
        id: 'wall',
        line: [
          [20, 2],
          [20, 16],
          [50, 16],
          [50, 2],
        ],
        towers: [],
        gates: [],
      },
    ];
    const base = sungSiege([{ id: 'flamethrower', count: 1 }], [], placed(30, 40));
    const state = playUntil(
      play.start({ ...base, board: { ...base.board, walls: ring } }, 1),
      now => offeredTo(now, 'second-flamethrower-1').length > 0,
    );
    const places = offeredTo(state, 'second-flamethrower-1').map(({ to }) => to);
    const facing = (heading: number) => places.filter(place => Math.round(place.facing) === heading);
    expect([facing(180), facing(270), facing(90)].every(found => found.length > 0)).toBe(true);
    expect(facing(180).every(({ at }) => at[1] > 14 && at[1] < 16)).toBe(true);
    expect(facing(270).every(({ at }) => at[0] > 20 && at[0] < 22)).toBe(true);
    expect(facing(90).every(({ at }) => at[0] > 48 && at[0] < 50)).toBe(true);
    expect(facing(180).length + facing(270).length + facing(90).length).toBe(places.length);
  });

  test.each(['first', 'second'])(
    '[8.6] the other side sets up before the besieger, the %s side',
    attacker => {
      const base = free('siege');
      const state = play.start({ ...base, attacker, board: { ...base.board, walls: [WALL] } }, 1);
      expect(awaitedSeatOf(state)).toBe(attacker === 'first' ? 'second' : 'first');
    },
  );

  test.each([
    ['left', { x: [12, 72], y: [0, 48] }],
    ['right', { x: [0, 60], y: [0, 48] }],
    ['top', { x: [0, 72], y: [12, 48] }],
    ['bottom', { x: [0, 72], y: [0, 36] }],
  ] as const)(
    '[8.2] whoever lies in wait stands a foot from the %s edge at least, where the column comes',
    (edge, ground) => {
      const base = battle('ambush', [], [hoplites('one')], [archers('bows')]);
      const forces = base.forces.map((force, index) => (index === 0 ? { ...force, edge } : force));
      const scenario: Scenario = { ...base, attacker: 'first', forces };
      const [column, waiting] = forces;
      if (!column || !waiting) throw new Error('no forces');
      expect(findDeploymentArea(scenario, column)).toBeNull();
      const area = findDeploymentArea(scenario, waiting) ?? [];
      const span = (axis: 0 | 1) => [
        Math.min(...area.map(point => point[axis])),
        Math.max(...area.map(point => point[axis])),
      ];
      expect({ x: span(0), y: span(1) }).toEqual(ground);
    },
  );
});
