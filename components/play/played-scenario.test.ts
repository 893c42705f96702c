import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { random } from '@/lib/game/contest';
import { deciding, type Match, momentOf, openMatch, played, recordOf, reopen } from '@/lib/game/match';
import { variantNamed } from '@/lib/game/named-variant';
import type { Variant } from '@/lib/game/scenario-base';
import { placeOfGame, readPlayable } from './played-scenario';
import { packed, unpacked } from './record-link';

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

const playOn = (match: Match, steps: number): Match => {
  let now = match;
  for (let count = 0; count < steps; count += 1) {
    const seat = deciding(now);
    const action = seat === null ? null : random(now.rules, momentOf(now).state, seat, count);
    const step = action && played(now, action);
    if (step?.type !== 'played') break;
    now = step.match;
  }
  return now;
};

describe('a variant in play', () => {
  test.each(variants)('$file, $id: can be begun', async ({ json, id, variant }) => {
    const { rules, scenario } = await playable(json, id);
    const match = playOn(openMatch(rules, scenario, 1), 3);
    expect(match.moments).toHaveLength(4);
    expect(variantNamed(json, id)).toMatchObject({ id, title: variant.title });
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
    expect(variantNamed(jsonOf('perikles-431'), 'two-players')).toBeNull();
    expect(variantNamed(null, 'two-players')).toBeNull();
  });

  test('its games are kept apart from those of the battle, which stay where they were', () => {
    expect(placeOfGame('perikles-431/v/1', null)).toBe('perikles-431/v/1');
    expect(placeOfGame('perikles-431/v/1', 'three-players')).not.toBe('perikles-431/v/1');
  });

  test('a link to a game of it opens whole on the same variant', async () => {
    const { rules, scenario } = await playable(jsonOf('perikles-431'), 'three-players');
    const game = playOn(openMatch(rules, scenario, 5), 40);
    const again = await unpacked(await packed(game), game);
    expect([again?.isWhole, again?.record]).toEqual([true, recordOf(game)]);
    expect(reopen(rules, scenario, recordOf(game)).match.moments).toEqual(game.moments);
  });
});
