import { GENERATOR, type Generator, seedFor } from '@/lib/dice/rng';
import { isSameChoice } from './choice-words';
import type { Finding } from './finding';
import type { ActionBase, EventBase, PlayRules } from './play-rules';
import type { Position } from './position';
import type { ScenarioBase } from './scenario-base';

export type AnyPlay = PlayRules<ScenarioBase, Position>;

/** A choice of a seat, or other dice from here on. */
export type Entry = ActionBase | { readonly type: 'other-dice'; readonly seed: number };

export interface Moment {
  /** What led here; null at the beginning. */
  readonly entry: Entry | null;
  readonly events: readonly EventBase[];
  readonly state: unknown;
  /** How long the choice took, in milliseconds. */
  readonly took?: number;
}

/** A word about a moment, by whoever looks at the game. */
export interface Comment {
  readonly at: number;
  readonly text: string;
}

/** Another way that the game went, from its beginning on. */
export interface Line {
  readonly entries: readonly Entry[];
  readonly comments?: readonly Comment[];
}

/** A game that is being played, watched or stepped through; moments after `at` can still be gone to. */
export interface Match {
  readonly rules: AnyPlay;
  readonly scenario: ScenarioBase;
  readonly seed: number;
  readonly generator: Generator;
  readonly moments: readonly [Moment, ...Moment[]];
  readonly at: number;
  readonly comments: readonly Comment[];
  /** Ways that were left by choosing otherwise. */
  readonly branches: readonly Line[];
}

/** A game as it is sent and kept, beside the document it belongs to. */
export interface MatchRecord extends Line {
  readonly seed: number;
  /** How the seed becomes dice; absent: as in the first games. */
  readonly generator?: typeof GENERATOR;
  /** The moment that is shown; absent: the last. */
  readonly at?: number;
  readonly branches?: readonly Line[];
  readonly times?: readonly number[];
}

export const openMatch = (
  rules: AnyPlay,
  scenario: ScenarioBase,
  seed: number,
  generator: Generator = GENERATOR,
): Match => {
  const dice = seedFor(seed, generator);
  const first = { entry: null, events: rules.opening(scenario, dice), state: rules.start(scenario, dice) };
  return { rules, scenario, seed, generator, moments: [first], at: 0, comments: [], branches: [] };
};

/** What a record says of the dice. */
export const diceOf = ({
  seed,
  generator,
}: {
  readonly seed: number;
  readonly generator: Generator;
}): Pick<MatchRecord, 'seed' | 'generator'> => ({ seed, ...(generator === GENERATOR ? { generator } : {}) });

export const isSameStart = (
  one: Pick<Match | MatchRecord, 'seed' | 'generator'>,
  other: Pick<Match | MatchRecord, 'seed' | 'generator'>,
): boolean => one.seed === other.seed && (one.generator ?? 1) === (other.generator ?? 1);

export const momentOf = ({ moments, at }: Match): Moment => moments[at] ?? moments[0];

export type Played =
  | { readonly type: 'played'; readonly match: Match }
  | { readonly type: 'refused'; readonly findings: readonly Finding[] };

/** What is played at an earlier moment begins a new branch; the same choice as before only steps on. */
export const played = (match: Match, action: ActionBase, took?: number): Played => {
  const { rules, moments, at } = match;
  const next = moments[at + 1];
  if (next?.entry && isSameChoice(next.entry, action))
    return { type: 'played', match: wentTo(match, at + 1) };
  const { state } = momentOf(match);
  const findings = rules.objections(state, action);
  if (findings.length > 0) return { type: 'refused', findings };
  const step = rules.apply(state, action);
  const moment = { entry: action, ...step, ...(took === undefined ? {} : { took }) };
  return { type: 'played', match: after(match, moment) };
};

const after = (match: Match, moment: Moment): Match => {
  const [first, ...rest] = match.moments;
  const isBranch = rest.length > match.at;
  return {
    ...match,
    moments: [first, ...rest.slice(0, match.at), moment],
    at: match.at + 1,
    comments: match.comments.filter(({ at }) => at <= match.at),
    branches: isBranch ? [...match.branches, lineOf(match)] : match.branches,
  };
};

const lineOf = ({ moments, comments }: Match): Line => ({
  entries: moments.flatMap(({ entry }) => entry ?? []),
  ...(comments.length > 0 ? { comments } : {}),
});

/** The same moment with other dice; it stands in the record, so that nobody can do it unseen. */
export const withOtherDice = (match: Match, seed: number): Match => {
  const state = match.rules.reseed(momentOf(match).state, seedFor(seed, match.generator));
  return after(match, { entry: { type: 'other-dice', seed }, events: [], state });
};

export const wentTo = (match: Match, at: number): Match => ({
  ...match,
  at: Math.max(0, Math.min(match.moments.length - 1, Math.trunc(at))),
});

/** One comment for each moment; an empty one is taken away. */
export const commented = (match: Match, at: number, text: string): Match => {
  const others = match.comments.filter(comment => comment.at !== at);
  const comments = text.trim() === '' ? others : [...others, { at, text: text.trim() }];
  return { ...match, comments: comments.toSorted((one, other) => one.at - other.at) };
};

export const recordOf = (match: Match): MatchRecord => {
  const { moments, at, branches } = match;
  const times = moments.slice(1).map(({ took }) => took ?? 0);
  return {
    ...diceOf(match),
    ...lineOf(match),
    ...(at < moments.length - 1 ? { at } : {}),
    ...(branches.length > 0 ? { branches } : {}),
    ...(times.some(took => took > 0) ? { times } : {}),
  };
};

export interface Reopened {
  readonly match: Match;
  /** How many entries fitted; fewer than there are where the document or the rules have changed since. */
  readonly fitted: number;
}

/** Plays a record again as far as it fits. What does not is kept as a branch: a later document may take it again. */
export const reopen = (rules: AnyPlay, scenario: ScenarioBase, record: MatchRecord): Reopened => {
  const { seed, generator = 1, entries, at, comments = [], branches = [] } = record;
  const { match, fitted } = playedOn(openMatch(rules, scenario, seed, generator), record);
  const told = {
    ...match,
    branches: fitted < entries.length ? withLine(branches, { entries, comments }) : branches,
    comments: comments.filter(comment => comment.at <= fitted),
  };
  return { match: wentTo(told, Math.min(at ?? fitted, fitted)), fitted };
};

const withLine = (branches: readonly Line[], { entries, comments = [] }: Line): readonly Line[] => {
  const line: Line = { entries, ...(comments.length > 0 ? { comments } : {}) };
  const known = JSON.stringify(line);
  return branches.some(other => JSON.stringify(other) === known) ? branches : [...branches, line];
};

/** The entries of a record that are not played yet, as far as they fit. */
const playedOn = (match: Match, { entries, times = [] }: MatchRecord): Reopened => {
  let now = match;
  let fitted = match.moments.length - 1;
  for (const entry of entries.slice(fitted)) {
    const next = fitting(now, entry, times[fitted]);
    if (!next) break;
    now = next;
    fitted += 1;
  }
  return { match: now, fitted };
};

/** A record may come from anywhere: an entry that the rules cannot even read does not fit. */
const fitting = (match: Match, entry: Entry, took?: number): Match | null => {
  try {
    return entered(match, entry, took);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};

/** Goes on as another window has gone on with the same game; only what is new is played. */
export const followed = (match: Match, record: MatchRecord): Match => {
  const { rules, scenario, moments } = match;
  const [first, ...rest] = moments;
  const shared = rest.slice(0, partingOf(match, record));
  const { comments = [], branches = [], entries, at } = record;
  const parted = { ...match, moments: [first, ...shared] as const, at: shared.length, comments, branches };
  const { match: now, fitted } = playedOn(parted, record);
  return fitted < entries.length
    ? reopen(rules, scenario, record).match
    : wentTo({ ...now, comments, branches }, at ?? fitted);
};

/** Goes over to another branch, at the moment where it parts from this one; this one is kept in its place. */
export const wentOver = (match: Match, index: number): Match => {
  const { rules, scenario, branches } = match;
  const branch = branches[index];
  if (!branch) return match;
  const kept = branches.with(index, lineOf(match));
  const { match: other } = reopen(rules, scenario, { ...diceOf(match), ...branch, branches: kept });
  return wentTo(other, partingOf(match, branch) + 1);
};

/** How many moments a branch shares with the game as it is shown. */
export const partingOf = ({ moments }: Pick<Match, 'moments'>, { entries }: Line): number => {
  const parts = entries.findIndex((entry, index) => !isSameChoice(entry, moments[index + 1]?.entry));
  return parts === -1 ? entries.length : parts;
};

const isOtherDice = (entry: Entry): entry is Extract<Entry, { seed: number }> => entry.type === 'other-dice';

const entered = (match: Match, entry: Entry, took?: number): Match | null => {
  if (isOtherDice(entry)) return withOtherDice(match, entry.seed);
  const step = played(match, entry as ActionBase, took);
  return step.type === 'played' ? step.match : null;
};

/** Who decides now; of several who decide at once the first who has not. */
export const deciding = (match: Match): string | null => match.rules.awaits(momentOf(match).state)[0] ?? null;

/** Whether what this seat sees is less than all: then the screen is handed over before another decides. */
export const hasSecrets = ({ rules }: Match, state: unknown, seat: string): boolean =>
  shownIn(rules.position(state, seat)) !== shownIn(rules.position(state, 'all'));

/** The board itself is no secret, and may have a thousand spaces. */
const shownIn = ({ board: _board, ...rest }: Position): string => JSON.stringify(rest);
