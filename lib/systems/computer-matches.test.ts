import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  loadBattle,
  MATCH_GOALS,
  type MatchGoal,
  makePairings,
  type PlayableBattle,
  playMatch,
} from './computer-matches';

/** The hundred games of each book are played bundled, as the site is: `node scripts/contests.mjs` (part of `npm run proof`). */
const FIRST_SEED = 1000;

const loadBattles = ({ system, named }: MatchGoal): Promise<readonly PlayableBattle[]> => {
  const folder = join(process.cwd(), 'content', 'scenarios', system);
  const files = readdirSync(folder).filter(file => file.endsWith('.json') && file.includes(named));
  return Promise.all(
    files.map(file => loadBattle(file, JSON.parse(readFileSync(join(folder, file), 'utf8')))),
  );
};

describe.each(MATCH_GOALS.filter(({ few }) => few > 0))('the computer player in $system', field => {
  test('beats random players', async () => {
    const games = makePairings(await loadBattles(field), field.few, FIRST_SEED).map(playMatch);
    const won = games.filter(({ isWon }) => isWon).length;
    expect(won).toBeGreaterThanOrEqual(Math.floor((games.length * field.goal) / 100));
  }, 300_000);
});
