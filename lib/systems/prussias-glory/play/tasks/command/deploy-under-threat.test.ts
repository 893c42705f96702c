import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { hexIn, type TestUnit } from '../../../testing/scenario-builder';
import { choose, offers, run, stateOf } from '../../../testing/scripted-play';
import type { State } from '../../state';
import { activateArmy } from './reactions';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];
const HORSE = ['4-7-7', '3-6-7'];

const rated = (scenario: Scenario): Scenario => ({
  ...scenario,
  forces: scenario.forces.map(force => ({
    ...force,
    groups: force.groups.map(group => ({ ...group, rating: group.kind === 'infantry' ? 5 : 2 })),
  })),
});

const COLUMN: TestUnit = { id: 'e', side: 1, hex: '1014', codes: LINE, state: { column: true } };

/** What the enemy in column and the moving unit add to their throws. */
const sums = (mover: TestUnit, prepare: (state: State) => State = same => same): readonly number[] => {
  const state = prepare(activateArmy(activateArmy(stateOf([mover, COLUMN], rated), 0), 1));
  const begun = run(state, { task: 'moving', piece: mover.id, spent: 0, steps: 0 }).state;
  const { events } = choose(choose(begun, { type: 'step', to: '1011' }).state, {
    type: 'deploy-under-threat',
  });
  return (events.find(({ rule }) => rule.section === '7.3.3')?.because ?? []).map(({ value }) => value);
};

describe('7.3.3 Forced deployment', () => {
  test('[7.3.3, 6.2] a moving gun has the rating of the infantry and artillery', () => {
    expect(sums({ id: 'g', hex: '1010', arm: 'artillery', codes: GUNS })).toEqual([5, 5]);
  });

  test('[7.3.3] infantry has the rating of its group, Prussian cavalry that of its own and four more', () => {
    expect(sums({ id: 'a', hex: '1010', codes: LINE })).toEqual([5, 5]);
    expect(sums({ id: 'h', hex: '1010', arm: 'cavalry', codes: HORSE })).toEqual([5, 6]);
  });

  test('[7.3.3] the initiative of a leader with the wing leader counts where it is better', () => {
    const led = (state: State): State => ({
      ...state,
      scenario: {
        ...state.scenario,
        forces: state.scenario.forces.map(force => ({
          ...force,
          wings: force.wings.map(wing =>
            wing.leader ? { ...wing, leader: { ...wing.leader, initiative: 3 } } : wing,
          ),
        })),
      },
      field: { ...state.field, leaders: { 'first-cavalry-leader': hexIn(state, '1005') } },
    });
    expect(sums({ id: 'h', hex: '1010', arm: 'cavalry', codes: HORSE }, led)).toEqual([5, 7]);
    expect(sums({ id: 'a', hex: '1010', codes: LINE }, led)).toEqual([5, 5]);
  });

  test('[7.3.3] a wing tries once in a turn, whoever comes near next', () => {
    const second: TestUnit = { id: 'b', hex: '1110', codes: LINE };
    const first: TestUnit = { id: 'a', hex: '1010', codes: LINE };
    const state = activateArmy(activateArmy(stateOf([first, second, COLUMN], rated), 0), 1);
    const begun = run(state, { task: 'moving', piece: 'a', spent: 0, steps: 0 }).state;
    const tried = choose(choose(begun, { type: 'step', to: '1011' }).state, { type: 'deploy-under-threat' });
    const again = run(tried.state, { task: 'moving', piece: 'b', spent: 0, steps: 0 }).state;
    const near = choose(again, { type: 'step', to: '1111' }).state;
    expect(offers(near).some(({ type }) => type === 'deploy-under-threat')).toBe(false);
  });
});
