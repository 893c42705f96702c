import type { OverlayMark } from '@/lib/game/overlay';
import type { Preview } from '@/lib/game/preview';
import type { StudioState } from './studio-state';

/** What is asked of the rules as long as somebody looks at it; until a new answer comes the last one stays. */
export interface Wished<Answer> {
  /** The names of the questions, once for each place where the answer is looked at. */
  readonly names: readonly string[];
  readonly told: Readonly<Record<string, Told<Answer>>>;
}

interface Told<Answer> {
  /** The document of which it speaks. */
  readonly document: unknown;
  readonly answer: Answer;
}

export interface Wishes {
  /** By piece: what would be thrown for it. */
  readonly odds: Wished<readonly Preview[]>;
  /** By overlay and what it looks at: what it marks. */
  readonly marks: Wished<readonly OverlayMark[]>;
}

const NOTHING = { names: [], told: {} } as const;

export const NO_WISHES: Wishes = { odds: NOTHING, marks: NOTHING };

type Kind = keyof Wishes;

const withWished = <K extends Kind>(state: StudioState, kind: K, wished: Wishes[K]): StudioState => ({
  ...state,
  wishes: { ...state.wishes, [kind]: wished },
});

export const wished = (state: StudioState, kind: Kind, name: string): StudioState => {
  const { names, ...rest } = state.wishes[kind];
  return { ...state, wishes: { ...state.wishes, [kind]: { ...rest, names: [...names, name] } } };
};

export const wishLeft = (state: StudioState, kind: Kind, name: string): StudioState => {
  const { names, told } = state.wishes[kind];
  const left = names.toSpliced(names.indexOf(name), 1);
  const stillTold = Object.fromEntries(Object.entries(told).filter(([other]) => left.includes(other)));
  return { ...state, wishes: { ...state.wishes, [kind]: { names: left, told: stillTold } } };
};

/** The first question that the rules have not answered of the document as it is. */
export const toAsk = ({ reading, wishes }: StudioState, kind: Kind): string | undefined =>
  reading.isMalformed
    ? undefined
    : wishes[kind].names.find(name => wishes[kind].told[name]?.document !== reading.shown);

/** An answer about a document that has changed since, or that nobody waits for, is dropped. */
const isWanted = (state: StudioState, kind: Kind, name: string, document: unknown): boolean =>
  document === state.reading.shown && state.wishes[kind].names.includes(name);

export const oddsTold = (
  state: StudioState,
  document: unknown,
  name: string,
  answer: readonly Preview[],
): StudioState => {
  if (!isWanted(state, 'odds', name, document)) return state;
  const { names, told } = state.wishes.odds;
  return withWished(state, 'odds', { names, told: { ...told, [name]: { document, answer } } });
};

export const marksTold = (
  state: StudioState,
  document: unknown,
  name: string,
  answer: readonly OverlayMark[],
): StudioState => {
  if (!isWanted(state, 'marks', name, document)) return state;
  const { names, told } = state.wishes.marks;
  return withWished(state, 'marks', { names, told: { ...told, [name]: { document, answer } } });
};
