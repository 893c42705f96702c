import { describe, expect, test } from 'vitest';
import { standingUnitOf } from '../../../rules/field';
import { hexIn, type TestUnit } from '../../../testing/scenario-builder';
import { choose, offers, run, startMelee, stateOf, withSeed } from '../../../testing/scripted-play';
import { play } from '../..';
import { odds, oddsBreakdown } from '../../figures/odds';
import type { State } from '../../state';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const horse = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  arm: 'cavalry',
  codes: ['4-7-7', '3-6-7'],
  ...more,
});
const enemy = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  side: 1,
  codes: LINE,
  ...more,
});

/** After a fight of 1010 against 1011, with these units around. */
const asked = (
  units: readonly TestUnit[],
  seed = 1,
  prepare: (state: State) => State = same => same,
): State =>
  run(
    prepare(startMelee(stateOf(units, undefined, seed), ['1010'], ['1011'])),
    { task: 'charge' },
    { task: 'blown' },
  ).state;

const CHARGE = { type: 'charge', attacking: ['1010'], defending: ['1011'] } as const;
const heldBack = (state: State): readonly string[] =>
  offers(state).flatMap(action => (action.type === 'hold-back' ? action.unit : []));
const thrownFor = (state: State, choice: typeof CHARGE = CHARGE): readonly unknown[] => {
  const { events } = choose(state, choice);
  const because = events.find(({ type }) => type === 'charge-thrown')?.because ?? [];
  return because.flatMap(({ label }) => (label.values?.unit === undefined ? [] : label.values.unit));
};

const ended = (state: State): State => {
  const pass = offers(state).find(({ type }) => type === 'pass' || type === 'lose-step');
  return pass ? ended(choose(state, pass).state) : state;
};

const pair = [horse('a', '1010'), horse('b', '1010'), enemy('e', '1011')];

describe('19.12.2 Who charges', () => {
  test('[19.12.2] the player picks which cavalry of a hex charges; without a word all do', () => {
    const state = asked(pair);
    expect(thrownFor(state)).toEqual(['a', 'b']);
    expect(heldBack(state)).toEqual(['a', 'b']);
    const one = choose(state, { type: 'hold-back', unit: 'a' }).state;
    expect(thrownFor(one)).toEqual(['b']);
    expect(heldBack(one), 'the last of a hex is left out by not naming the hex').toEqual([]);
  });

  test('[19.12.2, 19.12.3] who is held back takes no part in the charge and is not disordered by it', () => {
    const after = withSeed(seed => {
      const state = choose(asked(pair, seed), { type: 'hold-back', unit: 'a' }).state;
      const step = choose(state, CHARGE);
      const fight = step.events.find(({ type }) => type === 'attack-resolved');
      return fight?.values.attacking === 4 ? ended(step.state) : null;
    });
    expect(standingUnitOf(after, 'a')).toMatchObject({ status: 'formed', steps: 2 });
    expect(after.marks.charged).toEqual(['b']);
  });

  test('[19.12.2, 11.1] nor does a unit that the throw has kept out of it take losses', () => {
    const keen = horse('keen', '1010', { codes: ['4-7-7'] });
    const dull = horse('dull', '1010', { codes: ['4-3-7', '3-3-7', '2-3-7'] });
    for (let seed = 1; seed <= 12; seed++) {
      const state = asked([keen, dull, enemy('e', '1011'), enemy('f', '1011')], seed);
      const { state: after, events } = choose(state, CHARGE);
      const die = events.find(({ type }) => type === 'charge-thrown')?.faces?.[0] ?? 0;
      if (die >= 4) expect(standingUnitOf(after, 'dull').steps, `seed ${seed}`).toBe(3);
    }
  });

  test('[19.12.1] each unit tries once in a turn', () => {
    const tried = (state: State): State => ({ ...state, marks: { ...state.marks, charged: ['a'] } });
    expect(thrownFor(asked(pair, 1, tried))).toEqual(['b']);
  });

  test('[19.12.2, 19.1] guns alone may be charged', () => {
    const gun: TestUnit = { id: 'g', side: 1, hex: '1110', arm: 'artillery', codes: ['4-2-1', '2-1-0'] };
    const state = asked([...pair, gun]);
    const targets = offers(state).flatMap(action =>
      action.type === 'charge' ? action.defending.toSorted().join('+') : [],
    );
    expect(targets.toSorted()).toEqual(['1011', '1011+1110', '1110']);
  });

  const marked = (state: State): State => ({
    ...state,
    marks: { ...state.marks, momentum: { [hexIn(state, '1110')]: { count: 1, by: 0, turn: 0 } } },
  });
  const markedNow = (state: State): State => ({
    ...marked(state),
    melees: state.melees.map(melee => ({ ...melee, marked: [hexIn(state, '1110')] })),
  });
  const targetsOf = (state: State): readonly string[] =>
    offers(state)
      .flatMap(action => (action.type === 'charge' ? action.defending.toSorted().join('+') : []))
      .toSorted();

  test('[19.12.2, 19.10] a hex that the fight before has marked with momentum must be among those charged', () => {
    expect(targetsOf(asked([...pair, enemy('f', '1110')], 1, markedNow))).toEqual(['1011+1110', '1110']);
  });

  test('[19.12.2, 19.10] the marker of an earlier fight binds no charge', () => {
    const state = asked([...pair, enemy('f', '1110')], 1, marked);
    expect(targetsOf(state)).toEqual(['1011', '1011+1110', '1110']);
  });
});

describe('19.12.2 What a charge can bring', () => {
  const ridden = (morale: number): readonly TestUnit[] => [
    horse('a', '1010', { codes: [`4-${morale}-7`] }),
    enemy('e', '1011'),
  ];
  const led = (state: State): State => ({
    ...state,
    field: { ...state.field, leaders: { 'first-cavalry-leader': hexIn(state, '1010') } },
  });
  const words = (state: State): string =>
    play
      .describe({ by: 'first', ...CHARGE }, 'all', state)
      .code.split('.')
      .at(-1) ?? '';

  test('[19.12.2] a charge that no die can bring about says so, and is not refused', () => {
    expect([words(asked(ridden(4))), words(asked(ridden(5)))]).toEqual(['charge-hopeless', 'charge']);
    expect(play.objections(asked(ridden(4)), { by: 'first', ...CHARGE })).toEqual([]);
  });

  test('[19.12.2, 9] a cavalry leader may give it hope', () => {
    expect(words(asked(ridden(4), 1, led))).toBe('charge');
    expect(words(asked(ridden(3), 1, led))).toBe('charge-hopeless');
  });

  test('[19.12.2] the odds are those of the common die', () => {
    const mixed = [horse('a', '1010', { codes: ['4-7-7'] }), horse('b', '1010', { codes: ['4-5-7'] })];
    const state = asked([...mixed, enemy('e', '1011')]);
    const action = { by: 'first', ...CHARGE } as const;
    expect(odds(state, action)?.ways).toEqual({ 'charge-all': 1n, 'charge-some': 2n, 'charge-none': 3n });
    expect(oddsBreakdown(state, action).map(({ value }) => value)).toEqual([11, 0, 7, 5]);
    expect(odds(asked(ridden(4)), action)?.ways).toEqual({ 'charge-none': 6n });
  });
});
