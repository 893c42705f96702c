import { describe, expect, test } from 'vitest';
import { createComputerPlayer } from '@/lib/game/computer/match-runner';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { play } from '../play';
import type { State } from '../play/state';
import { BASE_DEPTH, changeTurn, changeUnit, placeElements, startField } from '../testing/field';
import { area } from '../testing/table';

const worth = (state: State): number => play.worth(state, 'first');

/** “a” and “x” in two woods, one of which burns. */
const burning = (x: number): State => {
  const state = placeElements(placeElements(startField(), 'a', { x: 12, y: 30 }), 'x', { x: 52, y: 12 });
  const woods = [area('wood', 12, 30), area('wood', 52, 12)];
  return {
    ...state,
    scenario: { ...state.scenario, board: { ...state.scenario.board, pieces: woods } },
    fires: woods.flatMap(({ id }) =>
      id.includes(`-${x}-`)
        ? [{ piece: id, at: [x, x === 12 ? 30 : 12] as const, since: 1, wind: null }]
        : [],
    ),
  };
};

describe('the worth of a position', () => {
  test('16.1 – near the enemy falls with own markers and rises with his', () => {
    const state = placeElements(placeElements(startField(), 'a', { x: 12, y: 30 }), 'x', {
      x: 12,
      y: 22,
      facing: 180,
    });
    expect(worth(changeUnit(state, 'a', { markers: 3 }))).toBeLessThan(worth(state));
    expect(worth(changeUnit(state, 'x', { markers: 3 }))).toBeGreaterThan(worth(state));
  });

  test('13.5 – falls where own men stand in a fire, rises where the enemy’s do', () => {
    const calm = worth(burning(0));
    expect(worth(burning(12))).toBeLessThan(calm);
    expect(worth(burning(52))).toBeGreaterThan(calm);
  });

  test('11.1 – to throw for a unit is better than to let it stay, and to let all stay is worst', () => {
    const state = startField();
    const [seat = ''] = play.awaits(state);
    const worthOf = (type: string): number => {
      const action = play.actions(state, seat).find(each => each.type === type);
      if (!action) throw new Error(`no ${type}`);
      return play.worth(play.apply(state, action).state, seat);
    };
    expect(worthOf('throw')).toBeGreaterThan(worthOf('hold'));
    expect(worthOf('hold')).toBeGreaterThan(worthOf('rest'));
  });

  test('9.3 – to throw for baggage that has nowhere to go promises nothing, in a column it does', () => {
    const start = startField();
    const agenda: State['agenda'] = [{ type: 'move', side: 0 }, ...start.agenda.slice(1)];
    const kept: State = { ...changeUnit(start, 'c', { kind: 'baggage' }), agenda };
    const gain = (state: State): number => {
      const { by, ...action } = { type: 'throw', unit: 'c', by: 'first' } as const;
      expect(play.objections(state, { ...action, by })).toEqual([]);
      return play.worth(play.apply(state, { ...action, by }).state, by) - play.worth(state, by);
    };
    const column: State = {
      ...kept,
      scenario: { ...kept.scenario, kind: 'ambush', attacker: 'first' },
    };
    expect(gain(kept)).toBeLessThanOrEqual(0);
    expect(gain(column)).toBeGreaterThan(0);
  });

  test('8.3 – tells no enemy who lies hidden from one who comes late, when it is worked out who is ahead', () => {
    const close = placeElements(placeElements(startField(), 'a', { x: 12, y: 30 }), 'x', {
      x: 12,
      y: 30 - BASE_DEPTH,
      facing: 180,
    });
    const worthWith = (presence: 'hidden' | 'late'): number =>
      worth(changeUnit({ ...close, round: 20 }, 'z', { presence }));
    expect(worthWith('hidden')).toBe(worthWith('late'));
  });

  test('giving up is worth less than any position, even after many turns', () => {
    const late = { ...startField(), round: 24 };
    const [seat = ''] = play.awaits(late);
    const given = play.apply(late, { type: 'yield', by: seat }).state;
    expect(play.worth(given, seat)).toBeLessThan(play.worth(late, seat));
  });
});

describe('the machine', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('does not wait for the other to give up (seed %i)', seed => {
    const idle = { isDone: true };
    const state = changeTurn(changeTurn(startField(), 'z', idle), 'c', idle);
    const [seat = ''] = play.awaits(state);
    const computer = createComputerPlayer('steady');
    expect(computer(play as unknown as AnyPlayRules, state, seat, seed)?.type).toBe('throw');
  });
});
