import { applyChanges, type Change } from '@/lib/documents/change';
import {
  canRedo,
  canUndo,
  commit,
  goToStep,
  type History,
  joinLastTwo,
  listReplays,
  numberLast,
  redo,
  replayAll,
  undo,
} from '@/lib/documents/history';
import type { JsonPath } from '@/lib/documents/json-path';
import type { Licence } from '@/lib/documents/licence';
import type { AnnotationKind } from '@/lib/drawing/annotations';
import type { QuickFix } from '@/lib/game/check/check';
import type { Finding } from '@/lib/game/contract/finding';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { WatchedQueries } from '../check-worker/watched-queries';
import { NO_ZONES, type Zones } from '../check-worker/zones';
import type { DeployRefusal, DeployTask } from '../deploy/deploy-task';
import { findConcernedPieces } from '../findings/concerned-pieces';
import { addEdit, dropIfBack, type EditQueue, type RunEdit } from '../together/edit-queue';
import { isSoundStep } from '../together/rebase';
import type { TogetherState } from '../together/together-state';
import { deriveShown, editShown, listChangesInVariants } from '../variants/derive-variant';
import {
  findChangedVariant,
  rebaseInSource,
  rebaseVariants,
  toVariantChanges,
  variantIn,
} from '../variants/variant-document';
import type { DerivedState, DraftRules } from './derived-state';
import type { DragState } from './drag-state';
import type { InteractionState } from './interaction-state';
import type { PanelState } from './panels';
import type { ViewState } from './view-state';

export type { SentDraft, StudioDraft } from './studio-draft';

export type Tool =
  | { readonly type: 'select' }
  | { readonly type: 'hand' }
  /** Only where there is something to measure: on an open table. */
  | { readonly type: 'measure' }
  | { readonly type: 'brush'; readonly brush: string }
  | { readonly type: 'annotate'; readonly kind: AnnotationKind };

export interface Selection {
  readonly pieces: readonly string[];
  readonly space: string | null;
}

/** A place for the source pane to show; each request has its own number, so that the same place can be asked for twice. */
export interface Reveal {
  readonly path: JsonPath;
  readonly request: number;
}

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused';

export interface SaveState {
  readonly status: SaveStatus;
  readonly revision: number;
  readonly saved: unknown;
  /** Why the server refused, as a code under `errors`. */
  readonly errorCode: string | null;
  /** Whether this device could keep its copy. */
  readonly isCached: boolean;
}

export interface StudioState {
  readonly rules: DraftRules;
  readonly history: History;
  /** Edits with the same key as the last one join it: one stroke, one burst of typing. */
  readonly mergeKey: string | null;
  readonly derived: DerivedState;
  /** The variant that is shown and edited; null: the battle itself. */
  readonly variant: string | null;
  /** Where pieces may stand in the present document, as far as the rules were asked. */
  readonly zones: Zones;
  readonly watched: WatchedQueries;
  readonly selection: Selection;
  readonly reveal: Reveal;
  readonly tool: Tool;
  readonly dragging: DragState | null;
  /** Pieces whose possible places the rules are asked for. */
  readonly deploying: DeployTask | null;
  readonly refusal: DeployRefusal | null;
  /** The side whose army the tray shows; null: the first. */
  readonly traySeat: string | null;
  /** Spaces that an order in the making can reach; null: none is in the making. */
  readonly reachable: readonly string[] | null;
  /** A fix for a finding, previewed before it is applied. */
  readonly previewedFix: QuickFix | null;
  readonly save: SaveState;
  readonly queue: EditQueue;
  readonly together: TogetherState;
  readonly slug: string | null;
  readonly licences: readonly Licence[];
  /** The author's name; null: they publish without one. */
  readonly authorName: string | null;
  /** A message that is shown once, as a code under `studio.notice`. */
  readonly notice: string | null;
  readonly interaction: InteractionState;
  readonly view: ViewState;
  readonly panels: PanelState;
}

export const nameHistoryStep = (what: string, values?: Sentence['values']): Sentence => ({
  code: `studio.history.${what}`,
  ...(values ? { values } : {}),
});

const withHistory = (state: StudioState, history: History, mergeKey: string | null): StudioState => {
  if (history === state.history) return state;
  const { document } = history.present;
  const variant = state.variant !== null && variantIn(document, state.variant) ? state.variant : null;
  const derived = deriveShown(state.rules, document, variant, state.derived);
  return {
    ...state,
    history,
    mergeKey,
    derived,
    variant,
    zones: NO_ZONES,
    selection: dropGonePieces(state.selection, derived),
    previewedFix: null,
    refusal: null,
    notice: null,
  };
};

/** Pieces that are gone cannot stay chosen. */
const dropGonePieces = (selection: Selection, { position }: DerivedState): Selection => {
  const pieces = selection.pieces.filter(id => position?.pieces.some(piece => piece.id === id));
  return pieces.length === selection.pieces.length ? selection : { ...selection, pieces };
};

/** Viewers of a draft change nothing in it. */
const refuseEdit = (state: StudioState): StudioState => ({ ...state, notice: 'view-only' });

interface OwnStep {
  readonly name: Sentence;
  readonly mergeKey?: string | null;
  readonly run?: RunEdit | undefined;
  /** Steps of the history are taken back or done again. */
  readonly isReplay?: boolean;
}

/** The step is shown, and waits to be sent. `run` makes it again if others were quicker. */
const withOwnStep = (
  state: StudioState,
  history: History,
  { name, mergeKey = null, run, isReplay = false }: OwnStep,
): StudioState => {
  if (history === state.history) return state;
  if (state.together.role === 'view') return refuseEdit(state);
  const [before, after] = [state.history.present.document, history.present.document];
  const edit = { name, before, after, joint: mergeKey, run, seen: state.save.revision };
  const added = addEdit(state.queue, edit);
  const queue = dropIfBack(added, after === state.save.saved);
  const numbered = isReplay ? history : numberLast(history, added.waiting.at(-1)?.n ?? 0);
  return withHistory({ ...state, queue }, numbered, mergeKey);
};

export const commitChanges = (
  state: StudioState,
  name: Sentence,
  changes: readonly Change[],
  mergeKey: string | null = null,
  run?: RunEdit,
): StudioState => {
  const next = commit(state.history, name, changes);
  const joins = mergeKey !== null && mergeKey === state.mergeKey && next !== state.history;
  return withOwnStep(state, joins ? joinLastTwo(next) : next, { name, mergeKey, run });
};

/** Others' edits change the document, but are no step of this history. */
export const showReceived = (state: StudioState, history: History): StudioState => {
  const { notice, refusal, mergeKey, interaction } = state;
  const shown = withHistory(state, history, mergeKey);
  return {
    ...shown,
    notice,
    refusal,
    interaction: interaction.ghost ? { ...interaction, ghost: null } : interaction,
  };
};

/** An edit from map or form is made to what they show; while the source is malformed they show something older. */
export const applyScenarioEdit = (
  state: StudioState,
  name: Sentence,
  changesFor: (scenario: ScenarioBase) => readonly Change[],
  mergeKey: string | null = null,
): StudioState => {
  const { isMalformed, scenario } = state.derived;
  if (isMalformed || scenario === null) return { ...state, notice: 'mend-source-first' };
  const run = makeRun(state, changesFor);
  return revealMovedPiece(commitToShown(state, name, changesFor(scenario), mergeKey, run), state);
};

/** The same edit of a newer document; undefined: it cannot be read, or the variant is gone. */
const makeRun =
  ({ rules, variant }: StudioState, changesFor: (scenario: ScenarioBase) => readonly Change[]): RunEdit =>
  document =>
    editShown(rules, document, variant, changesFor);

/** An edit of the whole board is made in every variant as well, on its own version of the board. */
export const applyEditInAllVariants = (
  state: StudioState,
  name: Sentence,
  changesFor: (scenario: ScenarioBase) => readonly Change[],
): StudioState => {
  const { isMalformed, scenario } = state.derived;
  if (state.variant !== null || isMalformed || scenario === null)
    return applyScenarioEdit(state, name, changesFor);
  const { document } = state.history.present;
  const changes = changesFor(scenario);
  const inVariants = listChangesInVariants(
    state.rules,
    document,
    applyChanges(document, changes),
    changesFor,
  );
  return revealMovedPiece(commitChanges(state, name, [...changes, ...inVariants]), state);
};

/** An edit of a document of any kind, where the form knows the changes itself. */
export const applyDocumentEdit = (
  state: StudioState,
  name: Sentence,
  changes: readonly Change[],
  mergeKey: string | null = null,
): StudioState =>
  state.derived.isMalformed
    ? { ...state, notice: 'mend-source-first' }
    : revealMovedPiece(commitToShown(state, name, changes, mergeKey), state);

/** What is edited while a variant is shown belongs to the variant. */
const commitToShown = (
  state: StudioState,
  name: Sentence,
  changes: readonly Change[],
  mergeKey: string | null,
  run?: RunEdit,
): StudioState => {
  const { variant, history } = state;
  const { document } = history.present;
  if (variant === null) return commitToBase(state, name, changes, mergeKey, run);
  const title = variantIn(document, variant)?.title ?? variant;
  const ownName = nameHistoryStep('in-variant', { what: name, variant: title });
  return commitChanges(state, ownName, toVariantChanges(document, variant, changes), mergeKey, run);
};

/** Variants are differences to the battle: they go with what they differ in. */
const commitToBase = (
  state: StudioState,
  name: Sentence,
  changes: readonly Change[],
  mergeKey: string | null,
  run?: RunEdit,
): StudioState => {
  const { document } = state.history.present;
  const rebased = rebaseVariants(document, applyChanges(document, changes));
  const next = commitChanges(state, name, [...changes, ...rebased.changes], mergeKey, run);
  return rebased.lossyTitles.length > 0 ? { ...next, notice: 'variant-lost' } : next;
};

/** The document that the source shows: the battle with its variants, or the one variant that the map shows. */
export const sourceOf = ({ variant, history, derived }: StudioState): unknown =>
  variant === null ? history.present.document : derived.shownDocument;

const SOURCE = nameHistoryStep('source');

/** Text in the source edits what it shows; a variant that does not fit is fixed in the battle itself. */
export const writeSource = (state: StudioState, json: unknown, mergeKey: string): StudioState => {
  const change: Change = { op: 'replace', path: [], value: json };
  const { document } = state.history.present;
  if (sourceOf(state) !== document) return commitToShown(state, SOURCE, [change], mergeKey);
  const rebased = rebaseInSource(documentBeforeWriting(state.history), document, json);
  const next = commitChanges(state, SOURCE, [change, ...rebased.changes], mergeKey);
  return rebased.lossyTitles.length > 0 ? { ...next, notice: 'variant-lost' } : next;
};

/** The document before it was typed in: an entry that is cut in one step and pasted in another was never gone. */
const documentBeforeWriting = ({ past, present }: History): unknown =>
  [...past, present].findLast(({ name }) => name.code !== SOURCE.code)?.document ?? present.document;

export const showVariant = (state: StudioState, variant: string | null): StudioState => {
  if (variant === state.variant) return state;
  const derived = deriveShown(state.rules, state.history.present.document, variant, state.derived);
  return {
    ...state,
    variant,
    derived,
    zones: NO_ZONES,
    mergeKey: null,
    selection: dropGonePieces(state.selection, derived),
  };
};

/** A moved piece stands elsewhere in the text too: the source pane follows it. */
const revealMovedPiece = (state: StudioState, before: StudioState): StudioState => {
  const place = selectionPathOf(state);
  return place && JSON.stringify(place) !== JSON.stringify(selectionPathOf(before))
    ? revealPath(state, place)
    : state;
};

const selectionPathOf = ({ derived, selection }: StudioState): JsonPath | undefined =>
  derived.position?.pieces.find(({ id }) => id === selection.pieces[0])?.paths[0];

/** Where others have worked since, undo must leave their work whole. */
const isOwnStep = ({ rules, together, history: { present } }: StudioState, history: History): boolean =>
  together.received === 0 || isSoundStep(rules, present.document, history.present.document);

/** A step of the history shows the variant that it changes. If it would undo others' work too, nothing is done. */
const goToHistory = (state: StudioState, history: History): StudioState => {
  const { document } = state.history.present;
  if (history === state.history || !isOwnStep(state, history)) return { ...state, notice: 'step-of-others' };
  const variant = findChangedVariant(document, history.present.document) ?? state.variant;
  const { name } = state.history.present;
  const replays = listReplays(state.history, history.past.length);
  return revealMovedPiece(
    withOwnStep({ ...state, variant }, history, {
      name: nameHistoryStep('back', { what: name }),
      isReplay: true,
      run: (now, remade) => replayAll(replays, now, remade),
    }),
    state,
  );
};

export const undoStep = (state: StudioState): StudioState =>
  canUndo(state.history) ? goToHistory(state, undo(state.history)) : state;
export const redoStep = (state: StudioState): StudioState =>
  canRedo(state.history) ? goToHistory(state, redo(state.history)) : state;

/** Steps are counted from the oldest entry. */
export const jumpToStep = (state: StudioState, step: number): StudioState =>
  step === state.history.past.length ? state : goToHistory(state, goToStep(state.history, step));

const hasSamePieces = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every(id => right.includes(id));

export const setSelection = (
  state: StudioState,
  pieces: readonly string[],
  space: string | null,
): StudioState => {
  const { selection } = state;
  if (hasSamePieces(pieces, selection.pieces) && selection.space === space) return state;
  return { ...state, selection: { pieces, space } };
};

export const revealPath = (state: StudioState, path: JsonPath): StudioState => ({
  ...state,
  reveal: { path, request: state.reveal.request + 1 },
});

/** A piece selected outside the source is shown in the source too. */
export const selectAndReveal = (state: StudioState, pieces: readonly string[]): StudioState => {
  const next = setSelection(state, pieces, null);
  const place = selectionPathOf(next);
  return next === state || !place ? next : revealPath(next, place);
};

/** A finding selects both its piece and its text, and the place is ringed. */
export const selectFinding = (state: StudioState, finding: Finding): StudioState => {
  const { position } = state.derived;
  const [first] = position ? findConcernedPieces(position, finding) : [];
  const next = revealPath(first ? setSelection(state, [first.id], null) : state, finding.path);
  const ring = first ? next.selection : null;
  return { ...next, interaction: { ...next.interaction, ring } };
};

export const showReach = (state: StudioState, reachable: readonly string[] | null): StudioState =>
  state.reachable === reachable ? state : { ...state, reachable };

export const isUnsaved = ({ history, save }: StudioState): boolean => history.present.document !== save.saved;
