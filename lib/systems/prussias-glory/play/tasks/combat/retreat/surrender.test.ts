import { describe, expect, test } from 'vitest';
import { hexOfUnit } from '../../../../rules/field';
import type { TestUnit } from '../../../../testing/scenario-builder';
import { choose, offers, run, stateOf } from '../../../../testing/scripted-play';
import { odds, oddsBreakdown } from '../../../figures/odds';
import type { State } from '../../../state';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});
const enemy = (id: string, more: Partial<TestUnit> = {}): TestUnit => foot(id, '1009', { side: 1, ...more });
const routed = (id: string, more: Partial<TestUnit> = {}): TestUnit =>
  enemy(id, { state: { status: 'routed' }, ...more });

const asked = (units: readonly TestUnit[], spirit: State['armies'][1]['spirit'] = 'demoralised'): State => {
  const state = stateOf([foot('a', '1010'), ...units]);
  const armies = [state.armies[0], { ...state.armies[1], spirit }] as const;
  return run({ ...state, armies }, { task: 'combat' }).state;
};

const ATTACK = { by: 'first', type: 'attack', attacking: ['1010'], defending: ['1009'] } as const;
const fought = (units: readonly TestUnit[], spirit?: State['armies'][1]['spirit']) =>
  choose(asked(units, spirit), ATTACK);
const gone = (state: State, ids: readonly string[]): readonly string[] =>
  ids.filter(id => hexOfUnit(state.field, id) === null);

describe('8.2 and 10.2: routed units of an army that has lost heart', () => {
  test('[8.2, 10.2] they surrender before the throw, and so do those who come to the front after them', () => {
    const { state, events } = fought([routed('r'), routed('s'), routed('t')]);
    expect(gone(state, ['r', 's', 't'])).toEqual(['r', 's', 't']);
    expect(events.map(({ type }) => type)).not.toContain('attack-resolved');
    expect(state.armies[1].track.entries.every(({ kind }) => kind === 'captured')).toBe(true);
  });

  test('[10.2] the fight goes on against those who have not routed', () => {
    const { state, events } = fought([routed('r'), enemy('firm'), routed('behind')]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('unit-captured')).toBeLessThan(types.indexOf('attack-resolved'));
    expect(gone(state, ['r', 'behind'])).toEqual(['r']);
    const values = events.find(({ type }) => type === 'attack-resolved')?.values;
    expect(values).toMatchObject({ defending: 8 });
  });

  test('[8.2] in a steady army they stand and are fought', () => {
    const { events } = fought([routed('r')], 'steady');
    expect(events.map(({ type }) => type)).toContain('attack-resolved');
  });

  test('[10.3] in a broken army they are captured too', () => {
    expect(gone(fought([routed('r')], 'broken').state, ['r'])).toEqual(['r']);
  });

  test('[25.3.5] the baggage never surrenders', () => {
    const baggage = routed('baggage', { codes: ['(1)-2-2'], traits: ['light-baggage'] });
    expect(gone(fought([baggage]).state, ['baggage'])).toEqual([]);
  });

  test('[8.2, 19.2] routed units who are left when the others fall back surrender as well', () => {
    const croats = enemy('c', { codes: ['3-3-4', '2-2-4', '2-2-4', '1-2-4'] });
    const state = choose(asked([croats, routed('r')]), ATTACK).state;
    const [evade] = offers(state).filter(({ type }) => type === 'retreat-before');
    if (evade?.type !== 'retreat-before') throw new Error('nobody can fall back');
    const after = choose(state, evade);
    expect(gone(after.state, ['c', 'r'])).toEqual(['r']);
    expect(after.events.map(({ type }) => type)).not.toContain('attack-resolved');
  });

  test('[19.4] a unit that surrenders does not lead', () => {
    const { events } = fought([routed('r', { steps: 2 }), enemy('firm', { steps: 2 })]);
    expect(events.map(({ type }) => type)).toContain('attack-resolved');
    expect(events.map(({ type }) => type)).not.toContain('lead-named');
  });

  test('[8.2] the odds of such an attack are those of the fight that is left', () => {
    const mixed = asked([routed('r'), enemy('firm')]);
    const alone = asked([enemy('firm')]);
    expect(odds(mixed, ATTACK)).toEqual(odds(alone, ATTACK));
    expect(oddsBreakdown(mixed, ATTACK)).toEqual(oddsBreakdown(alone, ATTACK));
    expect(odds(asked([routed('r')]), ATTACK)).toBeNull();
  });
});
