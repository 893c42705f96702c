import { GENERATOR_VERSION, type GeneratorVersion, toSeed } from '@/lib/dice/rng';
import type { Finding } from '../../contract/finding';
import type { ActionBase, EventBase, PlayRules } from '../../contract/play-rules';
import type { Position } from '../../contract/position';
import type { StartOptions } from '../../contract/start-options';
import type { ScenarioBase } from '../../document/scenario-base';
import { isSameAction } from '../action-equality';
import type { Player, Players } from './players';
import { applyStartOptions, keepStartOptions, optionsRecordOf } from './start-options';

export type AnyPlayRules = PlayRules<ScenarioBase, Position>;

/** A choice of a seat, other dice from here on, or a permission to a seat to take back what it had done here. */
export type GameEntry =
  | ActionBase
  | { readonly type: 'other-dice'; readonly seed: number }
  | { readonly type: 'taken-back'; readonly seat: string };

export interface Moment {
  /** What led here; null at the beginning. */
  readonly entry: GameEntry | null;
  readonly events: readonly EventBase[];
  readonly state: unknown;
  /** How long the choice took, in milliseconds. */
  readonly took?: number;
}

/** A comment on a moment, by anyone who looks at the game. */
export interface MomentComment {
  readonly at: number;
  readonly text: string;
}

/** Another way that the game went, from its beginning on. */
export interface GameLine {
  readonly entries: readonly GameEntry[];
  readonly comments?: readonly MomentComment[];
}

/** A game that is being played, watched or stepped through; moments after `at` can still be gone to. */
export interface GameSession {
  readonly rules: AnyPlayRules;
  /** The battle as it is played, with the options that were chosen. */
  readonly scenario: ScenarioBase;
  /** The battle as its author made it. */
  readonly published: ScenarioBase;
  readonly options: StartOptions;
  readonly seed: number;
  readonly generator: GeneratorVersion;
  /** Who decides for each seat; it goes along with the record, so that a reload keeps the opponents. */
  readonly players: Players;
  readonly moments: readonly [Moment, ...Moment[]];
  readonly at: number;
  readonly comments: readonly MomentComment[];
  /** Branches that were left by choosing otherwise. */
  readonly branches: readonly GameLine[];
}

/** A game as it is sent and kept, beside the document it belongs to. */
export interface GameRecord extends GameLine {
  readonly seed: number;
  /** How the seed becomes dice; absent: as in the first games. */
  readonly generator?: typeof GENERATOR_VERSION;
  /** The moment that is shown; absent: the last. */
  readonly at?: number;
  readonly branches?: readonly GameLine[];
  readonly times?: readonly number[];
  /** Absent: persons play all seats. */
  readonly players?: Players;
  /** Absent: as the battle has them. */
  readonly options?: StartOptions;
}

export const openSession = (
  rules: AnyPlayRules,
  published: ScenarioBase,
  seed: number,
  generator: GeneratorVersion = GENERATOR_VERSION,
  chosen: StartOptions = {},
): GameSession => {
  const dice = toSeed(seed, generator);
  const options = keepStartOptions(rules, published, chosen);
  const scenario = applyStartOptions(rules, published, options);
  const first = {
    entry: null,
    events: rules.openingEvents(scenario, dice),
    state: rules.start(scenario, dice),
  };
  return {
    ...{ rules, scenario, published, options, seed, generator },
    ...{ players: {}, moments: [first], at: 0, comments: [], branches: [] },
  };
};

/** What a record says of the dice. */
export const diceRecordOf = ({
  seed,
  generator,
}: {
  readonly seed: number;
  readonly generator: GeneratorVersion;
}): Pick<GameRecord, 'seed' | 'generator'> => ({
  seed,
  ...(generator === GENERATOR_VERSION ? { generator } : {}),
});

export const isSameStart = (
  one: Pick<GameSession | GameRecord, 'seed' | 'generator'>,
  other: Pick<GameSession | GameRecord, 'seed' | 'generator'>,
): boolean => one.seed === other.seed && (one.generator ?? 1) === (other.generator ?? 1);

export const getCurrentMoment = ({ moments, at }: GameSession): Moment => moments[at] ?? moments[0];

export type PlayResult =
  | { readonly type: 'played'; readonly match: GameSession }
  | { readonly type: 'refused'; readonly findings: readonly Finding[] };

/** An action at an earlier moment begins a new branch; the same choice as before only moves on. */
export const playAction = (match: GameSession, action: ActionBase, took?: number): PlayResult => {
  const { rules, moments, at } = match;
  const next = moments[at + 1];
  if (next?.entry && isSameAction(next.entry, action))
    return { type: 'played', match: goToMoment(match, at + 1) };
  const { state } = getCurrentMoment(match);
  const findings = rules.objections(state, action);
  if (findings.length > 0) return { type: 'refused', findings };
  const step = rules.apply(state, action);
  const moment = { entry: action, ...step, ...(took === undefined ? {} : { took }) };
  return { type: 'played', match: appendMoment(match, moment) };
};

const appendMoment = (match: GameSession, moment: Moment): GameSession => {
  const [first, ...rest] = match.moments;
  const isBranch = rest.length > match.at;
  return {
    ...match,
    moments: [first, ...rest.slice(0, match.at), moment],
    at: match.at + 1,
    comments: match.comments.filter(({ at }) => at <= match.at),
    branches: isBranch ? [...match.branches, toGameLine(match)] : match.branches,
  };
};

const toGameLine = ({ moments, comments }: GameSession): GameLine => ({
  entries: moments.flatMap(({ entry }) => entry ?? []),
  ...(comments.length > 0 ? { comments } : {}),
});

/** The same moment with other dice; the record contains it, so that nobody can do it unseen. */
export const changeDice = (match: GameSession, seed: number): GameSession => {
  const state = match.rules.reseed(getCurrentMoment(match).state, toSeed(seed, match.generator));
  return appendMoment(match, { entry: { type: 'other-dice', seed }, events: [], state });
};

/**
 * Continues from an earlier moment, as if nothing had followed; the record contains it, so that nobody can do it
 * unseen.
 */
export const takeBack = (match: GameSession, at: number, seat: string): GameSession => {
  const before = goToMoment(match, at);
  const { state } = getCurrentMoment(before);
  return appendMoment(before, { entry: { type: 'taken-back', seat }, events: [], state });
};

/** As if nothing had followed this moment: for what may be undone freely, which leaves no trace. */
export const dropAfter = (match: GameSession, at: number): GameSession => {
  const [first, ...rest] = match.moments;
  return {
    ...match,
    moments: [first, ...rest.slice(0, at)],
    at,
    comments: match.comments.filter(comment => comment.at <= at),
  };
};

export const goToMoment = (match: GameSession, at: number): GameSession => ({
  ...match,
  at: Math.max(0, Math.min(match.moments.length - 1, Math.trunc(at))),
});

/** One comment per moment; an empty one is removed. */
export const setComment = (match: GameSession, at: number, text: string): GameSession => {
  const others = match.comments.filter(comment => comment.at !== at);
  const comments = text.trim() === '' ? others : [...others, { at, text: text.trim() }];
  return { ...match, comments: comments.toSorted((one, other) => one.at - other.at) };
};

/** The same game with somebody else in a seat. */
export const seatPlayer = (match: GameSession, seat: string, player: Player): GameSession => ({
  ...match,
  players: { ...match.players, [seat]: player },
});

/** What a record says of who plays. */
export const playersRecordOf = ({
  players = {},
}: Pick<GameRecord, 'players'>): Pick<GameRecord, 'players'> =>
  Object.keys(players).length > 0 ? { players } : {};

export const toGameRecord = (match: GameSession): GameRecord => {
  const { moments, at, branches } = match;
  const times = moments.slice(1).map(({ took }) => took ?? 0);
  return {
    ...diceRecordOf(match),
    ...toGameLine(match),
    ...(at < moments.length - 1 ? { at } : {}),
    ...(branches.length > 0 ? { branches } : {}),
    ...(times.some(took => took > 0) ? { times } : {}),
    ...playersRecordOf(match),
    ...optionsRecordOf(match),
  };
};

export interface ReopenedSession {
  readonly match: GameSession;
  /** How many entries fitted; fewer than there are where the document or the rules have changed since. */
  readonly fitted: number;
}

/** Replays a record as far as it fits. The rest is kept as a branch: a later document may accept it again. */
export const reopenSession = (
  rules: AnyPlayRules,
  published: ScenarioBase,
  record: GameRecord,
): ReopenedSession => {
  const { seed, generator = 1, entries, at, comments = [], branches = [], players = {}, options } = record;
  const { match, fitted } = playEntries(openSession(rules, published, seed, generator, options), record);
  const next = {
    ...match,
    branches: fitted < entries.length ? addLine(branches, { entries, comments }) : branches,
    comments: comments.filter(comment => comment.at <= fitted),
    players,
  };
  return { match: goToMoment(next, Math.min(at ?? fitted, fitted)), fitted };
};

const addLine = (
  branches: readonly GameLine[],
  { entries, comments = [] }: GameLine,
): readonly GameLine[] => {
  const line: GameLine = { entries, ...(comments.length > 0 ? { comments } : {}) };
  const known = JSON.stringify(line);
  return branches.some(other => JSON.stringify(other) === known) ? branches : [...branches, line];
};

/** The entries of a record that are not played yet, as far as they fit. */
const playEntries = (match: GameSession, { entries, times = [] }: GameRecord): ReopenedSession => {
  let now = match;
  let fitted = match.moments.length - 1;
  for (const entry of entries.slice(fitted)) {
    const next = tryEntry(now, entry, times[fitted]);
    if (!next) break;
    now = next;
    fitted += 1;
  }
  return { match: now, fitted };
};

/** A record may come from anywhere: an entry that the rules cannot even read does not fit. */
const tryEntry = (match: GameSession, entry: GameEntry, took?: number): GameSession | null => {
  try {
    return applyEntry(match, entry, took);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};

/** Continues as another window has continued the same game; only new choices are played. */
export const syncFrom = (match: GameSession, record: GameRecord): GameSession => {
  const { rules, published, moments } = match;
  const [first, ...rest] = moments;
  const shared = rest.slice(0, forkIndex(match, record));
  const { comments = [], branches = [], players = {}, entries, at } = record;
  const known = { ...match, comments, branches, players };
  const parted = { ...known, moments: [first, ...shared] as const, at: shared.length };
  const { match: now, fitted } = playEntries(parted, record);
  return fitted < entries.length
    ? reopenSession(rules, published, record).match
    : goToMoment({ ...now, comments, branches }, at ?? fitted);
};

/** Switches to another branch, at the moment where the two separate; the current one is kept in its place. */
export const switchBranch = (match: GameSession, index: number): GameSession => {
  const { rules, published, branches } = match;
  const branch = branches[index];
  if (!branch) return match;
  const kept = branches.with(index, toGameLine(match));
  const { match: other } = reopenSession(rules, published, {
    ...diceRecordOf(match),
    ...branch,
    ...playersRecordOf(match),
    ...optionsRecordOf(match),
    branches: kept,
  });
  return goToMoment(other, forkIndex(match, branch) + 1);
};

/** How many moments a branch shares with the game as it is shown. */
export const forkIndex = ({ moments }: Pick<GameSession, 'moments'>, { entries }: GameLine): number => {
  const parts = entries.findIndex((entry, index) => !isSameAction(entry, moments[index + 1]?.entry));
  return parts === -1 ? entries.length : parts;
};

/** A seat's choice, not other dice or something taken back. */
export const isAction = (entry: GameEntry): entry is ActionBase =>
  entry.type !== 'other-dice' && entry.type !== 'taken-back';

const applyEntry = (match: GameSession, entry: GameEntry, took?: number): GameSession | null => {
  if (!isAction(entry))
    return entry.type === 'taken-back'
      ? takeBack(match, match.at, entry.seat)
      : changeDice(match, entry.seed);
  const step = playAction(match, entry, took);
  return step.type === 'played' ? step.match : null;
};

/** Who decides now; if several decide at once, the first who has not. */
export const findDecider = (match: GameSession): string | null =>
  match.rules.awaits(getCurrentMoment(match).state)[0] ?? null;

/** Whether this seat sees less than everything: then the screen is handed over before another decides. */
export const hasSecrets = ({ rules }: GameSession, state: unknown, seat: string): boolean =>
  visibleText(rules.position(state, seat)) !== visibleText(rules.position(state, 'all'));

/** The board itself is no secret, and may have a thousand spaces. */
const visibleText = ({ board: _board, ...rest }: Position): string => JSON.stringify(rest);
