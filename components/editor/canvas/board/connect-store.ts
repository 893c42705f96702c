import { type Editor, react } from 'tldraw';
import { spaceUnder } from '@/lib/editor/board/drop-target';
import { shapeUnder } from '@/lib/editor/edits/shape-edits';
import { interactionOf } from '@/lib/editor/session/interaction-state';
import { type StudioState, selectAndReveal, setSelection } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
import { connectAnnotations } from '../annotations/connect-annotations';
import { TLDRAW_NAMES } from '../annotations/convert-annotations';
import { followDrag, isDragging, listSelectedPieces } from '../pieces/drag';
import { isPieceShape, pieceShapeId } from '../pieces/piece-shape';
import { BRUSH_TOOL } from '../tools/brush-tool';
import { SHAPE_TOOL } from '../tools/shape-tool';
import { followFan, type SheetSize, showDocument } from './show-document';

/** Joins tldraw to the studio's store: shapes follow the document, and what the hand does becomes edits of it. */
export const connectStore = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  showDocument(editor, store, sheet);
  // On an open table counters dress their lines by one another; Control lets them go. Spaces draw them in by themselves.
  const isTable = store.getState().derived.position?.board.kind === 'table';
  editor.user.updateUserPreferences({ isSnapMode: isTable });
  const endings = [
    followStore(editor, store, sheet),
    followSelection(editor, store),
    followDrag(editor, store, sheet),
    followFan(editor, store, sheet),
    followClicks(editor, store),
    connectAnnotations(editor, store),
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
    const { derived, selection, tool } = state;
    if (derived.position !== before.derived.position && !isDragging(editor))
      showDocument(editor, store, sheet);
    if (selection !== before.selection || derived !== before.derived) showSelection(editor, state);
    if (tool !== before.tool) activateTool(editor, store, state);
    before = state;
  });
};

/** Shapes are drawn corner by corner, all else with strokes. */
const tldrawToolOf = ({ rules, tool }: StudioState): string => {
  if (tool.type === 'annotate') return TLDRAW_NAMES[tool.kind];
  if (tool.type !== 'brush') return tool.type;
  const on = rules.system.palette.brushes.find(({ id }) => id === tool.brush)?.on;
  return on === 'area' || on === 'line' || on === 'point' ? SHAPE_TOOL : BRUSH_TOOL;
};

const activateTool = (editor: Editor, store: StudioStore, state: StudioState): void => {
  if (state.tool.type === 'brush') interactionOf(store).set({ lastBrush: state.tool.brush });
  const wanted = tldrawToolOf(state);
  // A note's tool may be at work already: taken up anew it would lose what it holds.
  if (wanted !== editor.getCurrentToolId()) editor.setCurrentTool(wanted);
};

/** Pieces that wait off the board can be chosen, but have no shape. */
const shapesOfSelection = (editor: Editor, { selection }: StudioState) =>
  selection.pieces.map(pieceShapeId).filter(id => editor.getShape(id));

const showSelection = (editor: Editor, state: StudioState): void => {
  const wanted = shapesOfSelection(editor, state);
  const shown = listSelectedPieces(editor).map(pieceShapeId);
  if (wanted.length !== shown.length || wanted.some(id => !shown.includes(id)))
    editor.setSelectedShapes(wanted);
};

const followSelection = (editor: Editor, store: StudioStore): (() => void) =>
  react('selection', () => {
    listSelectedPieces(editor);
    queueMicrotask(() =>
      store.update(state => {
        // Asked anew: between the reaction and now the document may have changed what is chosen.
        const ids = listSelectedPieces(editor).map(pieceShapeId);
        const known = shapesOfSelection(editor, state);
        if (known.length === ids.length && known.every(id => ids.includes(id))) return state;
        return selectAndReveal(state, listSelectedPieces(editor));
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
    const { position } = state.derived;
    if (!position) return;
    store.update(current => setSelection(current, [], spaceUnder(position.board, [point.x, point.y])));
    const shape = shapeUnder(state, position, [point.x, point.y], NEAR / editor.getZoomLevel());
    interactionOf(store).set({ shape });
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
