import { describe, expect, test } from 'vitest';
import { roll, seedRng } from '@/lib/dice/rng';
import type { ActionBase, CoreRules, EventBase, PlayRules } from '../contract/play-rules';
import type { Position } from '../contract/position';
import { createPlainPresentation } from '../play/plain-presentation';
import { forgetEvents } from '../play/running-game';
import { canTakeBack, countRetractable } from '../play/session/take-back';
import { chooseByWeight, playOut, seedRandom } from './play-out';
import { countLines, IllegalAction, type ReplayRecord, replay } from './replay';

/** A toy: two seats take turns; each may think, throw a die or pass the turn; the first to reach ten has won. */
interface Toy {
  readonly rng: readonly number[];
  readonly seat: 'red' | 'blue';
  readonly points: number;
}
interface ToyAction extends ActionBase {
  readonly type: 'think' | 'throw' | 'pass' | 'peek';
}
interface ToyEvent extends EventBase {
  readonly faces?: readonly number[];
}

const other = (seat: Toy['seat']): Toy['seat'] => (seat === 'red' ? 'blue' : 'red');

const toyRules: CoreRules<null, Position, Toy, ToyAction, ToyEvent> = {
  start: (_, seed) => ({ rng: seedRng(seed), seat: 'red', points: 0 }),
  openingEvents: () => [],
  awaits: ({ seat, points }) => (points >= 10 ? [] : [seat]),
  position: () => ({ board: { kind: 'table', width: 1, height: 1 }, north: null, pieces: [] }),
  stage: ({ seat }) => ({ turn: { code: seat }, phase: { code: 'phase' }, asks: { code: 'asks' } }),
  turnKey: ({ seat }) => seat,
  actions: ({ points }, seat) =>
    (points >= 10 ? [] : (['think', 'throw', 'pass'] as const)).map(type => ({ by: seat, type })),
  objections: ({ seat }, { by }) =>
    by === seat ? [] : [{ code: 'toy/not-your-turn', severity: 'error', path: ['by'], values: {} }],
  apply: (state, { type }) => {
    if (type === 'pass')
      return { state: { ...state, seat: other(state.seat) }, events: [{ type: 'passed' }] };
    if (type === 'peek') return { state, events: [{ type: 'peeked', readers: [state.seat] }] };
    if (type === 'think') return { state, events: [] };
    const { faces, rng } = roll(state.rng, { count: 1, sides: 6 });
    return {
      state: { ...state, rng, points: state.points + (faces[0] ?? 0) },
      events: [{ type: 'thrown', faces }],
    };
  },
  applyQuietly: (state, action) => forgetEvents(toyRules.apply(state, action)),
  odds: () => null,
  about: () => ({ kind: 'pick', subjects: [], targets: [] }),
  refusals: () => [],
  worth: ({ points }) => points,
  imagine: state => state,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  describeOutcome: id => ({ code: id }),
  result: () => null,
  describe: ({ type }) => ({ code: type }),
};

const toy: PlayRules<null, Position, Toy, ToyAction, ToyEvent> = {
  ...createPlainPresentation<null, Position, Toy, ToyAction, ToyEvent>(toyRules, 'toy'),
  ...toyRules,
  tally: { countedUnits: () => [], fates: () => [], ending: () => ({ code: 'toy.ending' }) },
};

const record = (...words: readonly string[]): ReplayRecord<null, ToyAction> => ({
  scenario: null,
  seed: 5,
  actions: words.map(word => {
    const [by = '', type = 'think'] = word.split(' ');
    return { by, type: type as ToyAction['type'] };
  }),
});

describe('replay', () => {
  test('gives the same game again', () => {
    const game = record('red throw', 'red pass', 'blue throw');
    expect(replay(toy, game)).toEqual(replay(toy, JSON.parse(JSON.stringify(game))));
  });

  test('refuses a choice to which the rules object, and says which', () => {
    expect(() => replay(toy, record('red think', 'blue throw'))).toThrow(IllegalAction);
    expect(() => replay(toy, record('red think', 'blue throw'))).toThrow('action 1: toy/not-your-turn');
  });
});

describe('taking back', () => {
  test.each([
    ['own thoughts', ['red think', 'red think'], 'red', 2],
    ['nothing before a die', ['red think', 'red throw'], 'red', 0],
    ['what came after the die', ['red throw', 'red think', 'red pass'], 'red', 2],
    ['nothing of another’s', ['red think', 'red pass', 'blue think'], 'red', 0],
    ['nothing before a secret was shown', ['red peek', 'red think'], 'red', 1],
  ])('%s', (_, words, seat, count) =>
    expect(countRetractable(replay(toy, record(...words)), seat)).toBe(count),
  );

  test('only the seat that chose last, and only up to the moment that is shown', () => {
    const { moments } = replay(toy, record('red think', 'red throw', 'red pass'));
    expect([0, 1, 2].map(at => canTakeBack({ moments, at }))).toEqual([true, false, true]);
  });

  test('nothing at the beginning, nothing across other dice', () => {
    const thought = { entry: { by: 'red' }, events: [] };
    expect(canTakeBack({ moments: [{ entry: null, events: [] }] })).toBe(false);
    expect(countRetractable({ moments: [thought, { entry: {}, events: [] }, thought] }, 'red')).toBe(1);
    expect(canTakeBack({ moments: [thought, { entry: {}, events: [] }] })).toBe(false);
  });
});

describe('counting lines', () => {
  test('multiplies the choices of each depth', () => {
    const start = toy.start(null, 2);
    expect([0, 1, 2, 3].map(depth => countLines(toy, start, depth))).toEqual([1, 3, 9, 27]);
  });

  test('ends where the game ends', () =>
    expect(countLines(toy, { ...toy.start(null, 1), points: 10 }, 3)).toBe(1));
});

describe('playing in tests', () => {
  test('a game is played to its end, the same for the same seed', () => {
    const playWith = (seed: number) => {
      const random = seedRandom(seed);
      const taken: string[] = [];
      const end = playOut(toy, {
        scenario: null,
        seed,
        choose: actions => chooseByWeight(random, actions, ({ type }) => (type === 'throw' ? 3 : 1)),
        onDecision: ({ action }) => taken.push(action.type),
      });
      return { end, taken };
    };
    expect(playWith(4)).toEqual(playWith(4));
    expect(playWith(4).end.points).toBeGreaterThanOrEqual(10);
    expect(playWith(4).taken.filter(type => type === 'throw').length).toBeGreaterThan(1);
  });

  test('what weighs nothing is not chosen', () => {
    const random = seedRandom(1);
    const chosen = Array.from({ length: 50 }, () =>
      chooseByWeight(random, ['never', 'always'], name => (name === 'always' ? 1 : 0)),
    );
    expect(new Set(chosen)).toEqual(new Set(['always']));
  });
});
