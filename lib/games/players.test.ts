import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  findDecider,
  type GameSession,
  getCurrentMoment,
  goToMoment,
  openSession,
  playAction,
  reopenSession,
  seatPlayer,
  switchBranch,
  syncFrom,
  toGameRecord,
} from '@/lib/game/play/session/game-session';
import { isPlayers, levelOf, PERSON } from '@/lib/game/play/session/players';
import { readDocument } from '@/lib/systems/read-document';
import { packGame, unpackGame } from './game-link';
import { parseRecord } from './saved-games';

const opened = async (file: string): Promise<GameSession> => {
  const read = await readDocument(JSON.parse(await readFile(`content/scenarios/${file}.json`, 'utf8')));
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error('no game');
  return openSession(read.system.play, read.checked.document, 3);
};

const STEADY = { type: 'computer', level: 'steady' } as const;

/** Plays the offer with this number, the last one where there are fewer. */
const playOffer = (match: GameSession, wanted: number): GameSession => {
  const offers = match.rules.actions(getCurrentMoment(match).state, findDecider(match) ?? '');
  const action = offers[Math.min(wanted, offers.length - 1)];
  const step = action && playAction(match, action);
  if (step?.type !== 'played') throw new Error('refused');
  return step.match;
};

const againstRome = async (): Promise<GameSession> =>
  playOffer(playOffer(seatPlayer(await opened('lost-battles/cannae'), 'rome', STEADY), 0), 0);

describe('who plays a seat', () => {
  test('is kept in the record, on this device and in a link', async () => {
    const game = await againstRome();
    const record = parseRecord(JSON.stringify(toGameRecord(game)));
    expect(record?.players).toEqual({ rome: STEADY });
    expect(reopenSession(game.rules, game.scenario, record ?? toGameRecord(game)).match).toEqual(game);
    const linked = await unpackGame(await packGame(game), game);
    expect(linked?.record.players).toEqual({ rome: STEADY });
  });

  test('stays when another branch is shown, and follows another window', async () => {
    const game = await againstRome();
    const branched = playOffer(goToMoment(game, 1), 99);
    expect(branched.branches).toHaveLength(1);
    expect(switchBranch(branched, 0).players).toEqual({ rome: STEADY });
    const given = seatPlayer(game, 'rome', PERSON);
    expect(syncFrom(game, toGameRecord(given)).players).toEqual({ rome: PERSON });
  });

  test('a record from before names nobody: persons play', async () => {
    const game = await opened('lost-battles/cannae');
    expect(toGameRecord(game)).not.toHaveProperty('players');
    const { match } = reopenSession(game.rules, game.scenario, { seed: 3, entries: [] });
    expect(levelOf(match.players, 'rome')).toBeNull();
  });

  test.each([
    ['a list', []],
    ['no player', { rome: null }],
    ['an unknown kind', { rome: { type: 'ghost' } }],
    ['an unknown level', { rome: { type: 'computer', level: 'perfect' } }],
    ['a crowd', Object.fromEntries(Array.from({ length: 99 }, (_, seat) => [seat, PERSON]))],
  ])('%s is no list of players', (_, players) => {
    expect(isPlayers(players)).toBe(false);
    expect(parseRecord(JSON.stringify({ seed: 1, entries: [], players }))).toBeNull();
  });
});
