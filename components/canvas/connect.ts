import { type Editor, react } from 'tldraw';
import { type StudioState, selected, selectedAndShown } from '@/components/studio/studio-state';
import type { StudioStore } from '@/components/studio/studio-store';
import { connectNotes } from './annotations/connect-notes';
import { TLDRAW_NAMES } from './annotations/convert';
import { BRUSH_TOOL } from './brush-tool';
import { followDrag, isDragging, selectedPieces } from './drag';
import { spaceUnder } from './drop-target';
import { handOf } from './hand-state';
import { isPieceShape, pieceShapeId } from './piece-shape';
import { shapeUnder } from './shape-edits';
import { SHAPE_TOOL } from './shape-tool';
import { followFan, type SheetSize, showDocument } from './show-document';

/** Joins tldraw to the studio's store: shapes follow the document, and what the hand does becomes edits of it. */
export const connect = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  showDocument(editor, store, sheet);
  // On an open table counters dress their lines by one another; Control lets them go. Spaces draw them in by themselves.
  const isTable = store.getState().reading.position?.board.kind === 'table';
  editor.user.updateUserPreferences({ isSnapMode: isTable });
  const endings = [
    followStore(editor, store, sheet),
    followSelection(editor, store),
    followDrag(editor, store, sheet),
    followFan(editor, store, sheet),
    followClicks(editor, store),
    connectNotes(editor, store),
    ...refuseForeignEdits(editor),
  ];
  return () => {
    for (const end of endings) end();
  };
};

const followStore = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  let before: StudioState = store.getState();
  return store.subscribe(() => {
    const state = store.getState();
    const { reading, selection, tool } = state;
    if (reading.position !== before.reading.position && !isDragging(editor))
      showDocument(editor, store, sheet);
    if (selection !== before.selection || reading !== before.reading) showSelection(editor, state);
    if (tool !== before.tool) takeUp(editor, store, state);
    before = state;
  });
};

/** Shapes are drawn corner by corner, all else with strokes. */
const toolFor = ({ judge, tool }: StudioState): string => {
  if (tool.type === 'annotate') return TLDRAW_NAMES[tool.kind];
  if (tool.type !== 'brush') return tool.type;
  const on = judge.system.palette.brushes.find(({ id }) => id === tool.brush)?.on;
  return on === 'area' || on === 'line' || on === 'point' ? SHAPE_TOOL : BRUSH_TOOL;
};

const takeUp = (editor: Editor, store: StudioStore, state: StudioState): void => {
  if (state.tool.type === 'brush') handOf(store).set({ lastBrush: state.tool.brush });
  const wanted = toolFor(state);
  // A note's tool may be at work already: taken up anew it would lose what it holds.
  if (wanted !== editor.getCurrentToolId()) editor.setCurrentTool(wanted);
};

/** Pieces that wait off the board can be chosen, but have no shape. */
const shapesOfSelection = (editor: Editor, { selection }: StudioState) =>
  selection.pieces.map(pieceShapeId).filter(id => editor.getShape(id));

const showSelection = (editor: Editor, state: StudioState): void => {
  const wanted = shapesOfSelection(editor, state);
  const shown = selectedPieces(editor).map(pieceShapeId);
  if (wanted.length !== shown.length || wanted.some(id => !shown.includes(id)))
    editor.setSelectedShapes(wanted);
};

const followSelection = (editor: Editor, store: StudioStore): (() => void) =>
  react('selection', () => {
    selectedPieces(editor);
    queueMicrotask(() =>
      store.update(state => {
        // Asked anew: between the reaction and now the document may have changed what is chosen.
        const ids = selectedPieces(editor).map(pieceShapeId);
        const known = shapesOfSelection(editor, state);
        if (known.length === ids.length && known.every(id => ids.includes(id))) return state;
        return selectedAndShown(state, selectedPieces(editor));
      }),
    );
  });

/** How near to a line a click still means it, on the screen. */
const NEAR = 8;

/** A click beside every counter chooses the space, or on an open table the shape. */
const followClicks = (editor: Editor, store: StudioStore): (() => void) => {
  const onEvent: Parameters<typeof editor.on<'event'>>[1] = info => {
    if (info.type !== 'pointer' || info.name !== 'pointer_up' || !editor.isIn('select.idle')) return;
    const { currentPagePoint: point, originPagePoint: origin } = editor.inputs;
    if (origin.dist(point) > 4 || editor.getSelectedShapeIds().length > 0) return;
    const state = store.getState();
    const { position } = state.reading;
    if (!position) return;
    store.update(current => selected(current, [], spaceUnder(position.board, [point.x, point.y])));
    const shape = shapeUnder(state, position, [point.x, point.y], NEAR / editor.getZoomLevel());
    handOf(store).set({ shape });
  };
  editor.on('event', onEvent);
  return () => editor.off('event', onEvent);
};

/** Nothing but dragging moves a counter, and holding Alt must not copy one: the document would know nothing of it. */
const refuseForeignEdits = (editor: Editor): (() => void)[] => {
  const withoutAlt: Parameters<typeof editor.on<'before-event'>>[1] = info => {
    if ('altKey' in info && !editor.isIn(BRUSH_TOOL)) info.altKey = false;
  };
  editor.on('before-event', withoutAlt);
  return [
    () => editor.off('before-event', withoutAlt),
    editor.sideEffects.registerBeforeChangeHandler('shape', (before, after, source) => {
      const moved = before.x !== after.x || before.y !== after.y;
      return source === 'user' && moved && isPieceShape(before) && !isDragging(editor) ? before : after;
    }),
  ];
};
