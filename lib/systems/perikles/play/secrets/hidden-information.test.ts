import { describe, expect, test } from 'vitest';
import type { Random } from '@/lib/game/testing/play-out';
import { blankFor } from '../../document/blank';
import { lossesToChooseFrom } from '../../rules/losses';
import { anyGame, counter, makeGame, seedRandom } from '../../testing/random-play';
import { describeSpaces } from '../../view/order-of-battle';
import { SPECIALS, type Special } from '../../vocabulary';
import { play } from '..';
import type { Action, Event } from '../actions';
import type { State, Task } from '../state';

const dealt = (specials: readonly Special[], scenario = blankFor(3)) => ({
  ...scenario,
  startPlayer: scenario.sides[0]?.id ?? '',
  players: scenario.players.map((player, index) => ({ ...player, special: specials[index] })),
});

const SPECIAL_PLAYS = ['perikles', 'plague', 'alkibiades', 'slave-revolt', 'double', 'token'];

describe('[2.3] special tiles', () => {
  const state = play.start(dealt(['brasidas', 'plague', 'phormio']), 3);
  const specialsIn = (viewer: string) => play.position(state, viewer).hands.map(({ special }) => special);

  test('[2.3] everybody sees their own from the beginning, and of the others only that they have one', () => {
    expect(specialsIn('first')).toEqual(['brasidas', 'covered', 'covered']);
    expect(specialsIn('third')).toEqual(['covered', 'covered', 'phormio']);
    expect(specialsIn('')).toEqual(['covered', 'covered', 'covered']);
    expect(specialsIn('all')).toEqual(['brasidas', 'plague', 'phormio']);
  });

  test('[2.3] [9.2] its numbers, its points and the board in words name it to its owner alone', () => {
    const next = (viewer: string): string =>
      JSON.stringify([
        play.stats?.(state, 'second', viewer),
        play.scoreBreakdown?.(state, 'second', viewer),
        describeSpaces(play.position(state, viewer)),
      ]);
    expect(next('second')).toContain('special.plague');
    for (const viewer of ['first', 'third', '']) expect(next(viewer)).not.toContain('special.plague');
    const codes = (viewer: string) =>
      [play.stats?.(state, 'second', viewer), play.scoreBreakdown?.(state, 'second', viewer)].map(lines =>
        (lines ?? []).filter(({ rule }) => rule.section === '9.2').map(({ label }) => label.code),
      );
    expect(codes('second')).toEqual([['words.perikles.special-held'], ['words.perikles.special-held']]);
    expect(codes('first')).toEqual([['words.perikles.special-covered'], []]);
  });

  test('[9.2] one that has been played is gone, and all know which', () => {
    const begun = play.start(
      { ...dealt(['perikles', 'plague', 'phormio']), options: { begin: 'tiles', relations: 'controller' } },
      3,
    );
    const after = play.apply(begun, { type: 'perikles', by: 'first' }).state;
    expect(play.position(after, 'second').hands[0]?.special).toBeNull();
    expect(after.played).toEqual(['perikles']);
  });
});

/** What everybody learns of a game: who is asked, what they chose and the result. */
const eventsFor = (
  state: State,
  chance: Random,
  steps: number,
): { readonly lines: readonly string[]; readonly plays: number } => {
  const lines: string[] = [];
  let now = state;
  let plays = 0;
  for (let count = 0; count < steps; count += 1) {
    const [seat] = play.awaits(now);
    if (seat === undefined) break;
    const offers = play.actions(now, seat);
    const plain = offers.filter(({ type }) => !SPECIAL_PLAYS.includes(type));
    plays += offers.length - plain.length;
    const action = plain[chance.below(plain.length)];
    if (!action) throw new Error('nothing but special tiles');
    const next = play.apply(now, action);
    lines.push(
      JSON.stringify([
        seat,
        plain.map(({ type }) => type),
        play.stage(now),
        sentencesOf(action, next.events),
      ]),
    );
    now = next.state;
  }
  return { lines, plays };
};

const sentencesOf = (action: Action, events: readonly Event[]): unknown => [
  play.describe(action, ''),
  events.map(event => play.describe(event, '')),
];

describe('nothing betrays a special tile before it is played', () => {
  test.each([1, 2, 3])(
    '[9.2] K23 whoever holds what, the same players are asked the same, and the log reads the same (game %i)',
    seed => {
      const scenario = anyGame(seed);
      const count = scenario.sides.length;
      const deals = [0, 3, 5].map(from =>
        Array.from({ length: count }, (_, index) => SPECIALS[(from + index) % SPECIALS.length] as Special),
      );
      const games = deals.map(specials =>
        eventsFor(play.start(dealt(specials, scenario), seed), seedRandom(seed), 400),
      );
      const [first, ...others] = games;
      expect(first?.lines.length).toBeGreaterThan(150);
      for (const other of others) expect(other.lines).toEqual(first?.lines);
      expect(games.some(({ plays }) => plays > 0)).toBe(true);
    },
    60_000,
  );

  const DEPLOY: Task = { type: 'deploy', side: 'first', left: 1, brought: 1, only: null, refused: [] };
  const deploying = (special: Special): State => {
    const base = play.start(
      { ...dealt([special, 'plague', 'phormio']), options: { begin: 'tiles', relations: 'controller' } },
      5,
    );
    return {
      ...base,
      leaders: { athens: 'first', sparta: 'second', corinth: 'third' },
      locations: { 'place-1': 'attica', 'place-2': 'pylos' },
      columns: { ...base.columns, athens: { first: 0, second: 1, third: 1 } },
      agenda: [DEPLOY, { type: 'over' }],
    };
  };
  const afterLast = (special: Special): State => {
    const taken = play.apply(deploying(special), {
      type: 'take',
      city: 'athens',
      arm: 'infantry',
      value: 1,
      by: 'first',
    }).state;
    return play.apply(taken, { type: 'send', place: 'place-2', stance: 'attack', by: 'first' }).state;
  };

  test('[9.5] after their last counter everybody is asked who could hold Slave Revolt', () => {
    const [holder, other] = (['slave-revolt', 'brasidas'] as const).map(afterLast);
    expect([holder, other].map(state => state && play.awaits(state))).toEqual([['first'], ['first']]);
    const types = (state: State | undefined) =>
      state ? play.actions(state, 'first').map(({ type }) => type) : [];
    expect(types(other)).toEqual(['no-further', 'keep-on']);
    expect(types(holder)).toEqual(['slave-revolt', 'no-further', 'keep-on']);
  });

  test('[9.5] nobody is asked once the revolt has been played, or who has said that they keep their tile', () => {
    const state = deploying('brasidas');
    const settled = (changes: Partial<State>) =>
      play.awaits(play.apply({ ...state, ...changes }, { type: 'stop', by: 'first' }).state);
    expect(settled({})).toEqual(['first']);
    expect(settled({ played: ['slave-revolt'] })).toEqual([]);
    expect(settled({ kept: ['first'] })).toEqual([]);
    expect(settled({ specials: { ...state.specials, first: null } })).toEqual([]);
  });

  const battle = (specials: Readonly<Record<string, Special>>): State =>
    play.start(
      makeGame({
        leaders: { athens: 'first', argos: 'second', corinth: 'third' },
        shown: ['epidaurus', 'pylos'],
        specials,
        troops: {
          first: [counter('athens', 'infantry', 3, 'attack')],
          second: [counter('argos', 'infantry', 3, 'defend')],
        },
      }),
      2,
    );

  test('[9.4] [9.6] only what could be played before this round is asked for: no Brasidas where no Spartans are', () => {
    const state = battle({ first: 'brasidas', second: 'plague', third: 'phormio' });
    expect(play.awaits(state)).toEqual(['first']);
    expect(play.actions(state, 'first').map(({ type }) => type)).toEqual(['hold', 'keep-on']);
    const known = { ...state, played: ['thessalian-allies'] as const };
    const kept = play.apply(known, { type: 'hold', by: 'first' }).state;
    expect(kept.agenda[0]?.type).toBe('fight');
  });

  test('K23 who keeps it for the rest of the phase is not asked again in it', () => {
    let now = battle({ first: 'brasidas', second: 'plague', third: 'thessalian-allies' });
    for (const by of ['first', 'second', 'third']) now = play.apply(now, { type: 'keep-on', by }).state;
    expect([now.kept, now.agenda[0]?.type]).toEqual([['first', 'second', 'third'], 'fight']);
  });
});

describe('what is imagined', () => {
  test('[2.3] [9.2] others hold neither the player’s own special tile nor one that was played', () => {
    const state: State = {
      ...play.start(dealt(['brasidas', 'plague', 'phormio']), 3),
      played: ['alkibiades', 'perikles', 'slave-revolt'],
    };
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { specials } = play.imagine(state, 'first', seed);
      expect(specials.first).toBe('brasidas');
      for (const special of [specials.second, specials.third])
        expect(['plague', 'phormio', 'thessalian-allies', 'persian-fleet']).toContain(special);
      expect(specials.second).not.toBe(specials.third);
    }
  });
});

describe('what lies open', () => {
  test('[4.1] influence tiles that were taken lie before their owner, for all to see', () => {
    const begun = play.start(
      { ...dealt(['brasidas', 'plague', 'phormio']), options: { begin: 'tiles', relations: 'controller' } },
      3,
    );
    const [tile = ''] = begun.shown;
    const after = play.apply(begun, { type: 'pick', tile, by: 'first' }).state;
    for (const viewer of ['first', 'second', ''])
      expect(play.position(after, viewer).hands.map(({ tiles }) => tiles)).toEqual([[tile], [], []]);
    expect(play.stats?.(after, 'first', 'second')?.filter(({ rule }) => rule.section === '4.1')).toHaveLength(
      1,
    );
  });

  test('[7.7] [9.1] so do the places won, those of the Persians before each of them', () => {
    const base = play.start(dealt(['brasidas', 'plague', 'phormio']), 3);
    const state: State = {
      ...base,
      won: { ...base.won, first: ['pylos'] },
      persianWon: [{ location: 'sicily', sides: ['second', 'third'] }],
    };
    const places = play.position(state, 'second').hands.map(hand => hand.places.map(({ id }) => id));
    expect(places).toEqual([['pylos'], ['sicily'], ['sicily']]);
    const points = (play.scoreBreakdown?.(state, 'third', 'all') ?? []).filter(({ label }) =>
      label.code.endsWith('.place'),
    );
    expect(points.map(({ value }) => value)).toEqual([7]);
  });
});

describe('[7.6] losses beside Persians', () => {
  const ally = (city: 'thebes' | 'persia' | 'argos', value: number) =>
    ({ city, arm: 'infantry', value, isMain: false }) as const;

  test('[7.6] [9.1] K21 a Persian ally of the lowest value is among those that may be named', () => {
    expect(
      lossesToChooseFrom([ally('thebes', 1), ally('persia', 1)], 'infantry').map(({ city }) => city),
    ).toEqual(['thebes', 'persia']);
    expect(
      lossesToChooseFrom([ally('thebes', 2), ally('persia', 2), ally('argos', 1)], 'infantry').map(
        ({ city }) => city,
      ),
    ).toEqual(['argos']);
  });

  test('[7.6] K21 where only a Persian is lowest nobody is asked and nothing is lost', () => {
    expect(lossesToChooseFrom([ally('thebes', 3), ally('persia', 2)], 'infantry')).toEqual([]);
    expect(
      lossesToChooseFrom([{ ...ally('persia', 3), isMain: true }, ally('thebes', 1)], 'infantry'),
    ).toEqual([]);
  });

  test('[9.1] naming the Persian loses no counter', () => {
    const base = play.start(
      makeGame({
        leaders: { athens: 'first', thebes: 'second' },
        shown: ['delium'],
        troops: {
          first: [counter('athens', 'galleys', 2, 'attack'), counter('athens', 'infantry', 1, 'attack')],
          second: [counter('thebes', 'infantry', 2, 'defend')],
          third: [counter('persia', 'infantry', 2, 'defend')],
        },
      }),
      2,
    );
    const state: State = {
      ...base,
      agenda: [{ type: 'loss', side: 'second', beaten: 'defender' }, { type: 'over' }],
    };
    const allied: State = state.battle
      ? { ...state, battle: { ...state.battle, mains: { attack: 'first', defend: 'first' } } }
      : state;
    expect(play.actions(allied, 'second').map(action => 'city' in action && action.city)).toEqual([
      'thebes',
      'persia',
    ]);
    const named = play.apply(allied, { type: 'lose', city: 'persia', by: 'second' });
    expect([named.state.dead, named.events.map(({ type }) => type)]).toEqual([[], ['persians-lose-none']]);
    const greek = play.apply(allied, { type: 'lose', city: 'thebes', by: 'second' });
    expect(greek.state.dead).toEqual([{ city: 'thebes', arm: 'infantry', value: 2 }]);
  });
});
