import { describe, expect, test } from 'vitest';
import type { Target } from '@/lib/game/contract/about';
import { blankFor } from '../document/blank';
import { anyGame, chooseEagerly, counter, makeGame, playOut, seedRandom } from '../testing/random-play';
import { SPACES } from '../vocabulary';
import { play } from './';
import { about } from './about';
import type { Action } from './actions';
import { sidesOf } from './game';
import { refusals } from './refusals';
import type { State, Task } from './state';

interface Moment {
  readonly state: State;
  readonly seat: string;
  readonly actions: readonly Action[];
}

/** Moments of random games: every eighth decision or so. */
const MOMENTS: readonly Moment[] = [1, 2, 3, 4].flatMap(seed => {
  const chance = seedRandom(seed);
  const moments: Moment[] = [];
  playOut(
    anyGame(seed),
    seed,
    actions => chooseEagerly(chance, actions),
    ({ state, actions }) => {
      if (chance.below(8) === 0) moments.push({ state, seat: play.awaits(state)[0] ?? '', actions });
    },
  );
  return moments;
});

describe('what an action is about', () => {
  test('names only pieces in the position, places on the board and players', () => {
    const types = new Set<string>();
    for (const { state, seat, actions } of MOMENTS) {
      const pieces = play.position(state, seat).pieces.map(({ id }) => id);
      for (const action of actions) {
        types.add(action.type);
        const { subjects, targets, path = [] } = about(state, action);
        for (const id of subjects) expect(pieces).toContain(id);
        for (const target of targets) {
          if (target.type === 'piece') expect(pieces).toContain(target.id);
          if (target.type === 'place') expect(SPACES).toContain(target.id);
          if (target.type === 'side') expect(sidesOf(state)).toContain(target.id);
          expect(target.type).not.toBe('outline');
        }
        for (const id of path) expect(SPACES).toContain(id);
      }
    }
    expect(types.size).toBeGreaterThan(15);
  });

  const start = play.start(
    { ...blankFor(3), startPlayer: 'first', options: { begin: 'tiles', relations: 'controller' } },
    5,
  );
  const at = (task: Task, changes: Partial<State> = {}): State => ({
    ...start,
    ...changes,
    agenda: [task, { type: 'over' }],
  });

  test('[5.1] [4.2] the marker that is put up or removed is pointed at, in its city', () => {
    const state = at({ type: 'nominate', side: 'first' });
    expect(about(state, { by: 'first', type: 'nominate', city: 'argos', owner: 'second' })).toEqual({
      kind: 'pick',
      subjects: [],
      targets: [
        { type: 'place', id: 'argos' },
        { type: 'piece', id: 'second-argos' },
      ],
    });
    const victim = { by: 'first', type: 'assassinate', city: 'argos', owner: 'second' } as const;
    expect(about(state, { ...victim, from: 'columns' }).targets).toContainEqual({
      type: 'piece',
      id: 'second-argos',
    });
    expect(about(state, { ...victim, from: 'candidates' }).targets).toEqual([{ type: 'place', id: 'argos' }]);
  });

  test('[6.8] further counters cost a marker of the city', () => {
    const state = at({ type: 'further', side: 'first' });
    expect(about(state, { by: 'first', type: 'spend', city: 'athens' })).toEqual({
      kind: 'pick',
      subjects: ['first-athens'],
      targets: [{ type: 'place', id: 'athens' }],
      cost: [{ amount: 1, unit: { code: 'words.perikles.markers-paid' }, payer: 'first' }],
    });
    expect(
      play
        .costBreakdown?.(state, { by: 'first', type: 'spend', city: 'athens' })
        .map(({ rule }) => rule.section),
    ).toEqual(['6.8']);
  });

  test('[9.3] a marker that is moved comes from its city; [6.5] a permission is about the place and who asks', () => {
    const shifting = at({ type: 'shift', side: 'first', to: 'athens', left: 2 });
    expect(about(shifting, { by: 'first', type: 'shift', city: 'argos', owner: 'third' })).toEqual({
      kind: 'move',
      subjects: ['third-argos'],
      targets: [{ type: 'place', id: 'athens' }],
      path: ['argos', 'athens'],
    });
    const troop = {
      side: 'third',
      city: 'persia',
      arm: 'infantry',
      value: 2,
      place: 'place-3',
      stance: 'defend',
    } as const;
    expect(
      about(at({ type: 'permit', side: 'first', troop }), { by: 'first', type: 'allow' }).targets,
    ).toEqual([
      { type: 'place', id: 'place-3' },
      { type: 'side', id: 'third' },
    ]);
  });

  test('[7.5] attackers throw against defenders; [7.6] the lowest counters are those that may be lost', () => {
    const fought = play.start(
      makeGame({
        leaders: { athens: 'first', sparta: 'second', argos: 'third' },
        shown: ['epidaurus'],
        troops: {
          first: [counter('athens', 'infantry', 3, 'attack'), counter('athens', 'infantry', 1, 'attack')],
          second: [counter('sparta', 'infantry', 3, 'defend')],
        },
      }),
      2,
    );
    const state: State = { ...fought, agenda: [{ type: 'fight', side: 'first' }, { type: 'over' }] };
    expect(about(state, { by: 'first', type: 'fight' })).toEqual({
      kind: 'attack',
      subjects: ['place-1-attack-0', 'place-1-attack-1'],
      targets: [
        { type: 'place', id: 'place-1' },
        { type: 'piece', id: 'place-1-defend-0' },
      ],
    });
    const beaten: State = {
      ...fought,
      agenda: [{ type: 'loss', side: 'first', beaten: 'attacker' }, { type: 'over' }],
    };
    expect(about(beaten, { by: 'first', type: 'lose', city: 'athens' }).subjects).toEqual([
      'place-1-attack-1',
    ]);
  });
});

describe('refusals', () => {
  const codes = (state: State, seat: string, subjects: readonly string[], target?: Target) =>
    refusals(state, seat, subjects, target).map(({ finding }) => finding.code.replace('perikles/', ''));

  test('every piece of who decides acts in an offer or says why it cannot', () => {
    for (const { state, seat, actions } of MOMENTS) {
      const acting = actions.flatMap(action => about(state, action).subjects);
      for (const piece of play.position(state, seat).pieces)
        if (piece.seat === seat && !acting.includes(piece.id))
          expect(refusals(state, seat, [piece.id]).length).toBeGreaterThan(0);
    }
  });

  test('every place that no offer leads to is refused, and no other', () => {
    for (const [index, { state, seat, actions }] of MOMENTS.entries()) {
      const led = actions.flatMap(action =>
        about(state, action).targets.flatMap(target => (target.type === 'place' ? [target.id] : [])),
      );
      const refused = refusals(state, seat, []).flatMap(({ target }) =>
        target?.type === 'place' ? [target.id] : [],
      );
      for (const id of SPACES) {
        expect(refused.includes(id)).toBe(!led.includes(id));
        if (index % 10 === 0)
          expect(refusals(state, seat, [], { type: 'place', id }).length > 0).toBe(!led.includes(id));
      }
    }
  });

  const base = play.start(
    { ...blankFor(3), startPlayer: 'first', options: { begin: 'tiles', relations: 'controller' } },
    5,
  );
  const led: State = {
    ...base,
    leaders: { athens: 'first', sparta: 'second', corinth: 'second' },
    locations: { 'place-1': 'attica', 'place-2': 'pylos', 'place-3': 'corcyra' },
  };
  const at = (state: State, ...agenda: readonly Task[]): State => ({
    ...state,
    agenda: [...agenda, { type: 'over' }],
  });
  const place = (id: string): Target => ({ type: 'place', id });
  const DEPLOY: Task = {
    type: 'deploy',
    side: 'first',
    left: 2,
    brought: 0,
    only: null,
    refused: ['place-3'],
  };

  test('[5.1] two candidates, one of the same colour, nobody of one’s own, no marker', () => {
    const state = at(
      {
        ...base,
        candidates: { ...base.candidates, argos: ['second', 'third'], thebes: ['second'] },
        columns: {
          ...base.columns,
          megara: { first: 0, second: 1, third: 1 },
          corinth: { first: 1, second: 0, third: 1 },
        },
      },
      { type: 'nominate', side: 'first' },
    );
    expect(codes(state, 'first', [], place('argos'))).toEqual(['two-candidates']);
    expect(codes(state, 'first', [], place('megara'))).toEqual(['not-present']);
    expect(codes(state, 'first', ['second-thebes'], place('thebes'))).toEqual(['stands-already']);
    const empty: Action = { by: 'first', type: 'nominate', city: 'corinth', owner: 'second' };
    expect(play.objections(state, empty).map(({ code }) => code)).toEqual(['perikles/no-marker-there']);
  });

  test('[6.4] [6.5] why a counter cannot go to a place: nothing is fought for there, its own city’s, refused before', () => {
    const sending = at(
      led,
      { type: 'send', side: 'first', counter: { city: 'athens', arm: 'infantry', value: 3 } },
      DEPLOY,
    );
    expect(codes(sending, 'first', [], place('place-7'))).toEqual(['no-location']);
    const own: Action = { by: 'first', type: 'send', place: 'place-1', stance: 'attack' };
    expect(play.objections(sending, own).map(({ code }) => code)).toEqual(['perikles/attacks-own-city']);
    const refused: Action = { by: 'first', type: 'send', place: 'place-3', stance: 'defend' };
    expect(play.objections(sending, refused).map(({ code }) => code)).toEqual(['perikles/was-refused']);
  });

  test('[6.1] [6.8] counters of others, of another city than the marker, and none left', () => {
    const take = (
      task: Partial<Extract<Task, { type: 'deploy' }>>,
      city: 'athens' | 'sparta' | 'corinth',
      value = 1,
    ) =>
      play
        .objections(at(led, { ...DEPLOY, ...task } as Task), {
          by: task.side ?? 'first',
          type: 'take',
          city,
          arm: 'infantry',
          value,
        })
        .map(({ code }) => code.replace('perikles/', ''));
    expect(take({}, 'sparta')).toEqual(['not-your-troops']);
    expect(take({}, 'athens', 9)).toEqual(['not-in-stock']);
    expect(take({ side: 'second', only: 'sparta' }, 'corinth')).toEqual(['only-its-city']);
  });

  test('[6.8] a marker of a city that one does not lead, or that has none', () => {
    const state = at(
      { ...led, columns: { ...led.columns, corinth: { first: 1, second: 0, third: 1 } } },
      { type: 'further', side: 'second' },
    );
    expect(codes(state, 'second', [], place('athens'))).toEqual(['not-your-city']);
    expect(codes(state, 'second', [], place('corinth'))).toEqual(['no-marker-there']);
  });

  test('[3.1] a piece that takes part in nothing says so without a place; [5.1] one that may not, why', () => {
    const picking = refusals(base, 'first', ['first-athens']);
    expect(picking[0]?.target).toBeUndefined();
    expect(picking[0]?.finding.code).toBe('perikles/not-offered');
    const standing = at(
      { ...base, candidates: { ...base.candidates, argos: ['second', 'third'] } },
      { type: 'nominate', side: 'first' },
    );
    const [idle] = refusals(standing, 'first', ['first-argos']);
    expect([idle?.target, idle?.kind, idle?.finding.code]).toEqual([
      undefined,
      'pick',
      'perikles/two-candidates',
    ]);
  });

  test('[9.5] a revolt is about a place, or about Sparta’s leader', () => {
    const source = (from: 'place-1' | 'stock', state = led) =>
      about(state, { by: 'first', type: 'slave-revolt', source: from }).targets;
    expect(source('place-1')).toEqual([{ type: 'place', id: 'place-1' }]);
    expect(source('stock')).toEqual([{ type: 'side', id: 'second' }]);
    expect(source('stock', base)).toEqual([]);
  });

  test('[3.1] whoever does not decide', () =>
    expect(codes(base, 'second', ['second-athens'])).toEqual(['not-your-decision']));
});
