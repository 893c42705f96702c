import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { hexOfUnit, standingUnitOf } from '../../../rules/field';
import { hexIn, type TestUnit, withTerrain } from '../../../testing/scenario-builder';
import {
  choose,
  createLossTask,
  offers,
  run,
  startMelee,
  stateOf,
  withSeed,
} from '../../../testing/scripted-play';
import { play } from '../..';
import type { Event } from '../../actions';
import { nameHex } from '../../game';
import type { State } from '../../state';

const PRUSSIAN = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const AUSTRIAN = ['9-4-3', '8-4-3', '5-3-3', '3-3-3'];
const CUIRASSIERS = ["6''-7-5", "5''-6-5", "3''-5-5", "2''-4-5"];
const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: PRUSSIAN,
  ...more,
});
const horse = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  arm: 'cavalry',
  codes: ["6'-7-6", "5'-6-6"],
  ...more,
});

const code = (state: State, id: string): string => standingUnitOf(state, id).ratings.code;
const status = (state: State, id: string): string => standingUnitOf(state, id).status;
const at = (state: State, id: string): string | null => {
  const hex = hexOfUnit(state.field, id);
  return hex === null ? null : nameHex(state, hex);
};

describe('11 Combat results', () => {
  test('[11.1.3] pg-g-lp-1: a step, then a forced retreat in disorder', () => {
    const state = startMelee(stateOf([foot('a', '1010', { steps: 3 })]), ['1011'], ['1010']);
    const { state: after } = run(state, createLossTask(state, 0, ['1010'], 2));
    expect([code(after, 'a'), status(after, 'a')]).toEqual(['5-4-3', 'disordered']);
    expect(at(after, 'a')).not.toBe('1010');
  });

  test('[11.1.4] pg-g-lp-2: the last point may be a step or a retreat by choice', () => {
    const state = startMelee(
      stateOf([foot('top', '1010', { steps: 3 }), foot('second', '1010')]),
      ['1011'],
      ['1010'],
    );
    const { state: asked } = run(state, createLossTask(state, 0, ['1010'], 4));
    expect([code(asked, 'top'), status(asked, 'top')]).toEqual(['5-4-3', 'disordered']);
    expect(offers(asked).map(({ type }) => type)).toEqual(['lose-step', 'fall-back']);
    const stood = choose(asked, { type: 'lose-step', unit: 'second' }).state;
    expect([code(stood, 'second'), status(stood, 'second'), at(stood, 'second')]).toEqual([
      '5-4-3',
      'formed',
      '1010',
    ]);
    const gone = choose(asked, { type: 'fall-back', unit: 'second' }).state;
    expect([code(gone, 'second'), status(gone, 'second')]).toEqual(['7-5-3', 'disordered']);
  });

  test('[11.1] pg-g-lp-3: a point that nobody can take is left over', () => {
    const state = startMelee(stateOf([foot('a', '1010', { side: 1, steps: 3 })]), ['1011'], ['1010']);
    const { state: after } = run(state, createLossTask(state, 1, ['1010'], 3));
    expect([code(after, 'a'), status(after, 'a')]).toEqual(['5-4-3', 'disordered']);
    expect(after.melees[0]?.unsatisfied).toBe(1);
  });

  test('[11.3.5] pg-g-surrender-1: three units surrender for four points', () => {
    const units = [
      { id: 'a', hex: '1010', arm: 'cavalry' as const, codes: ['3-3-5', '2-2-5'] },
      foot('b', '1010', { codes: ['4-3-3', '2-2-2'] }),
      foot('c', '1010', { codes: ['4-4-3', '2-2-2'] }),
    ];
    const state = startMelee(stateOf(units), ['1011'], ['1010']);
    const { state: after } = run(state, createLossTask(state, 0, ['1010'], 4, { text: '4RS*' }));
    expect(['a', 'b', 'c'].map(id => at(after, id))).toEqual([null, null, null]);
    expect(after.armies[0].track.entries.filter(({ kind }) => kind === 'captured')).toHaveLength(3);
  });

  test('[11.1.1] from three steps to two the counter goes onto the track and is a success of the enemy', () => {
    const state = stateOf([foot('a', '1010', { steps: 3 })]);
    const { state: after } = run(state, createLossTask(state, 0, ['1010'], 1));
    expect(after.armies[0].track.entries).toEqual([{ kind: 'destroyed', unit: 'a' }]);
    expect(after.armies[1].successes).toBe(1);
  });

  test('[11.1.2] canister costs two steps before a unit may go back', () => {
    const state = stateOf([foot('a', '1010', { codes: ['5-4-3', '4-4-3', '3-4-3'] })]);
    const { state: after } = run(state, createLossTask(state, 0, ['1010'], 2, { required: 2 }));
    expect([standingUnitOf(after, 'a').steps, status(after, 'a')]).toEqual([1, 'formed']);
  });

  test('[11.3.1] a star takes a step of artillery; [11.3.2] an R makes every retreat a rout', () => {
    const state = stateOf([
      { id: 'g', hex: '1010', arm: 'artillery', codes: GUNS },
      foot('a', '1010', { steps: 2 }),
    ]);
    const guns = run(state, { task: 'guns', side: 0, hexes: [hexIn(state, '1010')] }).state;
    expect(standingUnitOf(guns, 'g').steps).toBe(3);
    const routed = run(state, createLossTask(state, 0, ['1010'], 2, { text: '2R' })).state;
    expect(status(routed, 'a')).toBe('routed');
  });

  test('[11.3.3] an r disorders those whose morale is below five', () => {
    const state = stateOf([foot('weak', '1010', { steps: 2 }), foot('firm', '1111')]);
    const hexes = [hexIn(state, '1010'), hexIn(state, '1111')];
    const { state: after } = run(state, { task: 'further', side: 0, hexes, first: ['weak', 'firm'] });
    expect([status(after, 'weak'), status(after, 'firm')]).toEqual(['disordered', 'formed']);
  });

  test('pg-g-torgau-apply-1: three points on a stack of two Austrians, with an R', () => {
    const units = [
      foot('40-52', '2803', { side: 1, codes: ['9-5-3', '8-4-3', '5-3-3', '3-3-3'] }),
      foot('38-22', '2803', { side: 1, codes: AUSTRIAN }),
    ];
    const state = startMelee(stateOf(units), ['2702'], ['2803']);
    const { state: after } = run(
      state,
      createLossTask(state, 1, ['2803'], 3, { text: '(4)R*', lead: '40-52' }),
    );
    expect([code(after, '40-52'), status(after, '40-52')]).toEqual(['8-4-3', 'routed']);
    expect([code(after, '38-22'), status(after, '38-22'), at(after, '38-22')]).toEqual([
      '8-4-3',
      'formed',
      '2803',
    ]);
    expect(after.armies[0].successes).toBe(1);
  });

  test('pg-g-torgau-apply-2: four points on a unit of three steps leave two over', () => {
    const state = startMelee(
      stateOf([foot('38-22', '2803', { side: 1, codes: AUSTRIAN, steps: 3 })]),
      ['2702'],
      ['2803'],
    );
    const { state: after } = run(state, createLossTask(state, 1, ['2803'], 4));
    expect([code(after, '38-22'), status(after, '38-22')]).toEqual(['5-3-3', 'routed']);
    expect(after.melees[0]?.unsatisfied).toBe(2);
    expect(after.armies[0].successes).toBe(2);
  });
});

describe('8.4 Retreats', () => {
  test('[8.4.1] a disordered unit in an enemy zone goes on and pays a step for each hex', () => {
    const lakes = Object.fromEntries(['1009', '0909', '0910', '1109', '1110'].map(hex => [hex, 'l']));
    const state = stateOf([foot('a', '1010'), foot('e', '1111', { side: 1 })], withTerrain(lakes));
    const { state: after } = run(state, { task: 'retreat', unit: 'a', left: 1, how: 'disorder', way: [] });
    expect([at(after, 'a'), standingUnitOf(after, 'a').steps]).toEqual(['0911', 3]);
  });

  test('[8.2] a routed unit forced into an enemy zone is captured', () => {
    const ring = ['1009', '1110', '1111', '1011', '0911'].map((hex, index) =>
      foot(`e${index}`, hex, { side: 1 }),
    );
    const state = stateOf([foot('a', '1010', { state: { status: 'routed' } }), ...ring]);
    const { state: after } = run(state, { task: 'retreat', unit: 'a', left: 2, how: 'flight', way: [] });
    expect(at(after, 'a')).toBeNull();
    expect(after.armies[0].track.entries.every(({ kind }) => kind === 'captured')).toBe(true);
  });

  test('[8.4.2] cavalry among infantry disorders it, and all check their morale', () => {
    const scenario = (base: Scenario): Scenario => ({
      ...base,
      board: { ...base.board, friendlyEdges: [{ side: 'first', edges: ['south'] }] },
    });
    const crowd = ['0911', '1111', '0910', '1110'].map((hex, index) => ({
      ...foot(`e${index}`, hex, { side: 1 }),
      state: { status: 'routed' as const },
    }));
    const state = stateOf(
      [horse('h', '1010'), foot('a', '1011'), foot('e', '1009', { side: 1 }), ...crowd],
      scenario,
    );
    const { state: after, events } = run(state, {
      task: 'retreat',
      unit: 'h',
      left: 1,
      how: 'disorder',
      way: [],
    });
    expect(at(after, 'h')).toBe('1011');
    expect(events.map(({ type }) => type)).toContain('morale-checked');
    expect(status(after, 'a')).not.toBe('formed');
  });
});

describe('19 Close combat', () => {
  const fight = (units: readonly TestUnit[], seed = 1) =>
    run(stateOf(units, undefined, seed), { task: 'combat' }).state;

  test('[19.1] engaged units must fight; a fight with one choice of leads is thrown for at once', () => {
    const state = fight([foot('a', '1010'), foot('e', '1011', { side: 1 })]);
    expect(offers(state)).toEqual([
      { by: 'first', type: 'attack', attacking: ['1010'], defending: ['1011'] },
    ]);
    const { events } = choose(state, { type: 'attack', attacking: ['1010'], defending: ['1011'] });
    expect(events.map(({ type }) => type)).toContain('attack-resolved');
  });

  test('[19.2] fast defenders may fall back before infantry, not before formed cavalry', () => {
    const croats = { codes: ['3-3-4', '2-2-4'], side: 1 as const };
    const named = { type: 'attack', attacking: ['1010'], defending: ['1011'] } as const;
    const state = choose(fight([foot('a', '1010'), foot('c', '1011', croats)]), named).state;
    expect(offers(state).some(({ type }) => type === 'retreat-before')).toBe(true);
    const ridden = choose(fight([horse('h', '1010'), foot('c', '1011', croats)]), named);
    expect(ridden.events.map(({ type }) => type)).toContain('attack-resolved');
  });

  /** Who has lost a step, in order; nobody unless both sides have. */
  const losersOf = (events: readonly Event[]): readonly string[] => {
    const next = events
      .filter(({ type }) => type === 'step-lost')
      .map(({ values }) => JSON.stringify(values));
    const names = next.map(text => (text.includes('"name":"a"') ? 'a' : 'e'));
    return new Set(names).size > 1 ? names : [];
  };

  test('[19.8] the defender’s losses come before the attacker’s', () => {
    const { events } = withSeed(seed => {
      const state = fight([foot('a', '1010'), foot('e', '1011', { side: 1 })], seed);
      const step = choose(state, { type: 'attack', attacking: ['1010'], defending: ['1011'] });
      return losersOf(step.events).length > 1 ? step : null;
    });
    const [first, last] = [losersOf(events)[0], losersOf(events).at(-1)];
    expect([first, last]).toEqual(['e', 'a']);
  });

  test('[19.9, 19.10] pg-g-torgau-advance: any units of the attacking hexes go into the vacated hex, the last on top', () => {
    const units = [
      horse('crb', '2702', { codes: CUIRASSIERS }),
      horse('hus', '2702', { codes: ['4-7-7', '3-6-7'] }),
      horse('cur', '2703', { codes: CUIRASSIERS }),
    ];
    const base = startMelee(stateOf(units), ['2702', '2703'], ['2803']);
    const state: State = { ...base, melees: base.melees.map(melee => ({ ...melee, unsatisfied: 2 })) };
    const hexes = [hexIn(state, '2803')];
    let now = run(state, { task: 'advance', by: 'attacker', hexes }, { task: 'momentum', steps: [] }).state;
    for (const piece of ['crb', 'cur', 'hus'])
      now = choose(now, { type: 'advance', piece, to: '2803' }).state;
    expect(now.field.stacks[hexIn(now, '2803')]).toEqual(['hus', 'cur', 'crb']);
    expect(offers(now).some(({ type }) => type === 'momentum-advance')).toBe(true);
  });

  test('[19.9.1] pg-g-capture-onmap: of three steps one is taken, two are left and fall back disordered', () => {
    const gun: TestUnit = { id: 'g', side: 1, hex: '1011', arm: 'artillery', codes: GUNS, steps: 3 };
    const after = withSeed(seed => {
      const state = fight([foot('a', '1010'), gun], seed);
      const named = choose(state, { type: 'attack', attacking: ['1010'], defending: ['1011'] }).state;
      const gone = choose(named, { type: 'advance', piece: 'a', to: '1011' });
      const step =
        play.awaits(gone.state).length > 0 && offers(gone.state).some(({ type }) => type === 'pass')
          ? choose(gone.state, { type: 'pass' })
          : gone;
      return [...gone.events, ...step.events].some(({ type }) => type === 'capture-counter')
        ? step.state
        : null;
    });
    expect([standingUnitOf(after, 'g').steps, status(after, 'g')]).toEqual([2, 'disordered']);
    expect(at(after, 'g')).not.toBe('1011');
  });

  const blown = (state: State): State => run(state, { task: 'blown' }).state;

  test('[19.12.3] pg-g-cav-1, pg-g-cav-3, pg-g-cav-3b: cavalry that was in the fight is disordered, support that came late is not', () => {
    const stack = [
      horse('big', '1010', { codes: ["6'-7-6", "5'-6-6", "3'-5-6", "2'-4-6"] }),
      horse('small', '1010', { codes: ['4-7-7', '3-6-7'] }),
    ];
    const begin = (points: number): State => {
      const base = startMelee(stateOf(stack), ['1010'], ['1011']);
      const state: State = { ...base, melees: base.melees.map(melee => ({ ...melee, engaged: ['big'] })) };
      return run(state, createLossTask(state, 0, ['1010'], points)).state;
    };
    const one = blown(begin(1));
    expect([code(one, 'big'), status(one, 'big'), status(one, 'small')]).toEqual([
      "5'-6-6",
      'disordered',
      'formed',
    ]);
    const gone = (points: number): State => {
      const asked = begin(points);
      return offers(asked).some(({ type }) => type === 'fall-back')
        ? choose(asked, { type: 'fall-back', unit: 'big' }).state
        : asked;
    };
    expect(status(blown(gone(2)), 'small'), 'pg-g-cav-3b').toBe('formed');
    const three = blown(gone(3));
    expect([code(three, 'small'), status(three, 'small')], 'pg-g-cav-3').toEqual(['3-6-7', 'disordered']);
  });

  test('[19.12, 19.12.1] pg-g-cav-2: a failed charge disorders all who tried', () => {
    const units = [
      horse('small', '1010', { codes: ['4-7-7'] }),
      horse('big', '1010', { codes: ["5'-6-6"] }),
      foot('e', '1011', { side: 1 }),
    ];
    const after = withSeed(seed => {
      const base = startMelee(stateOf(units, undefined, seed), ['1010'], ['1011']);
      const state: State = { ...base, melees: base.melees.map(melee => ({ ...melee, engaged: ['big'] })) };
      const asked = run(state, { task: 'charge' }, { task: 'blown' }).state;
      const step = choose(asked, { type: 'charge', attacking: ['1010'], defending: ['1011'] });
      const thrown = step.events.find(({ type }) => type === 'charge-thrown');
      return thrown?.faces?.[0] === 3 ? step.state : null;
    });
    expect([status(after, 'small'), status(after, 'big')]).toEqual(['disordered', 'disordered']);
  });

  test('[19.11, 10.1] a rout and a lost counter are successes', () => {
    const state = stateOf([foot('e', '1010', { side: 1, steps: 1 })]);
    expect(run(state, createLossTask(state, 1, ['1010'], 1)).state.armies[0].successes).toBe(1);
  });

  test('[23.5.2] surprise changes the throw of both sides', () => {
    const scenario = (base: Scenario): Scenario => ({
      ...base,
      traits: [{ trait: 'surprise', turn: '1200', side: 'first', modifier: 3 }],
    });
    const state = run(stateOf([foot('a', '1010'), foot('e', '1011', { side: 1 })], scenario), {
      task: 'combat',
    }).state;
    const { events } = choose(state, { type: 'attack', attacking: ['1010'], defending: ['1011'] });
    expect(events.find(({ type }) => type === 'attack-resolved')?.values.modifier).toBe(3);
  });
});
