import { describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { scenarioSchema } from '../../../document/scenario';
import { listStepObjections } from '../../../rules/movement/move-steps';
import { group } from '../../../testing/scenario-builder';
import {
  activate,
  averageFoot,
  choose,
  commander,
  createBattle,
  start,
} from '../../../testing/scripted-play';
import { play } from '../..';
import type { Action } from '../../actions';
import type { State } from '../../state';

const battle = (generals: boolean) =>
  createBattle({
    first: [averageFoot('u', 2)],
    groups: [
      { ...group('first', 'B2', ['u-1', 'u-2']), generals: generals ? ['chief'] : [] },
      group('second', 'C4', ['r-1', 'r-2', 'r-3', 'r-4']),
    ],
    generals: [generals ? [commander('chief', 'average')] : [], []],
  });

const codes = (state: State, action: Action): readonly string[] =>
  play
    .objections(state, action)
    .map(({ code, rule }) => `${code.replace('lost-battles/', '')} ${rule?.section}`);

describe('what is shown', () => {
  test.each([
    ['rallied', 0],
    ['failed', 1],
    ['near-miss', 2],
    ['killed', 3],
  ])('[8.5] the rally is the defender’s throw and hurts nobody else: %s', (outcome, own) =>
    expect(play.losses(outcome)).toEqual({ own, enemy: 0 }),
  );

  test('[3.2] commands are shown to the side whose turn it is', () => {
    const { state } = start(battle(false));
    const shown = ['first', 'second'].map(seat => play.resources(state, seat, seat).length > 0);
    expect(shown).toEqual([true, false]);
  });

  test('generals are explained where there are any', () => {
    const labels = (generals: boolean) =>
      play
        .legend(start(battle(generals)).state, 'all')
        .filter(({ label }) => label.code.endsWith('.general'));
    expect([labels(true).length, labels(false).length]).toEqual([1, 0]);
  });

  test('[5.2] the line of a march draws its way, that of a group that stays draws none', () => {
    const begun = start(battle(false));
    const forward = [{ type: 'step', step: { type: 'forward' } } as const];
    const pathOf = (...more: readonly Parameters<typeof choose>[1][]) => {
      let now = begun;
      const order = [...activate('B2', ['u-1'], 'normal'), ...more].map(pattern => {
        const { state } = now;
        const next = choose(now, pattern);
        const played = {
          state,
          action: next.chosen.at(-1) as Action,
          events: next.events.slice(now.events.length),
        };
        now = next;
        return played;
      });
      return play.summary(order, 'all')?.about.path;
    };
    expect(pathOf(...forward)).toEqual(['B2', 'B3']);
    expect(pathOf()).toBe(undefined);
  });
});

describe('what is refused', () => {
  test('[3.2] what is not asked for is not the moment', () => {
    const asked = play.start(scenarioSchema.parse(cannae), 1);
    const by = play.awaits(asked)[0] ?? '';
    expect(asked.phase.type).toBe('flip');
    expect(codes(asked, { by, type: 'keep-turns' })).toEqual([]);
    expect(codes(asked, { by, type: 'finish' })).not.toEqual([]);
  });

  test('[6.3] only a unit of the tile leads it', () => {
    const { state } = start(battle(false));
    const asking: State = { ...state, phase: { type: 'leads', tiles: ['B2'] } };
    const named = (unit: string): Action => ({ by: 'first', type: 'name-lead', tile: 'B2', unit });
    expect(codes(asking, named('u-1'))).toEqual([]);
    expect(codes(asking, named('r-1'))).toEqual(['may-not-lead 6.3']);
    expect(codes(asking, named('nobody'))).toEqual(['may-not-lead 6.3']);
  });

  test('[9.3] a group of which nobody is left goes nowhere', () => {
    const marching = choose(start(battle(false)), ...activate('B2', ['u-1'], 'normal')).state;
    if (marching.phase.type !== 'march') throw new Error('nobody marches');
    const { move } = marching.phase;
    const codesFor = (units: typeof move.units) =>
      listStepObjections(marching.field, { ...move, units }, { type: 'forward' }).map(({ code }) => code);
    expect([codesFor(move.units), codesFor([])]).toEqual([[], ['lost-battles/nobody-left']]);
  });
});
