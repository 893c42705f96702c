import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import type { Target } from '@/lib/game/contract/about';
import { describeFinding } from '@/lib/game/contract/finding';
import { anyBattle, decisionsOf } from '../testing/random-play';
import { hexIn, type TestUnit } from '../testing/scenario-builder';
import { choose, run, stateOf } from '../testing/scripted-play';
import { play } from '.';
import { about } from './about';
import type { Action } from './actions';
import { costBreakdown } from './figures/costs-and-stats';
import { odds } from './figures/odds';
import { refusals } from './refusals';
import type { State, TaskName } from './state';

interface Moment {
  readonly state: State;
  readonly seat: string;
  readonly actions: readonly Action[];
}

/** Every nth decision of games that fight where they can. */
const MOMENTS: readonly Moment[] = [1, 2, 3, 4].flatMap(seed =>
  decisionsOf(anyBattle(seed), seed)
    .map(({ state, actions, action }) => ({ state, actions, seat: action.by }))
    .filter((_, index) => index % 9 === 0),
);

const placesOf = (state: State): readonly string[] =>
  play.position(state, 'all').board.spaces.map(({ id }) => id);

const piecesOf = (state: State) => play.position(state, 'all').pieces;

const isThere = (state: State, target: Target): boolean => {
  if (target.type === 'place') return placesOf(state).includes(target.id);
  if (target.type === 'piece') return piecesOf(state).some(({ id }) => id === target.id);
  return target.type === 'side' && state.scenario.sides.some(({ id }) => id === target.id);
};

describe('what an action is about', () => {
  test('its pieces, places and seats exist, and its price can be said', () => {
    for (const { state, actions } of MOMENTS)
      for (const action of actions) {
        const { subjects, targets, path = [], cost = [] } = about(state, action);
        const ids = piecesOf(state).map(({ id }) => id);
        expect(
          subjects.filter(id => !ids.includes(id)),
          action.type,
        ).toEqual([]);
        expect(
          targets.filter(target => !isThere(state, target)),
          action.type,
        ).toEqual([]);
        expect(path.filter(id => !placesOf(state).includes(id))).toEqual([]);
        for (const { amount, unit, payer } of cost) {
          expect([amount > 0, payer]).toEqual([true, action.by]);
          expect(say(unit)).not.toBe('');
        }
      }
  });

  test('an action without a piece of its own is about a side or ends something', () => {
    for (const { state, actions } of MOMENTS)
      for (const action of actions) {
        const { kind, subjects, targets } = about(state, action);
        const isAboutSide = targets.some(({ type }) => type === 'side');
        expect([action.type, subjects.length > 0 || kind === 'end' || isAboutSide]).toEqual([
          action.type,
          true,
        ]);
      }
  });
});

describe('why something is not to be had', () => {
  test('every piece of the side that decides acts in an offer, or has its reason', () => {
    for (const { state, seat, actions } of MOMENTS) {
      const acting = new Set(actions.flatMap(action => about(state, action).subjects));
      for (const { id } of piecesOf(state).filter(piece => piece.seat === seat && !acting.has(piece.id))) {
        const [own] = refusals(state, seat, [id]).filter(({ target }) => target === undefined);
        expect([id, own?.finding.rule === undefined]).toEqual([id, false]);
        if (own) expect(say(describeFinding(own.finding))).not.toBe('');
      }
    }
  });

  test('every hex that no offer of a chosen piece leads to has its reason', () => {
    for (const { state, seat, actions } of MOMENTS.filter((_, index) => index % 5 === 0)) {
      const [piece] = actions.flatMap(action => about(state, action).subjects);
      if (piece === undefined) continue;
      const own = play.orders(state, seat, [piece]).map(order => order.about);
      const lit = new Set(own.flatMap(({ targets }) => targets.flatMap(one => ('id' in one ? one.id : []))));
      const refused = refusals(state, seat, [piece]).flatMap(({ target }) =>
        target?.type === 'place' ? target.id : [],
      );
      const missing = placesOf(state).filter(id => !lit.has(id) && !refused.includes(id));
      const standing = piecesOf(state).filter(({ id }) => lit.has(id));
      expect(missing.filter(id => !standing.some(({ space }) => space === id))).toEqual([]);
    }
  });

  /** Tasks that are about a hex: pointing at another gives a rule, not only "not now". */
  const ABOUT_HEXES: readonly TaskName[] = [
    'moving',
    'entering',
    'quarters',
    'combat',
    'retreat-before',
    'advance',
    'momentum',
    'charge',
  ];

  test('a hex is refused by a rule wherever the decision is about a hex', () => {
    const unexplained = MOMENTS.flatMap(({ state, seat, actions }) => {
      const [task] = state.agenda;
      if (!task || !ABOUT_HEXES.includes(task.task)) return [];
      const [piece] = actions.flatMap(action => about(state, action).subjects);
      if (piece === undefined) return [];
      const vague = refusals(state, seat, [piece]).filter(
        ({ target, finding }) => target !== undefined && finding.code === 'prussias-glory/not-now',
      );
      return vague.length > 0 ? [task.task] : [];
    });
    expect(unexplained).toEqual([]);
  });

  test('nobody else may decide, and a battle that is over says so', () => {
    const [first] = MOMENTS;
    if (!first) throw new Error('no moment');
    const other = first.seat === 'first' ? 'second' : 'first';
    expect(refusals(first.state, other, []).map(({ finding }) => finding.code)).toEqual([
      'prussias-glory/not-your-decision',
    ]);
    const over = { ...first.state, over: true };
    expect(refusals(over, first.seat, [])[0]?.finding.code).toBe('prussias-glory/battle-is-over');
  });
});

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});
const gun = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  arm: 'artillery',
  codes: GUNS,
  ...more,
});

/** Both armies are active and in command. */
const ready = (units: readonly TestUnit[]): State => {
  const state = stateOf(units);
  const commands = { 'first-infantry': 'effective', 'first-cavalry': 'effective' } as const;
  const [one, two] = state.armies;
  return {
    ...state,
    marks: { ...state.marks, outOfCommand: [] },
    armies: [
      { ...one, active: true, commands },
      { ...two, active: true },
    ],
  };
};

const place = (id: string): Target => ({ type: 'place', id });
const reason = (state: State, piece: string, hex?: string): string | undefined => {
  const found = refusals(state, 'first', [piece], hex === undefined ? undefined : place(hex));
  return found[0]?.finding.code.split('/')[1];
};

describe('the reasons of the book', () => {
  const inMovement = (units: readonly TestUnit[]): State =>
    run(ready(units), { task: 'engage' }, { task: 'move' }).state;

  test('[7.2.1] engaged infantry stays; [15.1] routed units run by themselves; [7] nobody moves twice', () => {
    const state = inMovement([
      foot('a', '1010'),
      foot('e', '1011', { side: 1 }),
      foot('r', '2020', { state: { status: 'routed' } }),
      foot('b', '3010'),
    ]);
    expect(reason(state, 'a')).toBe('engaged-stays');
    expect(reason(state, 'r')).toBe('routed-units-run');
    const moved = choose(choose(state, { type: 'move', piece: 'b' }).state, { type: 'halt' }).state;
    expect(reason(moved, 'b')).toBe('has-moved');
  });

  test('[7, 7.1, 3.3] a hex says why a piece cannot be sent there', () => {
    const crowd = ['c0', 'c1', 'c2'].map(id => foot(id, '1009'));
    const state = inMovement([
      foot('a', '1010', { codes: ['8-6-1'] }),
      ...crowd,
      foot('e', '1013', { side: 1 }),
    ]);
    expect(reason(state, 'a', '1011')).toBeUndefined();
    expect(reason(state, 'a', '1009')).toBe('no-room-there');
    expect(reason(state, 'a', '1013')).toBe('enemy-in-hex');
    expect(reason(state, 'a', '1020')).toBe('too-far');
    const begun = choose(state, { type: 'move', piece: 'a' }).state;
    const there = choose(begun, { type: 'step', to: '1011' }).state;
    expect(reason(there, 'a', '1012')).toBe('no-points-left');
    expect(reason(there, 'c0')).toBe('another-is-moving');
  });

  test('[3.4, 16, 16.1] guns say why they are silent, and why at this hex', () => {
    const state = run(
      ready([
        gun('g', '1010'),
        foot('f', '1015'),
        gun('h', '1015'),
        gun('c', '1020', { state: { column: true } }),
        foot('e', '1012', { side: 1 }),
        foot('x', '1018', { side: 1 }),
      ]),
      { task: 'fire', side: 0, phase: 'offensive' },
    ).state;
    expect([reason(state, 'f'), reason(state, 'h'), reason(state, 'c')]).toEqual([
      'only-guns-fire',
      'gun-below',
      'gun-in-column',
    ]);
    expect([reason(state, 'g', '1012'), reason(state, 'g', '1011'), reason(state, 'g', '1018')]).toEqual([
      undefined,
      'no-enemy-there',
      'out-of-range',
    ]);
  });

  test('[4.2, 19, 19.1] who does not attack says why', () => {
    const state = run(
      ready([
        foot('a', '1010'),
        foot('s', '1010'),
        gun('g', '1010'),
        foot('e', '1011', { side: 1 }),
        foot('far', '2020'),
      ]),
      { task: 'combat' },
    ).state;
    expect(reason(state, 's')).toBe('stands-behind');
    expect(reason(state, 'g')).toBe('guns-do-not-attack');
    expect(reason(state, 'far')).toBe('nobody-beside');
    expect(reason(state, 'a', '1011')).toBeUndefined();
    expect(reason(state, 'a', '1009')).toBe('nobody-to-attack');
    expect(play.objections(state, { by: 'first', type: 'pass' })[0]?.code).toBe('prussias-glory/must-fight');
  });

  test('[11.1, 11.1.2] the lead takes the first loss, and a step before it falls back', () => {
    const state = run(ready([foot('a', '1010', { steps: 2 }), foot('b', '1010', { steps: 2 })]), {
      task: 'losses',
      side: 0,
      hexes: [hexIn(ready([]), '1010')],
      points: 2,
      required: 1,
      result: {
        losses: { kind: 'points', points: 2, eased: false },
        rout: false,
        further: false,
        surrender: false,
        guns: false,
      },
      lead: null,
      lost: {},
      first: [],
      inMelee: false,
    }).state;
    const [finding] = play.objections(state, { by: 'first', type: 'fall-back', unit: 'a' });
    expect(finding).toMatchObject({ code: 'prussias-glory/step-first', rule: { section: '11.1.2' } });
  });

  test('[10.2, 7] leaving the map and each step have their price', () => {
    const base = ready([foot('a', '1026')]);
    const state: State = { ...base, armies: [{ ...base.armies[0], spirit: 'demoralised' }, base.armies[1]] };
    const begun = run(state, { task: 'moving', piece: 'a', spent: 0, steps: 0 }).state;
    const costOf = (action: Action): readonly number[] =>
      (about(begun, action).cost ?? []).map(({ amount }) => amount);
    expect(costOf({ by: 'first', type: 'leave-map' })).toEqual([1]);
    expect(costOf({ by: 'first', type: 'step', to: '1025' })).toEqual([1]);
  });

  test('[13.1, 23.4] an attempt to awake is paid and thrown for, the choice that a throw of 1 opens is not', () => {
    const awaken = { by: 'first', type: 'activate' } as const;
    const main = stateOf([foot('a', '1010')], scenario => ({
      ...scenario,
      options: { ...scenario.options, kind: 'main' },
      forces: scenario.forces.map(force => ({ ...force, activation: { first: 2, later: 1 } })),
    }));
    const attempt: State = { ...main, agenda: [{ task: 'activation' }] };
    expect([about(attempt, awaken).cost?.[0]?.amount, odds(attempt, awaken) !== null]).toEqual([2, true]);
    expect(costBreakdown(attempt, awaken).map(({ value }) => value)).toEqual([2]);
    const free: State = { ...main, agenda: [{ task: 'awake-choice' }] };
    expect(costBreakdown(free, awaken)).toEqual([]);
    expect([about(free, awaken).cost, odds(free, awaken)]).toEqual([undefined, null]);
  });
});
