import type { OverlayMark } from '@/lib/game/contract/authoring/overlay';
import type { OddsPreview } from '@/lib/game/contract/odds-preview';
import type { StudioState } from '../session/state';

/** Queries that the rules answer while somebody looks at them; the last answer stays until a new one comes. */
export interface WatchedAnswers<Answer> {
  /** The names of the questions, once for each place where the answer is looked at. */
  readonly keys: readonly string[];
  readonly answers: Readonly<Record<string, QueryAnswer<Answer>>>;
}

interface QueryAnswer<Answer> {
  /** The document that it belongs to. */
  readonly document: unknown;
  readonly answer: Answer;
}

export interface WatchedQueries {
  /** By piece: what would be thrown for it. */
  readonly odds: WatchedAnswers<readonly OddsPreview[]>;
  /** By overlay and its focus: the marks. */
  readonly marks: WatchedAnswers<readonly OverlayMark[]>;
}

const NOTHING = { keys: [], answers: {} } as const;

export const NO_WATCHED_QUERIES: WatchedQueries = { odds: NOTHING, marks: NOTHING };

type QueryKind = keyof WatchedQueries;

const setWatched = <K extends QueryKind>(
  state: StudioState,
  kind: K,
  queries: WatchedQueries[K],
): StudioState => ({
  ...state,
  watched: { ...state.watched, [kind]: queries },
});

export const watch = (state: StudioState, kind: QueryKind, name: string): StudioState => {
  const watched = state.watched[kind];
  return setWatched(state, kind, { ...watched, keys: [...watched.keys, name] });
};

export const unwatch = (state: StudioState, kind: QueryKind, name: string): StudioState => {
  const { keys, answers } = state.watched[kind];
  const left = keys.toSpliced(keys.indexOf(name), 1);
  const kept = Object.fromEntries(Object.entries(answers).filter(([other]) => left.includes(other)));
  return setWatched(state, kind, { keys: left, answers: kept });
};

/** The first question that the rules have not answered of the document as it is. */
export const findNextQuery = ({ derived, watched }: StudioState, kind: QueryKind): string | undefined =>
  derived.isMalformed
    ? undefined
    : watched[kind].keys.find(name => watched[kind].answers[name]?.document !== derived.shownDocument);

/** An answer for an outdated document, or that nobody waits for, is dropped. */
const isWatched = (state: StudioState, kind: QueryKind, name: string, document: unknown): boolean =>
  document === state.derived.shownDocument && state.watched[kind].keys.includes(name);

export const receiveOdds = (
  state: StudioState,
  document: unknown,
  name: string,
  answer: readonly OddsPreview[],
): StudioState => {
  if (!isWatched(state, 'odds', name, document)) return state;
  const { keys, answers } = state.watched.odds;
  return setWatched(state, 'odds', { keys, answers: { ...answers, [name]: { document, answer } } });
};

export const receiveMarks = (
  state: StudioState,
  document: unknown,
  name: string,
  answer: readonly OverlayMark[],
): StudioState => {
  if (!isWatched(state, 'marks', name, document)) return state;
  const { keys, answers } = state.watched.marks;
  return setWatched(state, 'marks', { keys, answers: { ...answers, [name]: { document, answer } } });
};
