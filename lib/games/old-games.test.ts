import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  type GameSession,
  openSession,
  reopenSession,
  toGameRecord,
} from '@/lib/game/play/session/game-session';
import { shortenRecord } from '@/lib/game/play/session/short-record';
import { readDocument } from '@/lib/systems/read-document';
import oldGames from '@/lib/systems/testing/old-games.json';
import { packGame, unpackGame } from './game-link';
import { parseRecord } from './saved-games';

/** Links and kept games that were made before games had a generator's number, with every throw as it fell then. */
interface OldGame {
  readonly file: string;
  readonly link?: string;
  readonly record?: unknown;
  readonly choices: number;
  readonly faces: readonly string[];
}

const tableOf = async (file: string): Promise<GameSession> => {
  const read = await readDocument(JSON.parse(await readFile(`content/scenarios/${file}.json`, 'utf8')));
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error('no game');
  return openSession(read.system.play, read.checked.document, 1);
};

const recordIn = async ({ link, record }: OldGame, table: GameSession) =>
  link === undefined ? parseRecord(JSON.stringify(record)) : (await unpackGame(link, table))?.record;

const thrownIn = ({ moments }: GameSession): readonly string[] =>
  moments.flatMap(({ events }) =>
    events.flatMap(({ faces = [] }) => (faces.length > 0 ? [faces.join('')] : [])),
  );

describe.each(
  (oldGames as readonly OldGame[]).map((game, index) => ({ game, name: `${game.file} ${index}` })),
)('a game from before, $name', ({ game }) => {
  test('opens whole, with the dice that it threw then', async () => {
    const table = await tableOf(game.file);
    const record = await recordIn(game, table);
    if (!record) throw new Error('no record');
    const { match, fitted } = reopenSession(table.rules, table.scenario, record);
    expect(fitted).toBe(game.choices);
    expect(record.entries).toHaveLength(game.choices);
    expect(thrownIn(match)).toEqual(game.faces);
    expect(match.comments).toEqual([{ at: 3, text: 'Here!' }]);
  });

  test('sent on by a new link it is still the same game', async () => {
    const table = await tableOf(game.file);
    const record = await recordIn(game, table);
    if (!record) throw new Error('no record');
    const { match } = reopenSession(table.rules, table.scenario, record);
    expect(shortenRecord(match)).toMatchObject({ proof: 2 });
    const again = await unpackGame(await packGame(match), table);
    expect(again?.isWhole).toBe(true);
    expect(again?.record.generator).toBeUndefined();
    expect(
      thrownIn(reopenSession(table.rules, table.scenario, again?.record ?? toGameRecord(table)).match),
    ).toEqual(game.faces);
  });
});

test('a game of a later release, whose dice are not known here, is no game', () => {
  expect(parseRecord('{"seed":1,"generator":2,"entries":[]}')).not.toBeNull();
  expect(parseRecord('{"seed":1,"generator":3,"entries":[]}')).toBeNull();
});
