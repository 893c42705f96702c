import { describe, expect, test } from 'vitest';
import type { About, Target } from '@/lib/game/contract/about';
import { TILE_IDS } from '../rules/battlefield/tiles';
import { anyBattle, chooseEagerly, type Decision, playOut, seedRandom } from '../testing/random-play';
import { entry, group } from '../testing/scenario-builder';
import {
  type ActionPattern,
  averageFoot,
  choose,
  commander,
  createBattle,
  leader,
  listOffered,
  matchesPattern,
  start,
  type TestGame,
} from '../testing/scripted-play';
import { play } from './';
import { about } from './about';
import { seatOf } from './game';
import { refusals } from './refusals';
import type { PhaseType, State } from './state';

const GAMES = 20;

/** Some decisions of every phase, from random games. */
const sampleDecisions = (perPhase: number): readonly Decision[] => {
  const samples = new Map<PhaseType, Decision[]>();
  for (let game = 0; game < GAMES; game += 1) {
    const chance = seedRandom(900 + game);
    playOut(
      anyBattle(500 + game),
      game,
      actions => chooseEagerly(chance, actions),
      decision => {
        const known = samples.get(decision.state.phase.type) ?? [];
        samples.set(decision.state.phase.type, known);
        if (known.length < perPhase && (known.length < 2 || chance.below(20) === 0)) known.push(decision);
      },
    );
  }
  return [...samples.values()].flat();
};

const decisions = sampleDecisions(12);
const seatToDecide = (state: State): string => play.awaits(state)[0] ?? '';
const isPlace = (target: Target): target is Extract<Target, { type: 'place' }> => target.type === 'place';
const placesOf = (offers: readonly About[]): readonly string[] =>
  offers.flatMap(({ targets }) => targets.filter(isPlace).map(({ id }) => id));
const allOffers = (state: State): readonly About[] =>
  play.actions(state, seatToDecide(state)).map(action => about(state, action));

describe('what an action is about, in positions of random games', () => {
  test('the positions show every phase but the end', () => {
    const phases = new Set(decisions.map(({ state }) => state.phase.type));
    expect([...phases].toSorted()).toEqual(
      [
        'activate',
        'advance',
        'agreement',
        'all-out',
        'assault',
        'dispute',
        'flip',
        'helper',
        'leads',
        'march',
        'muster',
        'new-lead',
        'rally',
      ].toSorted(),
    );
  });

  test('subjects, targets and payers exist', () => {
    for (const { state, actions } of decisions) {
      const { board, pieces } = play.position(state, 'all');
      const ids = new Set(pieces.map(({ id }) => id));
      const spaces = new Set(board.kind === 'spaces' ? board.spaces.map(({ id }) => id) : []);
      const seats = new Set([seatOf(state, 0), seatOf(state, 1)]);
      for (const action of actions) {
        const { subjects, targets, path = [], cost = [] } = about(state, action);
        expect([...new Set(subjects)]).toEqual(subjects);
        expect(subjects.filter(id => !ids.has(id))).toEqual([]);
        expect(path.filter(id => !spaces.has(id))).toEqual([]);
        expect(cost.filter(({ payer, amount }) => !seats.has(payer) || amount <= 0)).toEqual([]);
        for (const target of targets) {
          const known = { place: spaces, piece: ids, side: seats, outline: new Set<string>() }[target.type];
          expect(target.type !== 'outline' && known.has(target.id)).toBe(true);
        }
      }
    }
  });

  test('every order has a subject, ends something, or answers the other side', () => {
    for (const { state } of decisions)
      for (const { kind, subjects } of allOffers(state))
        expect(subjects.length > 0 || kind === 'end' || kind === 'react').toBe(true);
  });

  test('the price is the one that is paid', () => {
    for (const { state, actions } of decisions)
      for (const action of actions) {
        const price = play.cost?.(state, action)?.values?.commands ?? 0;
        expect(about(state, action).cost?.[0]?.amount ?? 0).toBe(price);
      }
  });
});

describe('refusals, in positions of random games', () => {
  const ownPieces = (state: State): readonly string[] =>
    play
      .position(state, 'all')
      .pieces.filter(({ seat }) => seat === seatToDecide(state))
      .map(({ id }) => id);

  test('every piece of the seat that decides can act or is told why not', () => {
    for (const { state } of decisions) {
      for (const piece of ownPieces(state)) {
        const isOffered = play.orders(state, seatToDecide(state), [piece]).length > 0;
        const isRefused = refusals(state, seatToDecide(state), [piece]).some(
          ({ target, kind }) => !target && !kind,
        );
        expect(isRefused, `${piece} in ${state.phase.type}`).toBe(!isOffered);
      }
    }
  });

  test('every place to which no offer of a piece leads has a reason, and no other has', () => {
    for (const { state } of decisions) {
      const [piece] = ownPieces(state);
      if (piece === undefined) continue;
      const led = placesOf(play.orders(state, seatToDecide(state), [piece]).map(order => order.about));
      const refused = refusals(state, seatToDecide(state), [piece]).flatMap(({ target }) =>
        target && isPlace(target) ? target.id : [],
      );
      expect(refused.toSorted()).toEqual(TILE_IDS.filter(tile => !led.includes(tile)).toSorted());
    }
  });

  test('pointing at one place gives the reason that the whole list gives', () => {
    for (const { state } of decisions.slice(0, 24)) {
      const [piece] = ownPieces(state);
      const subjects = piece === undefined ? [] : [piece];
      const all = refusals(state, seatToDecide(state), subjects);
      for (const id of TILE_IDS) {
        const found = refusals(state, seatToDecide(state), subjects, { type: 'place', id });
        expect(found).toEqual(all.filter(({ target }) => target?.type === 'place' && target.id === id));
      }
    }
  });

  test('a seat that does not decide is told so', () => {
    for (const { state } of decisions.slice(0, 20)) {
      const other = [seatOf(state, 0), seatOf(state, 1)].find(seat => seat !== seatToDecide(state)) ?? '';
      expect(refusals(state, other, []).map(({ finding }) => finding.code)).toEqual([
        'lost-battles/not-your-decision',
      ]);
    }
  });
});

describe('single actions and refusals', () => {
  const battle = () =>
    createBattle({
      first: [averageFoot('u', 3), entry('h', 'heavy-cavalry', 'average', 1), averageFoot('w', 1)],
      generals: [[leader('g', 'inspired', 'h'), commander('c', 'average')], []],
      groups: [
        group('first', 'C2', ['u-1', 'u-2', 'u-3'], { generals: ['c'] }),
        group('first', 'A1', ['h'], { generals: ['g'] }),
        group('first', 'E2', ['w']),
        group('second', 'C3', ['r-1', 'r-2', 'r-3', 'r-4']),
      ],
      board: { terrain: ['X....', '.....', '.....', '.....'], legend: { '.': [], X: ['impassable'] } },
    });
  const aboutOffer = (run: TestGame, pattern: ActionPattern): About => {
    const action = listOffered(run).find(offer => matchesPattern(offer, pattern));
    if (!action) throw new Error(`not offered: ${JSON.stringify(pattern)}`);
    return about(run.state, action);
  };
  const place = (id: string): Target => ({ type: 'place', id });
  const reasonAt = (run: TestGame, subjects: readonly string[], id: string): string | undefined =>
    refusals(run.state, 'first', subjects, place(id))[0]?.finding.code.replace('lost-battles/', '');
  const idleReason = (run: TestGame, subjects: readonly string[]): string | undefined =>
    refusals(run.state, 'first', subjects)
      .find(({ target, kind }) => !target && !kind)
      ?.finding.code.replace('lost-battles/', '');

  test('[8.1] a place is activated with its units and the leader of a guard', () =>
    expect(aboutOffer(start(battle()), { type: 'activate', from: 'A1' })).toEqual({
      kind: 'pick',
      subjects: ['h', 'g'],
      targets: [place('A1')],
    }));

  const formed = () =>
    choose(start(battle()), { type: 'activate', from: 'C2' }, { type: 'join', units: ['u-1', 'u-2', 'u-3'] });

  test('[4.2] an order names the group and its price', () =>
    expect(aboutOffer(formed(), { type: 'order', activation: 'normal' })).toEqual({
      kind: 'form',
      subjects: ['u-1', 'u-2', 'u-3'],
      targets: [place('C2')],
    }));

  test('[8.3] what the general on the spot does not spare is the price', () => {
    const single = choose(start(battle()), { type: 'activate', from: 'E2' }, { type: 'join', units: ['w'] });
    expect(aboutOffer(single, { type: 'order', activation: 'express' }).cost).toMatchObject([
      { amount: 2, payer: 'first' },
    ]);
  });

  const attacking = () => choose(formed(), { type: 'order', activation: 'normal' }, { type: 'attack' });

  test('[6.3] a strike names the unit, those like it, the tile and its lead', () =>
    expect(aboutOffer(attacking(), { type: 'strike', unit: 'u-1', bonus: true, half: false })).toEqual({
      kind: 'attack',
      subjects: ['u-1', 'u-2', 'u-3'],
      targets: [place('C3'), { type: 'piece', id: 'r-1' }],
      cost: [
        {
          amount: 2,
          unit: { code: 'words.lost-battles.cost.commands', values: { amount: 2 } },
          payer: 'first',
        },
      ],
    }));

  test('[5.2] a step shows where from and where to', () => {
    const riding = choose(
      start(battle()),
      { type: 'activate', from: 'A1' },
      { type: 'join', units: ['h'] },
      { type: 'order', activation: 'normal' },
    );
    expect(aboutOffer(riding, { type: 'step', step: { type: 'forward' } })).toEqual({
      kind: 'move',
      subjects: ['h', 'g'],
      targets: [place('A2')],
      path: ['A1', 'A2'],
    });
    expect(aboutOffer(riding, { type: 'step', step: { type: 'turn', to: 'right' } }).kind).toBe('turn');
    expect([
      reasonAt(riding, ['h'], 'A2'),
      reasonAt(riding, ['h'], 'A3'),
      reasonAt(riding, ['h'], 'E4'),
      idleReason(riding, ['u-1']),
    ]).toEqual([undefined, undefined, 'out-of-reach', 'another-group-acts']);
  });

  test('[5.2] [6.1] before the activation: what can be reached, and what keeps the group away', () => {
    const run = start(battle());
    expect(['C3', 'D2', 'E4', 'C2', 'A4'].map(tile => reasonAt(run, ['u-1', 'u-2', 'u-3'], tile))).toEqual([
      undefined,
      'out-of-reach',
      'out-of-reach',
      undefined,
      'may-not-enter',
    ]);
    expect(reasonAt(run, ['u-1'], 'C3')).toBe('not-all-in-the-group');
    expect(reasonAt(run, ['h'], 'C3')).toBe('enemy-on-tile');
  });

  test('[8.2] [8.6] a commander can go anywhere but to the enemy and to another general', () => {
    const run = start(battle());
    expect(['C3', 'A1', 'E4'].map(tile => reasonAt(run, ['c'], tile))).toEqual([
      'enemy-on-tile',
      'general-already-there',
      undefined,
    ]);
  });

  test('[3.2] whoever has acted is told so, and a leader with the guard', () => {
    const acted = choose(
      start(battle()),
      { type: 'activate', from: 'A1' },
      { type: 'join', units: ['h'] },
      { type: 'order', activation: 'normal' },
      { type: 'step', step: { type: 'forward' } },
      { type: 'finish' },
      { type: 'send-commander', general: 'c', to: 'E2' },
    );
    expect(['h', 'g', 'c', 'w'].map(piece => idleReason(acted, [piece]))).toEqual([
      'activated-already',
      'activated-already',
      'activated-already',
      undefined,
    ]);
    expect(reasonAt(acted, ['h'], 'A4')).toBe('activated-already');
  });

  test('[4.2] the seat hears from which tiles nobody can be activated, a group which activations are barred', () => {
    expect(reasonAt(start(battle()), [], 'C3')).toBe('nobody-to-activate');
    const barred = refusals(formed().state, 'first', ['u-1']).filter(({ kind }) => kind === 'form');
    expect(barred.map(({ finding }) => finding.code)).toEqual([
      'lost-battles/express-for-one',
      'lost-battles/double-express',
      'lost-battles/screening-express',
    ]);
  });

  test('[8.1] a leader is not sent alone', () =>
    expect(
      play
        .objections(start(battle()).state, { by: 'first', type: 'send-commander', general: 'g', to: 'B1' })
        .map(({ code }) => code),
    ).toEqual(['lost-battles/leader-goes-with-guard']));
});
