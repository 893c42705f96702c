import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { readShippedScenario } from '@/content/testing/shipped-scenarios';
import {
  findOrderProblems,
  findRefusalProblems,
  type ShownMoment,
} from '@/lib/game/testing/presentation-problems';
import {
  findBarProblems,
  listBarWords,
  listBoardWords,
  listHeadlines,
  splitIntoOrders,
} from '@/lib/game/testing/shown-words';
import { scenarioSchema } from '../../document/scenario';
import { anyBattle, type Decision, decisionsOf } from '../../testing/random-play';
import { attackPatterns, choose, startFight } from '../../testing/scripted-play';
import { play } from '..';
import type { Action, Event } from '../actions';
import type { State } from '../state';

const shownTo = (state: State, seat: string): ShownMoment<State, Action, Event> => ({
  rules: play,
  say,
  state,
  seat,
});

const GAMES = [1, 2, 3, 4, 5, 6].map(seed => decisionsOf(anyBattle(seed), seed));
const MOMENTS = GAMES.flatMap(game => game.filter((_, place) => place % 7 === 0));
/** The machine may be busy. */
const PATIENCE = 300_000;

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
      for (const { state, action } of MOMENTS.filter((_, place) => place % 3 === 0))
        expect(findRefusalProblems(shownTo(state, action.by))).toEqual([]);
    },
    PATIENCE,
  );

  const battle = {
    first: [['u', ['sure', 'blunt'], 'A2']],
    second: [['x', ['blunt', 'weak'], 'A4']],
  } as const;

  test('[6.2] an attack that nobody can answer goes to its target with one order, and says whom it strikes', () => {
    const { state } = startFight({ ...battle, second: [['x', ['sure'], 'A5']] });
    const [order] = play.orders(state, 'first', ['u-1', 'u-2']);
    expect(order?.actions.map(({ type }) => type)).toEqual(['attack', 'choose-target']);
    const preview = order && play.nextThrow(state, order);
    expect(preview && say(preview.title)).toBe('sure and 1 more in A3 against sure in A5');
  });

  test('[6.3] a reaction shows what the attacker may do to it as own loss, and its price', () => {
    const { state } = choose(startFight({ ...battle, second: [['x', ['sure', 'weak'], 'A4']] }), {
      type: 'attack',
      unit: 'u',
    });
    const orders = play.orders(state, 'second', []);
    expect(orders.map(({ actions: [first] }) => first.type)).toEqual(['intercept', 'wait']);
    for (const order of orders) {
      const preview = play.nextThrow(state, order);
      const ids = Object.keys(preview?.odds.ways ?? {});
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) expect(play.losses(id).enemy).toBe(0);
    }
    expect(orders[0]?.about.cost?.[0]?.amount).toBe(1);
  });
});

describe('the log', () => {
  const linesOf = (game: readonly Decision[], viewer: string | 'all') =>
    splitIntoOrders(play, game).flatMap(order => play.summary(order, viewer) ?? []);

  test('every order has a line in words, with what came after it', () => {
    const lines = GAMES.flatMap(game => linesOf(game, 'all')).flatMap(line => [
      line,
      ...(line.following ?? []),
    ]);
    for (const { text, cost } of lines) expect([say(text), cost && say(cost)]).not.toContain('');
    expect(lines.some(({ suffered }) => suffered.length > 0)).toBe(true);
  });

  test('a fight is told with its hits and the points destroyed', () => {
    const begun = startFight({
      first: [['u', ['sure'], 'A2']],
      second: [['x', ['weak'], 'A4']],
    });
    const [attack, target] = attackPatterns('u', 'x');
    const attacked = choose(begun, attack);
    const done = choose(attacked, target);
    const [first, second] = done.chosen;
    if (!first || !second) throw new Error('nothing was chosen');
    const line = play.summary(
      [
        { state: begun.state, action: first, events: [] },
        { state: attacked.state, action: second, events: done.events },
      ],
      'all',
    );
    expect(line && say(line.text)).toBe('sure in A2 attacked weak in A4: 2 hits; A destroyed 1 point');
    expect(line?.suffered).toEqual(['x-1']);
  });

  test('headlines, progress, standings, resources, tracks and legend can be said', () => {
    for (const headline of listHeadlines(play, GAMES.flat(), 'all')) expect(say(headline)).not.toBe('');
    for (const { state, action } of GAMES.flat())
      for (const sentence of listBarWords(play, state, action.by)) expect(say(sentence)).not.toBe('');
    for (const { state } of MOMENTS.slice(0, 20)) {
      for (const sentence of listBoardWords(play, state, 'all')) expect(say(sentence)).not.toBe('');
      expect(findBarProblems(play, state, 'all')).toEqual([]);
    }
  });

  test('a brief for each side can be said', () => {
    const scenario = readShippedScenario('pocket-battles', 'pocket-allia', scenarioSchema);
    for (const { id } of scenario.sides) {
      const { aim, turn, fights, minutes } = play.brief(scenario, id);
      for (const part of [aim, turn, fights]) expect(say(part)).not.toBe('');
      expect(minutes).toBeGreaterThan(5);
    }
  });
});

describe('[4.2, 4.3] what is hidden stays hidden', () => {
  const shown = (state: State, seat: string): string => {
    const pieces = play.position(state, seat).pieces.map(({ id }) => id);
    const groups = pieces.map(id => play.groupOf(state, seat, id));
    const orders = [[], ...groups].map(group => play.orders(state, seat, group));
    return JSON.stringify([
      groups,
      orders,
      play.resources(state, seat, seat),
      play.standings(state, seat),
      play.legend(state, seat),
      play.refusals(state, seat, []),
      pieces.map(id => play.tracks(state, id, seat)),
    ]);
  };

  test(
    'states that a seat cannot tell apart show it the same, and so do their logs',
    () => {
      const placing = GAMES.flat().filter(({ state }, place) => state.round === 0 && place % 2 === 0);
      expect(placing.length).toBeGreaterThan(20);
      for (const { state, action } of placing)
        for (const { id: seat } of state.scenario.sides) {
          const other = play.imagine(state, seat, 7);
          expect(shown(other, seat)).toBe(shown(state, seat));
          const lineOf = (from: State) =>
            JSON.stringify(
              play.summary([{ state: from, action, events: play.apply(from, action).events }], seat),
            );
          if (action.by !== seat) expect(lineOf(other)).toBe(lineOf(state));
        }
    },
    PATIENCE,
  );
});
