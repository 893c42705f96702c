import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { hexOfLeader, hexOfUnit } from '../../../rules/field';
import { hexIn, type TestUnit, withHexsides, withTerrain } from '../../../testing/scenario-builder';
import { choose, offers, run, startMelee, stateOf } from '../../../testing/scripted-play';
import { nameHex } from '../../game';
import type { State } from '../../state';
import { LOOK_TO_COMMANDER, withCommandChecked } from '../command/look-to-commander';
import { setStatus } from '../piece-changes';

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: ['8-6-3', '7-5-3', '5-4-3', '3-3-3'],
  ...more,
});

const led = (state: State, leader: string, hex: string): State => ({
  ...state,
  field: { ...state.field, leaders: { ...state.field.leaders, [leader]: hexIn(state, hex) } },
});

const withCommander = (scenario: Scenario): Scenario => ({
  ...scenario,
  forces: scenario.forces.map((force, index) =>
    index === 0 ? { ...force, commander: { id: 'king', name: 'King', morale: 1, movement: 8 } } : force,
  ),
});

const at = (state: State, id: string): string => nameHex(state, hexOfUnit(state.field, id) ?? -1);
const leaderAt = (state: State, id: string): string => nameHex(state, hexOfLeader(state.field, id) ?? -1);
const types = (state: State): readonly string[] => offers(state).map(({ type }) => type);

describe('choices that the book gives to a player', () => {
  test('[6.2.2] of three units near the commander the player picks the two who look to him', () => {
    const units = ['a', 'b', 'c'].map((id, index) => foot(id, `10${10 + index}`));
    const far = withCommandChecked(led(stateOf(units, withCommander), 'king', '1010'));
    expect(far.marks.outOfCommand).toEqual(['a', 'b', 'c']);
    const asked = run(far, LOOK_TO_COMMANDER).state;
    expect(offers(asked).map(offer => ('unit' in offer ? offer.unit : ''))).toEqual(['a', 'b', 'c']);
    const one = choose(asked, { type: 'look-to-commander', unit: 'b' }).state;
    const two = choose(one, { type: 'look-to-commander', unit: 'c' }).state;
    expect(two.marks.outOfCommand).toEqual(['a']);
  });

  test('[6.2.2] two look to him without being asked', () => {
    const state = withCommandChecked(
      led(stateOf([foot('a', '1010'), foot('b', '1011')], withCommander), 'king', '1010'),
    );
    expect(run(state, LOOK_TO_COMMANDER).state.marks.outOfCommand).toEqual([]);
  });

  test('[8.4] a leader goes along with a unit that retreats, or stays with the others', () => {
    const state = led(stateOf([foot('a', '1010'), foot('b', '1010')]), 'first-infantry-leader', '1010');
    const asked = run(state, { task: 'retreat', unit: 'a', left: 1, how: 'disorder', way: [] }).state;
    expect(types(asked)).toEqual(['pass', 'go-along']);
    const along = choose(asked, { type: 'go-along', leader: 'first-infantry-leader' }).state;
    expect(leaderAt(along, 'first-infantry-leader')).toBe(at(along, 'a'));
    expect(at(along, 'a')).not.toBe('1010');
    const stayed = choose(asked, { type: 'pass' }).state;
    expect(leaderAt(stayed, 'first-infantry-leader')).toBe('1010');
  });

  test('[7.3] the player says which guns go into column with a wing, three at most', () => {
    const gun = (id: string): TestUnit => ({ id, hex: '1011', arm: 'artillery', codes: ['8-5-3', '6-4-2'] });
    const bare = led(
      stateOf([foot('a', '1010'), ...['g', 'h', 'i', 'j'].map(gun)]),
      'first-infantry-leader',
      '1010',
    );
    const [one, other] = bare.armies;
    const active = { ...one, active: true, commands: { 'first-infantry': 'effective' as const } };
    const state: State = { ...bare, armies: [active, other] };
    const asked = run(state, { task: 'column-guns', wing: 'first-infantry-wing', left: 3 }).state;
    expect(types(asked)).toEqual(['pass', 'join-column', 'join-column', 'join-column', 'join-column']);
    const last = ['j', 'h', 'g'].reduce(
      (now, id) => choose(now, { type: 'join-column', gun: id }).state,
      asked,
    );
    expect(['g', 'h', 'i', 'j'].filter(id => last.field.units[id]?.column)).toEqual(['g', 'h', 'j']);
  });

  test('[7.3] a unit that is disordered in column stays in column', () => {
    const state = stateOf([foot('a', '1010', { state: { column: true } })]);
    const after = setStatus(state, 'a', 'disordered').state;
    expect(after.field.units.a).toMatchObject({ status: 'disordered', column: true });
  });

  test('[19.2] the leader of units that fall back before a combat goes along', () => {
    const horse = (id: string, hex: string, more: Partial<TestUnit>): TestUnit => ({
      id,
      hex,
      arm: 'cavalry',
      codes: ["6'-7-6", "5'-6-6"],
      ...more,
    });
    const bare = stateOf([foot('a', '1011'), horse('e', '1010', { side: 1 })]);
    const state = startMelee(led(bare, 'second-cavalry-leader', '1010'), ['1011'], ['1010']);
    const asked = run(state, { task: 'retreat-before', hex: hexIn(state, '1010') }).state;
    const after = choose(asked, { type: 'retreat-before', to: '1009' }).state;
    expect([at(after, 'e'), leaderAt(after, 'second-cavalry-leader')]).toEqual(['1009', '1009']);
  });

  test('[16.2] of guns in two hexes the gunner picks whose ground counts', () => {
    const gun = (id: string, hex: string): TestUnit => ({
      id,
      hex,
      arm: 'artillery',
      codes: ['8-5-3', '6-4-2'],
    });
    const state = stateOf(
      [gun('g', '1010'), gun('h', '1110'), foot('e', '1011', { side: 1 })],
      withHexsides({ slopes: ['1011/1010'] }),
    );
    const laying = { task: 'laying', side: 0, phase: 'offensive', target: hexIn(state, '1011') } as const;
    const asked = run(state, { ...laying, guns: ['g', 'h'] }).state;
    expect(offers(asked).filter(({ type }) => type === 'fire-from')).toMatchObject([
      { from: '1110' },
      { from: '1010' },
    ]);
    expect(types(run(state, { ...laying, guns: ['g'] }).state)).toContain('fire');
  });

  test('[19.5] the attacker picks the pair of hexes whose ground counts', () => {
    const units = [foot('a', '1011'), foot('b', '0910'), foot('e', '1010', { side: 1 })];
    const uphill = stateOf(units, withHexsides({ slopes: ['1010/1011'] }));
    const asked = run(startMelee(uphill, ['1011', '0910'], ['1010']), { task: 'resolve' }).state;
    expect(offers(asked)).toMatchObject([
      { type: 'choose-ground', attacking: '0910', defending: '1010' },
      { type: 'choose-ground', attacking: '1011', defending: '1010' },
    ]);
    const after = choose(asked, { type: 'choose-ground', attacking: '1011', defending: '1010' });
    const flat = run(startMelee(stateOf(units), ['1011', '0910'], ['1010']), { task: 'resolve' });
    const modifier = (events: typeof after.events) =>
      events.find(({ type }) => type === 'attack-resolved')?.values.modifier;
    expect(Number(modifier(after.events))).toBeLessThan(Number(modifier(flat.events)));
  });

  test('[26.3.3] a wing that arrives is quartered hex by hex, its leader with it', () => {
    const town = (scenario: Scenario): Scenario => ({
      ...withTerrain({ '2010': 't', '2011': 't' })(scenario),
      board: {
        ...withTerrain({ '2010': 't', '2011': 't' })(scenario).board,
        towns: [{ id: 'torgau', name: 'Torgau', hexes: ['2010', '2011'] }],
      },
    });
    const { hex: _hex, ...waiting } = foot('a', '');
    const state = stateOf([waiting, { ...waiting, id: 'b' }], town);
    const pieces = ['a', 'b', 'first-infantry-leader'];
    const asked = run(state, { task: 'quarters', pieces, town: 'torgau' }).state;
    const one = choose(asked, { type: 'quarter', piece: 'a', at: '2011' }).state;
    const two = choose(one, { type: 'quarter', piece: 'b', at: '2010' }).state;
    const all = choose(two, { type: 'quarter', piece: 'first-infantry-leader', at: '2011' }).state;
    expect([at(all, 'a'), at(all, 'b'), leaderAt(all, 'first-infantry-leader')]).toEqual([
      '2011',
      '2010',
      '2011',
    ]);
  });
});
