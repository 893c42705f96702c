import type { Finding } from '@/lib/game/contract/finding';
import { composeFindingKey } from '../findings/filter-findings';
import { chooseTab } from '../session/panels';
import { type StudioState, selectAndReveal, selectFinding, setSelection } from '../session/state';
import { LONGEST } from './draft-message';

/** The subject of a comment is kept in one line: "piece legion-3", "space D4", "finding …"; empty: the whole draft. */
type Subject = 'piece' | 'space' | 'finding';

const toPlace = (subject: Subject, id: string): string => `${subject} ${id}`.slice(0, LONGEST.place);

export const placeOfFinding = (finding: Finding): string => toPlace('finding', composeFindingKey(finding));

/** The subject of a place and its id; null: the whole draft. */
export const readPlace = (place: string): { readonly subject: Subject; readonly id: string } | null => {
  const [subject] = (['piece', 'space', 'finding'] as const).filter(each => place.startsWith(`${each} `));
  return subject ? { subject, id: place.slice(subject.length + 1) } : null;
};

/** Undefined: it has been solved since. */
export const findingAt = ({ derived }: StudioState, place: string): Finding | undefined =>
  derived.findings.find(finding => placeOfFinding(finding) === place);

/** The finding whose comment was asked for, until something else is selected; then the selected piece or space. */
export const commentPlaceOf = ({ selection, together }: StudioState): string => {
  if (together.about?.selection === selection) return together.about.place;
  const [piece] = selection.pieces;
  if (piece !== undefined) return toPlace('piece', piece);
  return selection.space === null ? '' : toPlace('space', selection.space);
};

/** Opens the comments for one about a finding. */
export const commentOnFinding = (before: StudioState, finding: Finding): StudioState => {
  const state = chooseTab(selectFinding(before, finding), 'comments');
  const about = { place: placeOfFinding(finding), selection: state.selection };
  return { ...state, together: { ...state.together, about } };
};

export const goToPlace = (state: StudioState, place: string): StudioState => {
  const read = readPlace(place);
  if (!read) return state;
  if (read.subject === 'piece') return selectAndReveal(state, [read.id]);
  if (read.subject === 'space') return setSelection(state, [], read.id);
  const finding = findingAt(state, place);
  return finding ? selectFinding(state, finding) : state;
};
