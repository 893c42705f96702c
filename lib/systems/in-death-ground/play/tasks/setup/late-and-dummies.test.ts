import { describe, expect, test } from 'vitest';
import { changeUnit, startField } from '../../../testing/field';
import { siegeScenario } from '../../../testing/siege';
import { placed } from '../../../testing/table';
import { play } from '../..';
import { beginGame, nameOf } from '../../game';
import type { State } from '../../state';
import { callLateUnits } from './arrivals';
import { isDummyAllowed, listDummies } from './dummy-units';

describe('9.1 Late units', () => {
  /** The side whose late units throw, in this order. */
  const order = (attacker: 'first' | 'second', round = 9): readonly string[] => {
    const scenario = siegeScenario([['stormers', placed(30, 18, 0), 4]], [{ id: 'guard', x: 30, y: 5 }]);
    const start = play.start({ ...scenario, attacker }, 1);
    const late = ['stormers', 'guard'].reduce((state, id) => changeUnit(state, id, { presence: 'late' }), {
      ...start,
      round,
    } as State);
    const { events } = callLateUnits(beginGame({ ...late, agenda: [{ type: 'end-turn' }] }));
    const names = ['stormers', 'guard'].map(id => [JSON.stringify(nameOf(late, id)), id] as const);
    return events.flatMap(event =>
      event.type === 'due' ? (names.find(([name]) => name === JSON.stringify(event.unit))?.[1] ?? '?') : [],
    );
  };

  test('[9.1] the attacker throws first, whichever side that is', () => {
    expect(order('first')).toEqual(['stormers', 'guard']);
    expect(order('second')).toEqual(['guard', 'stormers']);
  });

  test('[9.1] in the first turn nobody is thrown for', () => expect(order('first', 1)).toEqual([]));
});

describe('8.4 Dummies', () => {
  const state = startField();
  const [dummy] = listDummies(state, 0).filter(({ elements }) => elements > 1);
  const other = listDummies(state, 0).find(
    ({ entry, variant }) => entry !== dummy?.entry && variant !== dummy?.variant,
  );
  if (!dummy || !other) throw new Error('an army has several kinds of troops');

  test('[8.4] troops that the army may have, in units of two to twelve', () => {
    const allowed = (elements: number): boolean => isDummyAllowed(state, 0, { ...dummy, elements });
    expect([1, 2, 12, 13, 4.5].map(allowed)).toEqual([false, true, true, false, false]);
  });

  test('[8.4] not the kind of one entry under the name of another', () => {
    expect(isDummyAllowed(state, 0, { ...dummy, variant: other.variant })).toBe(false);
    expect(isDummyAllowed(state, 0, { ...dummy, entry: 'elsewhere' })).toBe(false);
  });
});
