import { describe, expect, test } from 'vitest';
import { hexIn, type TestUnit } from '../../../testing/scenario-builder';
import { choose, offers, run, startMelee, stateOf } from '../../../testing/scripted-play';
import { play } from '../..';
import type { Action, Choice } from '../../actions';
import type { State } from '../../state';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const foot = (id: string, hex: string, side: 0 | 1 = 0): TestUnit => ({ id, hex, side, codes: LINE });

/** 1010 has attacked 1011 and stands there, with points that nobody could take. */
const asked = (units: readonly TestUnit[], unsatisfied = 1): State => {
  const base = startMelee(stateOf(units), ['1010'], ['1011']);
  const leaders = { 'first-infantry-leader': hexIn(base, '1011') };
  const melees = base.melees.map(melee => ({ ...melee, unsatisfied, advanced: ['a'] }));
  const state: State = { ...base, melees, field: { ...base.field, leaders } };
  return run(state, { task: 'momentum', steps: [] }).state;
};

const types = (state: State): readonly string[] => [...new Set(offers(state).map(({ type }) => type))];

describe('19.10 Momentum', () => {
  test('[19.10] only with points left over', () => {
    expect(types(asked([foot('a', '1011')]))).toEqual(['pass', 'momentum-advance']);
    expect(types(asked([foot('a', '1011')], 0))).toEqual([]);
  });

  test('[19.10] an advance where no enemy is near, else a marker', () => {
    expect(types(asked([foot('a', '1011'), foot('e', '1012', 1)]))).toEqual(['pass', 'momentum-mark']);
  });

  test('[19.10, 19.9] a leader in the hex may go on with the unit', () => {
    const moved = choose(asked([foot('a', '1011')]), {
      type: 'momentum-advance',
      piece: 'a',
      to: '1012',
    }).state;
    const led = choose(moved, { type: 'momentum-advance', piece: 'first-infantry-leader', to: '1012' }).state;
    expect(led.field.leaders['first-infantry-leader']).toBe(hexIn(led, '1012'));
    expect(types(led)).toEqual([]);
  });

  test('[19.10, 25.3.5] nobody goes on into the hex of the light baggage', () => {
    const baggage: TestUnit = { id: 'b', hex: '1012', codes: ['(1)-2-2'], traits: ['light-baggage'] };
    const to = (units: readonly TestUnit[]) =>
      offers(asked(units)).flatMap(action => (action.type === 'momentum-advance' ? action.to : []));
    expect(to([foot('a', '1011'), foot('f', '1012')])).toContain('1012');
    expect(to([foot('a', '1011'), baggage])).not.toContain('1012');
  });

  test('[19.10] a hex where nobody can go on, or where no enemy stands, says so', () => {
    const codeOf = (state: State, action: Choice): string | undefined =>
      play.objections(state, { by: 'first', ...action } as Action)[0]?.code.split('/')[1];
    const free = asked([foot('a', '1011')]);
    expect(codeOf(free, { type: 'momentum-advance', piece: 'a', to: '3020' })).toBe('cannot-go-on');
    expect(codeOf(free, { type: 'momentum-mark', hex: '1012' })).toBe('no-momentum-there');
  });

  test('[19.10] markers on a hex add up', () => {
    const state = asked([foot('a', '1011'), foot('e', '1012', 1)]);
    const mark = { count: 1, by: 0 as const, turn: state.turn };
    const marked: State = { ...state, marks: { ...state.marks, momentum: { [hexIn(state, '1012')]: mark } } };
    const after = choose(marked, { type: 'momentum-mark', hex: '1012' }).state;
    expect(after.marks.momentum[hexIn(after, '1012')]).toMatchObject({ count: 2, by: 0 });
  });

  test('[19.10, 19.12.2] the fight remembers the hex that it has marked', () => {
    const state = asked([foot('a', '1011'), foot('e', '1012', 1)]);
    const after = choose(state, { type: 'momentum-mark', hex: '1012' }).state;
    expect(after.melees[0]?.marked).toEqual([hexIn(after, '1012')]);
    expect(after.marks.momentum[hexIn(after, '1012')]).toMatchObject({ count: 1, by: 0 });
  });
});
