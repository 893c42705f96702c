import { concernedPieces } from '@/components/studio/concerned-pieces';
import { isJudged } from '@/components/studio/judged';
import type { Reading } from '@/components/studio/reading';
import { committed, findingChosen, historyName, type StudioState } from '@/components/studio/studio-state';
import type { QuickFix } from '@/lib/game/check';
import { type Finding, isError } from '@/lib/game/finding';

const NO_FIXES: readonly QuickFix[] = [];

export const fixesOf = ({ findings, fixes }: Reading, finding: Finding): readonly QuickFix[] =>
  fixes[findings.indexOf(finding)] ?? NO_FIXES;

/** A fix belongs to the document that was judged: while a newer one is not yet, none is taken. */
export const mended = (state: StudioState, { label, changes }: QuickFix): StudioState =>
  isJudged(state) ? committed(state, historyName('fix', { label }), changes) : state;

export const fixLookedAt = (state: StudioState, fixShown: QuickFix | null): StudioState =>
  state.fixShown === fixShown ? state : { ...state, fixShown };

export const worstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((left, right) => Number(isError(right)) - Number(isError(left)));

/** Goes through the findings one by one, from the one that is shown now. */
export const nextFindingChosen = (state: StudioState, step: 1 | -1): StudioState => {
  const all = worstFirst(state.reading.findings);
  const path = JSON.stringify(state.reveal.path);
  const at = state.reveal.wish === 0 ? -1 : all.findIndex(finding => JSON.stringify(finding.path) === path);
  const start = at < 0 && step < 0 ? 0 : at;
  const next = all[(start + step + all.length) % all.length];
  return next ? findingChosen(state, next) : state;
};

export const isAboutSelection = ({ reading, selection }: StudioState, finding: Finding): boolean =>
  reading.position !== null &&
  selection.pieces.length > 0 &&
  concernedPieces(reading.position, finding).some(({ id }) => selection.pieces.includes(id));
