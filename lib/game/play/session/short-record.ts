import { type GENERATOR_VERSION, type GeneratorVersion, toSeed } from '@/lib/dice/rng';
import type { ActionBase } from '../../contract/play-rules';
import type { ScenarioBase } from '../../document/scenario-base';
import { isSameAction, withoutNames } from '../action-equality';
import {
  type AnyPlayRules,
  diceRecordOf,
  forkIndex,
  type GameEntry,
  type GameLine,
  type GameRecord,
  type GameSession,
  playersRecordOf,
  toGameRecord,
} from './game-session';
import { applyStartOptions, keepStartOptions, optionsRecordOf } from './start-options';

/**
 * A line of a game in few letters: for each entry its position among the offered choices and a letter that verifies
 * it.
 */
export interface ShortLine {
  /** How many moments it shares with the shown line; absent: it is that line. */
  readonly from?: number;
  readonly choices: string;
  /** Entries that stand in no list, in full. */
  readonly others?: readonly GameEntry[];
  /** Pieces that went together, by the place of the entry in the line: the list of choices does not name them. */
  readonly together?: Readonly<Record<string, readonly string[]>>;
  readonly comments?: GameLine['comments'];
}

/** A game as a link carries it. Times are in seconds. */
export interface ShortRecord extends ShortLine {
  readonly seed: number;
  readonly generator?: typeof GENERATOR_VERSION;
  /** How its letters verify its choices; absent: as in the first links, by the names of units as well. */
  readonly proof?: typeof PROOF_VERSION;
  readonly at?: number;
  readonly times?: readonly number[];
  readonly branches?: readonly ShortLine[];
  readonly players?: GameRecord['players'];
  readonly options?: GameRecord['options'];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Letters from here on begin a number of two letters. */
const FIRST_LONG = 56;
const MAX_INDEX = FIRST_LONG + (LETTERS.length - FIRST_LONG) * LETTERS.length;
const UNLISTED_MARK = '!';

const encodeNumber = (value: number): string => {
  if (value < FIRST_LONG) return LETTERS.charAt(value);
  const rest = value - FIRST_LONG;
  return (
    LETTERS.charAt(FIRST_LONG + Math.floor(rest / LETTERS.length)) + LETTERS.charAt(rest % LETTERS.length)
  );
};

/** What a choice says, without the words that describe it. */
const listStrings = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [String(value)];
  if ('code' in value) return [];
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, item]) => [key, ...listStrings(item)]);
};

const PRIME = 16_777_619;

/** Proofs that stay the same when a unit, a place or a player gets another name. */
export const PROOF_VERSION = 2;
type ProofVersion = 1 | typeof PROOF_VERSION;

/**
 * The same choice has the same letter, another choice usually another: a game that no longer fits its rules is
 * noticed.
 */
const proofOf = (action: ActionBase, proof: ProofVersion): string =>
  letterOf(listStrings(proof === PROOF_VERSION ? withoutNames(action) : action));

/** When the first links were written, units of one name had no numbers. */
const firstProofsOf = (action: ActionBase): readonly string[] => {
  const { names, ...rest } = action as ActionBase & { readonly names?: object };
  if (!names) return [proofOf(action, 1)];
  const plain = Object.entries(names).map(([key, name]) => [
    key,
    typeof name === 'string' ? name.replace(/ \d+$/, '') : name,
  ]);
  return [proofOf(action, 1), letterOf(listStrings({ ...rest, names: Object.fromEntries(plain) }))];
};

const letterOf = (said: readonly string[]): string => {
  let sum = 2_166_136_261;
  for (const letter of said.join(' ')) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), PRIME);
  return LETTERS.charAt((sum >>> 7) % LETTERS.length);
};

const listOfferedActions = (rules: AnyPlayRules, state: unknown): readonly ActionBase[] => {
  const [seat] = rules.awaits(state);
  return seat === undefined ? [] : rules.actions(state, seat);
};

/** What every line of a link is written and read with. */
interface LineCodec {
  readonly rules: AnyPlayRules;
  readonly generator: GeneratorVersion;
  readonly proof: ProofVersion;
}

const applyEntry = ({ rules, generator }: LineCodec, state: unknown, entry: GameEntry): unknown => {
  if ('by' in entry) return rules.apply(state, entry).state;
  return 'seed' in entry ? rules.reseed(state, toSeed(entry.seed, generator)) : state;
};

/** Entries in few letters, from a state on; null: it is not known, since something before did not fit. */
const shortenLine = (reader: LineCodec, begin: unknown, entries: readonly GameEntry[]) => {
  const { rules, proof } = reader;
  const others: GameEntry[] = [];
  const together: Record<string, readonly string[]> = {};
  let [choices, state]: [string, unknown] = ['', begin];
  for (const [index, entry] of entries.entries()) {
    const list = state === null ? [] : listOfferedActions(rules, state);
    const place = list.findIndex(choice => isSameAction(choice, entry));
    const isListed = place >= 0 && place < MAX_INDEX;
    const joined = isListed ? joinedPieces(entry, list[place]) : null;
    if (joined) together[index] = joined;
    choices += isListed ? encodeNumber(place) + proofOf(entry as ActionBase, proof) : UNLISTED_MARK;
    if (!isListed) others.push(entry);
    state =
      isListed || (state !== null && isLegal(rules, state, entry)) ? applyEntry(reader, state, entry) : null;
  }
  return {
    choices,
    ...(others.length > 0 ? { others } : {}),
    ...(Object.keys(together).length > 0 ? { together } : {}),
  };
};

/** The pieces that a choice names and the list does not; null: it names none. */
const joinedPieces = (entry: GameEntry, listed: ActionBase | undefined): readonly string[] | null => {
  if (!('pieces' in entry) || !listed || 'pieces' in listed || !Array.isArray(entry.pieces)) return null;
  return entry.pieces.every(piece => typeof piece === 'string') ? entry.pieces : null;
};

const isLegal = (rules: AnyPlayRules, state: unknown, entry: GameEntry): boolean =>
  !('by' in entry) || rules.objections(state, entry).length === 0;

export const shortenRecord = (match: GameSession): ShortRecord => {
  const { moments } = match;
  const { entries, at, comments, branches = [], times } = toGameRecord(match);
  return {
    ...diceRecordOf(match),
    proof: PROOF_VERSION,
    ...shortenLine({ ...match, proof: PROOF_VERSION }, moments[0].state, entries),
    ...(at === undefined ? {} : { at }),
    ...(comments ? { comments } : {}),
    ...(times ? { times: times.map(took => Math.round(took / 1000)) } : {}),
    ...(branches.length > 0 ? { branches: branches.map(branch => shortenBranch(match, branch)) } : {}),
    ...playersRecordOf(match),
    ...optionsRecordOf(match),
  };
};

/** A record without branches or comments, in few letters, without building a session. */
export const shortenGame = (
  rules: AnyPlayRules,
  published: ScenarioBase,
  record: Pick<GameRecord, 'seed' | 'entries' | 'players' | 'options'> & {
    readonly generator: GeneratorVersion;
  },
): ShortRecord => {
  const { seed, generator, entries, options = {} } = record;
  const scenario = applyStartOptions(rules, published, options);
  const start = rules.start(scenario, toSeed(seed, generator));
  return {
    ...diceRecordOf(record),
    proof: PROOF_VERSION,
    ...shortenLine({ rules, generator, proof: PROOF_VERSION }, start, entries),
    ...playersRecordOf(record),
    ...optionsRecordOf(record),
  };
};

const shortenBranch = (match: GameSession, branch: GameLine): ShortLine => {
  const from = forkIndex(match, branch);
  const begin = match.moments[from]?.state ?? null;
  const { comments } = branch;
  return {
    from,
    ...shortenLine({ ...match, proof: PROOF_VERSION }, begin, branch.entries.slice(from)),
    ...(comments ? { comments } : {}),
  };
};

interface ParsedLine {
  readonly entries: readonly GameEntry[];
  /** The states before each entry and after the last, as far as they are known. */
  readonly states: readonly unknown[];
}

/** The entries of a line, as far as each proves to be the choice that was meant. */
const parseLine = (
  reader: LineCodec,
  begin: unknown,
  { choices, others = [], together = {} }: ShortLine,
): ParsedLine => {
  const { rules, proof } = reader;
  const entries: GameEntry[] = [];
  const states: unknown[] = [begin];
  const odd = [...others];
  for (let at = 0; at < choices.length; ) {
    const state = states.at(-1);
    const { entry, length } =
      choices.charAt(at) === UNLISTED_MARK
        ? { entry: odd.shift(), length: 1 }
        : parseChoice(choices, at, state === null ? [] : listOfferedActions(rules, state), proof);
    if (!entry) break;
    const pieces = together[entries.length];
    entries.push(pieces ? joinPieces(entry, pieces) : entry);
    states.push(state !== null && isLegal(rules, state, entry) ? applyEntry(reader, state, entry) : null);
    at += length;
  }
  return { entries, states };
};

const joinPieces = <Entry extends GameEntry>(entry: Entry, pieces: readonly string[]): Entry => ({
  ...entry,
  pieces,
});

const parseChoice = (text: string, at: number, list: readonly ActionBase[], proof: ProofVersion) => {
  const first = LETTERS.indexOf(text.charAt(at));
  const isLong = first >= FIRST_LONG;
  const second = LETTERS.indexOf(text.charAt(at + 1));
  const place = isLong ? FIRST_LONG + (first - FIRST_LONG) * LETTERS.length + second : first;
  const length = isLong ? 3 : 2;
  const entry = list[place];
  const isProved = entry !== undefined && isProofOf(entry, proof, text.charAt(at + length - 1));
  return { entry: isProved ? entry : undefined, length };
};

const isProofOf = (entry: ActionBase, proof: ProofVersion, letter: string): boolean =>
  proof === PROOF_VERSION ? proofOf(entry, proof) === letter : firstProofsOf(entry).includes(letter);

export interface ExpandedRecord {
  readonly record: GameRecord;
  /** Whether every entry could still be written. */
  readonly isWhole: boolean;
}

/** A short record in full, as far as it still fits the document and the rules. */
export const expandRecord = (
  rules: AnyPlayRules,
  published: ScenarioBase,
  short: ShortRecord,
): ExpandedRecord => {
  const { seed, generator = 1, proof = 1, at, comments, times, branches, options = {} } = short;
  const reader: LineCodec = { rules, generator, proof };
  const scenario = applyStartOptions(rules, published, keepStartOptions(rules, published, options));
  const { entries, states } = parseLine(reader, rules.start(scenario, toSeed(seed, generator)), short);
  const record: GameRecord = {
    ...diceRecordOf({ seed, generator }),
    entries,
    ...(at === undefined ? {} : { at }),
    ...(comments ? { comments } : {}),
    ...(times ? { times: times.slice(0, entries.length).map(seconds => seconds * 1000) } : {}),
    ...(branches ? { branches: branches.map(branch => expandBranch(reader, entries, states, branch)) } : {}),
    ...playersRecordOf(short),
    ...optionsRecordOf(short),
  };
  return { record, isWhole: entries.length === countEntries(short.choices) };
};

const expandBranch = (
  reader: LineCodec,
  entries: readonly GameEntry[],
  states: readonly unknown[],
  branch: ShortLine,
): GameLine => {
  const { from = 0, comments } = branch;
  const own = parseLine(reader, states[from] ?? null, branch).entries;
  return { entries: [...entries.slice(0, from), ...own], ...(comments ? { comments } : {}) };
};

const countEntries = (choices: string): number => {
  let count = 0;
  for (let at = 0; at < choices.length; count += 1) {
    const letter = choices.charAt(at);
    at += letter === UNLISTED_MARK ? 1 : LETTERS.indexOf(letter) >= FIRST_LONG ? 3 : 2;
  }
  return count;
};
