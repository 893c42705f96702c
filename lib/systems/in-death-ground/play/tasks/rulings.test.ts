import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { forms } from '../../authoring/forms';
import { blank } from '../../document/blank';
import { facts } from '../../document/facts';
import type { Scenario } from '../../document/scenario';
import { generalRangesOf } from '../../rules/combat/general-ranges';
import { changeUnit } from '../../testing/field';
import { unitOf } from '../../testing/siege';
import { battle, hoplites, placed } from '../../testing/table';
import { play } from '..';
import { beginGame } from '../game';
import type { State } from '../state';
import { startTests } from './morale/morale-tests';
import { mayEvade } from './movement/evasion';

const bows = { id: 'bows', entry: 'sparabara', variant: 'bow', elements: 4, place: placed(30, 8, 180) };

const field = (rulings: Scenario['rulings']): State => {
  const scenario = battle(
    'open-battle',
    [],
    [hoplites('spears', placed(30, 40)), hoplites('others', placed(40, 44))],
    [bows],
  );
  return play.start(rulings ? { ...scenario, rulings } : scenario, 1);
};

describe('F10 Readings that a document chooses', () => {
  test('[5.4, A1] the ranges of the chapter on commanders', () => {
    expect(generalRangesOf({})).toEqual({ encourage: 2, rally: 6, spareTest: 6, moveAgain: 12 });
    expect(generalRangesOf({ rulings: { generalRanges: 'commanders' } })).toEqual({
      encourage: 2,
      rally: 4,
      spareTest: 12,
      moveAgain: 12,
    });
  });

  test('[14.2, A31] in four classes light chariots slip away from skirmishers', () => {
    const slips = (mobility: 'three' | 'four') => {
      const state = field({ mobility });
      const as = (id: string, troop: 'light-chariot' | 'skirmisher', y: number) => ({
        elements: unitOf(state, id).elements.map((each, index) => ({
          ...each,
          profile: { ...each.profile, troop },
          at: [20 + index * 2.4, y] as const,
        })),
      });
      const met = changeUnit(
        changeUnit(state, 'spears', as('spears', 'light-chariot', 20)),
        'bows',
        as('bows', 'skirmisher', 18.25),
      );
      return mayEvade(met, unitOf(met, 'spears'));
    };
    expect([slips('three'), slips('four')]).toEqual([false, true]);
  });

  test('[15.1, A33] others test for each element that is destroyed, or for whole units alone', () => {
    const tests = (friendLost: 'element' | 'unit', isUnit: boolean) => {
      const state = field({ friendLost });
      const loss = { side: 0, unit: 'others', witnesses: ['spears'], isUnit } as const;
      const lost: State = { ...state, losses: [loss], agenda: [{ type: 'morale' }, ...state.agenda] };
      return startTests(beginGame(lost)).state.tests.filter(({ unit }) => unit === 'spears').length;
    };
    expect([tests('element', false), tests('unit', false), tests('unit', true)]).toEqual([1, 0, 1]);
  });

  test('a form writes and takes away a choice; without any the document has no rulings', () => {
    const scenario = blank();
    const write = (from: Scenario, value: string | undefined) =>
      applyChanges(from, forms.setOption?.(from, ['rulings', 'mobility'], value) ?? []);
    const chosen = write(scenario, 'four');
    expect(chosen.rulings).toEqual({ mobility: 'four' });
    expect(write(chosen, undefined)).toEqual(scenario);
    expect(write(scenario, undefined)).toEqual(scenario);
    expect(forms.setOption?.(scenario, ['kind'], 'raid')).toBeNull();
  });

  test('what was chosen is told with the battle, each reading with its section', () => {
    const next = (scenario: Scenario) =>
      facts(scenario)
        .filter(({ code }) => code.endsWith('/ruling'))
        .map(({ rule }) => rule.section);
    expect(next(blank())).toEqual([]);
    expect(next({ ...blank(), rulings: { friendLost: 'unit', mobility: 'four' } })).toEqual(['14.2', '15.1']);
  });
});
