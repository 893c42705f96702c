import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readDocument } from '@/lib/systems/read-document';
import { randomPlayer } from '../../computer/match-runner';
import { withoutNames } from '../action-equality';
import {
  changeDice,
  findDecider,
  type GameSession,
  getCurrentMoment,
  goToMoment,
  openSession,
  playAction,
  reopenSession,
  toGameRecord,
} from './game-session';
import { expandRecord, shortenRecord } from './short-record';

/** Every name in a document another; ids stay. */
const renamed = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(renamed);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === 'name' && typeof value === 'string'
        ? `New ${[...value].toReversed().join('')}`
        : renamed(value),
    ]),
  );
};

const opened = async (
  file: string,
  seed: number,
  changed: (json: unknown) => unknown = json => json,
): Promise<GameSession> => {
  const read = await readDocument(
    changed(JSON.parse(await readFile(`content/scenarios/${file}.json`, 'utf8'))),
  );
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error('no game');
  return openSession(read.system.play, read.checked.document, seed);
};

/** This many random choices of a player. */
const playOn = (match: GameSession, steps: number): GameSession => {
  let now = match;
  for (let count = 0; count < steps; count += 1) {
    const seat = findDecider(now);
    const action = seat === null ? null : randomPlayer(now.rules, getCurrentMoment(now).state, seat, count);
    const step = action && playAction(now, action, 2000);
    if (step?.type !== 'played') break;
    now = step.match;
  }
  return now;
};

const lettersOf = (json: unknown): number =>
  deflateRawSync(JSON.stringify(json)).toString('base64url').length;

describe.each([
  'lost-battles/cannae',
  'prussias-glory/rossbach-battle',
  'in-death-ground/maldon-991',
  'pocket-battles/pocket-clastidium',
  'perikles/perikles-413',
])('%s as a short link', file => {
  test('is the same game again, with other dice, a branch and a comment, in few letters', async () => {
    const game = playOn(await opened(file, 3), 60);
    const other = playOn(changeDice(goToMoment(game, 20), 99), 60);
    const next = { ...other, comments: [{ at: 7, text: 'Here!' }] };
    const { record, isWhole } = expandRecord(
      next.rules,
      next.scenario,
      JSON.parse(JSON.stringify(shortenRecord(next))),
    );
    expect(isWhole).toBe(true);
    expect(record).toEqual(toGameRecord(next));
    expect(lettersOf(shortenRecord(next))).toBeLessThan(lettersOf(toGameRecord(next)));
  });

  test('opens whole when every unit and side has got another name', async () => {
    const game = playOn(await opened(file, 3), 60);
    const other = await opened(file, 3, renamed);
    const { record, isWhole } = expandRecord(other.rules, other.scenario, shortenRecord(game));
    expect(isWhole).toBe(true);
    expect(record.entries.map(withoutNames)).toEqual(toGameRecord(game).entries.map(withoutNames));
  });

  test('kept in full under the old names it is as short as under the new ones', async () => {
    const game = playOn(await opened(file, 3), 60);
    const other = await opened(file, 3, renamed);
    const { match, fitted } = reopenSession(other.rules, other.scenario, toGameRecord(game));
    expect(fitted).toBe(toGameRecord(game).entries.length);
    expect(shortenRecord(match).others).toEqual(shortenRecord(game).others);
  });

  test('a choice that is no longer what it was ends it there', async () => {
    const game = playOn(await opened(file, 3), 20);
    const short = shortenRecord(game);
    const spoilt = { ...short, choices: `${short.choices.slice(0, 8)}__${short.choices.slice(10)}` };
    const { record, isWhole } = expandRecord(game.rules, game.scenario, spoilt);
    expect(isWhole).toBe(false);
    expect(record.entries).toEqual(toGameRecord(game).entries.slice(0, record.entries.length));
  });
});

test('a link keeps that a stack went together: one line of the log, not one a unit', async () => {
  const begun = playOn(await opened('prussias-glory/rossbach-battle', 3), 1);
  const { state } = getCurrentMoment(begun);
  const move = begun.rules.actions(state, findDecider(begun) ?? '').find(({ type }) => type === 'move');
  if (!move) throw new Error('nothing moves');
  const step = playAction(begun, { ...move, pieces: ['one', 'other'] } as typeof move);
  if (step.type !== 'played') throw new Error('refused');
  const { record, isWhole } = expandRecord(begun.rules, begun.scenario, shortenRecord(step.match));
  expect(isWhole).toBe(true);
  expect(record.entries).toEqual(toGameRecord(step.match).entries);
});
