import { describe, expect, test } from 'vitest';
import type { About, Target } from '@/lib/game/contract/about';
import { SEGMENT_IDS } from '../rules/segments';
import { withTraits } from '../testing/battle-setup';
import { anyBattle, chooseEagerly, playOut, seedRandom } from '../testing/random-play';
import { attackPatterns, choose, SURE, startFight, takeAllWounds } from '../testing/scripted-play';
import { play } from './';
import { about } from './about';
import type { Action } from './actions';
import { refusals } from './refusals';
import type { State } from './state';

const attackAfterWaiting = [
  { type: 'attack', unit: 'u' },
  { type: 'wait' },
  { type: 'choose-target', target: 'x' },
] as const;

interface Moment {
  readonly state: State;
  readonly seat: string;
  readonly actions: readonly Action[];
}

/** Moments of random battles: every third decision or so. */
const MOMENTS: readonly Moment[] = [1, 2, 3, 4, 5, 6].flatMap(seed => {
  const chance = seedRandom(seed);
  const moments: Moment[] = [];
  playOut(
    anyBattle(seed),
    seed,
    actions => chooseEagerly(chance, actions),
    ({ state, actions }) => {
      if (chance.below(3) === 0 || state.agenda[0]?.type === 'arrive')
        moments.push({ state, seat: play.awaits(state)[0] ?? '', actions });
    },
  );
  return moments;
});

const exists = ({ state, seat }: Moment, target: Target): boolean => {
  const { pieces } = play.position(state, seat);
  if (target.type === 'piece') return pieces.some(({ id }) => id === target.id);
  return target.type === 'place' && SEGMENT_IDS.some(id => id === target.id);
};

const placesNamedIn = ({ targets }: About): readonly string[] =>
  targets.flatMap(target => (target.type === 'place' ? [target.id] : []));

describe('what an action is about', () => {
  test('names only pieces in the position and places on the board', () => {
    expect(MOMENTS.length).toBeGreaterThan(100);
    for (const moment of MOMENTS)
      for (const action of moment.actions) {
        const { subjects, targets } = about(moment.state, action);
        for (const id of subjects) expect(exists(moment, { type: 'piece', id })).toBe(true);
        for (const target of targets) expect(exists(moment, target)).toBe(true);
      }
  });

  test('[5.3] an order costs its tokens, a commanded one nothing', () => {
    for (const { state, actions, seat } of MOMENTS)
      for (const action of actions) {
        const { cost = [] } = about(state, action);
        const price = play.cost?.(state, action);
        if (price) expect(cost[0]).toMatchObject({ amount: price.values?.tokens, payer: seat });
        if (state.agenda[0]?.type === 'commanded') expect(cost).toEqual([]);
      }
  });

  const request = {
    first: [['u', ['sure', 'blunt'], 'A2']],
    second: [
      ['x', ['sure', 'blunt'], 'A4'],
      ['y', ['weak'], 'C4'],
    ],
  } as const;

  test('[6.2] an attack leads up to the engagement zone, at those within reach', () => {
    const { state } = startFight(request);
    expect(about(state, { by: 'first', type: 'attack', unit: 'u' })).toEqual({
      kind: 'attack',
      subjects: ['u-1', 'u-2'],
      targets: [
        { type: 'place', id: 'A3' },
        { type: 'piece', id: 'x-1' },
        { type: 'piece', id: 'x-2' },
      ],
      cost: [{ amount: 1, unit: { code: 'words.pocket-battles.order-tokens' }, payer: 'first' }],
    });
  });

  test('[6.3] a reaction is aimed at the attacker and paid by who reacts, unless Responsive', () => {
    const attacked = choose(startFight(request), { type: 'attack', unit: 'u' }).state;
    const reaction = about(attacked, { by: 'second', type: 'intercept', unit: 'x' });
    expect(reaction).toMatchObject({
      kind: 'react',
      subjects: ['x-1', 'x-2'],
      targets: [
        { type: 'piece', id: 'u-1' },
        { type: 'piece', id: 'u-2' },
      ],
      cost: [{ amount: 1, payer: 'second' }],
    });
    const troops = [withTraits({ ...SURE, id: 'ready' }, 'responsive')];
    const ready = { ...request, troops, second: [['x', ['ready'], 'A4']] } as const;
    const free = choose(startFight(ready), { type: 'attack', unit: 'u' }).state;
    expect(about(free, { by: 'second', type: 'intercept', unit: 'x' }).cost).toBeUndefined();
  });

  test('[6.8] a wound is about the tile and those that are just like it', () => {
    const second = [['x', ['blunt', 'blunt', 'weak'], 'A4']] as const;
    const { state } = choose(startFight({ ...request, second }), ...attackPatterns('u', 'x'));
    const tilesHit = (troop: string) =>
      about(state, { by: 'second', type: 'remove', troop }).targets.map(
        target => 'id' in target && target.id,
      );
    expect(tilesHit('x-1')).toEqual(['x-1', 'x-2']);
    expect(tilesHit('x-3')).toEqual(['x-3']);
  });

  test('[6.11] who leaves goes back to the own front; [6.17] a pass costs a token', () => {
    const fought = takeAllWounds(choose(startFight(request), ...attackAfterWaiting));
    const { state } = choose(fought, { type: 'end-turn' });
    expect(placesNamedIn(about(state, { by: 'second', type: 'leave', unit: 'x' }))).toEqual(['A4']);
    expect(about(state, { by: 'second', type: 'pass' })).toMatchObject({
      kind: 'end',
      cost: [{ amount: 1, payer: 'second' }],
    });
  });
});

const codesOf = (state: State, seat: string, subjects: readonly string[], target?: Target) =>
  refusals(state, seat, subjects, target).map(({ finding }) => finding.code.replace('pocket-battles/', ''));

describe('refusals', () => {
  test('every piece of who decides acts in an offer or says why it cannot', () => {
    for (const { state, seat, actions } of MOMENTS) {
      const acting = actions.flatMap(action => about(state, action).subjects);
      for (const piece of play.position(state, seat).pieces)
        if (piece.seat === seat && !acting.includes(piece.id))
          expect(refusals(state, seat, [piece.id]).length).toBeGreaterThan(0);
    }
  });

  test('every place that no offer of a piece leads to is refused, by itself and among all', () => {
    const moments = MOMENTS.filter(({ state }) =>
      ['turn', 'place', 'arrive'].includes(state.agenda[0]?.type ?? ''),
    );
    let checked = 0;
    for (const { state, seat, actions } of moments.slice(0, 40)) {
      const piece = play.position(state, seat).pieces.find(other => other.seat === seat)?.id ?? '';
      const led = actions
        .map(action => about(state, action))
        .filter(({ subjects }) => subjects.includes(piece))
        .flatMap(placesNamedIn);
      const refused = refusals(state, seat, [piece]).map(({ target }) =>
        target?.type === 'place' ? target.id : null,
      );
      for (const id of SEGMENT_IDS) {
        if (led.includes(id)) continue;
        checked += 1;
        expect(refused).toContain(id);
        expect(refusals(state, seat, [piece], { type: 'place', id }).length).toBeGreaterThan(0);
      }
      for (const id of led) expect(refused).not.toContain(id);
    }
    expect(checked).toBeGreaterThan(100);
  });

  const run = startFight({
    first: [
      ['u', ['sure', 'blunt'], 'A2'],
      ['v', ['blunt'], 'B1'],
    ],
    second: [
      ['x', ['sure', 'blunt'], 'A4'],
      ['y', ['weak'], 'C4'],
    ],
  });

  test('[5.2] [6.1] a segment that is not adjacent, [6.2] an enemy out of reach, [6.12] no white dice', () => {
    expect(codesOf(run.state, 'first', ['u-1'], { type: 'place', id: 'C2' })).toContain('not-adjacent');
    expect(codesOf(run.state, 'first', ['u-1'], { type: 'piece', id: 'y-1' })).toEqual(
      expect.arrayContaining(['out-of-reach', 'cannot-shoot']),
    );
    expect(codesOf(run.state, 'first', ['v-1'], { type: 'piece', id: 'x-1' })).toContain('cannot-attack');
  });

  test('[5.1] whoever does not decide, [5.3] who has done nothing yet', () => {
    expect(codesOf(run.state, 'second', ['x-1'])).toEqual(['not-your-decision']);
    expect(codesOf(run.state, 'first', [])).toContain('one-action-at-least');
  });

  test('[6.8] a unit that was not hit bears no wound', () => {
    const hurt = choose(run, ...attackAfterWaiting).state;
    expect(new Set(codesOf(hurt, 'second', ['y-1']))).toEqual(new Set(['was-not-hit']));
    expect(codesOf(hurt, 'second', [], { type: 'place', id: 'A5' })).toEqual(['no-part-in-this']);
  });
});
