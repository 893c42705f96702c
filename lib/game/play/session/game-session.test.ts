import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readDocument } from '@/lib/systems/read-document';
import { createComputerPlayer } from '../../computer/match-runner';
import { boardMarksOf } from '../board/board-marks';
import { computeHeatMap } from '../board/heat-map';
import { findReasonAgainst } from '../board/reason-against';
import { listSeatTimes } from '../log/timing';
import {
  changeDice,
  findDecider,
  type GameSession,
  getCurrentMoment,
  goToMoment,
  openSession,
  playAction,
  reopenSession,
  setComment,
  switchBranch,
  syncFrom,
  toGameRecord,
} from './game-session';

const cannae = async (
  seed: number,
  changed: (text: string) => string = text => text,
): Promise<GameSession> => {
  const read = await readDocument(
    JSON.parse(changed(await readFile('content/scenarios/lost-battles/cannae.json', 'utf8'))),
  );
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play)
    throw new Error('not playable');
  return openSession(read.system.play, read.checked.document, seed);
};

/** Plays the first offered choice, this many times. */
const playOn = (match: GameSession, steps: number): GameSession => {
  const seat = findDecider(match);
  const action = seat === null ? undefined : match.rules.actions(getCurrentMoment(match).state, seat)[0];
  if (steps === 0 || !action) return match;
  const step = playAction(match, action);
  return step.type === 'played' ? playOn(step.match, steps - 1) : match;
};

describe('a game', () => {
  test('its record gives the same game again', async () => {
    const game = playOn(await cannae(7), 40);
    const again = reopenSession(game.rules, game.scenario, JSON.parse(JSON.stringify(toGameRecord(game))));
    expect(again.fitted).toBe(40);
    expect(again.match.moments).toEqual(game.moments);
  });

  test('going back and choosing the same throws the same dice; other dice stand in the record', async () => {
    const game = playOn(await cannae(7), 30);
    const back = playOn(goToMoment(game, 10), 20);
    expect(getCurrentMoment(back).state).toEqual(getCurrentMoment(game).state);
    const other = changeDice(goToMoment(game, 10), 99);
    expect(toGameRecord(other).entries.at(-1)).toEqual({ type: 'other-dice', seed: 99 });
    expect(reopenSession(game.rules, game.scenario, toGameRecord(other)).match.moments).toEqual(
      other.moments,
    );
  });

  test('a record that does not fit is followed as far as it does', async () => {
    const game = playOn(await cannae(7), 12);
    const { seed, entries } = toGameRecord(game);
    const spoilt = {
      seed,
      entries: [...entries.slice(0, 5), { by: 'nobody', type: 'nonsense' }, ...entries.slice(5)],
    };
    const { match, fitted } = reopenSession(game.rules, game.scenario, spoilt);
    expect(fitted).toBe(5);
    expect(match.branches).toEqual([{ entries: spoilt.entries }]);
    expect(reopenSession(game.rules, game.scenario, toGameRecord(match)).match.branches).toEqual(
      match.branches,
    );
  });

  test('what another window has played on, taken back, chosen otherwise or said is followed', async () => {
    const game = playOn(await cannae(7), 12);
    const on = playOn(game, 8);
    const other = setComment(changeDice(goToMoment(on, 15), 99), 3, 'Here!');
    for (const there of [on, goToMoment(on, 4), other])
      expect(syncFrom(game, JSON.parse(JSON.stringify(toGameRecord(there))))).toEqual(there);
    expect(syncFrom(other, toGameRecord(game)).moments).toEqual(game.moments);
  });

  test('what was left by choosing otherwise stays as a branch that one can go over to', async () => {
    const game = playOn(await cannae(7), 12);
    const back = goToMoment(game, 5);
    const seat = findDecider(back) ?? '';
    const other = back.rules.actions(getCurrentMoment(back).state, seat).at(-1);
    if (!other) throw new Error('nothing else to choose');
    const step = playAction(setComment(back, 5, ' Here! '), other);
    if (step.type !== 'played') throw new Error('refused');
    expect(step.match.branches).toHaveLength(1);
    expect(step.match.comments).toEqual([{ at: 5, text: 'Here!' }]);
    const again = switchBranch(step.match, 0);
    expect(again.at).toBe(6);
    expect(again.moments.map(({ state }) => state)).toEqual(game.moments.map(({ state }) => state));
    const kept = reopenSession(
      game.rules,
      game.scenario,
      JSON.parse(JSON.stringify(toGameRecord(again))),
    ).match;
    expect([kept.at, kept.branches]).toEqual([again.at, again.branches]);
  });

  test('the same choice as before only steps on', async () => {
    const game = playOn(await cannae(7), 12);
    expect(playOn(goToMoment(game, 5), 3)).toEqual(goToMoment(game, 8));
  });

  test('it is known who took how long, and where it came to blows', async () => {
    const game = playOn(await cannae(7), 60);
    const times = listSeatTimes(game);
    expect(times.reduce((sum, { choices }) => sum + choices, 0)).toBe(game.moments.length - 1);
    const thrown = game.moments.some(({ events }) => events.some(({ faces }) => faces));
    expect(computeHeatMap(game).length > 0).toBe(thrown);
  });

  test('pointing where no choice leads is answered with the objection', async () => {
    const game = playOn(await cannae(7), 1);
    const { state } = getCurrentMoment(game);
    const offers = game.rules.actions(state, findDecider(game) ?? '');
    const lit = offers.flatMap(action => boardMarksOf(game.rules.about(state, action)).spaces);
    const { board } = game.rules.position(state, 'all');
    const dark = board.kind === 'spaces' ? board.spaces.filter(({ id }) => !lit.includes(id)) : [];
    const pointing = { state, seat: findDecider(game) ?? '', chosen: [] };
    const reasons = dark.map(({ id }) => findReasonAgainst(game.rules, pointing, { type: 'place', id }));
    expect(dark.length).toBeGreaterThan(0);
    for (const [reason] of reasons) expect(reason?.code).toMatch(/^lost-battles\//);
  });

  test('an illegal action is answered with the objection', async () => {
    const game = await cannae(7);
    const step = playAction(game, { by: 'nobody', type: 'end-turn' });
    expect(step.type).toBe('refused');
  });
});

describe('a game after its document was changed', () => {
  test('goes on from the same moment where the change allows it, with what was changed', async () => {
    const game = playOn(await cannae(7), 30);
    const { rules, scenario } = await cannae(7, text =>
      text.replace('"name": "Velites"', '"name": "Skirmishers"'),
    );
    const { match, fitted } = reopenSession(rules, scenario, toGameRecord(game));
    expect([fitted, match.at]).toEqual([30, 30]);
    const namesIn = (one: GameSession) =>
      one.rules.position(getCurrentMoment(one).state, 'all').pieces.map(({ name }) => name);
    expect(namesIn(game)).not.toContain('Skirmishers');
    expect(namesIn(match)).toContain('Skirmishers');
  });

  test('goes back to the last moment that still fits where it does not', async () => {
    const game = playOn(await cannae(7), 30);
    const entries = JSON.stringify(toGameRecord(game).entries);
    const [, moved = ''] = /"units":\["([^"]+)"/.exec(entries) ?? [];
    const { rules, scenario } = await cannae(7, text => text.replaceAll(`"${moved}"`, '"somebody-else"'));
    const { match, fitted } = reopenSession(rules, scenario, toGameRecord(game));
    expect(fitted).toBe(
      toGameRecord(game).entries.findIndex(entry => JSON.stringify(entry).includes(`"${moved}"`)),
    );
    expect(match.at).toBe(fitted);
    expect(findDecider(match)).not.toBeNull();
  });
});

test('the computer player chooses something that is offered, and the same at the same moment', async () => {
  const game = playOn(await cannae(7), 10);
  const seat = findDecider(game) ?? '';
  const { state } = getCurrentMoment(game);
  const choice = createComputerPlayer('steady')(game.rules, state, seat, 1);
  expect(game.rules.actions(state, seat)).toContainEqual(choice);
  expect(createComputerPlayer('steady')(game.rules, state, seat, 1)).toEqual(choice);
});
