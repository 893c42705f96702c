import { receiveCheckResult } from '../check-worker/reducer';
import { runChecks } from '../check-worker/run';
import { labelField, setFieldValue } from '../edits/field-edits';
import type { StudioState } from '../session/state';

/** The answer of the rules at once, without a worker. */
export const checkNow = (state: StudioState): StudioState => {
  const document = state.derived.shownDocument;
  return receiveCheckResult(state, document, runChecks(state.rules, document));
};

export const retitle = (state: StudioState, title: string): StudioState =>
  setFieldValue(state, labelField('name'), ['title'], title);
