import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import kadesh from '@/content/scenarios/lost-battles/kadesh.json';
import { describeFinding } from '@/lib/game/contract/finding';
import type { Order } from '@/lib/game/contract/play-presentation';
import { findOrderProblems } from '@/lib/game/testing/presentation-problems';
import {
  findBarProblems,
  listBarWords,
  listBoardWords,
  listHeadlines,
  splitIntoOrders,
} from '@/lib/game/testing/shown-words';
import { scenarioSchema } from '../../document/scenario';
import { TILE_IDS } from '../../rules/battlefield/tiles';
import { anyBattle, chooseEagerly, type Decision, playOut, seedRandom } from '../../testing/random-play';
import { play } from '..';
import type { Action } from '../actions';
import type { State } from '../state';

const TIMEOUT = 120_000;
const GAMES = 14;

/** Some decisions of every phase, from random battles. */
const sampleDecisions = (perPhase: number): readonly Decision[] => {
  const samples = new Map<string, Decision[]>();
  for (let game = 0; game < GAMES; game += 1) {
    const chance = seedRandom(40 + game);
    playOut(
      anyBattle(70 + game),
      game,
      actions => chooseEagerly(chance, actions),
      decision => {
        const known = samples.get(decision.state.phase.type) ?? [];
        samples.set(decision.state.phase.type, known);
        if (known.length < perPhase && (known.length < 2 || chance.below(15) === 0)) known.push(decision);
      },
    );
  }
  return [...samples.values()].flat();
};

const decisions = sampleDecisions(20);
const seatOfDecision = (state: State): string => play.awaits(state)[0] ?? '';
const ownPieces = (state: State): readonly string[] =>
  play
    .position(state, 'all')
    .pieces.filter(({ seat }) => seat === seatOfDecision(state))
    .map(({ id }) => id);
const groupsOf = (state: State): readonly (readonly string[])[] => {
  const groups = ownPieces(state).map(piece => play.groupOf(state, seatOfDecision(state), piece));
  return [...new Map(groups.map(group => [group.toSorted().join(), group])).values()];
};
const allOrders = (state: State): readonly Order<Action>[] =>
  [[], ...groupsOf(state)].flatMap(group => play.orders(state, seatOfDecision(state), group));

/** 4.3 – An activation after which the group could only stand still is legal, but nobody would want it. */
const leadsNowhere = (state: State, action: Action): boolean => {
  if (action.type !== 'activate') return false;
  const forming = play.apply(state, action).state;
  const pieces = play.actions(forming, action.by);
  return pieces
    .filter(({ type }) => type === 'join')
    .every(join => {
      const joined = play.apply(forming, join).state;
      return play
        .actions(joined, action.by)
        .filter(({ type }) => type === 'order')
        .every(order => play.apply(joined, order).state.phase.type !== 'march');
    });
};

describe('orders', () => {
  test('every legal action begins an order, and every order can be played to its first roll', {
    timeout: TIMEOUT,
  }, () => {
    for (const { state, actions } of decisions) {
      const idle = actions
        .filter(action => leadsNowhere(state, action))
        .map(action => `no order begins with ${JSON.stringify(action)}`);
      const problems = findOrderProblems({ rules: play, say, state, seat: seatOfDecision(state) });
      expect(problems.filter(problem => !idle.includes(problem))).toEqual([]);
    }
  });

  test('every order is given by pieces, or ends or answers something', { timeout: TIMEOUT }, () => {
    for (const { state } of decisions)
      for (const { about, label } of allOrders(state))
        expect(about.subjects.length > 0 || about.kind === 'end' || about.kind === 'react', say(label)).toBe(
          true,
        );
  });

  test('no two orders of a group read alike, and the price is what is paid', { timeout: TIMEOUT }, () => {
    for (const { state } of decisions)
      for (const group of groupsOf(state)) {
        const orders = play.orders(state, seatOfDecision(state), group);
        const labels = orders.map(({ label, about }) => `${say(label)} ${JSON.stringify(about.path)}`);
        expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
        for (const { actions, about } of orders.filter(
          order => state.phase.type === 'activate' && order.about.kind !== 'form',
        )) {
          const after = actions.reduce((now, action) => play.apply(now, action).state, state);
          const paid = (about.cost ?? []).filter(({ payer }) => payer === seatOfDecision(state));
          if (after.turn.hasRolled === state.turn.hasRolled && after.active === state.active)
            expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(
              state.turn.commands - after.turn.commands,
            );
        }
      }
  });

  test('an attack at Cannae takes three clicks: a unit, the attack, the first strike', () => {
    const asked = play.start(scenarioSchema.parse(cannae), 1);
    const state = play.apply(asked, { type: 'keep-turns', by: seatOfDecision(asked) }).state;
    const seat = seatOfDecision(state);
    const group = play.groupOf(state, seat, 'velites');
    const [order] = play.orders(state, seat, group);
    expect([order?.about.kind, order && say(order.label)]).toEqual(['attack', 'Attack C3']);
    const attacking = (order?.actions ?? []).reduce((now, action) => play.apply(now, action).state, state);
    const [strike] = play.orders(attacking, seat, []);
    expect(strike?.actions.map(({ type }) => type)).toEqual(['strike']);
    const struck = (strike?.actions ?? []).reduce((now, action) => play.apply(now, action).state, attacking);
    expect(struck.rng).not.toEqual(attacking.rng);
  });

  test('a part of a group has its own orders', () => {
    const first = play.start(scenarioSchema.parse(cannae), 1);
    const state = play.apply(first, { type: 'keep-turns', by: seatOfDecision(first) }).state;
    const seat = seatOfDecision(state);
    const group = play.groupOf(state, seat, 'roman-legion-1');
    const part = group.filter(id => id !== 'roman-legion-1');
    expect(part.length).toBeLessThan(group.length);
    expect(play.orders(state, seat, part).length).toBeGreaterThan(0);
    for (const { about } of play.orders(state, seat, part))
      expect([...about.subjects].toSorted()).toEqual([...part].toSorted());
  });
});

describe('throws', () => {
  test('the odds are whole, and their outcomes and reasons have words', { timeout: TIMEOUT }, () => {
    let seen = 0;
    for (const { state } of decisions)
      for (const order of allOrders(state)) {
        const preview = play.nextThrow(state, order);
        if (!preview) continue;
        seen += 1;
        const { title, odds, outcomes, lines, note } = preview;
        expect(Object.values(odds.ways).reduce((sum, ways) => sum + ways, 0n)).toBe(odds.total);
        for (const id of Object.keys(odds.ways)) {
          expect(say(outcomes?.[id] ?? play.describeOutcome(id))).not.toBe('');
          expect(play.losses(id).own).toBeGreaterThanOrEqual(0);
        }
        for (const { label } of lines) expect(say(label)).not.toBe('');
        expect(say(title) + (note ? say(note) : '')).not.toBe('');
      }
    expect(seen).toBeGreaterThan(100);
  });

  test('an order that ends in an attack shows the strike that stands first then', {
    timeout: TIMEOUT,
  }, () => {
    for (const { state } of decisions.filter(({ state: { phase } }) => phase.type === 'activate'))
      for (const order of allOrders(state).filter(({ about }) => about.kind === 'attack')) {
        const after = order.actions.reduce((now, action) => play.apply(now, action).state, state);
        const [first] = play.orders(after, seatOfDecision(state), []);
        if (!first) throw new Error('nobody strikes');
        expect(play.nextThrow(state, order)?.odds).toEqual(play.nextThrow(after, first)?.odds);
      }
  });
});

describe('refusals', () => {
  test('every place and every own piece is lit or has its reason', { timeout: TIMEOUT }, () => {
    for (const { state } of decisions) {
      const seat = seatOfDecision(state);
      for (const group of groupsOf(state)) {
        const orders = play.orders(state, seat, group);
        const refused = play.refusals(state, seat, group);
        for (const { finding } of refused) {
          expect(say(describeFinding(finding))).not.toBe('');
          expect(finding.rule).toBeDefined();
        }
        const lit = new Set(
          orders.flatMap(({ about }) => about.targets.flatMap(target => ('id' in target ? target.id : []))),
        );
        const reasons = new Set(refused.flatMap(({ target }) => (target && 'id' in target ? target.id : [])));
        for (const tile of TILE_IDS)
          expect(lit.has(tile) !== reasons.has(tile), `${state.phase.type} ${group} ${tile}`).toBe(true);
        if (orders.length === 0)
          expect(
            refused.some(({ target, kind }) => !target && !kind),
            `${group}`,
          ).toBe(true);
      }
    }
  });
});

describe('log, score and the rest', () => {
  test('whole games can be told', { timeout: TIMEOUT }, () => {
    for (const [index, scenario] of [cannae, kadesh].entries()) {
      const chance = seedRandom(index + 5);
      const played: Decision[] = [];
      playOut(
        scenarioSchema.parse(scenario),
        index,
        actions => chooseEagerly(chance, actions),
        decision => played.push(decision),
      );
      const lines = splitIntoOrders(play, played).flatMap(order => play.summary(order, 'all') ?? []);
      for (const { text, cost } of lines) expect([say(text), cost && say(cost)]).not.toContain('');
      for (const headline of listHeadlines(play, played, 'all')) expect(say(headline)).not.toBe('');
      for (const { state } of played)
        for (const sentence of listBarWords(play, state, seatOfDecision(state)))
          expect(say(sentence)).not.toBe('');
      expect(lines.length).toBeGreaterThan(20);
    }
  });

  test('brief, legend and track have words', () => {
    for (const scenario of [cannae, kadesh].map(document => scenarioSchema.parse(document)))
      for (const { id } of scenario.sides) {
        const { aim, turn, fights } = play.brief(scenario, id);
        expect([aim, turn, fights].map(say).every(text => text.length > 20)).toBe(true);
        const state = play.start(scenario, 1);
        for (const sentence of listBoardWords(play, state, id)) expect(say(sentence)).not.toBe('');
        expect(findBarProblems(play, state, id)).toEqual([]);
        expect(play.legend(state, id).length).toBeGreaterThan(6);
        expect(play.progress(state).now).toBe(play.progress(state).first);
      }
  });
});
