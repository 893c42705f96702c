import type { Zone } from '@/lib/game/game-system';
import { judgeDocument } from './judgement';
import type { JobAnswer } from './judging';
import type { Judgement } from './reading';
import { objectionsIn, type StudioState } from './studio-state';
import { marksTold, oddsTold } from './wished';

const presentOf = ({ reading }: StudioState): unknown => reading.shown;

export const isJudged = (state: StudioState): boolean => state.reading.judged === presentOf(state);

/** The rules have answered; an answer about a document that has changed since is dropped. */
export const judged = (state: StudioState, document: unknown, judgement: Judgement): StudioState => {
  if (document !== presentOf(state) || state.reading.isMalformed) return state;
  return { ...state, reading: { ...state.reading, ...judgement, judged: document } };
};

/** Asks the rules on the spot: where there is no worker, and in tests. */
export const judgedNow = (state: StudioState): StudioState =>
  judged(state, presentOf(state), judgeDocument(state.judge, presentOf(state)));

/** Nothing speaks against any place: the answer for what cannot be asked about. */
const EVERYWHERE: Zone = { kind: 'spaces', objections: {} };

/** Where a piece may stand; a drag that waits for it is lit. */
export const zoneTold = (
  state: StudioState,
  document: unknown,
  piece: string,
  zone: Zone | null,
): StudioState => {
  if (document !== presentOf(state)) return state;
  const told: StudioState = { ...state, zones: { ...state.zones, [piece]: zone ?? EVERYWHERE } };
  const { dragging } = told;
  return dragging
    ? { ...told, dragging: { ...dragging, objections: objectionsIn(told, dragging.pieces) } }
    : told;
};

export const answered = (state: StudioState, document: unknown, answer: JobAnswer): StudioState => {
  switch (answer.type) {
    case 'judged':
      return judged(state, document, answer.judgement);
    case 'zone':
      return zoneTold(state, document, answer.piece, answer.zone);
    case 'odds':
      return oddsTold(state, document, answer.piece, answer.previews);
    case 'marks':
      return marksTold(state, document, answer.name, answer.marks);
  }
};
