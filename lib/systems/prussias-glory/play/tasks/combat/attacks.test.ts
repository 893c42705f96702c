import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { standingUnitOf } from '../../../rules/field';
import { hexIn, type TestUnit, withHexsides } from '../../../testing/scenario-builder';
import { choose, offers, run, stateOf } from '../../../testing/scripted-play';
import { odds } from '../../figures/odds';
import type { State } from '../../state';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});
const horse = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  arm: 'cavalry',
  codes: ["6'-7-6", "5'-6-6"],
  ...more,
});
const enemy = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit =>
  foot(id, hex, { side: 1, ...more });
const gun = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  side: 1,
  arm: 'artillery',
  codes: GUNS,
  ...more,
});
const ROUTED = { state: { status: 'routed' as const } };
const RING = ['1009', '1011', '0909', '0910', '1109', '1110'];

const asked = (units: readonly TestUnit[], change?: (scenario: Scenario) => Scenario, seed = 1): State =>
  run(stateOf(units, change, seed), { task: 'combat' }).state;

const named = (state: State): readonly string[] =>
  offers(state)
    .flatMap(action =>
      action.type === 'attack'
        ? `${action.attacking.toSorted().join('+')}>${action.defending.toSorted().join('+')}`
        : [],
    )
    .toSorted();

const mayPass = (state: State): boolean => offers(state).some(({ type }) => type === 'pass');
const eventsOf = (state: State, attacking: readonly string[], defending: readonly string[]) =>
  choose(state, { type: 'attack', attacking, defending }).events.map(({ type }) => type);

describe('19 and 19.1: naming the attacks', () => {
  test('[19.1] six hexes may attack one', () => {
    const state = asked([...RING.map((hex, index) => foot(`a${index}`, hex)), enemy('e', '1010')]);
    const all = offers(state).find(action => action.type === 'attack' && action.attacking.length === 6);
    if (all?.type !== 'attack') throw new Error('nobody attacks from six hexes');
    expect(all.defending).toEqual(['1010']);
    const begun = choose(state, all).state;
    expect(offers(begun).filter(({ type }) => type === 'lead')).toHaveLength(6);
  });

  test('[19] one hex that alone touches three enemies attacks all of them', () => {
    const state = asked([foot('a', '1010'), enemy('d', '1009'), enemy('e', '0910'), enemy('f', '1110')]);
    expect(named(state)).toEqual(['1010>0910+1009+1110']);
    expect(mayPass(state)).toBe(false);
    const [attack] = offers(state);
    if (attack?.type !== 'attack') throw new Error('nobody attacks');
    expect(choose(state, attack).state.melees[0]?.melee.defendingHexes).toHaveLength(3);
  });

  test('[19] nobody who can have a fight is left without one, though others touch only guns', () => {
    const line = [foot('a', '1010'), foot('b', '1210'), enemy('d', '1009'), enemy('e', '1110')];
    const state = asked(line);
    expect(named(state)).toEqual(['1010>1009', '1210>1110']);
    const withGuns = asked([...line, foot('c', '2010'), gun('g', '2011')]);
    expect(named(withGuns).filter(name => !name.includes('20'))).toEqual(named(state));
    expect(named(withGuns)).toContain('2010>2011');
  });

  test('[19.1] guns alone may be attacked together with others beside them', () => {
    const state = asked([foot('a', '1010'), enemy('d', '1009'), gun('g', '1109')]);
    expect(named(state)).toEqual(['1010>1009', '1010>1009+1109']);
    const both = choose(state, { type: 'attack', attacking: ['1010'], defending: ['1009', '1109'] });
    expect(both.events.map(({ type }) => type)).toContain('attack-resolved');
  });

  test('[19] a unit that has fought takes no part in a second fight', () => {
    const base = stateOf([
      foot('old', '1010', { steps: 2 }),
      foot('new', '1010', { steps: 2 }),
      enemy('e', '1009'),
    ]);
    const fought: State = { ...base, marks: { ...base.marks, fought: ['old'] } };
    const state = run(fought, { task: 'combat' }).state;
    const attack = { by: 'first', type: 'attack', attacking: ['1010'], defending: ['1009'] } as const;
    const { events } = choose(state, attack);
    expect(events.find(({ type }) => type === 'attack-resolved')?.values).toMatchObject({ attacking: 5 });
    const spent: State = { ...base, marks: { ...base.marks, fought: ['old', 'new'] } };
    expect(named(run(spent, { task: 'combat' }).state)).toEqual([]);
    const twice = choose(state, attack).state;
    expect(named({ ...twice, agenda: [{ task: 'combat' }] })).toEqual([]);
  });
});

describe('19.1: attacks on guns alone', () => {
  const overrun = (unit: TestUnit, guns: TestUnit): State =>
    choose(asked([unit, guns]), { type: 'attack', attacking: ['1010'], defending: ['1009'] }).state;

  test('[19.1] cavalry that takes guns is neither blown nor may it charge on', () => {
    const state = overrun(horse('h', '1010'), gun('g', '1009'));
    const gone = choose(state, { type: 'advance', piece: 'h', to: '1009' }).state;
    const done = offers(gone).some(({ type }) => type === 'pass')
      ? choose(gone, { type: 'pass' }).state
      : gone;
    expect(standingUnitOf(done, 'h').status).toBe('formed');
    expect(done.melees).toEqual([]);
    expect(offers(done).some(({ type }) => type === 'charge')).toBe(false);
  });

  test('[19.1, 19.7] no leader is in danger where nobody fights back', () => {
    const state = asked([foot('a', '1010'), gun('g', '1009')]);
    const led: State = {
      ...state,
      field: { ...state.field, leaders: { 'first-infantry-leader': hexIn(state, '1010') } },
    };
    expect(eventsOf(led, ['1010'], ['1009'])).not.toContain('leader-checked');
  });
});

describe('8.2 and 19.9.1: attacks on routed units that stand alone', () => {
  test('[8.2, 19] they may be attacked, and need not be', () => {
    const state = asked([foot('a', '1010'), enemy('r', '1009', ROUTED)]);
    expect(named(state)).toEqual(['1010>1009']);
    expect(mayPass(state)).toBe(true);
  });

  test('[8.2, 11] the attacker ignores every result', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const state = asked(
        [foot('a', '1010', { steps: 1 }), enemy('r', '1009', ROUTED), enemy('s', '1009', ROUTED)],
        undefined,
        seed,
      );
      const after = choose(state, { type: 'attack', attacking: ['1010'], defending: ['1009'] }).state;
      expect([standingUnitOf(after, 'a').steps, standingUnitOf(after, 'a').status]).toEqual([1, 'formed']);
    }
  });

  test('[19.9.1] routed guns alone are reached and taken without a throw', () => {
    const state = asked([foot('a', '1010'), gun('g', '1009', ROUTED)]);
    expect(mayPass(state)).toBe(true);
    const there = choose(state, { type: 'attack', attacking: ['1010'], defending: ['1009'] }).state;
    const gone = choose(there, { type: 'advance', piece: 'a', to: '1009' });
    expect(gone.events.map(({ type }) => type)).toContain('unit-captured');
    expect(gone.state.rng).toEqual(state.rng);
    expect(gone.state.armies[1].track.entries.map(({ gunSteps }) => gunSteps)).toEqual([2, 2]);
  });

  test('[8.2, 4.2] routed units beside others that must be fought are fought too', () => {
    const state = asked([foot('a', '1010'), enemy('d', '1009'), enemy('r', '0910', ROUTED)]);
    expect(named(state)).toEqual(['1010>0910+1009']);
    const helped = asked([
      foot('a', '1010'),
      foot('b', '0911'),
      enemy('d', '1009'),
      enemy('r', '0910', ROUTED),
    ]);
    expect(named(helped)).toContain('0911>0910');
  });

  test('[4.1, 8.2] nobody attacks routed units across a side that closes the way', () => {
    const river = (scenario: Scenario): Scenario => ({
      ...withHexsides({ rivers: ['1010/1009'] })(scenario),
      traits: [{ trait: 'river-in-column' }],
    });
    expect(named(asked([foot('a', '1010'), enemy('r', '1009', ROUTED)], river))).toEqual([]);
  });

  test('[8.2] odds are shown for such an attack as for any other', () => {
    const state = asked([foot('a', '1010'), enemy('r', '1009', ROUTED)]);
    const attack = { by: 'first', type: 'attack', attacking: ['1010'], defending: ['1009'] } as const;
    expect(odds(state, attack)?.total).toBe(6n);
  });
});
