import { formatDocument } from '@/lib/documents/format';
import { redoStep, setSelection, sourceOf, undoStep, writeSource } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
import { findSmallestEdit } from '@/lib/editor/source/text-edit';
import { pieceAtOffset } from '@/lib/editor/source/text-positions';
import { mergeEdit } from '@/lib/editor/together/merge-edit';
import type { monaco } from './monaco';

type Editor = monaco.editor.IStandaloneCodeEditor;
type Model = monaco.editor.ITextModel;

export const APPLY_AFTER = 250;
const BURST = 1_500;

export interface SourceBinding {
  /** Undo and redo of the document, unless the text holds something that the document has not yet. */
  undo(): void;
  redo(): void;
  stop(): void;
}

interface BindingState {
  readonly store: StudioStore;
  readonly editor: Editor;
  readonly model: Model;
  readonly onParsed: (isParsed: boolean) => void;
  timer?: ReturnType<typeof setTimeout>;
  burstTimer?: ReturnType<typeof setTimeout>;
  burst: number;
  /** The document that the text shows; anything else in the store came from elsewhere. */
  shown: unknown;
  isWriting: boolean;
  /** The change that the store is making now comes from here. */
  isOwnEdit: boolean;
  isApplied: boolean;
  /** The number of others' edits when the text was last made from the document. */
  received: number;
}

/** Keeps text and document the same: what is typed becomes an edit, what is edited elsewhere becomes text. */
export const bindSource = (
  store: StudioStore,
  editor: Editor,
  model: Model,
  onParsed: (isParsed: boolean) => void,
): SourceBinding => {
  const shown = sourceOf(store.getState());
  const { received } = store.getState().together;
  const flags = { isWriting: false, isOwnEdit: false, isApplied: true, received };
  const state: BindingState = { store, editor, model, onParsed, burst: 0, shown, ...flags };
  const unsubscribe = store.subscribe(sourceOf, () => followDocument(state));
  const typing = model.onDidChangeContent(() => onTyping(state));
  const pointing = editor.onDidChangeCursorPosition(event => followCursor(state, event));
  return {
    undo: () => (state.isApplied ? store.update(undoStep) : editor.trigger('source', 'undo', null)),
    redo: () => (state.isApplied ? store.update(redoStep) : editor.trigger('source', 'redo', null)),
    stop: () => {
      applyText(state);
      clearTimeout(state.burstTimer);
      unsubscribe();
      typing.dispose();
      pointing.dispose();
    },
  };
};

const onTyping = (state: BindingState): void => {
  if (state.isWriting) return;
  state.isApplied = false;
  clearTimeout(state.timer);
  state.timer = setTimeout(() => applyText(state), APPLY_AFTER);
};

const parseJson = (text: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Text that is no JSON yet stays as it is, and the document stays as it was. */
const applyText = (current: BindingState): void => {
  clearTimeout(current.timer);
  if (current.isApplied) return;
  const read = parseJson(current.model.getValue());
  current.onParsed(read !== null);
  if (!read) return;
  current.isApplied = true;
  const present = sourceOf(current.store.getState());
  // While somebody types, others edit too: both are kept.
  const json =
    present === current.shown
      ? read.json
      : mergeEdit({ before: current.shown, ours: present, theirs: read.json }).document;
  current.received = current.store.getState().together.received;
  if (isSame(present, json)) {
    followDocument(current);
    return;
  }
  current.isOwnEdit = true;
  current.store.update(state => writeSource(state, json, `source ${current.burst}`));
  current.isOwnEdit = false;
  current.shown = sourceOf(current.store.getState());
  // A variant has no variants of its own: what cannot be stored is removed from the text.
  if (!isSame(current.shown, read.json)) writeText(current, formatDocument(current.shown));
  clearTimeout(current.burstTimer);
  current.burstTimer = setTimeout(() => {
    current.burst += 1;
  }, BURST);
};

const followDocument = (state: BindingState): void => {
  const document = sourceOf(state.store.getState());
  if (document === state.shown || state.isOwnEdit) return;
  // Text that is being typed is not overwritten by others' edits: both are merged once the text can be parsed.
  const { received } = state.store.getState().together;
  if (!state.isApplied && received !== state.received) return;
  state.received = received;
  state.shown = document;
  state.isApplied = true;
  state.burst += 1;
  clearTimeout(state.timer);
  writeText(state, formatDocument(document));
  state.onParsed(true);
};

const writeText = (state: BindingState, text: string): void => {
  const { model } = state;
  const edit = findSmallestEdit(model.getValue(), text);
  if (!edit) return;
  const [start, end] = [model.getPositionAt(edit.start), model.getPositionAt(edit.end)];
  const range = {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  };
  state.isWriting = true;
  model.applyEdits([{ range, text: edit.text }]);
  state.isWriting = false;
};

/** Only the author's cursor selects a piece: a cursor set by the program follows an existing selection. */
const followCursor = (state: BindingState, event: monaco.editor.ICursorPositionChangedEvent): void => {
  if (!state.isApplied || !state.editor.hasTextFocus() || event.source === 'api') return;
  const pieces = state.store.getState().derived.position?.pieces ?? [];
  const offset = state.model.getOffsetAt(event.position);
  const piece = pieceAtOffset(state.model.getValue(), offset, pieces);
  if (piece) state.store.update(state => setSelection(state, [piece.id], null));
};
