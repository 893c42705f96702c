import { describe, expect, test } from 'vitest';
import { blankFor } from '../../document/blank';
import type { Deployed } from '../../rules/relations';
import { counter, makeGame } from '../../testing/random-play';
import { at, choose, skipSpecials } from '../../testing/scripted-play';
import type { BattlePlace, Special } from '../../vocabulary';
import { play } from '..';
import type { Action } from '../actions';
import { stockOf } from '../game';
import type { State, Task } from '../state';

const base = (specials: readonly Special[] = ['phormio', 'brasidas', 'persian-fleet']): State => {
  const scenario = blankFor(3);
  const players = scenario.players.map((player, index) => ({ ...player, special: specials[index] }));
  return play.start(
    {
      ...scenario,
      players,
      startPlayer: 'first',
      options: { ...scenario.options, begin: 'tiles' },
    } as typeof scenario,
    5,
  );
};

const led = (specials?: readonly Special[]): State => ({
  ...base(specials),
  leaders: { athens: 'first', sparta: 'second', corinth: 'second' },
  locations: { 'place-1': 'attica', 'place-2': 'pylos', 'place-3': 'corcyra' },
});

const troop = (
  side: string,
  city: Deployed['city'],
  value: number,
  place: BattlePlace,
  stance: Deployed['stance'],
): Deployed => ({ side, city, arm: 'infantry', value, place, stance });

const DEPLOY = { type: 'deploy', side: 'first', left: 2, brought: 0, only: null, refused: [] } as const;

const codes = (state: State, action: Action): readonly string[] =>
  play.objections(state, action).map(({ code }) => code.replace('perikles/', ''));

describe('influence', () => {
  test('[4.1] K20 a player lays no more markers than are left, and is not asked without any', () => {
    const state = base();
    const rich = { ...state.columns, thebes: { ...state.columns.thebes, first: 19 } };
    const full: State = { ...state, columns: rich, shown: ['athens-1', ...state.shown.slice(1)] };
    expect(stockOf(full, 'first')).toBe(1);
    const after = choose(full, 'first', { type: 'pick', tile: 'athens-1' });
    expect([after.columns.athens.first, stockOf(after, 'first')]).toEqual([3, 0]);
    expect(play.awaits(at(full, { type: 'any-city', side: 'first', left: 2 }))).toEqual(['first']);
    expect(play.awaits(at(after, { type: 'any-city', side: 'first', left: 2 }))).toEqual([]);
  });

  test('[4.1] a brown tile lays its markers one by one, into any cities', () => {
    const state = at(base(), { type: 'any-city', side: 'first', left: 2 });
    const one = choose(state, 'first', { type: 'lay', city: 'argos' });
    expect(one.agenda[0]).toEqual({ type: 'any-city', side: 'first', left: 1 });
    const two = choose(one, 'first', { type: 'lay', city: 'megara' });
    expect([two.columns.argos.first, two.columns.megara.first, two.agenda[0]?.type]).toEqual([3, 3, 'over']);
  });

  test('[4.2] an assassin may take one’s own marker, also from the columns', () => {
    const state = at(base(), { type: 'symbol', side: 'first', symbol: 'assassin' });
    const after = choose(state, 'first', {
      type: 'assassinate',
      city: 'argos',
      owner: 'first',
      from: 'columns',
    });
    expect(after.columns.argos.first).toBe(1);
    expect(
      codes(state, { by: 'first', type: 'assassinate', city: 'argos', owner: 'first', from: 'candidates' }),
    ).toEqual(['no-marker-there']);
  });

  test('[5.1] clockwise, passing over who cannot, until nobody can; [5.2] K7 one candidate leads unopposed', () => {
    const state = base();
    const only = { first: 1, second: 0, third: 0 };
    const none = { first: 0, second: 0, third: 0 };
    const columns: State['columns'] = {
      athens: { first: 2, second: 1, third: 0 },
      sparta: only,
      corinth: none,
      thebes: none,
      argos: none,
      megara: none,
    };
    const nominating = at({ ...state, columns }, { type: 'nominate', side: 'first' }, { type: 'elect' });
    const one = choose(nominating, 'first', { type: 'nominate', city: 'sparta', owner: 'first' });
    expect(play.awaits(one)).toEqual(['second']);
    const two = choose(one, 'second', { type: 'nominate', city: 'athens', owner: 'second' });
    expect(play.awaits(two)).toEqual(['first']);
    const three = choose(two, 'first', { type: 'nominate', city: 'athens', owner: 'first' });
    expect(three.leaders).toEqual({ athens: 'first', sparta: 'first' });
    expect([three.columns.athens.first, three.columns.sparta.first]).toEqual([1, 0]);
    expect(three.agenda[0]).toEqual({ type: 'name-first', side: 'first' });
  });

  test('[6.1] K19 without a leader of Sparta the first player of the round names who deploys first', () => {
    const state = base();
    const columns = Object.fromEntries(
      Object.keys(state.columns).map(city => [city, {}]),
    ) as State['columns'];
    const after = play.apply(
      at({ ...state, columns, start: 'third' }, { type: 'after-pick', side: 'first' }, { type: 'elect' }),
      { by: 'first', type: 'go-on' },
    ).state;
    expect([after.agenda[0], after.leaders]).toEqual([{ type: 'name-first', side: 'third' }, {}]);
  });

  test('[9.3] [9.7] [9.10] after the tile as well as before it, and only once', () => {
    const state = at(base(['perikles', 'plague', 'alkibiades']), { type: 'after-pick', side: 'first' });
    expect(play.actions(state, 'first').map(({ type }) => type)).toEqual(['perikles', 'go-on', 'keep-on']);
    const after = choose(state, 'first', { type: 'perikles' });
    expect([after.columns.athens.first, play.awaits(after)]).toEqual([4, []]);
  });

  test('[9.10] K10 the plague counts a candidate, and the columns pay', () => {
    const state = base(['plague', 'brasidas', 'phormio']);
    const standing: State = {
      ...state,
      candidates: { ...state.candidates, argos: ['first'] },
      columns: { ...state.columns, argos: { first: 3, second: 3, third: 1 } },
    };
    const after = choose(standing, 'first', { type: 'plague', city: 'argos' });
    expect(after.columns.argos).toEqual({ first: 1, second: 2, third: 1 });
    expect(after.candidates.argos).toEqual(['first']);
  });
});

describe('deployment', () => {
  const dead = (city: 'athens' | 'sparta', arm: 'infantry' | 'galleys', value: number) => ({
    city,
    arm,
    value,
  });

  test('[6.1] the leader chooses the arm; every city takes back one', () => {
    const state = at(
      {
        ...led(),
        dead: [dead('athens', 'infantry', 2), dead('athens', 'galleys', 1), dead('sparta', 'infantry', 4)],
      },
      { type: 'name-first', side: 'second' },
    );
    const named = choose(state, 'second', { type: 'name-first', player: 'first' });
    expect(named.agenda[0]).toEqual({ type: 'recover', side: 'first', city: 'athens' });
    const after = choose(named, 'first', { type: 'recover', arm: 'galleys' });
    expect(after.dead).toEqual([dead('athens', 'infantry', 2)]);
    expect(after.homes).toContainEqual(dead('sparta', 'infantry', 4));
  });

  test('[6.2] without tiles of two shards the first player begins; who has none of the kind is passed over', () => {
    const tiles = { first: ['athens-4'], second: [], third: ['argos-3'] };
    const state = at({ ...led(), tiles }, { type: 'name-first', side: 'second' });
    const third = choose(state, 'second', { type: 'name-first', player: 'second' });
    expect([play.awaits(third), third.tiles]).toEqual([
      ['third'],
      { first: ['athens-4'], second: [], third: [] },
    ]);
  });

  test('[6.8] K8 only after a tile that brought a counter, and once', () => {
    const stopped = choose(at(led(), DEPLOY), 'first', { type: 'stop' });
    expect(stopped.agenda.some(({ type }) => type === 'further')).toBe(false);
    const taken = choose(at(led(), DEPLOY), 'first', {
      type: 'take',
      city: 'athens',
      arm: 'infantry',
      value: 3,
    });
    const sent = choose(taken, 'first', { type: 'send', place: 'place-2', stance: 'attack' });
    const asked = choose(sent, 'first', { type: 'stop' });
    expect(asked.agenda[0]).toEqual({ type: 'further', side: 'first' });
    const spent = choose(asked, 'first', { type: 'spend', city: 'athens' });
    expect(spent.columns.athens.first).toBe(1);
    expect(spent.agenda[0]).toMatchObject({ type: 'deploy', only: 'athens', left: 2 });
    const more = choose(spent, 'first', { type: 'take', city: 'athens', arm: 'galleys', value: 1 });
    const again = choose(more, 'first', { type: 'send', place: 'place-2', stance: 'attack' });
    expect(choose(again, 'first', { type: 'stop' }).agenda.some(({ type }) => type === 'further')).toBe(
      false,
    );
  });

  test('[6.2] a counter with one way to go may be taken in hand, one with none not', () => {
    const arms = (state: State) =>
      new Set(play.actions(state, 'second').flatMap(action => (action.type === 'take' ? [action.arm] : [])));
    const only: State = { ...led(), leaders: { sparta: 'second' }, locations: { 'place-1': 'attica' } };
    expect(arms(at(only, { ...DEPLOY, side: 'second' }))).toEqual(new Set(['infantry']));
  });

  test('[6.5] K9 a permission holds for the place and the round; the next counter is not asked for again', () => {
    const take = { type: 'take', city: 'athens', arm: 'infantry', value: 1 } as const;
    const taken = choose(at(led(), DEPLOY), 'first', take);
    const asked = choose(taken, 'first', { type: 'send', place: 'place-3', stance: 'defend' });
    const allowed = choose(asked, 'second', { type: 'allow' });
    const second = choose(allowed, 'first', take);
    const sent = choose(second, 'first', { type: 'send', place: 'place-3', stance: 'defend' });
    expect([sent.troops.length, sent.agenda.some(({ type }) => type === 'permit')]).toEqual([2, false]);
  });

  test('[6.5] K7 nobody can permit the defence of a city without a leader', () => {
    const sending: Task = {
      type: 'send',
      side: 'first',
      counter: { city: 'athens', arm: 'infantry', value: 1 },
    };
    const state = at({ ...led(), locations: { 'place-1': 'mantinea' } }, sending, DEPLOY);
    expect(codes(state, { by: 'first', type: 'send', place: 'place-1', stance: 'defend' })).toEqual([
      'nobody-permits',
    ]);
    expect(codes(state, { by: 'first', type: 'send', place: 'place-1', stance: 'attack' })).toEqual([]);
  });

  test('[6.4] K17 no galleys where only infantry fights; [6.7] nobody on both sides', () => {
    const galleys: Task = {
      type: 'send',
      side: 'second',
      counter: { city: 'sparta', arm: 'galleys', value: 1 },
    };
    expect(
      codes(at(led(), galleys, { ...DEPLOY, side: 'second' }), {
        by: 'second',
        type: 'send',
        place: 'place-1',
        stance: 'attack',
      }),
    ).toEqual(['arm-does-not-fight']);
    const foot: Task = {
      type: 'send',
      side: 'second',
      counter: { city: 'corinth', arm: 'infantry', value: 1 },
    };
    const attacking = { ...led(), troops: [troop('second', 'sparta', 1, 'place-1', 'attack')] };
    expect(
      codes(at(attacking, foot, { ...DEPLOY, side: 'second' }), {
        by: 'second',
        type: 'send',
        place: 'place-1',
        stance: 'defend',
      }),
    ).toEqual(['both-sides']);
  });

  test('[6.6] K16 an ally neither attacks the other’s places nor stands against its troops, and the other way round', () => {
    const allied: State = {
      ...led(),
      locations: { 'place-1': 'attica', 'place-2': 'corcyra', 'place-3': 'mantinea' },
      relations: [{ kind: 'alliance', between: ['athens', 'corinth'] }],
      troops: [troop('second', 'corinth', 1, 'place-3', 'attack')],
    };
    const sending = (side: string, city: 'athens' | 'corinth'): State =>
      at(allied, { type: 'send', side, counter: { city, arm: 'infantry', value: 1 } }, { ...DEPLOY, side });
    const send = (by: string, place: BattlePlace, stance: 'attack' | 'defend'): Action => ({
      by,
      type: 'send',
      place,
      stance,
    });
    expect(codes(sending('first', 'athens'), send('first', 'place-2', 'attack'))).toEqual(['allied']);
    expect(codes(sending('second', 'corinth'), send('second', 'place-1', 'attack'))).toEqual(['allied']);
    const open = { ...allied, leaders: { ...allied.leaders, argos: 'third' } };
    const against = at(
      open,
      { type: 'send', side: 'first', counter: { city: 'athens', arm: 'infantry', value: 1 } },
      DEPLOY,
    );
    expect(codes(against, send('first', 'place-3', 'defend'))).toEqual(['allied']);
    expect(codes(against, send('first', 'place-3', 'attack'))).toEqual([]);
  });

  test('[9.5] a revolt draws from one place too; the counter is back in the next round', () => {
    const spartans = [1, 3].map(value => troop('second', 'sparta', value, 'place-1', 'attack'));
    const homes = led().homes.filter(({ city, arm }) => city !== 'sparta' || arm !== 'infantry');
    const state = at(
      { ...led(['slave-revolt', 'brasidas', 'phormio']), troops: spartans, homes, round: 1 },
      DEPLOY,
      { type: 'end-round' },
    );
    expect(play.actions(state, 'first').filter(({ type }) => type === 'slave-revolt')).toHaveLength(1);
    const after = choose(state, 'first', { type: 'slave-revolt', source: 'place-1' });
    expect([after.troops.length, after.resting.length, after.specials.first, after.homes.length]).toEqual([
      1,
      1,
      null,
      homes.length,
    ]);
    const next = choose(after, 'first', { type: 'stop' });
    expect([next.round, next.resting, next.homes.length]).toEqual([2, [], homes.length + 2]);
  });
});

const WAR = { athens: 'first', sparta: 'second', argos: 'third' } as const;

describe('battles', () => {
  test('[7.3] [9.1] every Persian player lays two markers where Persians held an unattacked place', () => {
    const end = play.start(
      makeGame({
        leaders: { athens: 'first' },
        shown: ['attica'],
        troops: { second: [counter('persia', 'infantry', 2, 'defend')] },
      }),
      1,
    );
    expect(end.columns.athens).toMatchObject({ first: 2, second: 4, third: 4 });
  });

  test('[9.1] what the Persians take counts for all who command them, and marks a defeat', () => {
    const end = play.start(
      makeGame({
        leaders: { athens: 'first' },
        shown: ['attica'],
        troops: { second: [counter('persia', 'infantry', 2, 'attack')] },
      }),
      1,
    );
    expect(end.persianWon).toEqual([{ location: 'attica', sides: ['second', 'third'] }]);
    expect([end.won, end.defeats.athens]).toEqual([{ first: [], second: [], third: [] }, 1]);
  });

  test('[7.7] K5 an attacker without the arm of the last round takes nothing, and there is no defeat', () => {
    const end = play.start(
      makeGame({
        leaders: WAR,
        shown: ['pylos'],
        troops: { first: [counter('athens', 'galleys', 1, 'attack')] },
      }),
      1,
    );
    expect([end.won.first, end.defeats.sparta, end.locations]).toEqual([[], 0, {}]);
  });

  test('[7.2] [7.7] K18 militia alone hold a place: nobody gets the tile, and the attackers go home', () => {
    const begun = play.start(
      makeGame({
        leaders: WAR,
        shown: ['sicily'],
        troops: { first: [counter('athens', 'galleys', 4, 'attack')] },
      }),
      1,
    );
    const fought = skipSpecials(begun);
    const end = play.apply(fought, { by: 'first', type: 'fight' }).state;
    expect([end.won.first, end.won.second, end.defeats.sparta, end.troops]).toEqual([[], [], 0, []]);
  });

  test('[7.7] the winner of the first round begins the second with a token; [9.6] [9.8] that side gets no other', () => {
    const begun = play.start(
      makeGame({
        leaders: WAR,
        shown: ['pylos'],
        specials: { first: 'thessalian-allies', second: 'phormio', third: 'plague' },
        troops: {
          first: [counter('athens', 'galleys', 1, 'attack'), counter('athens', 'infantry', 1, 'attack')],
          second: [counter('sparta', 'infantry', 1, 'defend')],
        },
      }),
      1,
    );
    expect(begun.battle).toMatchObject({ index: 1, tokens: { attacker: 1, defender: 0 } });
    expect(
      play.actions(begun, 'first').flatMap(action => (action.type === 'token' ? [action.fighter] : [])),
    ).toEqual(['defender']);
  });

  test('[7.6] without main troops of the arm the lowest ally is lost, as the main player says', () => {
    const begun = play.start(
      makeGame({
        leaders: { athens: 'first', sparta: 'second', argos: 'third', thebes: 'third' },
        shown: ['epidaurus'],
        troops: {
          first: [counter('athens', 'galleys', 1, 'attack')],
          third: [
            counter('argos', 'infantry', 2, 'attack'),
            counter('thebes', 'infantry', 2, 'attack'),
            counter('thebes', 'infantry', 3, 'attack'),
          ],
          second: [counter('sparta', 'infantry', 4, 'defend')],
        },
      }),
      1,
    );
    const beaten = at(begun, { type: 'loss', side: 'first', beaten: 'attacker' });
    expect(
      play.actions(beaten, 'first').flatMap(action => (action.type === 'lose' ? [action.city] : [])),
    ).toEqual(['argos', 'thebes']);
    const after = choose(beaten, 'first', { type: 'lose', city: 'thebes' });
    expect(after.dead).toEqual([{ city: 'thebes', arm: 'infantry', value: 2 }]);
    expect(codes(beaten, { by: 'first', type: 'lose', city: 'sparta' })).toEqual(['not-lowest']);
  });

  test('[9.4] a doubling holds for its round alone, and never for locals', () => {
    const state = play.start(
      makeGame({
        leaders: WAR,
        shown: ['sicily'],
        specials: { first: 'plague', second: 'phormio', third: 'alkibiades' },
        troops: {
          first: [counter('athens', 'galleys', 3, 'attack'), counter('athens', 'infantry', 1, 'attack')],
          second: [counter('sparta', 'infantry', 2, 'defend')],
        },
      }),
      4,
    );
    const asked = choose(state, 'first', { type: 'hold' });
    const doubled = choose(asked, 'second', { type: 'double' });
    expect(doubled.battle?.doubled).toEqual([{ city: 'athens', arm: 'galleys' }]);
    const breakdown = play.oddsBreakdown?.(doubled, { by: 'third', type: 'hold' }) ?? [];
    expect(breakdown.map(({ value }) => value).slice(0, 2)).toEqual([6, 1]);
  });
});

describe('the end of a round', () => {
  test('[8.3] the points of a player: markers, each place, statues; [7.8] a city not in the document has no defeats', () => {
    const state: State = {
      ...led(),
      statues: { ...led().statues, corinth: { first: 2 } },
      won: { first: ['sicily'] },
    };
    const lines = play.scoreBreakdown?.(state, 'first', 'second') ?? [];
    expect(lines.map(({ value }) => value)).toEqual([12, 7, 18]);
    const { scenario } = state;
    expect(play.start({ ...scenario, cities: [] }, 1).defeats.argos).toBe(0);
  });

  test('[8.1] K19 without a leader of Athens the first player stays; [3.2] seven new places lie open', () => {
    const state = at(
      {
        ...led(),
        leaders: { sparta: 'second' },
        round: 1,
        start: 'third',
        later: ['delium', 'aetolia', 'leucas', 'solygeia', 'melos', 'lesbos', 'sicily', 'megara'],
      },
      { type: 'further', side: 'second' },
      { type: 'end-round' },
    );
    const next = choose(state, 'second', { type: 'no-further' });
    expect([next.start, next.locations['place-7'], next.later]).toEqual(['third', 'sicily', ['megara']]);
    expect([next.agenda[0], next.statues.sparta]).toEqual([{ type: 'pick', side: 'third' }, { second: 1 }]);
  });

  test('[8.2] four defeats of Sparta end the game after the first round', () => {
    const state = at(
      { ...led(), round: 1, defeats: { ...led().defeats, sparta: 4 } },
      { type: 'further', side: 'first' },
      { type: 'end-round' },
    );
    expect(play.result(choose(state, 'first', { type: 'no-further' }))).not.toBeNull();
  });
});
