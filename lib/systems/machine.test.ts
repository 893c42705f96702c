import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contested, hasWon, machine, type Player, random } from '@/lib/game/contest';
import type { AnyPlay } from '@/lib/game/match';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { readDocument } from './read-document';

/** The full number is played by the long proof: `CONTESTS=100 npx vitest run lib/systems/machine.test.ts`. */
const FULL = Number(process.env.CONTESTS ?? 0);
const FIRST_SEED = Number(process.env.SEED ?? 1000);

interface Field {
  readonly system: string;
  /** Of the shipped battles those whose file is named so. */
  readonly named: string;
  /** Games of a bounded round; a long game is left to the long proof. */
  readonly few: number;
  /** The share of games that the machine must win alone, of a hundred. */
  readonly goal: number;
}

const FIELDS: readonly Field[] = [
  { system: 'lost-battles', named: '', few: 1, goal: 80 },
  { system: 'prussias-glory', named: '-battle', few: 0, goal: 80 },
  { system: 'in-death-ground', named: '', few: 0, goal: 80 },
  { system: 'pocket-battles', named: '', few: 2, goal: 80 },
  // Twice its share among five.
  { system: 'perikles', named: '', few: 0, goal: 40 },
];

interface Battle {
  readonly file: string;
  readonly rules: AnyPlay;
  readonly scenario: ScenarioBase;
  readonly seats: readonly string[];
}

const battlesOf = async ({ system, named }: Field): Promise<readonly Battle[]> => {
  const folder = join(process.cwd(), 'content', 'scenarios', system);
  const files = readdirSync(folder).filter(file => file.endsWith('.json') && file.includes(named));
  return Promise.all(files.map(file => battleIn(folder, file)));
};

const battleIn = async (folder: string, file: string): Promise<Battle> => {
  const read = await readDocument(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play)
    throw new Error(`${file} cannot be played`);
  const scenario = read.checked.document;
  return { file, rules: read.system.play, scenario, seats: read.system.seats(scenario).map(({ id }) => id) };
};

/** A machine whose processor time is kept: on a busy computer a clock would measure the others. */
const timed =
  (times: number[]): Player =>
  (...question) => {
    const before = process.cpuUsage();
    const answer = machine(...question);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    return answer;
  };

interface Tally {
  readonly won: number;
  readonly times: readonly number[];
  readonly seeds: string;
}

/** The machine has each seat of each battle in turn; random players have the others. */
const tallied = (battles: readonly Battle[], games: number): Tally => {
  const times: number[] = [];
  const player = timed(times);
  let [won, seed, game] = [0, FIRST_SEED, 0];
  for (; game < games; seed += 1) {
    const battle = battles[(seed - FIRST_SEED) % battles.length];
    for (const seat of battle?.seats.slice(0, games - game) ?? []) {
      game += 1;
      if (!battle) break;
      const playerOf = (other: string): Player => (other === seat ? player : random);
      if (hasWon(contested({ ...battle, seed, playerOf }).result, seat)) won += 1;
    }
  }
  return { won, times: times.toSorted((one, other) => one - other), seeds: `${FIRST_SEED} to ${seed - 1}` };
};

const gamesOf = ({ few }: Field): number => (FULL > 0 ? FULL : few);

describe.each(FIELDS.filter(field => gamesOf(field) > 0))('the machine in $system', field => {
  const games = gamesOf(field);
  test(
    'beats random players',
    async () => {
      const battles = await battlesOf(field);
      const { won, times, seeds } = tallied(battles, games);
      const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
      console.info(
        `${field.system}: won ${won} of ${games} games in ${battles.length} battles, seeds ${seeds}; ` +
          `${times.length} choices, ${at(0.5)} ms at the median, ${at(0.95)} ms at 95 of 100`,
      );
      expect(won).toBeGreaterThanOrEqual(Math.floor((games * field.goal) / 100));
    },
    60_000 + games * 120_000,
  );
});
