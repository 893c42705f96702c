import type { QuickFix } from '@/lib/game/check/check';
import { type Finding, isError } from '@/lib/game/contract/finding';
import { isChecked } from '../check-worker/reducer';
import type { DerivedState } from '../session/derived-state';
import { commitChanges, nameHistoryStep, type StudioState, selectFinding } from '../session/state';
import { findConcernedPieces } from './concerned-pieces';

const NO_FIXES: readonly QuickFix[] = [];

export const fixesOf = ({ findings, fixes }: DerivedState, finding: Finding): readonly QuickFix[] =>
  fixes[findings.indexOf(finding)] ?? NO_FIXES;

/** A fix belongs to the document that was checked: while a newer one is unchecked, none is applied. */
export const applyFix = (state: StudioState, { label, changes }: QuickFix): StudioState =>
  isChecked(state) ? commitChanges(state, nameHistoryStep('fix', { label }), changes) : state;

export const previewFix = (state: StudioState, previewedFix: QuickFix | null): StudioState =>
  state.previewedFix === previewedFix ? state : { ...state, previewedFix: previewedFix };

export const sortWorstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((left, right) => Number(isError(right)) - Number(isError(left)));

/** Goes through the findings one by one, from the one that is shown now. */
export const selectNextFinding = (state: StudioState, step: 1 | -1): StudioState => {
  const all = sortWorstFirst(state.derived.findings);
  const path = JSON.stringify(state.reveal.path);
  const at =
    state.reveal.request === 0 ? -1 : all.findIndex(finding => JSON.stringify(finding.path) === path);
  const start = at < 0 && step < 0 ? 0 : at;
  const next = all[(start + step + all.length) % all.length];
  return next ? selectFinding(state, next) : state;
};

export const isAboutSelection = ({ derived, selection }: StudioState, finding: Finding): boolean =>
  derived.position !== null &&
  selection.pieces.length > 0 &&
  findConcernedPieces(derived.position, finding).some(({ id }) => selection.pieces.includes(id));
