import { describe, expect, test } from 'vitest';
import { say as sayStrictly } from '@/components/words/testing/strict-english';
import diaoyu from '@/content/scenarios/in-death-ground/diaoyu-1259.json';
import ezhou from '@/content/scenarios/in-death-ground/ezhou-1259.json';
import sardis from '@/content/scenarios/in-death-ground/sardis-498.json';
import teutoburg from '@/content/scenarios/in-death-ground/teutoburg-9.json';
import trebia from '@/content/scenarios/in-death-ground/trebia-218.json';
import zama from '@/content/scenarios/in-death-ground/zama-202-table.json';
import { describeFinding } from '@/lib/game/contract/finding';
import type { OrderSummary } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { findOrderProblems } from '@/lib/game/testing/presentation-problems';
import {
  findBarProblems,
  listBarWords,
  listBoardWords,
  listHeadlines,
  splitIntoOrders,
} from '@/lib/game/testing/shown-words';
import { scenarioSchema } from '../../document/scenario';
import { decisionsOf, listOwnPieces, seatOfDecision } from '../../testing/decisions';
import { type Decision, seedRandom } from '../../testing/random-play';
import { play } from '..';
import type { State } from '../state';

/** The words leave no key, no empty name and no unfilled placeholder. */
const say = (sentence: Sentence): string => {
  const said = sayStrictly(sentence);
  expect(said, JSON.stringify(sentence)).toMatch(/\S/);
  expect(said, JSON.stringify(sentence)).not.toMatch(/undefined|NaN|\{|words\./);
  return said;
};

const MOST = 160;
const PATIENCE = 240_000;

/** Open battles, one with a stratagem; a siege that is set up in play and one that is not; an ambush, a raid with late units. */
const BATTLES = [
  ['Trebia', trebia, 1],
  ['Zama', zama, 2],
  ['Ezhou', ezhou, 1],
  ['Diaoyu', diaoyu, 2],
  ['Teutoburg', teutoburg, 3],
  ['Sardis', sardis, 1],
] as const;

const checkOrders = (decision: Decision): void => {
  const { state } = decision;
  const seat = seatOfDecision(decision);
  expect(findOrderProblems({ rules: play, say, state, seat })).toEqual([]);
  const found = [[], ...listOwnPieces(state, seat).map(id => play.groupOf(state, seat, id))].flatMap(
    subjects => play.orders(state, seat, subjects),
  );
  for (const { actions: chain, about } of new Set(found)) {
    expect(chain).toHaveLength(1);
    const isAnswer = about.subjects.length > 0 || ['end', 'pick', 'place', 'react'].includes(about.kind);
    expect([chain[0].type, isAnswer]).toEqual([chain[0].type, true]);
  }
  for (const subjects of [[], ...listOwnPieces(state, seat).map(id => [id])]) {
    const labels = play.orders(state, seat, subjects).map(({ label }) => say(label));
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  }
  const other = state.scenario.sides.find(({ id }) => id !== seat)?.id ?? '';
  expect(play.orders(state, other, [])).toEqual([]);
};

const checkThrows = (decision: Decision): void => {
  const { state } = decision;
  const seat = seatOfDecision(decision);
  const all = [[], ...listOwnPieces(state, seat).map(id => [id])].flatMap(ids =>
    play.orders(state, seat, ids),
  );
  for (const order of new Set(all)) {
    const preview = play.nextThrow(state, order);
    if (!preview) continue;
    say(preview.title);
    if (preview.note) say(preview.note);
    for (const line of preview.lines) say(line.label);
    expect(Object.values(preview.odds.ways).reduce((sum, ways) => sum + ways, 0n)).toBe(preview.odds.total);
    for (const id of Object.keys(preview.odds.ways)) {
      say(preview.outcomes?.[id] ?? play.describeOutcome(id));
      say(play.describeOutcome(id));
      expect(play.losses(id).own + play.losses(id).enemy).toBeGreaterThanOrEqual(0);
    }
  }
};

const checkBar = ({ state }: Decision): void => {
  for (const viewer of [...state.scenario.sides.map(({ id }) => id), 'all']) {
    for (const sentence of [...listBarWords(play, state, viewer), ...listBoardWords(play, state, viewer)])
      say(sentence);
    for (const { icon } of play.legend(state, viewer)) expect(icon.length).toBeGreaterThan(0);
    expect(findBarProblems(play, state, viewer)).toEqual([]);
  }
};

const checkLine = ({ text, cost, about, suffered, following = [] }: OrderSummary, state: State): number => {
  say(text);
  if (cost) say(cost);
  const known = new Set(state.units.map(({ id }) => id));
  for (const id of [...about.subjects, ...suffered]) expect(known).toContain(id);
  return 1 + following.reduce((sum, line) => sum + checkLine(line, state), 0);
};

describe.each(BATTLES)('%s', (_, document, seed) => {
  const scenario = scenarioSchema.parse(document);
  const decisions = decisionsOf(scenario, seed, MOST);
  const some = decisions.filter((__, index) => index < 10 || index % 11 === 0);

  test(
    'every choice begins an order, and every order can be given and said',
    () => some.forEach(checkOrders),
    PATIENCE,
  );
  test('the odds of every order add up and are said', () => some.forEach(checkThrows), PATIENCE);
  test('turn, standings, legend and tracks are said', () => some.forEach(checkBar), PATIENCE);

  test('every order has at most one line of its own, and all lines are said', () => {
    const viewers = [...scenario.sides.map(({ id }) => id), 'all'];
    for (const order of splitIntoOrders(play, decisions))
      for (const viewer of viewers) {
        const line = play.summary(order, viewer);
        const last = order.at(-1);
        if (line && last) checkLine(line, last.state);
        for (const headline of listHeadlines(play, order, viewer)) say(headline);
      }
  });

  test('what a seat must know to begin is said', () => {
    for (const { id } of scenario.sides) {
      const { aim, turn, fights, minutes } = play.brief(scenario, id);
      for (const sentence of [aim, turn, fights]) say(sentence);
      expect(minutes).toBeGreaterThan(5);
    }
  });

  test(
    'a unit in the hand comes somewhere legal or says why not',
    () => {
      const chance = seedRandom(seed);
      for (const decision of some) {
        const { state } = decision;
        const seat = seatOfDecision(decision);
        const { width, height } = play.position(state, seat).board;
        for (const id of listOwnPieces(state, seat)) {
          const pose = {
            at: [chance.share() * width, chance.share() * height] as const,
            heading: chance.below(2) === 0 ? null : chance.below(360),
          };
          const held = play.drag?.(state, seat, id, pose);
          if (!held) continue;
          expect(held.findings.length === 0 ? play.objections(state, held.action) : []).toEqual([]);
          expect(held.outlines.length).toBeGreaterThan(0);
          for (const figure of held.figures) say(figure);
          for (const finding of held.findings) say(describeFinding(finding));
        }
      }
    },
    PATIENCE,
  );
});
