import type { Level } from '@/lib/game/computer/levels';
import {
  createComputerPlayer,
  hasWon,
  type PlayerFunction,
  randomPlayer,
  runMatch,
} from '@/lib/game/computer/match-runner';
import type { GameResult } from '@/lib/game/contract/play-rules';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { readDocument } from './read-document';

/** What the machine must show against random players, book by book. */
export interface MatchGoal {
  readonly system: string;
  /** The shipped battles whose file name matches. */
  readonly named: string;
  /** Games of a bounded round; a long game is left to the long proof. */
  readonly few: number;
  /** The share of games that the computer must win alone, out of a hundred. */
  readonly goal: number;
}

export const MATCH_GOALS: readonly MatchGoal[] = [
  { system: 'lost-battles', named: '', few: 2, goal: 80 },
  { system: 'prussias-glory', named: '-battle', few: 0, goal: 80 },
  { system: 'in-death-ground', named: '', few: 0, goal: 80 },
  { system: 'pocket-battles', named: '', few: 2, goal: 80 },
  // Twice its share among five.
  { system: 'perikles', named: '', few: 3, goal: 40 },
];

export interface PlayableBattle {
  readonly file: string;
  readonly rules: AnyPlayRules;
  readonly scenario: ScenarioBase;
  readonly seats: readonly string[];
}

export const loadBattle = async (file: string, json: unknown): Promise<PlayableBattle> => {
  const read = await readDocument(json);
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play)
    throw new Error(`${file} cannot be played`);
  const scenario = read.checked.document;
  return { file, rules: read.system.play, scenario, seats: read.system.seats(scenario).map(({ id }) => id) };
};

/** The next game: the battle, the computer's seat, and the dice. */
export interface Pairing {
  readonly battle: PlayableBattle;
  readonly seat: string;
  readonly seed: number;
}

/** The machine has each seat of each battle in turn; all seats of a battle meet the same dice. */
export const makePairings = (
  battles: readonly PlayableBattle[],
  games: number,
  firstSeed: number,
): readonly Pairing[] => {
  const found: Pairing[] = [];
  for (let seed = firstSeed; found.length < games; seed += 1) {
    const battle = battles[(seed - firstSeed) % battles.length];
    if (!battle) break;
    found.push(...battle.seats.map(seat => ({ battle, seat, seed })));
  }
  return found.slice(0, games);
};

export interface MatchOutcome {
  readonly isWon: boolean;
  /** The share of the other seats that are ranked below; a shared place counts half. */
  readonly ahead: number;
  readonly decisions: number;
  /** Processor time of each choice of the computer, in milliseconds. */
  readonly times: readonly number[];
  /** The same for each of its turns. */
  readonly turns: readonly number[];
}

/** Half of the others ranked below is as good as the others; in a battle of two sides that is a draw. */
export const toPoints = (ahead: number): number => (ahead > 0.5 ? 1 : ahead === 0.5 ? 0.5 : 0);

/** A level of the computer player, or whoever takes anything. */
export type Opponent = Level | 'random';

const createPlayer = (opponent: Opponent): PlayerFunction =>
  opponent === 'random' ? randomPlayer : createComputerPlayer(opponent);

interface Watch {
  readonly times: number[];
  /** By seat and turn. */
  readonly turns: Map<string, number>;
}

/** A computer player with measured processor time: on a busy machine a clock would measure other work. */
const timeComputer = (level: Level, { times, turns }: Watch): PlayerFunction => {
  const computer = createComputerPlayer(level);
  return (rules, state, seat, seed) => {
    const before = process.cpuUsage();
    const answer = computer(rules, state, seat, seed);
    const { user, system } = process.cpuUsage(before);
    const time = (user + system) / 1000;
    const turn = `${seat} ${rules.turnKey(state)}`;
    times.push(time);
    turns.set(turn, (turns.get(turn) ?? 0) + time);
    return answer;
  };
};

/** A computer player against others on all other seats. */
export const playMatch = ({ battle, seat, seed }: Pairing, level: Level, against: Opponent): MatchOutcome => {
  const watch: Watch = { times: [], turns: new Map() };
  const player = timeComputer(level, watch);
  const opponent = createPlayer(against);
  const { result, decisions } = runMatch({
    ...battle,
    seed,
    playerOf: other => (other === seat ? player : opponent),
  });
  return {
    isWon: hasWon(result, seat),
    ahead: shareBelow(result, seat),
    decisions,
    times: watch.times,
    turns: [...watch.turns.values()],
  };
};

const shareBelow = ({ ranking }: GameResult, seat: string): number => {
  const own = ranking.findIndex(place => place.includes(seat));
  const others = ranking.flatMap((place, index) => place.filter(id => id !== seat).map(() => index));
  const points = others.map(place => (place > own ? 1 : place === own ? 0.5 : 0) as number);
  return points.reduce((sum, point) => sum + point, 0) / Math.max(1, others.length);
};

/** The value with this share of all below it. */
export const computeQuantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
};

const CONFIDENCE = 1.96;

/** Between which shares the true one lies in 95 of 100 such series. */
export const computeWilsonInterval = (won: number, games: number): readonly [number, number] => {
  const [share, squared] = [won / games, CONFIDENCE ** 2 / games];
  const middle = (share + squared / 2) / (1 + squared);
  const half = (CONFIDENCE / (1 + squared)) * Math.sqrt((share * (1 - share) + squared / 4) / games);
  return [middle - half, middle + half];
};
