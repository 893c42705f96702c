import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readDocument } from '@/lib/systems/read-document';
import { listActingGroups } from '../board/acting-groups';
import { findForcedAction } from './forced-action';
import {
  type AnyPlayRules,
  findDecider,
  type GameSession,
  getCurrentMoment,
  openSession,
  playAction,
} from './game-session';
import { playChain } from './play-chain';
import { undoTarget } from './undo-target';

const open = async (battle: string, seed: number): Promise<GameSession> => {
  const read = await readDocument(JSON.parse(await readFile(`content/scenarios/${battle}.json`, 'utf8')));
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play)
    throw new Error('not playable');
  return openSession(read.system.play, read.checked.document, seed);
};

const playFirst = (match: GameSession): GameSession | null => {
  const seat = findDecider(match);
  const action = seat === null ? undefined : match.rules.actions(getCurrentMoment(match).state, seat)[0];
  const step = action && playAction(match, action);
  return step?.type === 'played' ? step.match : null;
};

/** Plays a choice of the same seat that rolls no dice and reveals no secret. */
const playQuiet = (match: GameSession): GameSession => {
  const seat = findDecider(match) ?? '';
  for (const action of match.rules.actions(getCurrentMoment(match).state, seat)) {
    const step = playAction(match, action);
    if (step.type !== 'played' || findDecider(step.match) !== seat) continue;
    if (getCurrentMoment(step.match).events.every(({ faces, readers }) => !faces && !readers))
      return step.match;
  }
  throw new Error('no quiet choice');
};

const BATTLES = [
  'lost-battles/cannae',
  'prussias-glory/rossbach-battle',
  'in-death-ground/marathon-490',
  'perikles/perikles-431',
  'pocket-battles/pocket-clastidium',
];

/** The rules unchanged, except for the offered choices. */
const offering = (rules: AnyPlayRules, count: number): AnyPlayRules => ({
  ...rules,
  actions: (state, seat) => rules.actions(state, seat).slice(0, count),
});

describe.each(BATTLES)('%s', battle => {
  test('what is taken by itself is the only choice, ends nothing, rolls nothing and costs nothing', async () => {
    let match: GameSession | null = await open(battle, 5);
    for (let step = 0; match && step < 60; step += 1) {
      const seat = findDecider(match);
      const { state } = getCurrentMoment(match);
      const forced = seat === null ? null : findForcedAction(match.rules, state, seat);
      if (forced && seat !== null) {
        expect(match.rules.actions(state, seat)).toEqual([forced]);
        expect(match.rules.about(state, forced).kind).not.toBe('end');
        expect(match.rules.about(state, forced).cost ?? []).toEqual([]);
        for (const event of match.rules.apply(state, forced).events) {
          expect(event.faces).toBeUndefined();
          expect(event.readers).toBeUndefined();
        }
      }
      match = playFirst(match);
    }
  });

  test('every piece of an offer stands in exactly one group', async () => {
    const { rules, ...match } = await open(battle, 5);
    const seat = findDecider({ rules, ...match }) ?? '';
    const { state } = getCurrentMoment({ rules, ...match });
    const pieces = listActingGroups(rules, state, seat).flatMap(group => group.pieces);
    const named = rules.actions(state, seat).flatMap(action => rules.about(state, action).subjects);
    for (const piece of named) expect(pieces).toContain(piece);
  });
});

describe('a choice with one item', () => {
  test('is taken where it is free, and not where it ends, costs or rolls', async () => {
    const match = await open('lost-battles/cannae', 1);
    const seat = findDecider(match) ?? '';
    const { state } = getCurrentMoment(match);
    const only = offering(match.rules, 1);
    const [first] = only.actions(state, seat);
    expect(findForcedAction(match.rules, state, seat)).toBeNull();
    const about = match.rules.about(state, first as never);
    const isRolled = match.rules.apply(state, first as never).events.some(({ faces }) => faces);
    expect(findForcedAction(only, state, seat)).toEqual(isRolled ? null : first);
    const ending: AnyPlayRules = { ...only, about: () => ({ ...about, kind: 'end' }) };
    expect(findForcedAction(ending, state, seat)).toBeNull();
    const priced = [{ amount: 1, unit: { code: 'x' }, payer: seat }];
    expect(findForcedAction({ ...only, about: () => ({ ...about, cost: priced }) }, state, seat)).toBeNull();
  });
});

describe('undo', () => {
  test('goes back before the whole order', async () => {
    const start = await open('prussias-glory/rossbach-battle', 3);
    const one = playQuiet(start);
    const two = playQuiet(one);
    const asOneOrder = (match: GameSession): GameSession => ({
      ...match,
      rules: { ...match.rules, startsOrder: state => state === getCurrentMoment(start).state },
    });
    expect(undoTarget(asOneOrder(two))).toBe(0);
    expect(undoTarget({ ...two, rules: { ...two.rules, startsOrder: () => true } })).toBe(1);
    expect(undoTarget(start)).toBeNull();
  });

  test('never takes back for a computer', async () => {
    const start = await open('prussias-glory/rossbach-battle', 3);
    const seat = findDecider(start) ?? '';
    const next = playQuiet(start);
    expect(undoTarget(next)).toBe(0);
    expect(undoTarget({ ...next, players: { [seat]: { type: 'computer', level: 'steady' } } })).toBeNull();
  });

  test('stops at dice', async () => {
    let match: GameSession | null = await open('lost-battles/cannae', 1);
    for (let step = 0; match && step < 40; step += 1) {
      const isThrown = getCurrentMoment(match).events.some(event => 'faces' in event);
      if (isThrown && match.at > 0) expect(undoTarget(match)).toBeNull();
      match = playFirst(match);
    }
  });
});

describe('a chain of choices', () => {
  test('is played as far as it is legal, and says why it stopped', async () => {
    const match = await open('pocket-battles/pocket-clastidium', 3);
    const seat = findDecider(match) ?? '';
    const [first] = match.rules.actions(getCurrentMoment(match).state, seat);
    if (!first) throw new Error('nothing is offered');
    const { match: after, findings } = playChain(match, [first, first], 20);
    expect(after.at).toBe(1);
    expect(findings.length).toBeGreaterThan(0);
  });
});
