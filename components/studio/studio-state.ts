import { applyChanges, type Change } from '@/lib/documents/change';
import { canRedo, canUndo, commit, goTo, type History, redo, undo } from '@/lib/documents/history';
import type { JsonPath } from '@/lib/documents/json-path';
import type { AnnotationKind } from '@/lib/drawing/annotations';
import type { QuickFix } from '@/lib/game/check';
import type { Format } from '@/lib/game/document-kind';
import type { Finding } from '@/lib/game/finding';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import type { Sentence } from '@/lib/game/sentence';
import { concernedPieces } from './concerned-pieces';
import { type KeptCopy, openedWith } from './kept-copy';
import { type Judge, type Reading, readAgain } from './reading';
import {
  changesInVariant,
  rebasedInSource,
  rebasedVariants,
  variantIn,
  variantThatDiffers,
} from './variants/variant-document';
import { changesInEveryVariant, readShown } from './variants/variant-reading';
import { NO_WISHES, type Wishes } from './wished';
import { NO_ZONES, type Objections, objectionsTo, type Zones } from './zones';

/** The draft as the server gave it. */
export interface StudioDraft {
  readonly id: string;
  readonly kind: Format;
  readonly system: string;
  readonly revision: number;
  /** Under which it was published, once it was. */
  readonly slug: string | null;
  readonly document: unknown;
}

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

/** A place that the source pane is to show; each wish has its own number, so that the same place can be wished twice. */
export interface Reveal {
  readonly path: JsonPath;
  readonly wish: number;
}

/** Pieces on their way: why they may not stand in each space, and the space below them. */
export interface Dragging {
  readonly pieces: readonly string[];
  readonly objections: Objections;
  readonly over: string | null;
}

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused';

export interface SaveState {
  readonly status: SaveStatus;
  readonly revision: number;
  readonly saved: unknown;
  /** Why the server refused, as a code under `errors`. */
  readonly fault: string | null;
  /** Whether this device could keep its copy. */
  readonly isKept: boolean;
}

export interface StudioState {
  readonly judge: Judge;
  readonly history: History;
  /** Edits with the same key as the last one join it: one stroke, one burst of typing. */
  readonly mergeKey: string | null;
  readonly reading: Reading;
  /** The variant that is shown and edited; null: the battle itself. */
  readonly variant: string | null;
  /** Where pieces may stand in the present document, as far as the rules were asked. */
  readonly zones: Zones;
  readonly wishes: Wishes;
  readonly selection: Selection;
  readonly reveal: Reveal;
  readonly tool: Tool;
  readonly dragging: Dragging | null;
  /** Spaces that an order in the making can reach; null: none is in the making. */
  readonly reachable: readonly string[] | null;
  /** A way to mend a finding that is looked at before it is taken. */
  readonly fixShown: QuickFix | null;
  readonly save: SaveState;
  readonly slug: string | null;
  /** Something to be told once, as a code under `studio.notice`. */
  readonly notice: string | null;
}

const EMPTY: Selection = { pieces: [], space: null };

export const historyName = (what: string, values?: Sentence['values']): Sentence => ({
  code: `studio.history.${what}`,
  ...(values ? { values } : {}),
});

/** A draft opens in its newest shape, with the history that this device kept of it, so that nothing is lost. */
export const openStudio = (
  judge: Judge,
  draft: StudioDraft,
  copies: readonly KeptCopy[] | null,
): StudioState => {
  const server = newestShape(judge, draft.document);
  const { history, saved, notice } = openedWith(server, draft.revision, copies ?? []);
  return {
    judge,
    history,
    mergeKey: null,
    reading: openedReading(judge, server, history.present.document),
    variant: null,
    zones: NO_ZONES,
    wishes: NO_WISHES,
    selection: EMPTY,
    reveal: { path: [], wish: 0 },
    tool: { type: 'select' },
    dragging: null,
    reachable: null,
    fixShown: null,
    save: { status: 'saved', revision: draft.revision, saved, fault: null, isKept: true },
    slug: draft.slug,
    notice,
  };
};

const openedReading = (judge: Judge, server: unknown, present: unknown): Reading => {
  const reading = readAgain(judge, server);
  return present === server ? reading : readAgain(judge, present, reading);
};

/** Changes are made to the newest shape, so that an older document is brought to it before the first edit. */
const newestShape = ({ system, format }: Judge, document: unknown): unknown => {
  const kind = system.documents[format];
  if (!kind || versionOf(document) === kind.version) return document;
  return readAgain({ system, format }, document).scenario ?? document;
};

const versionOf = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'version' in document ? document.version : undefined;

const withHistory = (state: StudioState, history: History, mergeKey: string | null): StudioState => {
  if (history === state.history) return state;
  const { document } = history.present;
  const variant = state.variant !== null && variantIn(document, state.variant) ? state.variant : null;
  const reading = readShown(state.judge, document, variant, state.reading);
  return {
    ...state,
    history,
    mergeKey,
    reading,
    variant,
    zones: NO_ZONES,
    selection: standing(state.selection, reading),
    fixShown: null,
    notice: null,
  };
};

/** Pieces that are gone cannot stay chosen. */
const standing = (selection: Selection, { position }: Reading): Selection => {
  const pieces = selection.pieces.filter(id => position?.pieces.some(piece => piece.id === id));
  return pieces.length === selection.pieces.length ? selection : { ...selection, pieces };
};

export const committed = (
  state: StudioState,
  name: Sentence,
  changes: readonly Change[],
  mergeKey: string | null = null,
): StudioState => {
  const next = commit(state.history, name, changes);
  const joins = mergeKey !== null && mergeKey === state.mergeKey && next !== state.history;
  return withHistory(state, joins ? { ...next, past: state.history.past } : next, mergeKey);
};

/** An edit from map or form is made to what they show; while the source is malformed they show something older. */
export const edited = (
  state: StudioState,
  name: Sentence,
  changesFor: (scenario: ScenarioBase) => readonly Change[],
  mergeKey: string | null = null,
): StudioState => {
  const { isMalformed, scenario } = state.reading;
  if (isMalformed || scenario === null) return { ...state, notice: 'mend-source-first' };
  return stillShown(committedAsShown(state, name, changesFor(scenario), mergeKey), state);
};

/** What is done to the whole board is done to it in every variant as well, each as it stands there. */
export const editedThroughout = (
  state: StudioState,
  name: Sentence,
  changesFor: (scenario: ScenarioBase) => readonly Change[],
): StudioState => {
  const { isMalformed, scenario } = state.reading;
  if (state.variant !== null || isMalformed || scenario === null) return edited(state, name, changesFor);
  const { document } = state.history.present;
  const changes = changesFor(scenario);
  const inVariants = changesInEveryVariant(
    state.judge,
    document,
    applyChanges(document, changes),
    changesFor,
  );
  return stillShown(committed(state, name, [...changes, ...inVariants]), state);
};

/** An edit of a document of any kind, where the form knows the changes itself. */
export const changed = (
  state: StudioState,
  name: Sentence,
  changes: readonly Change[],
  mergeKey: string | null = null,
): StudioState =>
  state.reading.isMalformed
    ? { ...state, notice: 'mend-source-first' }
    : stillShown(committedAsShown(state, name, changes, mergeKey), state);

/** What is edited while a variant is shown belongs to the variant. */
const committedAsShown = (
  state: StudioState,
  name: Sentence,
  changes: readonly Change[],
  mergeKey: string | null,
): StudioState => {
  const { variant, history } = state;
  const { document } = history.present;
  if (variant === null) return committedInBase(state, name, changes, mergeKey);
  const title = variantIn(document, variant)?.title ?? variant;
  const ownName = historyName('in-variant', { what: name, variant: title });
  return committed(state, ownName, changesInVariant(document, variant, changes), mergeKey);
};

/** Variants are differences to the battle: they go with what they differ in. */
const committedInBase = (
  state: StudioState,
  name: Sentence,
  changes: readonly Change[],
  mergeKey: string | null,
): StudioState => {
  const { document } = state.history.present;
  const rebased = rebasedVariants(document, applyChanges(document, changes));
  const next = committed(state, name, [...changes, ...rebased.changes], mergeKey);
  return rebased.losers.length > 0 ? { ...next, notice: 'variant-lost' } : next;
};

/** The document that the source shows: the battle with its variants, or the one variant that the map shows. */
export const sourceOf = ({ variant, history, reading }: StudioState): unknown =>
  variant === null ? history.present.document : reading.shown;

const SOURCE = historyName('source');

/** What is written in the source belongs to what it shows; a variant that does not fit is mended in the battle itself. */
export const sourceWritten = (state: StudioState, json: unknown, mergeKey: string): StudioState => {
  const change: Change = { op: 'replace', path: [], value: json };
  const { document } = state.history.present;
  if (sourceOf(state) !== document) return committedAsShown(state, SOURCE, [change], mergeKey);
  const rebased = rebasedInSource(beforeWriting(state.history), document, json);
  const next = committed(state, SOURCE, [change, ...rebased.changes], mergeKey);
  return rebased.losers.length > 0 ? { ...next, notice: 'variant-lost' } : next;
};

/** The document before it was written in: what is cut out in one step and put in again in another was never gone. */
const beforeWriting = ({ past, present }: History): unknown =>
  [...past, present].findLast(({ name }) => name.code !== SOURCE.code)?.document ?? present.document;

export const variantShown = (state: StudioState, variant: string | null): StudioState => {
  if (variant === state.variant) return state;
  const reading = readShown(state.judge, state.history.present.document, variant, state.reading);
  return {
    ...state,
    variant,
    reading,
    zones: NO_ZONES,
    mergeKey: null,
    selection: standing(state.selection, reading),
  };
};

/** A piece that was moved stands elsewhere in the text too: the source pane goes with it. */
const stillShown = (state: StudioState, before: StudioState): StudioState => {
  const place = placeOf(state);
  return place && JSON.stringify(place) !== JSON.stringify(placeOf(before)) ? revealed(state, place) : state;
};

const placeOf = ({ reading, selection }: StudioState): JsonPath | undefined =>
  reading.position?.pieces.find(({ id }) => id === selection.pieces[0])?.paths[0];

/** A step of the history shows the variant that it changes. */
const steppedTo = (state: StudioState, history: History): StudioState => {
  const { document } = state.history.present;
  const variant = variantThatDiffers(document, history.present.document) ?? state.variant;
  return stillShown(withHistory({ ...state, variant }, history, null), state);
};

export const undone = (state: StudioState): StudioState =>
  canUndo(state.history) ? steppedTo(state, undo(state.history)) : state;
export const redone = (state: StudioState): StudioState =>
  canRedo(state.history) ? steppedTo(state, redo(state.history)) : state;

/** Steps are counted from the oldest entry. */
export const wentTo = (state: StudioState, step: number): StudioState =>
  steppedTo(state, goTo(state.history, step));

const samePieces = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every(id => right.includes(id));

export const selected = (
  state: StudioState,
  pieces: readonly string[],
  space: string | null,
): StudioState => {
  const { selection } = state;
  if (samePieces(pieces, selection.pieces) && selection.space === space) return state;
  return { ...state, selection: { pieces, space } };
};

export const revealed = (state: StudioState, path: JsonPath): StudioState => ({
  ...state,
  reveal: { path, wish: state.reveal.wish + 1 },
});

/** Chosen anywhere but in the source, a piece is shown in the source too. */
export const selectedAndShown = (state: StudioState, pieces: readonly string[]): StudioState => {
  const next = selected(state, pieces, null);
  const place = placeOf(next);
  return next === state || !place ? next : revealed(next, place);
};

/** A finding chooses its piece and its text alike. */
export const findingChosen = (state: StudioState, finding: Finding): StudioState => {
  const { position } = state.reading;
  const [first] = position ? concernedPieces(position, finding) : [];
  return revealed(first ? selected(state, [first.id], null) : state, finding.path);
};

export const dragStarted = (state: StudioState, pieces: readonly string[]): StudioState => ({
  ...state,
  dragging: { pieces, objections: objectionsIn(state, pieces), over: null },
});

/** Why some of these pieces may not stand in each space, once the rules have answered. */
export const objectionsIn = ({ zones, reading }: StudioState, pieces: readonly string[]): Objections =>
  reading.position ? objectionsTo(zones, reading.position, pieces) : {};

export const draggedOver = (state: StudioState, over: string | null): StudioState =>
  state.dragging === null || state.dragging.over === over
    ? state
    : { ...state, dragging: { ...state.dragging, over } };

export const reachShown = (state: StudioState, reachable: readonly string[] | null): StudioState =>
  state.reachable === reachable ? state : { ...state, reachable };

export const isUnsaved = ({ history, save }: StudioState): boolean => history.present.document !== save.saved;

/** The other window's version becomes a step of this history, so that one's own work is one undo away. */
export const otherLoaded = (
  state: StudioState,
  { document, revision }: Pick<StudioDraft, 'document' | 'revision'>,
): StudioState => ({
  ...committed(state, historyName('other-version'), [{ op: 'replace', path: [], value: document }]),
  save: { ...state.save, status: 'saved', revision, saved: document, fault: null },
});
