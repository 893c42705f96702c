import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/game/language';
import {
  type GameSession,
  getCurrentMoment,
  openSession,
  playAction,
  reopenSession,
  toGameRecord,
} from '@/lib/game/play/session/game-session';
import { packGame, unpackGame } from './game-link';
import { readPlayable } from './playable-scenario';
import { parseRecord } from './saved-games';

const BATTLES = [
  'lost-battles/cannae',
  'prussias-glory/kolin',
  'in-death-ground/cannae-216-table',
  'pocket-battles/pocket-clastidium',
  'perikles/perikles-431',
] as const;

const MOST_CHOICES = 40;
const FEWEST_CHOICES = 20;

const readJson = async (file: string): Promise<object> => JSON.parse(await readFile(file, 'utf8'));

const tableOf = async (document: object, language: Language, seed = 7): Promise<GameSession> => {
  const playable = await readPlayable(document, null, language);
  if (!playable) throw new Error('no game');
  return openSession(playable.rules, playable.scenario, seed);
};

/** The same positions in the lists of choices, in any language; as far as a list is offered. */
const playOn = (table: GameSession): GameSession => {
  let match = table;
  for (let count = 0; count < MOST_CHOICES; count += 1) {
    const { state } = getCurrentMoment(match);
    const [seat] = match.rules.awaits(state);
    const offered = seat === undefined ? [] : match.rules.actions(state, seat);
    const action = offered[(count * 7) % offered.length];
    if (!action) break;
    const played = playAction(match, action);
    if (played.type !== 'played') throw new Error(`choice ${count} was refused`);
    match = played.match;
  }
  return match;
};

/** How many choices of a link fit. */
const openLink = async (link: string, table: GameSession): Promise<number> => {
  const game = await unpackGame(link, table);
  if (!game?.isWhole) throw new Error('the link does not fit');
  return reopenSession(table.rules, table.scenario, game.record).fitted;
};

/** From a document before it was translated, to one that is, and back. */
describe.each(BATTLES)('a game of %s, in two languages', file => {
  const load = async () => {
    const english = await readJson(`content/scenarios/${file}.json`);
    const german = await readJson(`content/translations/de/scenarios/${file}.json`);
    return { english, both: { ...english, language: 'en', translations: { de: german } } };
  };

  test('has the same link, letter for letter', async () => {
    const { english, both } = await load();
    const links = await Promise.all(
      [await tableOf(english, 'en'), await tableOf(both, 'en'), await tableOf(both, 'de')].map(table =>
        packGame(playOn(table)),
      ),
    );
    expect(new Set(links).size).toBe(1);
  });

  test('opens from a link of before the translation, and the other way round', async () => {
    const { english, both } = await load();
    const played = playOn(await tableOf(english, 'en'));
    const choices = played.moments.length - 1;
    expect(choices).toBeGreaterThanOrEqual(FEWEST_CHOICES);
    const before = await packGame(played);
    const german = await packGame(playOn(await tableOf(both, 'de')));
    expect(await openLink(before, await tableOf(both, 'de'))).toBe(choices);
    expect(await openLink(german, await tableOf(english, 'en'))).toBe(choices);
  });

  test('that is kept on a device or a server goes on in the other language', async () => {
    const { english, both } = await load();
    const played = playOn(await tableOf(english, 'en'));
    const kept = JSON.stringify(toGameRecord(played));
    const record = parseRecord(kept);
    if (!record) throw new Error('no record');
    const { rules, scenario } = await tableOf(both, 'de');
    expect(reopenSession(rules, scenario, record).fitted).toBe(played.moments.length - 1);
  });
});
