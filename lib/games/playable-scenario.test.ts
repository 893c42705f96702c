import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findVariant } from '@/lib/game/document/find-variant';
import type { Variant } from '@/lib/game/document/scenario-base';
import { openSession, reopenSession, toGameRecord } from '@/lib/game/play/session/game-session';
import { packGame, unpackGame } from './game-link';
import { gameKeyOf, readPlayable } from './playable-scenario';
import { playOn } from './testing/play-on';

const FOLDER = join(process.cwd(), 'content', 'scenarios');
const shipped = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.json'))
  .map(file => ({ file, json: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) }));
const variants = shipped.flatMap(({ file, json }) =>
  ((json.variants ?? []) as readonly Variant[]).map(variant => ({ file, json, id: variant.id, variant })),
);

const jsonOf = (name: string) => shipped.find(({ file }) => file.includes(name))?.json;

const playable = async (json: unknown, variant: string | null) => {
  const found = await readPlayable(json, variant);
  if (!found) throw new Error('cannot be played');
  return found;
};

describe('a variant in play', () => {
  test.each(variants)('$file, $id: can be begun', async ({ json, id, variant }) => {
    const { rules, scenario } = await playable(json, id);
    const match = playOn(openSession(rules, scenario, 1), 3);
    expect(match.moments).toHaveLength(4);
    expect(findVariant(json, id)).toMatchObject({ id, title: variant.title });
  });

  test.each([
    ['three-players', 3],
    ['four-players', 4],
  ] as const)('Perikles for %s has so many seats', async (id, count) => {
    for (const name of ['perikles-431', 'perikles-421', 'perikles-413']) {
      const { system, scenario } = await playable(jsonOf(name), id);
      expect(system.seats(scenario)).toHaveLength(count);
      expect(system.seats((await playable(jsonOf(name), null)).scenario)).toHaveLength(5);
    }
  });

  test('what the document has not, or no book, cannot be played', async () => {
    expect(await readPlayable(jsonOf('perikles-431'), 'two-players')).toBeNull();
    expect(await readPlayable({ format: 'scenario' }, null)).toBeNull();
    expect(findVariant(jsonOf('perikles-431'), 'two-players')).toBeNull();
    expect(findVariant(null, 'two-players')).toBeNull();
  });

  test('its games are kept apart from those of the battle, which stay where they were', () => {
    expect(gameKeyOf('perikles-431/v/1', null)).toBe('perikles-431/v/1');
    expect(gameKeyOf('perikles-431/v/1', 'three-players')).not.toBe('perikles-431/v/1');
  });

  test('a link to a game of it opens whole on the same variant', async () => {
    const { rules, scenario } = await playable(jsonOf('perikles-431'), 'three-players');
    const game = playOn(openSession(rules, scenario, 5), 40);
    const again = await unpackGame(await packGame(game), game);
    expect([again?.isWhole, again?.record]).toEqual([true, toGameRecord(game)]);
    expect(reopenSession(rules, scenario, toGameRecord(game)).match.moments).toEqual(game.moments);
  });
});
