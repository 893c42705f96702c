import { formatDocument } from '@/lib/documents/format';
import { redoStep, setSelection, sourceOf, undoStep, writeSource } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
import { findSmallestEdit } from '@/lib/editor/source/text-edit';
import { pieceAtOffset } from '@/lib/editor/source/text-positions';
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
  /** The document that the text shows; what the store has besides came from elsewhere. */
  shown: unknown;
  isWriting: boolean;
  /** What the store is being told now comes from here. */
  isOwnEdit: boolean;
  isApplied: boolean;
}

/** Keeps text and document the same: what is typed becomes an edit, what is edited elsewhere becomes text. */
export const bindSource = (
  store: StudioStore,
  editor: Editor,
  model: Model,
  onParsed: (isParsed: boolean) => void,
): SourceBinding => {
  const shown = sourceOf(store.getState());
  const flags = { isWriting: false, isOwnEdit: false, isApplied: true };
  const desk: BindingState = { store, editor, model, onParsed, burst: 0, shown, ...flags };
  const unsubscribe = store.subscribe(() => followDocument(desk));
  const typing = model.onDidChangeContent(() => onTyping(desk));
  const pointing = editor.onDidChangeCursorPosition(event => followCursor(desk, event));
  return {
    undo: () => (desk.isApplied ? store.update(undoStep) : editor.trigger('source', 'undo', null)),
    redo: () => (desk.isApplied ? store.update(redoStep) : editor.trigger('source', 'redo', null)),
    stop: () => {
      applyText(desk);
      clearTimeout(desk.burstTimer);
      unsubscribe();
      typing.dispose();
      pointing.dispose();
    },
  };
};

const onTyping = (desk: BindingState): void => {
  if (desk.isWriting) return;
  desk.isApplied = false;
  clearTimeout(desk.timer);
  desk.timer = setTimeout(() => applyText(desk), APPLY_AFTER);
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
const applyText = (desk: BindingState): void => {
  clearTimeout(desk.timer);
  if (desk.isApplied) return;
  const read = parseJson(desk.model.getValue());
  desk.onParsed(read !== null);
  if (!read) return;
  desk.isApplied = true;
  if (isSame(sourceOf(desk.store.getState()), read.json)) return;
  desk.isOwnEdit = true;
  desk.store.update(state => writeSource(state, read.json, `source ${desk.burst}`));
  desk.isOwnEdit = false;
  desk.shown = sourceOf(desk.store.getState());
  // A variant has no variants of its own: what cannot be kept is not left standing.
  if (!isSame(desk.shown, read.json)) writeText(desk, formatDocument(desk.shown));
  clearTimeout(desk.burstTimer);
  desk.burstTimer = setTimeout(() => {
    desk.burst += 1;
  }, BURST);
};

const followDocument = (desk: BindingState): void => {
  const document = sourceOf(desk.store.getState());
  if (document === desk.shown || desk.isOwnEdit) return;
  desk.shown = document;
  desk.isApplied = true;
  desk.burst += 1;
  clearTimeout(desk.timer);
  writeText(desk, formatDocument(document));
  desk.onParsed(true);
};

const writeText = (desk: BindingState, text: string): void => {
  const { model } = desk;
  const edit = findSmallestEdit(model.getValue(), text);
  if (!edit) return;
  const [start, end] = [model.getPositionAt(edit.start), model.getPositionAt(edit.end)];
  const range = {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  };
  desk.isWriting = true;
  model.applyEdits([{ range, text: edit.text }]);
  desk.isWriting = false;
};

/** Only a hand in the text chooses a piece: a cursor set by the program follows a choice already made. */
const followCursor = (desk: BindingState, event: monaco.editor.ICursorPositionChangedEvent): void => {
  if (!desk.isApplied || !desk.editor.hasTextFocus() || event.source === 'api') return;
  const pieces = desk.store.getState().derived.position?.pieces ?? [];
  const offset = desk.model.getOffsetAt(event.position);
  const piece = pieceAtOffset(desk.model.getValue(), offset, pieces);
  if (piece) desk.store.update(state => setSelection(state, [piece.id], null));
};
