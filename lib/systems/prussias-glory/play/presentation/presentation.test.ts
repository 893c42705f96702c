import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { readShippedScenario } from '@/content/testing/shipped-scenarios';
import type { PlayedAction } from '@/lib/game/contract/play-presentation';
import {
  findOrderProblems,
  findRefusalProblems,
  problemsOfOrder,
  type ShownMoment,
} from '@/lib/game/testing/presentation-problems';
import {
  findBarProblems,
  listBarWords,
  listBoardWords,
  listHeadlines,
  splitIntoOrders,
} from '@/lib/game/testing/shown-words';
import { type Scenario, scenarioSchema } from '../../document/scenario';
import { anyBattle, type Decision, decisionsOf } from '../../testing/random-play';
import { run, stateOf } from '../../testing/scripted-play';
import { play } from '..';
import type { Action, Event } from '../actions';
import type { State, TaskName } from '../state';

const shownTo = (state: State, seat: string): ShownMoment<State, Action, Event> => ({
  rules: play,
  say,
  state,
  seat,
});

/** The first few decisions of each kind in a game: all kinds come, and the run stays short. */
const samplesOf = (game: readonly Decision[], each: number): readonly Decision[] => {
  const seen = new Map<TaskName, number>();
  return game.filter(({ state }) => {
    const task = state.agenda[0]?.task ?? 'turn';
    seen.set(task, (seen.get(task) ?? 0) + 1);
    return (seen.get(task) ?? 0) <= each;
  });
};

const SEEDS = [1, 2, 3, 4];
/** The machine may be busy. */
const PATIENCE = 300_000;
const GAMES = SEEDS.map(seed => decisionsOf(anyBattle(seed), seed));
const MOMENTS = GAMES.flatMap(game => samplesOf(game, 2));

const shipped = (name: string): Scenario => readShippedScenario('prussias-glory', name, scenarioSchema);

describe('orders', () => {
  test(
    'every legal action begins an order, and every order can be played to its first roll',
    () => {
      for (const { state, action } of MOMENTS)
        expect(findOrderProblems(shownTo(state, action.by))).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'every place and every piece is lit or refused with its section',
    () => {
      for (const { state, action } of MOMENTS.slice(0, 20))
        expect(findRefusalProblems(shownTo(state, action.by))).toEqual([]);
    },
    PATIENCE,
  );
});

describe('a shipped battle', () => {
  const scenario = shipped('leuthen-battle');

  test(
    'stacks on its map have orders that can be played',
    () => {
      const [state] = gameStart(scenario, 'move');
      const seat = (state && play.awaits(state)[0]) ?? '';
      if (!state) throw new Error('nobody moves');
      const pieces = play.position(state, seat).pieces.filter(piece => piece.seat === seat && piece.space);
      const orders = pieces
        .filter((_, place) => place % 6 === 0)
        .flatMap(({ id }) => play.orders(state, seat, play.groupOf(state, seat, id)))
        .filter((_, place) => place % 23 === 0);
      expect(orders.length).toBeGreaterThan(8);
      for (const order of orders) expect(problemsOfOrder(shownTo(state, seat), order)).toEqual([]);
    },
    PATIENCE,
  );

  test('a brief for each side can be said', () => {
    for (const { id } of scenario.sides) {
      const { aim, turn, fights, minutes } = play.brief(scenario, id);
      for (const part of [aim, turn, fights]) expect(say(part)).not.toBe('');
      expect(minutes).toBeGreaterThan(5);
    }
  });
});

const gameStart = (scenario: Scenario, task: TaskName): readonly State[] => {
  let state = play.start(scenario, 3);
  for (let count = 0; count < 60 && state.agenda[0]?.task !== task; count += 1) {
    const [seat = ''] = play.awaits(state);
    const [action] = play.actions(state, seat);
    if (!action) return [];
    state = play.apply(state, action).state;
  }
  return [state];
};

describe('the log', () => {
  test('a stack that goes together is one line', () => {
    const stack = ['a', 'b'].map(id => ({ id, hex: '1010', codes: ['3-3-4'] }));
    const far = { id: 'e', side: 1 as const, hex: '2020', codes: ['3-3-4'] };
    const state = run(stateOf([...stack, far]), { task: 'move' }).state;
    const group = play.groupOf(state, 'first', 'a');
    expect(group).toEqual(['a', 'b']);
    const order = play
      .orders(state, 'first', group)
      .find(({ about: { targets } }) =>
        targets.some(target => target.type === 'place' && target.id === '1012'),
      );
    const played: PlayedAction<State, Action, Event>[] = [];
    for (const action of order?.actions ?? []) {
      const before = played.reduce((now, done) => play.apply(now, done.action).state, state);
      played.push({ state: before, action, events: play.apply(before, action).events });
    }
    expect(played.filter(done => play.startsOrder(done.state, done.action)).length).toBe(1);
    const line = play.summary(played, 'all');
    expect(line && say(line.text)).toBe('b and a moved from 1010 to 1012');
    expect(line?.cost && say(line.cost)).toBe('2 movement points');
  });

  test('every order has a line in words, or nothing to tell', () => {
    const lines = GAMES.flatMap(game => splitIntoOrders(play, game)).flatMap(
      order => play.summary(order, 'all') ?? [],
    );
    const all = lines.flatMap(line => [line, ...(line.following ?? [])]);
    for (const { text, cost } of all) expect([say(text), cost && say(cost)]).not.toContain('');
    expect(lines.some(({ suffered }) => suffered.length > 0)).toBe(true);
  });

  test('headlines, progress, standings, resources and legend can be said', () => {
    for (const headline of listHeadlines(play, GAMES.flat(), 'all')) expect(say(headline)).not.toBe('');
    for (const { state, action } of GAMES.flat())
      for (const sentence of listBarWords(play, state, action.by)) expect(say(sentence)).not.toBe('');
    for (const { state } of MOMENTS) {
      for (const sentence of listBoardWords(play, state, 'all')) expect(say(sentence)).not.toBe('');
      expect(findBarProblems(play, state, 'all')).toEqual([]);
    }
  });
});
