import { contested, hasWon, newMachine, type Player, random } from '@/lib/game/contest';
import type { AnyPlay } from '@/lib/game/match';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { readDocument } from './read-document';

/** What the machine must show against random players, book by book. */
export interface Field {
  readonly system: string;
  /** Of the shipped battles those whose file is named so. */
  readonly named: string;
  /** Games of a bounded round; a long game is left to the long proof. */
  readonly few: number;
  /** The share of games that the machine must win alone, of a hundred. */
  readonly goal: number;
}

export const FIELDS: readonly Field[] = [
  { system: 'lost-battles', named: '', few: 2, goal: 80 },
  { system: 'prussias-glory', named: '-battle', few: 0, goal: 80 },
  { system: 'in-death-ground', named: '', few: 0, goal: 80 },
  { system: 'pocket-battles', named: '', few: 2, goal: 80 },
  // Twice its share among five.
  { system: 'perikles', named: '', few: 3, goal: 40 },
];

export interface Battle {
  readonly file: string;
  readonly rules: AnyPlay;
  readonly scenario: ScenarioBase;
  readonly seats: readonly string[];
}

export const battleOf = async (file: string, json: unknown): Promise<Battle> => {
  const read = await readDocument(json);
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play)
    throw new Error(`${file} cannot be played`);
  const scenario = read.checked.document;
  return { file, rules: read.system.play, scenario, seats: read.system.seats(scenario).map(({ id }) => id) };
};

/** The next game: which battle, whose seat the machine has, and how the dice fall. */
export interface Bout {
  readonly battle: Battle;
  readonly seat: string;
  readonly seed: number;
}

/** The machine has each seat of each battle in turn; all seats of a battle meet the same dice. */
export const bouts = (battles: readonly Battle[], games: number, firstSeed: number): readonly Bout[] => {
  const found: Bout[] = [];
  for (let seed = firstSeed; found.length < games; seed += 1) {
    const battle = battles[(seed - firstSeed) % battles.length];
    if (!battle) break;
    found.push(...battle.seats.map(seat => ({ battle, seat, seed })));
  }
  return found.slice(0, games);
};

export interface Fought {
  readonly isWon: boolean;
  readonly decisions: number;
  /** Processor time of each choice of the machine, in milliseconds. */
  readonly times: readonly number[];
}

/** A machine whose processor time is kept: on a busy computer a clock would measure the others. */
const timed = (times: number[]): Player => {
  const machine = newMachine();
  return (...question) => {
    const before = process.cpuUsage();
    const answer = machine(...question);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    return answer;
  };
};

/** The machine against random players on all other seats. */
export const fought = ({ battle, seat, seed }: Bout): Fought => {
  const times: number[] = [];
  const player = timed(times);
  const { result, decisions } = contested({
    ...battle,
    seed,
    playerOf: other => (other === seat ? player : random),
  });
  return { isWon: hasWon(result, seat), decisions, times };
};

/** The value below which a share of all lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
};
