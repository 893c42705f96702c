import { type Editor, react, TLPOINTER_ID, type TLShape } from 'tldraw';
import { landed, takenOff } from '@/components/studio/edits';
import {
  draggedOver,
  dragStarted,
  type StudioState,
  selected,
  selectedAndShown,
} from '@/components/studio/studio-state';
import type { StudioStore } from '@/components/studio/studio-store';
import { BRUSH_TOOL } from './brush-tool';
import { arrivals, type Dragged, middleOf, spaceUnder } from './drop-target';
import { followDocument, type SheetSize } from './follow-document';
import { PIECE, type PieceShape, pieceShapeId } from './piece-shape';

/** Joins tldraw to the studio's store: shapes follow the document, and what the hand does becomes edits of it. */
export const connect = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  const { position } = store.getState().reading;
  if (position) followDocument(editor, sheet, position);
  const endings = [
    followStore(editor, store, sheet),
    followSelection(editor, store),
    followDrag(editor, store, sheet),
    followClicks(editor, store),
    ...refuseForeignEdits(editor),
  ];
  return () => {
    for (const end of endings) end();
  };
};

const isPiece = (shape: TLShape): shape is PieceShape => shape.type === PIECE;

const selectedPieces = (editor: Editor): string[] =>
  editor
    .getSelectedShapes()
    .filter(isPiece)
    .map(({ props }) => props.piece);

const isDragging = (editor: Editor): boolean => editor.isIn('select.translating');

const followStore = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  let before: StudioState = store.getState();
  return store.subscribe(() => {
    const state = store.getState();
    const { reading, selection, tool } = state;
    if (reading.position && reading.position !== before.reading.position && !isDragging(editor))
      followDocument(editor, sheet, reading.position);
    if (selection !== before.selection || reading !== before.reading) showSelection(editor, state);
    if (tool !== before.tool) editor.setCurrentTool(tool.type === 'brush' ? BRUSH_TOOL : tool.type);
    before = state;
  });
};

/** Pieces that wait off the board can be chosen, but have no shape. */
const shapesOfSelection = (editor: Editor, { selection }: StudioState) =>
  selection.pieces.map(pieceShapeId).filter(id => editor.getShape(id));

const showSelection = (editor: Editor, state: StudioState): void => {
  const wanted = shapesOfSelection(editor, state);
  const shown = editor.getSelectedShapeIds();
  if (wanted.length !== shown.length || wanted.some(id => !shown.includes(id)))
    editor.setSelectedShapes(wanted);
};

const followSelection = (editor: Editor, store: StudioStore): (() => void) =>
  react('selection', () => {
    const ids = editor.getSelectedShapeIds();
    queueMicrotask(() =>
      store.update(state => {
        const known = shapesOfSelection(editor, state);
        if (known.length === ids.length && known.every(id => ids.includes(id))) return state;
        return selectedAndShown(state, selectedPieces(editor));
      }),
    );
  });

const draggedPieces = (editor: Editor, { dragging, reading }: StudioState): Dragged[] =>
  (dragging?.pieces ?? []).flatMap(id => {
    const bounds = editor.getShapePageBounds(pieceShapeId(id));
    const piece = reading.position?.pieces.find(piece => piece.id === id);
    return bounds && piece
      ? [{ id, from: piece.space, centre: [bounds.center.x, bounds.center.y] as const }]
      : [];
  });

const followDrag = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  let was = false;
  return react('drag', () => {
    const is = isDragging(editor);
    const pointer = editor.store.get(TLPOINTER_ID);
    // The store must not be written while tldraw is in the midst of an operation.
    if (is !== was) queueMicrotask(is ? () => lift(editor, store) : () => drop(editor, store, sheet));
    else if (is && pointer) queueMicrotask(() => hover(editor, store));
    was = is;
  });
};

const lift = (editor: Editor, store: StudioStore): void => {
  const pieces = selectedPieces(editor);
  editor.run(() => editor.bringToFront(pieces.map(pieceShapeId)), { history: 'ignore' });
  store.update(state => dragStarted(state, pieces));
};

const hover = (editor: Editor, store: StudioStore): void =>
  store.update(state => {
    const dragged = draggedPieces(editor, state);
    const board = state.reading.position?.board;
    return board && dragged.length > 0 ? draggedOver(state, spaceUnder(board, middleOf(dragged))) : state;
  });

const drop = (editor: Editor, store: StudioStore, sheet: SheetSize): void => {
  store.update(state => {
    const { position } = state.reading;
    if (!position || !state.dragging) return state;
    const laidDown: StudioState = { ...state, dragging: null };
    if (isOverTray(editor)) return takenOff(laidDown, state.dragging.pieces);
    return landed(laidDown, arrivals(position.board, draggedPieces(editor, state)));
  });
  // Whatever did not land goes back to where the document has it.
  const { position } = store.getState().reading;
  if (position) followDocument(editor, sheet, position);
};

const isOverTray = (editor: Editor): boolean => {
  const { x, y } = editor.inputs.currentScreenPoint;
  const view = editor.getViewportScreenBounds();
  return document.elementsFromPoint(view.x + x, view.y + y).some(element => element.closest('[data-tray]'));
};

/** A click beside every counter chooses the space. */
const followClicks = (editor: Editor, store: StudioStore): (() => void) => {
  const onEvent: Parameters<typeof editor.on<'event'>>[1] = info => {
    if (info.type !== 'pointer' || info.name !== 'pointer_up' || !editor.isIn('select.idle')) return;
    const { currentPagePoint: point, originPagePoint: origin } = editor.inputs;
    if (origin.dist(point) > 4 || editor.getSelectedShapeIds().length > 0) return;
    const board = store.getState().reading.position?.board;
    if (board) store.update(state => selected(state, [], spaceUnder(board, [point.x, point.y])));
  };
  editor.on('event', onEvent);
  return () => editor.off('event', onEvent);
};

/** Nothing but dragging moves a counter, and holding Alt must not copy one: the document would know nothing of it. */
const refuseForeignEdits = (editor: Editor): (() => void)[] => {
  const withoutAlt: Parameters<typeof editor.on<'before-event'>>[1] = info => {
    if ('altKey' in info) info.altKey = false;
  };
  editor.on('before-event', withoutAlt);
  return [
    () => editor.off('before-event', withoutAlt),
    editor.sideEffects.registerBeforeChangeHandler('shape', (before, after, source) => {
      const moved = before.x !== after.x || before.y !== after.y;
      return source === 'user' && moved && !isDragging(editor) ? before : after;
    }),
  ];
};
