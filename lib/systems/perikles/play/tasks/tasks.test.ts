import { describe, expect, test } from 'vitest';
import { blankFor } from '../../document/blank';
import { computeBattleOdds } from '../../rules/battle-odds';
import { tilesToTake } from '../../rules/tiles';
import { isOver, rankScores } from '../../rules/victory';
import { counter, makeGame } from '../../testing/random-play';
import { at, choose, skipSpecials } from '../../testing/scripted-play';
import { play } from '..';
import type { Action, Choice } from '../actions';
import { scoresOf } from '../rounds';
import type { State, Task } from '../state';

const start = (special?: 'alkibiades' | 'perikles' | 'plague' | 'slave-revolt'): State => {
  const base = blankFor(3);
  const players = base.players.map((player, index) =>
    index === 0 && special
      ? { ...player, special }
      : index === 0
        ? { ...player, special: 'phormio' as const }
        : player,
  );
  return play.start(
    { ...base, players, startPlayer: 'first', options: { ...base.options, begin: 'tiles' } },
    5,
  );
};

/** Players who are asked about their special tile on the way keep it. */
const keepSpecials = (state: State, until: string): State => {
  let now = state;
  while (play.awaits(now)[0] !== until || now.agenda[0]?.type === 'after-pick') {
    const [seat = ''] = play.awaits(now);
    now = choose(now, seat, { type: now.agenda[0]?.type === 'special' ? 'hold' : 'go-on' });
  }
  return now;
};

const columnsOf = ({ columns }: State, city: keyof State['columns']) => columns[city];

describe('setting up', () => {
  test('[2.1] [3.2] ten tiles lie open, the others are a stack', () => {
    const state = start();
    expect(state.shown).toHaveLength(10);
    expect(new Set([...state.shown, ...state.deck]).size).toBe(36);
  });

  test('[2.3] everyone holds another special tile, the one that the document gives them first', () => {
    const { specials } = start('plague');
    expect(specials.first).toBe('plague');
    expect(new Set(Object.values(specials)).size).toBe(3);
  });
});

describe('influence', () => {
  test('[4.1] a tile lays its shards and is replaced', () => {
    const state = { ...start(), shown: ['athens-1', ...start().shown.slice(1)] };
    const after = choose(state, 'first', { type: 'pick', tile: 'athens-1' });
    expect(columnsOf(after, 'athens').first).toBe(4);
    expect(after.tiles.first).toEqual(['athens-1']);
    expect(after.shown).toHaveLength(10);
    expect(play.awaits(keepSpecials(after, 'second'))).toEqual(['second']);
  });

  test('[4.1] the gap is filled only when the tile has done its work: nobody nominates with an eye on the next tile', () => {
    const base = start();
    const [next = ''] = base.deck;
    const state = { ...base, shown: [...base.shown.slice(0, 4), 'sparta-4', ...base.shown.slice(5)] };
    const taken = play.apply(state, { type: 'pick', tile: 'sparta-4', by: 'first' });
    expect(taken.state.agenda[0]).toMatchObject({ type: 'symbol' });
    expect([taken.state.shown.length, taken.state.deck[0]]).toEqual([9, next]);
    expect(taken.events.every(({ faces }) => faces === undefined)).toBe(true);
    const [symbol] = play.actions(taken.state, 'first');
    if (!symbol) throw new Error('no candidate');
    const done = play.apply(taken.state, symbol);
    expect([done.state.shown.length, done.state.shown[4], done.state.deck.includes(next)]).toEqual([
      10,
      next,
      false,
    ]);
    expect(done.events.map(({ type }) => type)).toContain('laid-out');
    expect(done.events.find(({ type }) => type === 'laid-out')?.faces).toEqual([]);
  });

  test('[4.2] an assassin takes a first candidate away and the second moves up', () => {
    const base = start();
    const state = at(
      { ...base, candidates: { ...base.candidates, argos: ['second', 'third'] } },
      { type: 'symbol', side: 'first', symbol: 'assassin' },
    );
    const after = choose(state, 'first', {
      type: 'assassinate',
      city: 'argos',
      owner: 'second',
      from: 'candidates',
    });
    expect(after.candidates.argos).toEqual(['third']);
  });

  test('[4.3] no second tile of a colour unless there is nothing else', () => {
    expect(tilesToTake(['athens-1', 'sparta-1'], ['athens-2'])).toEqual(['sparta-1']);
    expect(tilesToTake(['athens-1', 'any-1'], ['athens-2', 'any-2'])).toEqual(['athens-1', 'any-1']);
    const state = { ...start(), shown: ['athens-1', 'sparta-1'], tiles: { first: ['athens-2'] } };
    const request: Action = { type: 'pick', tile: 'athens-1', by: 'first' };
    expect(play.objections(state, request).map(({ code }) => code)).toEqual(['perikles/colour-taken']);
  });

  test('[5.1] one marker of two colours each, and only where one is present', () => {
    const base = start();
    const state = at(
      { ...base, columns: { ...base.columns, megara: { first: 0, second: 1, third: 1 } } },
      { type: 'nominate', side: 'first' },
    );
    const offers = play.actions(state, 'first');
    expect(offers.some(offer => offer.type === 'nominate' && offer.city === 'megara')).toBe(false);
    const after = choose(state, 'first', { type: 'nominate', city: 'argos', owner: 'second' });
    expect(after.candidates.argos).toEqual(['second']);
    expect(columnsOf(after, 'argos').second).toBe(1);
    expect(play.actions(after, 'second')).not.toContainEqual(
      expect.objectContaining({ city: 'argos', owner: 'second' }),
    );
  });

  test('[9.2] [9.7] Perikles lays two markers in Athens and is gone', () => {
    const after = choose(start('perikles'), 'first', { type: 'perikles' });
    expect(columnsOf(after, 'athens').first).toBe(4);
    expect(after.specials.first).toBeNull();
    expect(after.agenda[0]).toEqual({ type: 'pick', side: 'first' });
  });

  test('[9.3] Alkibiades brings two markers of anybody to one city', () => {
    const begun = choose(start('alkibiades'), 'first', { type: 'alkibiades', to: 'athens' });
    const moved = choose(begun, 'first', { type: 'shift', city: 'sparta', owner: 'second' });
    const after = choose(moved, 'first', { type: 'shift', city: 'argos', owner: 'first' });
    expect(columnsOf(after, 'athens')).toMatchObject({ first: 3, second: 3 });
    expect(after.agenda[0]).toEqual({ type: 'pick', side: 'first' });
  });

  test('[9.10] the plague halves a city', () => {
    const after = choose(start('plague'), 'first', { type: 'plague', city: 'thebes' });
    expect(columnsOf(after, 'thebes')).toEqual({ first: 1, second: 1, third: 1 });
  });
});

const led = (special?: 'slave-revolt'): State => {
  const base = start(special);
  return {
    ...base,
    leaders: { athens: 'first', sparta: 'second', corinth: 'second' },
    locations: { 'place-1': 'attica', 'place-2': 'pylos', 'place-3': 'corcyra' },
  };
};

const DEPLOY: Task = { type: 'deploy', side: 'first', left: 2, brought: 0, only: null, refused: [] };

describe('deployment', () => {
  test('[6.1] a dead counter comes back, the lowest of its arm', () => {
    const base = led();
    const dead = [3, 1].map(value => ({ city: 'athens', arm: 'infantry', value }) as const);
    const state = at({ ...base, dead }, { type: 'name-first', side: 'second' });
    const after = choose(state, 'second', { type: 'name-first', player: 'first' });
    expect(after.dead).toEqual([{ city: 'athens', arm: 'infantry', value: 3 }]);
  });

  test('[6.2] twos before ones, and the ones begin left of the last who gave up a two', () => {
    const tiles = { first: ['athens-4', 'athens-1'], second: ['sparta-4'], third: ['argos-3'] };
    const state = at({ ...led(), leaders: {}, tiles }, { type: 'next-tile', next: 'third', shards: 2 });
    const giving: string[] = [];
    let now = play.apply(
      { ...state, agenda: [{ type: 'permit', side: 'first', troop: troopOf }, DEPLOY, ...state.agenda] },
      { type: 'refuse', by: 'first' },
    ).state;
    while (play.awaits(now).length > 0) {
      const [seat = ''] = play.awaits(now);
      giving.push(seat);
      now = choose(now, seat, { type: 'stop' });
    }
    expect(giving).toEqual(['first', 'first', 'second', 'third', 'first']);
  });

  test('[6.3] [6.4] [6.6] the first to come is main; their city is at war with the owner of the place', () => {
    const state = at(led(), DEPLOY);
    const taken = choose(state, 'first', { type: 'take', city: 'athens', arm: 'infantry', value: 3 });
    const sent = choose(taken, 'first', { type: 'send', place: 'place-2', stance: 'attack' });
    expect(sent.relations).toEqual([{ kind: 'war', between: ['athens', 'sparta'] }]);
    expect(sent.troops).toHaveLength(1);
    const [own] = play.position(sent, 'first').pieces.filter(({ space }) => space === 'place-2');
    const [other] = play.position(sent, 'third').pieces.filter(({ space }) => space === 'place-2');
    expect([own?.face.band, other?.face.band]).toEqual(['Ath 3', 'Ath ?']);
  });

  test('[6.5] nobody attacks a place of their own city; another’s is defended only with its leader’s permission', () => {
    const taken = choose(at(led(), DEPLOY), 'first', {
      type: 'take',
      city: 'athens',
      arm: 'infantry',
      value: 3,
    });
    const own: Action = { type: 'send', place: 'place-1', stance: 'attack', by: 'first' };
    expect(play.objections(taken, own).map(({ code }) => code)).toEqual(['perikles/attacks-own-city']);
    const asked = choose(taken, 'first', { type: 'send', place: 'place-3', stance: 'defend' });
    expect(play.awaits(asked)).toEqual(['second']);
    const refused = choose(asked, 'second', { type: 'refuse' });
    expect(refused.troops).toEqual([]);
    const again = choose(refused, 'first', { type: 'take', city: 'athens', arm: 'infantry', value: 3 });
    expect(play.actions(again, 'first')).not.toContainEqual(
      expect.objectContaining({ place: 'place-3', stance: 'defend' }),
    );
    const allowed = choose(asked, 'second', { type: 'allow' });
    expect(allowed.troops).toHaveLength(1);
    expect(allowed.relations).toEqual([{ kind: 'alliance', between: ['athens', 'corinth'] }]);
  });

  test('[9.1] who leads no city commands the Persians, and pays from any city', () => {
    const state = at(led(), { ...DEPLOY, side: 'third' } as Task);
    expect(
      new Set(play.actions(state, 'third').flatMap(offer => (offer.type === 'take' ? [offer.city] : []))),
    ).toEqual(new Set(['persia']));
    const further = at(led(), { type: 'further', side: 'third' });
    expect(play.actions(further, 'third').filter(({ type }) => type === 'spend')).toHaveLength(6);
  });

  test('[9.5] a revolt sends a Spartan home until the round is over', () => {
    const state = at(led('slave-revolt'), DEPLOY);
    const after = choose(state, 'first', { type: 'slave-revolt', source: 'stock' });
    expect(after.resting).toHaveLength(1);
    expect(after.resting[0]).toMatchObject({ city: 'sparta', arm: 'infantry' });
    expect(after.homes).toHaveLength(state.homes.length - 1);
  });
});

const troopOf = {
  side: 'first',
  city: 'athens',
  arm: 'infantry',
  value: 1,
  place: 'place-3',
  stance: 'defend',
} as const;

const WAR = { athens: 'first', sparta: 'second', argos: 'third' } as const;

describe('battles', () => {
  test('[7.3] a place that nobody attacks leaves the game and brings its defender two markers', () => {
    const scenario = makeGame({
      leaders: WAR,
      shown: ['pylos'],
      troops: { second: [counter('sparta', 'infantry', 1, 'defend')] },
    });
    const end = play.start(scenario, 1);
    expect(end.columns.sparta.second).toBe(4);
    expect(end.won.second).toEqual([]);
  });

  test('[7.1] [7.7] [7.8] an attacker alone in the last round takes the place: a defeat', () => {
    const scenario = makeGame({
      leaders: WAR,
      shown: ['pylos'],
      troops: { first: [counter('athens', 'infantry', 1, 'attack')] },
    });
    const end = play.start(scenario, 1);
    expect(end.won.first).toEqual(['pylos']);
    expect(end.defeats.sparta).toBe(1);
    expect(play.result(end)).not.toBeNull();
  });

  test('[7.5] [7.6] a battle is thrown, and the beaten side loses its lowest main counter', () => {
    const scenario = makeGame({
      leaders: WAR,
      shown: ['attica'],
      troops: {
        first: [counter('athens', 'infantry', 3, 'defend'), counter('athens', 'infantry', 1, 'defend')],
        second: [counter('sparta', 'infantry', 4, 'attack'), counter('sparta', 'infantry', 2, 'attack')],
      },
    });
    const state = skipSpecials(play.start(scenario, 4));
    expect(play.awaits(state)).toEqual(['second']);
    const [fight] = play.actions(state, 'second');
    if (!fight) throw new Error('nothing to throw');
    expect(Object.keys(play.odds(state, fight)?.ways ?? {})).toEqual(['attacker', 'defender']);
    const { state: end, events } = play.apply(state, fight);
    const thrown = events.filter(event => event.type === 'thrown' && event.faces?.length === 4);
    expect(thrown.length).toBeGreaterThan(0);
    expect(thrown.every(({ because }) => (because?.length ?? 0) > 0)).toBe(true);
    const [dead] = end.dead;
    expect([
      { city: 'athens', value: 1 },
      { city: 'sparta', value: 2 },
    ]).toContainEqual({ city: dead?.city, value: dead?.value });
  });

  const withTile = (
    special: 'brasidas' | 'phormio' | 'thessalian-allies' | 'persian-fleet',
    arm: 'infantry' | 'galleys',
  ): State =>
    play.start(
      makeGame({
        leaders: WAR,
        shown: [arm === 'infantry' ? 'epidaurus' : 'cythera'],
        specials: { third: special, first: 'plague', second: 'alkibiades' },
        troops: {
          first: [counter('athens', arm, 3, 'attack')],
          second: [counter('sparta', arm, 3, 'defend')],
        },
      }),
      2,
    );

  test.each([
    ['[9.4] Brasidas', 'brasidas', 'infantry', 'defender'],
    ['[9.9] Phormio', 'phormio', 'galleys', 'attacker'],
  ] as const)('%s doubles the counters of one city', (_, special, arm, helped) => {
    const state = keepSpecials(withTile(special, arm), 'third');
    expect(play.awaits(state)).toEqual(['third']);
    const odds = (choice: Choice) => {
      const found = play.odds(state, { ...choice, by: 'third' });
      return Number(((found?.ways[helped] ?? 0n) * 1_000_000n) / (found?.total ?? 1n));
    };
    expect(odds({ type: 'double' })).toBeGreaterThan(odds({ type: 'hold' }));
    const after = choose(state, 'third', { type: 'double' });
    expect(after.battle?.doubled).toHaveLength(1);
    expect(after.specials.third).toBeNull();
  });

  test.each([
    ['[9.6] Thessalian Allies', 'thessalian-allies', 'infantry'],
    ['[9.8] the Persian Fleet', 'persian-fleet', 'galleys'],
  ] as const)('%s give one side a token', (_, special, arm) => {
    const state = keepSpecials(withTile(special, arm), 'third');
    const after = choose(state, 'third', { type: 'token', fighter: 'defender' });
    expect(after.battle?.tokens).toEqual({ attacker: 0, defender: 1 });
  });

  test('[7.5] [7.7] the odds of a whole battle are exact', () => {
    const even = { arm: 'infantry', attacker: 4, defender: 4 } as const;
    const { total, ways } = computeBattleOdds([{ ...even, arm: 'galleys' }, even]);
    expect((ways.attacker ?? 0n) + (ways.defender ?? 0n)).toBe(total);
    // Worked out apart from this code, as a fraction: 8 against 7 in both rounds.
    expect((ways.attacker ?? 0n) * 3545789402n).toBe(total * 949163125n);
    expect(computeBattleOdds([{ arm: 'infantry', attacker: 0, defender: 0 }])).toEqual({
      total: 1n,
      ways: { nobody: 1n },
    });
    // One throw decides from one token each once both or one succeed; 8 needs 15, 7 needs 21 of 36.
    const { total: whole, ways: last } = computeBattleOdds([even], { attacker: 1, defender: 1 });
    const [hit, guard] = [15 / 36, 21 / 36];
    const alone = [hit * (1 - guard), (1 - hit) * guard] as const;
    expect(Number(last.attacker) / Number(whole)).toBeCloseTo(alone[0] / (alone[0] + alone[1]), 12);
  });
});

describe('the end', () => {
  test('[8.1] leaders become statues, counters go home, and the leader of Athens begins', () => {
    const state = at(
      { ...led(), round: 1, start: 'third' },
      { type: 'further', side: 'first' },
      { type: 'end-round' },
    );
    const after = choose(state, 'first', { type: 'no-further' });
    expect(after.statues.athens).toEqual({ first: 1 });
    expect(after.leaders).toEqual({});
    expect(after.start).toBe('first');
    expect(after.round).toBe(2);
  });

  test('[8.2] after three rounds, or after four defeats of Athens or Sparta', () => {
    expect(isOver(3, { athens: 0, sparta: 0 })).toBe(true);
    expect(isOver(1, { athens: 4, sparta: 0 })).toBe(true);
    expect(isOver(2, { athens: 3, sparta: 3 })).toBe(false);
  });

  test('[8.3] markers, places and statues count; ties go to places, then statues, then are shared', () => {
    const state = {
      ...led(),
      statues: { ...led().statues, corinth: { first: 2 } },
      won: { first: ['sicily'] },
    };
    expect(scoresOf(state)[0]).toEqual({ side: 'first', points: 12 + 7 + 18, fromLocations: 7, statues: 2 });
    const tie = { points: 9, fromLocations: 3, statues: 1 };
    expect(
      rankScores([
        { side: 'a', ...tie },
        { side: 'b', ...tie, statues: 2 },
        { side: 'c', ...tie },
        { side: 'd', ...tie, points: 10 },
      ]),
    ).toEqual([['d'], ['b'], ['a', 'c']]);
  });
});
