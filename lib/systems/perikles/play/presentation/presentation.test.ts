import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { describeFinding } from '@/lib/game/contract/finding';
import type { Order, OrderSummary } from '@/lib/game/contract/play-presentation';
import { findOrderProblems } from '@/lib/game/testing/presentation-problems';
import {
  findBarProblems,
  listBarWords,
  listBoardWords,
  listHeadlines,
  splitIntoOrders,
} from '@/lib/game/testing/shown-words';
import { anyGame, chooseEagerly, type Decision, playOut, seedRandom } from '../../testing/random-play';
import { SPACES } from '../../vocabulary';
import { play } from '..';
import type { Action } from '../actions';
import type { State } from '../state';

const TIMEOUT = 120_000;
const GAMES = 8;

/** Some decisions of every kind, from random games. */
const sampleDecisions = (perTask: number): readonly Decision[] => {
  const samples = new Map<string, Decision[]>();
  for (let game = 0; game < GAMES; game += 1) {
    const chance = seedRandom(60 + game);
    playOut(
      anyGame(30 + game),
      game,
      actions => chooseEagerly(chance, actions),
      decision => {
        const kind = decision.state.agenda[0]?.type ?? '';
        const known = samples.get(kind) ?? [];
        samples.set(kind, known);
        if (known.length < perTask && (known.length < 2 || chance.below(12) === 0)) known.push(decision);
      },
    );
  }
  return [...samples.values()].flat();
};

const decisions = sampleDecisions(8);
/** Two positions of every kind: more than twenty. */
const positions = [
  ...new Map(
    decisions.map(decision => [
      `${decision.state.agenda[0]?.type} ${decisions.indexOf(decision) % 2}`,
      decision,
    ]),
  ).values(),
];
const decider = (state: State): string => play.awaits(state)[0] ?? '';
const piecesOf = (state: State): readonly string[] =>
  play.position(state, decider(state)).pieces.map(({ id }) => id);
const allOrders = (state: State): readonly Order<Action>[] => [
  ...play.orders(state, decider(state), []),
  ...piecesOf(state).flatMap(id =>
    play.orders(state, decider(state), play.groupOf(state, decider(state), id)),
  ),
];

describe('orders', () => {
  test('every legal action begins an order, and every order can be played to its first roll', {
    timeout: TIMEOUT,
  }, () => {
    for (const { state } of decisions)
      expect(findOrderProblems({ rules: play, say, state, seat: decider(state) })).toEqual([]);
  });

  test('[6.2] [6.4] a counter in hand is sent with one order', () => {
    const sent = decisions
      .filter(({ state }) => state.agenda[0]?.type === 'deploy')
      .flatMap(({ state }) => allOrders(state));
    expect(sent.filter(({ actions }) => actions.length === 2).length).toBeGreaterThan(10);
  });
});

describe('throws', () => {
  test('[7.5] the odds of a round are whole and have words', { timeout: TIMEOUT }, () => {
    let seen = 0;
    for (const { state } of decisions)
      for (const order of allOrders(state)) {
        const preview = play.nextThrow(state, order);
        if (!preview) continue;
        seen += 1;
        expect(Object.values(preview.odds.ways).reduce((sum, ways) => sum + ways, 0n)).toBe(
          preview.odds.total,
        );
        for (const id of Object.keys(preview.odds.ways)) {
          expect(say(preview.outcomes?.[id] ?? { code: '' })).not.toBe('');
          expect(say(play.describeOutcome(id))).not.toBe('');
          expect(play.losses(id).own + play.losses(id).enemy).toBeLessThanOrEqual(1);
        }
        for (const { label } of preview.lines) say(label);
        expect(say(preview.title) + (preview.note ? say(preview.note) : '')).not.toBe('');
      }
    expect(seen).toBeGreaterThan(10);
  });
});

describe('refusals', () => {
  test('the positions are many', () => expect(positions.length).toBeGreaterThanOrEqual(20));

  test('every place and every piece is lit or has its reason', { timeout: TIMEOUT }, () => {
    for (const { state } of positions) {
      const seat = decider(state);
      for (const group of [[], ...piecesOf(state).map(id => [id])]) {
        const orders = play.orders(state, seat, group);
        const offers =
          group.length > 0
            ? orders.map(order => order.about)
            : play.actions(state, seat).map(action => play.about(state, action));
        const refused = play.refusals(state, seat, group);
        for (const { finding } of refused) {
          expect(say(describeFinding(finding))).not.toBe('');
          expect(finding.rule).toBeDefined();
        }
        const lit = new Set(
          offers.flatMap(({ targets }) => targets.flatMap(target => ('id' in target ? target.id : []))),
        );
        const reasons = new Set(refused.flatMap(({ target }) => (target && 'id' in target ? target.id : [])));
        for (const space of SPACES)
          expect(lit.has(space) !== reasons.has(space), `${state.agenda[0]?.type} ${group} ${space}`).toBe(
            true,
          );
        if (orders.length === 0 && group.length > 0) expect(refused.some(({ target }) => !target)).toBe(true);
      }
    }
  });
});

const linesOf = (line: OrderSummary): readonly string[] => [
  say(line.text),
  ...(line.following ?? []).flatMap(linesOf),
];

describe('log, score and the rest', () => {
  test('whole games can be told, and every battle round says who won it', { timeout: TIMEOUT }, () => {
    const chance = seedRandom(9);
    const played: Decision[] = [];
    playOut(
      anyGame(31),
      2,
      actions => chooseEagerly(chance, actions),
      decision => played.push(decision),
    );
    for (const headline of listHeadlines(play, played, 'all')) expect(say(headline)).not.toBe('');
    for (const { state } of played) {
      for (const sentence of listBarWords(play, state, decider(state))) expect(say(sentence)).not.toBe('');
      expect(play.progress(state).phases).toHaveLength(5);
    }
    const lines = splitIntoOrders(play, played).flatMap(order => {
      const line = play.summary(order, 'all');
      return line ? linesOf(line) : [];
    });
    expect(lines.length).toBeGreaterThan(30);
    const fights = played.filter(({ action }) => action.type === 'fight').length;
    expect(lines.filter(line => / won as (attacker|defender)/.test(line)).length).toBe(fights);
  });

  test('brief and legend have words', () => {
    const scenario = anyGame(33);
    const state = play.start(scenario, 1);
    for (const { id } of scenario.sides) {
      const { aim, turn, fights, minutes } = play.brief(scenario, id);
      expect([aim, turn, fights].map(say).every(text => text.length > 20)).toBe(true);
      expect(minutes).toBeGreaterThan(5);
      for (const sentence of listBoardWords(play, state, id)) expect(say(sentence)).not.toBe('');
      expect(play.legend(state, id)).toHaveLength(scenario.sides.length + 3);
      expect(findBarProblems(play, state, id)).toEqual([]);
    }
  });
});

const asJson = (value: unknown): string =>
  JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? `${item}n` : item));

describe('secrets', () => {
  test('[2.3] [6.4] what a player is shown is the same in a game that they cannot tell from the true one', {
    timeout: TIMEOUT,
  }, () => {
    for (const { state } of positions)
      for (const { id: viewer } of state.scenario.sides) {
        const told = (from: State) => {
          const orders = play
            .position(from, viewer)
            .pieces.flatMap(({ id }) => play.orders(from, viewer, [id]));
          const all = [...play.orders(from, viewer, []), ...orders];
          return asJson([
            all,
            all.map(order => play.nextThrow(from, order)),
            play.resources(from, viewer, viewer),
            play.standings(from, viewer),
            play.progress(from),
            play.legend(from, viewer),
            play.position(from, viewer).pieces,
          ]);
        };
        expect(told(play.imagine(state, viewer, 5))).toBe(told(state));
      }
  });

  test('[6.4] the log of a sent counter tells the others nothing of its value', { timeout: TIMEOUT }, () => {
    for (const { state, action } of decisions.filter(({ action: { type } }) => type === 'take')) {
      const tell = (from: State, taken: Action): string => {
        const after = play.apply(from, taken);
        const [send] = play.actions(after.state, taken.by);
        if (!send) throw new Error('nowhere to go');
        const order = [
          { state: from, action: taken, events: after.events },
          { state: after.state, action: send, events: play.apply(after.state, send).events },
        ];
        return asJson(play.summary(order, 'somebody else'));
      };
      const others = play
        .actions(state, action.by)
        .filter(
          other =>
            action.type === 'take' &&
            other.type === 'take' &&
            other.city === action.city &&
            other.arm === action.arm,
        );
      expect(new Set(others.map(other => tell(state, other))).size).toBe(1);
    }
  });
});
