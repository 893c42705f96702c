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
}

/** A game that is being played, watched or stepped through; moments after `at` can still be gone to. */
export interface Match {
  readonly rules: AnyPlay;
  readonly scenario: ScenarioBase;
  readonly seed: number;
  readonly moments: readonly [Moment, ...Moment[]];
  readonly at: number;
}

/** A game as it is sent and kept, beside the document it belongs to. */
export interface MatchRecord {
  readonly seed: number;
  readonly entries: readonly Entry[];
}

export const openMatch = (rules: AnyPlay, scenario: ScenarioBase, seed: number): Match => ({
  rules,
  scenario,
  seed,
  moments: [{ entry: null, events: [], state: rules.start(scenario, seed) }],
  at: 0,
});

export const momentOf = ({ moments, at }: Match): Moment => moments[at] ?? moments[0];

export type Played =
  | { readonly type: 'played'; readonly match: Match }
  | { readonly type: 'refused'; readonly findings: readonly Finding[] };

/** What is played at an earlier moment begins a new branch: the old one is left. */
export const played = (match: Match, action: ActionBase): Played => {
  const { rules } = match;
  const { state } = momentOf(match);
  const findings = rules.objections(state, action);
  if (findings.length > 0) return { type: 'refused', findings };
  const step = rules.apply(state, action);
  return { type: 'played', match: after(match, { entry: action, ...step }) };
};

const after = (match: Match, moment: Moment): Match => {
  const [first, ...rest] = match.moments;
  return { ...match, moments: [first, ...rest.slice(0, match.at), moment], at: match.at + 1 };
};

/** The same moment with other dice; it stands in the record, so that nobody can do it unseen. */
export const withOtherDice = (match: Match, seed: number): Match => {
  const state = match.rules.reseed(momentOf(match).state, seed);
  return after(match, { entry: { type: 'other-dice', seed }, events: [], state });
};

export const wentTo = (match: Match, at: number): Match => ({
  ...match,
  at: Math.max(0, Math.min(match.moments.length - 1, at)),
});

export const recordOf = ({ seed, moments, at }: Match): MatchRecord => ({
  seed,
  entries: moments.slice(1, at + 1).flatMap(({ entry }) => entry ?? []),
});

export interface Reopened {
  readonly match: Match;
  /** How many entries fitted; fewer than there are where the document or the rules have changed since. */
  readonly fitted: number;
}

/** Plays a record again as far as it fits. */
export const reopen = (rules: AnyPlay, scenario: ScenarioBase, { seed, entries }: MatchRecord): Reopened => {
  let match = openMatch(rules, scenario, seed);
  for (const [index, entry] of entries.entries()) {
    const next = entered(match, entry);
    if (!next) return { match, fitted: index };
    match = next;
  }
  return { match, fitted: entries.length };
};

const isOtherDice = (entry: Entry): entry is Extract<Entry, { seed: number }> => entry.type === 'other-dice';

const entered = (match: Match, entry: Entry): Match | null => {
  if (isOtherDice(entry)) return withOtherDice(match, entry.seed);
  const step = played(match, entry as ActionBase);
  return step.type === 'played' ? step.match : null;
};

/** Who decides now; of several who decide at once the first who has not. */
export const deciding = (match: Match): string | null => match.rules.awaits(momentOf(match).state)[0] ?? null;

/** Whether what this seat sees is less than all: then the screen is handed over before another decides. */
export const hasSecrets = ({ rules }: Match, state: unknown, seat: string): boolean =>
  shownIn(rules.position(state, seat)) !== shownIn(rules.position(state, 'all'));

/** The board itself is no secret, and may have a thousand spaces. */
const shownIn = ({ board: _board, ...rest }: Position): string => JSON.stringify(rest);
