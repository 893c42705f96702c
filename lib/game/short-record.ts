import { type GENERATOR, type Generator, seedFor } from '@/lib/dice/rng';
import { isSameChoice, withoutWords } from './choice-words';
import {
  type AnyPlay,
  diceOf,
  type Entry,
  type Line,
  type Match,
  type MatchRecord,
  partingOf,
  recordOf,
} from './match';
import type { ActionBase } from './play-rules';
import type { ScenarioBase } from './scenario-base';

/** A line of a game in few letters: for each entry its place among the offered choices and a letter that proves it. */
export interface ShortLine {
  /** How many moments it shares with the line that is shown; absent: it is that line. */
  readonly from?: number;
  readonly choices: string;
  /** Entries that stand in no list, in full. */
  readonly others?: readonly Entry[];
  readonly comments?: Line['comments'];
}

/** A game as a link carries it. Times are told in seconds. */
export interface ShortRecord extends ShortLine {
  readonly seed: number;
  readonly generator?: typeof GENERATOR;
  /** How its letters prove its choices; absent: as in the first links, by the names of units as well. */
  readonly proof?: typeof PROOF;
  readonly at?: number;
  readonly times?: readonly number[];
  readonly branches?: readonly ShortLine[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Letters from here on begin a number of two letters. */
const LONG = 56;
const MOST = LONG + (LETTERS.length - LONG) * LETTERS.length;
const ELSEWHERE = '!';

const numberWord = (value: number): string => {
  if (value < LONG) return LETTERS.charAt(value);
  const rest = value - LONG;
  return LETTERS.charAt(LONG + Math.floor(rest / LETTERS.length)) + LETTERS.charAt(rest % LETTERS.length);
};

/** What a choice says, without the words by which it is told. */
const saidIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [String(value)];
  if ('code' in value) return [];
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, item]) => [key, ...saidIn(item)]);
};

const PRIME = 16_777_619;

/** Proofs that stay the same when a unit, a place or a player gets another name. */
export const PROOF = 2;
type Proof = 1 | typeof PROOF;

/** The same choice has the same letter, another mostly another: a game that no longer fits its rules is noticed. */
const proofOf = (action: ActionBase, proof: Proof): string => {
  let sum = 2_166_136_261;
  const said = saidIn(proof === PROOF ? withoutWords(action) : action).join(' ');
  for (const letter of said) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), PRIME);
  return LETTERS.charAt((sum >>> 7) % LETTERS.length);
};

const offered = (rules: AnyPlay, state: unknown): readonly ActionBase[] => {
  const [seat] = rules.awaits(state);
  return seat === undefined ? [] : rules.actions(state, seat);
};

/** What every line of a link is told and read by. */
interface Reader {
  readonly rules: AnyPlay;
  readonly generator: Generator;
  readonly proof: Proof;
}

const after = ({ rules, generator }: Reader, state: unknown, entry: Entry): unknown =>
  'by' in entry ? rules.apply(state, entry).state : rules.reseed(state, seedFor(entry.seed, generator));

/** Entries in few letters, from a state on; null: it is not known, since something before did not fit. */
const shortLine = (reader: Reader, begin: unknown, entries: readonly Entry[]) => {
  const { rules, proof } = reader;
  const others: Entry[] = [];
  let [choices, state]: [string, unknown] = ['', begin];
  for (const entry of entries) {
    const place =
      state === null ? -1 : offered(rules, state).findIndex(choice => isSameChoice(choice, entry));
    const isListed = place >= 0 && place < MOST;
    choices += isListed ? numberWord(place) + proofOf(entry as ActionBase, proof) : ELSEWHERE;
    if (!isListed) others.push(entry);
    state = isListed || (state !== null && isLegal(rules, state, entry)) ? after(reader, state, entry) : null;
  }
  return { choices, ...(others.length > 0 ? { others } : {}) };
};

const isLegal = (rules: AnyPlay, state: unknown, entry: Entry): boolean =>
  !('by' in entry) || rules.objections(state, entry).length === 0;

export const shortened = (match: Match): ShortRecord => {
  const { moments } = match;
  const { entries, at, comments, branches = [], times } = recordOf(match);
  return {
    ...diceOf(match),
    proof: PROOF,
    ...shortLine({ ...match, proof: PROOF }, moments[0].state, entries),
    ...(at === undefined ? {} : { at }),
    ...(comments ? { comments } : {}),
    ...(times ? { times: times.map(took => Math.round(took / 1000)) } : {}),
    ...(branches.length > 0 ? { branches: branches.map(branch => shortBranch(match, branch)) } : {}),
  };
};

const shortBranch = (match: Match, branch: Line): ShortLine => {
  const from = partingOf(match, branch);
  const begin = match.moments[from]?.state ?? null;
  const { comments } = branch;
  return {
    from,
    ...shortLine({ ...match, proof: PROOF }, begin, branch.entries.slice(from)),
    ...(comments ? { comments } : {}),
  };
};

interface Reading {
  readonly entries: readonly Entry[];
  /** The states before each entry and after the last, as far as they are known. */
  readonly states: readonly unknown[];
}

/** The entries of a line, as far as each proves to be the choice that was meant. */
const readLine = (reader: Reader, begin: unknown, { choices, others = [] }: ShortLine): Reading => {
  const { rules, proof } = reader;
  const entries: Entry[] = [];
  const states: unknown[] = [begin];
  const odd = [...others];
  for (let at = 0; at < choices.length; ) {
    const state = states.at(-1);
    const { entry, length } =
      choices.charAt(at) === ELSEWHERE
        ? { entry: odd.shift(), length: 1 }
        : choiceAt(choices, at, state === null ? [] : offered(rules, state), proof);
    if (!entry) break;
    entries.push(entry);
    states.push(state !== null && isLegal(rules, state, entry) ? after(reader, state, entry) : null);
    at += length;
  }
  return { entries, states };
};

const choiceAt = (text: string, at: number, list: readonly ActionBase[], proof: Proof) => {
  const first = LETTERS.indexOf(text.charAt(at));
  const isLong = first >= LONG;
  const second = LETTERS.indexOf(text.charAt(at + 1));
  const place = isLong ? LONG + (first - LONG) * LETTERS.length + second : first;
  const length = isLong ? 3 : 2;
  const entry = list[place];
  const isProved = entry !== undefined && proofOf(entry, proof) === text.charAt(at + length - 1);
  return { entry: isProved ? entry : undefined, length };
};

export interface Lengthened {
  readonly record: MatchRecord;
  /** Whether every entry could still be told. */
  readonly isWhole: boolean;
}

/** A short record in full, as far as it still fits the document and the rules. */
export const lengthened = (rules: AnyPlay, scenario: ScenarioBase, short: ShortRecord): Lengthened => {
  const { seed, generator = 1, proof = 1, at, comments, times, branches } = short;
  const reader: Reader = { rules, generator, proof };
  const { entries, states } = readLine(reader, rules.start(scenario, seedFor(seed, generator)), short);
  const record: MatchRecord = {
    ...diceOf({ seed, generator }),
    entries,
    ...(at === undefined ? {} : { at }),
    ...(comments ? { comments } : {}),
    ...(times ? { times: times.slice(0, entries.length).map(seconds => seconds * 1000) } : {}),
    ...(branches ? { branches: branches.map(branch => longBranch(reader, entries, states, branch)) } : {}),
  };
  return { record, isWhole: entries.length === countIn(short.choices) };
};

const longBranch = (
  reader: Reader,
  entries: readonly Entry[],
  states: readonly unknown[],
  branch: ShortLine,
): Line => {
  const { from = 0, comments } = branch;
  const own = readLine(reader, states[from] ?? null, branch).entries;
  return { entries: [...entries.slice(0, from), ...own], ...(comments ? { comments } : {}) };
};

const countIn = (choices: string): number => {
  let count = 0;
  for (let at = 0; at < choices.length; count += 1) {
    const letter = choices.charAt(at);
    at += letter === ELSEWHERE ? 1 : LETTERS.indexOf(letter) >= LONG ? 3 : 2;
  }
  return count;
};
