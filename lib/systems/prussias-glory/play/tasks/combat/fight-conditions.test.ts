import { describe, expect, test } from 'vitest';
import { formatHexId, hexOf } from '@/lib/geometry/hex/hex';
import { listBombardmentLines } from '../../../rules/combat/bombardment';
import { groundIn } from '../../../rules/field';
import { neighboursOf } from '../../../rules/map/sight';
import { hexIn, type TestUnit, unitIn } from '../../../testing/scenario-builder';
import { choose, offers, run, startMelee, stateOf, withSeed } from '../../../testing/scripted-play';
import { play } from '../..';
import { meleeOf } from '../../game';
import type { State } from '../../state';
import { listMeleeLines } from './resolve-combat';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});
const enemy = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit =>
  foot(id, hex, { side: 1, ...more });
const status = (name: 'formed' | 'disordered' | 'routed'): Partial<TestUnit> => ({ state: { status: name } });

const inCombat = (units: readonly TestUnit[], seed = 1): State => {
  const state = stateOf(units, undefined, seed);
  const [one, two] = state.armies;
  return run(
    {
      ...state,
      armies: [
        { ...one, active: true },
        { ...two, active: true },
      ],
    },
    { task: 'combat' },
  ).state;
};

describe('8.1, 8.2 The state of those who defend', () => {
  const lines = (...defenders: readonly TestUnit[]): readonly string[] => {
    const state = startMelee(stateOf([foot('a', '1010'), ...defenders]), ['1010'], ['1011']);
    return listMeleeLines(state, meleeOf(state).melee, [null, null]).map(({ id }) => id);
  };
  const weak = { steps: 2 };

  test('[8.1, 8.2] disordered and routed defenders each have a modifier of their own', () => {
    expect(lines(enemy('e', '1011'))).not.toContain('defender-disordered');
    expect(lines(enemy('e', '1011', status('disordered')))).toContain('defender-disordered');
    const routed = lines(enemy('e', '1011', status('routed')));
    expect([routed.includes('defender-routed'), routed.includes('defender-disordered')]).toEqual([
      true,
      false,
    ]);
  });

  test('[8.1] some routed and some disordered count as disordered, and one who is formed spares them all', () => {
    const pair = (one: 'formed' | 'disordered' | 'routed') =>
      lines(
        enemy('e', '1011', { ...weak, ...status(one) }),
        enemy('f', '1011', { ...weak, ...status('routed') }),
      );
    expect(pair('disordered')).toContain('defender-disordered');
    expect(pair('disordered')).not.toContain('defender-routed');
    expect(pair('formed')).not.toContain('defender-disordered');
  });
});

describe('19 What a fight brings with it', () => {
  test('[25.3.4] a fight tires both armies', () => {
    const state = inCombat([foot('a', '1010'), enemy('e', '1011')]);
    const after = choose(state, { type: 'attack', attacking: ['1010'], defending: ['1011'] }).state;
    expect(after.armies.map(({ busy }) => busy)).toEqual([true, true]);
  });

  test('[11.1.2] in a fight one step is lost before a unit may fall back', () => {
    const state = withSeed(seed => {
      const start = inCombat(
        [foot('a', '1010'), foot('b', '1110'), enemy('e', '1011'), enemy('f', '1011')],
        seed,
      );
      const [attack] = offers(start).filter(({ type }) => type === 'attack');
      let now = attack ? choose(start, attack).state : start;
      for (let lead = offers(now)[0]; lead?.type === 'lead'; lead = offers(now)[0])
        now = choose(now, lead).state;
      return now.agenda[0]?.task === 'losses' ? now : null;
    });
    const [task] = state.agenda;
    expect(task?.task === 'losses' && task.required).toBe(1);
  });

  test('[19.1] two hexes may attack the two that both of them touch', () => {
    const { grid } = groundIn(stateOf([]));
    const around = (hex: string) =>
      neighboursOf(grid, hexOf(grid, hex)).map(other => formatHexId(grid, other));
    const [left = '', right = ''] = around('1010').filter(hex => around('1011').includes(hex));
    const state = inCombat([foot('a', '1010'), foot('b', '1011'), enemy('e', left), enemy('f', right)]);
    const double = offers(state).flatMap(action =>
      action.type === 'attack' && action.attacking.length === 2 && action.defending.length === 2
        ? [[...action.attacking, ...action.defending].toSorted()]
        : [],
    );
    expect(double).toEqual([['1010', '1011', left, right].toSorted()]);
  });

  test('[4.2] beside guns alone nobody must fight', () => {
    const gun: TestUnit = { id: 'g', side: 1, hex: '1011', arm: 'artillery', codes: GUNS };
    const types = offers(inCombat([foot('a', '1010'), gun])).map(({ type }) => type);
    expect(types).toEqual(['pass', 'attack']);
  });
});

describe('16 What a target is', () => {
  const lines = (steps: readonly number[]): readonly string[] => {
    const targets = steps.map((count, index) => enemy(`e${index}`, '1012', { steps: count }));
    const gun: TestUnit = { id: 'g', hex: '1010', arm: 'artillery', codes: GUNS };
    const state = stateOf([gun, ...targets]);
    const shot = {
      side: 0 as const,
      target: hexIn(state, '1012'),
      guns: [unitIn(state, 'g')],
      groundFrom: hexIn(state, '1010'),
    };
    return listBombardmentLines(state, shot, ['steady', 'steady'], '1200').map(({ id }) => id);
  };

  test('[16.2] nine steps in a hex are a crowd, eight are not', () => {
    expect(lines([4, 4, 1])).toContain('target-crowded');
    expect(lines([4, 4])).not.toContain('target-crowded');
  });

  test('[16] nobody lays the guns of the other side', () => {
    const gun = (id: string, side: 0 | 1, hex: string): TestUnit => ({
      id,
      side,
      hex,
      arm: 'artillery',
      codes: GUNS,
    });
    const base = stateOf([gun('g', 0, '1010'), gun('k', 1, '1014'), enemy('e', '1012')]);
    const [one, two] = base.armies;
    const active: State = {
      ...base,
      armies: [
        { ...one, active: true },
        { ...two, active: true },
      ],
    };
    const aimed = choose(run(active, { task: 'fire', side: 0, phase: 'offensive' }).state, {
      type: 'aim',
      target: '1012',
    }).state;
    const [finding] = play.objections(aimed, { by: 'first', type: 'lay', gun: 'k' });
    expect(finding?.code).toBe('prussias-glory/not-your-piece');
  });
});
