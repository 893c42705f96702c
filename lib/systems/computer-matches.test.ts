import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  computeWilsonInterval,
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
    const games = makePairings(await loadBattles(field), field.few, FIRST_SEED).map(pairing =>
      playMatch(pairing, 'steady', 'random'),
    );
    const won = games.filter(({ isWon }) => isWon).length;
    expect(won).toBeGreaterThanOrEqual(Math.floor((games.length * field.goal) / 100));
  }, 300_000);
});

test('the interval of a share is Wilson’s', () => {
  // Known values: 10 of 20, and 0 of 10, where the plain formula would give no width at all.
  expect(computeWilsonInterval(10, 20).map(share => share.toFixed(3))).toEqual(['0.299', '0.701']);
  expect(computeWilsonInterval(0, 10).map(share => share.toFixed(3))).toEqual(['0.000', '0.278']);
});
