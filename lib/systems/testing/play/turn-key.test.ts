import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from '@/lib/game/computer/match-runner';
import { loadBattle, MATCH_GOALS } from '../../computer-matches';

const SEED = 5;
const MAX_DECISIONS = 900;
const TIMEOUT = 120_000;

/** The turns of a random game as they follow each other, each with the round or hour that its stage names. */
const listTurns = async (system: string): Promise<readonly string[]> => {
  const folder = join(process.cwd(), 'content', 'scenarios', system);
  const [file = ''] = readdirSync(folder);
  const { rules, scenario } = await loadBattle(file, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  let state = rules.start(scenario, SEED);
  const turns = [rules.turnKey(state)];
  for (let count = 0; count < MAX_DECISIONS; count += 1) {
    const [seat] = rules.awaits(state);
    const action = seat === undefined ? null : randomPlayer(rules, state, seat, count + SEED);
    if (!action) break;
    state = rules.apply(state, action).state;
    const key = rules.turnKey(state);
    if (key !== turns.at(-1)) turns.push(key);
  }
  return turns;
};

describe.each(MATCH_GOALS)('the turns of $system', ({ system }) => {
  test(
    `follow one another, and none comes back (seed ${SEED})`,
    async () => {
      const turns = await listTurns(system);
      expect(turns.length).toBeGreaterThan(2);
      expect(new Set(turns).size).toBe(turns.length);
    },
    TIMEOUT,
  );
});
