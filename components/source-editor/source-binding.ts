import { redone, selected, sourceOf, sourceWritten, undone } from '@/components/studio/studio-state';
import type { StudioStore } from '@/components/studio/studio-store';
import { formatDocument } from '@/lib/documents/format';
import { pieceAtOffset } from './finding-markers';
import type { monaco } from './monaco';
import { smallestEdit } from './text-edit';

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

interface Desk {
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
  const desk: Desk = { store, editor, model, onParsed, burst: 0, shown, ...flags };
  const unsubscribe = store.subscribe(() => followDocument(desk));
  const typing = model.onDidChangeContent(() => noteTyping(desk));
  const pointing = editor.onDidChangeCursorPosition(event => followCursor(desk, event));
  return {
    undo: () => (desk.isApplied ? store.update(undone) : editor.trigger('source', 'undo', null)),
    redo: () => (desk.isApplied ? store.update(redone) : editor.trigger('source', 'redo', null)),
    stop: () => {
      apply(desk);
      clearTimeout(desk.burstTimer);
      unsubscribe();
      typing.dispose();
      pointing.dispose();
    },
  };
};

const noteTyping = (desk: Desk): void => {
  if (desk.isWriting) return;
  desk.isApplied = false;
  clearTimeout(desk.timer);
  desk.timer = setTimeout(() => apply(desk), APPLY_AFTER);
};

const parsed = (text: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Text that is no JSON yet stays as it is, and the document stays as it was. */
const apply = (desk: Desk): void => {
  clearTimeout(desk.timer);
  if (desk.isApplied) return;
  const read = parsed(desk.model.getValue());
  desk.onParsed(read !== null);
  if (!read) return;
  desk.isApplied = true;
  if (isSame(sourceOf(desk.store.getState()), read.json)) return;
  desk.isOwnEdit = true;
  desk.store.update(state => sourceWritten(state, read.json, `source ${desk.burst}`));
  desk.isOwnEdit = false;
  desk.shown = sourceOf(desk.store.getState());
  // A variant has no variants of its own: what cannot be kept is not left standing.
  if (!isSame(desk.shown, read.json)) write(desk, formatDocument(desk.shown));
  clearTimeout(desk.burstTimer);
  desk.burstTimer = setTimeout(() => {
    desk.burst += 1;
  }, BURST);
};

const followDocument = (desk: Desk): void => {
  const document = sourceOf(desk.store.getState());
  if (document === desk.shown || desk.isOwnEdit) return;
  desk.shown = document;
  desk.isApplied = true;
  desk.burst += 1;
  clearTimeout(desk.timer);
  write(desk, formatDocument(document));
  desk.onParsed(true);
};

const write = (desk: Desk, text: string): void => {
  const { model } = desk;
  const edit = smallestEdit(model.getValue(), text);
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
const followCursor = (desk: Desk, event: monaco.editor.ICursorPositionChangedEvent): void => {
  if (!desk.isApplied || !desk.editor.hasTextFocus() || event.source === 'api') return;
  const pieces = desk.store.getState().reading.position?.pieces ?? [];
  const offset = desk.model.getOffsetAt(event.position);
  const piece = pieceAtOffset(desk.model.getValue(), offset, pieces);
  if (piece) desk.store.update(state => selected(state, [piece.id], null));
};
