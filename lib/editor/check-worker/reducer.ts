import { isEqualJson } from '@/lib/documents/compare/json-diff';
import type { DeploymentZone } from '@/lib/game/contract/authoring/deployment';
import { receiveProposal } from '../deploy/deploy-edits';
import type { CheckResult } from '../session/derived-state';
import { findObjections } from '../session/drag-state';
import type { StudioState } from '../session/state';
import type { CheckAnswer } from './protocol';
import { receiveMarks, receiveOdds } from './watched-queries';

const shownDocumentOf = ({ derived }: StudioState): unknown => derived.shownDocument;

export const isChecked = (state: StudioState): boolean =>
  state.derived.checkedDocument === shownDocumentOf(state);

/** The rules have answered; an answer about a document that has changed since is dropped. */
export const receiveCheckResult = (
  state: StudioState,
  document: unknown,
  result: CheckResult,
): StudioState => {
  if (document !== shownDocumentOf(state) || state.derived.isMalformed) return state;
  // The map frames ten thousand spaces: equal lists stay the same value.
  const before = state.derived.invalid;
  const invalid = isEqualJson(before, result.invalid) ? before : result.invalid;
  return { ...state, derived: { ...state.derived, ...result, invalid, checkedDocument: document } };
};

/** No objections to any place: the answer for what cannot be checked. */
const EVERYWHERE: DeploymentZone = { kind: 'spaces', objections: {} };

/** Where a piece may stand; a drag that waits for it is lit. */
export const receiveZone = (
  state: StudioState,
  document: unknown,
  piece: string,
  zone: DeploymentZone | null,
): StudioState => {
  if (document !== shownDocumentOf(state)) return state;
  const next: StudioState = { ...state, zones: { ...state.zones, [piece]: zone ?? EVERYWHERE } };
  const { dragging } = next;
  return dragging
    ? { ...next, dragging: { ...dragging, objections: findObjections(next, dragging.pieces) } }
    : next;
};

export const applyAnswer = (state: StudioState, document: unknown, answer: CheckAnswer): StudioState => {
  switch (answer.type) {
    case 'checked':
      return receiveCheckResult(state, document, answer.result);
    case 'zone':
      return receiveZone(state, document, answer.piece, answer.zone);
    case 'proposed':
      return receiveProposal(state, document, answer.serial, answer.proposal);
    case 'odds':
      return receiveOdds(state, document, answer.piece, answer.previews);
    case 'marks':
      return receiveMarks(state, document, answer.name, answer.marks);
  }
};
