import { type Editor, react, TLPOINTER_ID } from 'tldraw';
import { shallow } from 'zustand/shallow';
import { spaceUnder } from '@/lib/editor/board/drop-target';
import { selectSpace } from '@/lib/editor/deploy/deploy-edits';
import { shapeUnder } from '@/lib/editor/edits/map/shape-edits';
import { type StudioState, selectAndReveal, type Tool } from '@/lib/editor/session/state';
import { type StudioStore, sliceOf } from '@/lib/editor/session/store';
import { rememberBrush } from '@/lib/editor/tools/rail-tools';
import { connectAnnotations } from '../annotations/connect-annotations';
import { TLDRAW_NAMES } from '../annotations/convert-annotations';
import { followNames, NAME_TOOL } from '../names/name-tool';
import { followDrag, isDragging, listSelectedPieces } from '../pieces/drag';
import { composePieceShapeId, isPieceShape } from '../pieces/piece-shape';
import { BRUSH_TOOL } from '../tools/brush-tool';
import { SHAPE_TOOL } from '../tools/shape-tool';
import { followFan, type SheetSize, showDocument } from './show-document';

/** Joins tldraw to the studio's store: shapes follow the document, and what the pointer does becomes edits of it. */
export const connectStore = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  showDocument(editor, store, sheet);
  // On an open table counters align with one another; Control lets them go. Spaces place them by themselves.
  const isTable = store.getState().derived.position?.board.kind === 'table';
  editor.user.updateUserPreferences({ isSnapMode: isTable });
  activateTool(editor, store, store.getState().tool);
  const endings = [
    followStore(editor, store, sheet),
    followSelection(editor, store),
    followDrag(editor, store),
    followFan(editor, store),
    followClicks(editor, store),
    followNames(editor, store),
    followView(editor, store),
    connectAnnotations(editor, store),
    ...refuseForeignEdits(editor),
  ];
  return () => {
    for (const end of endings) end();
  };
};

/** The shapes show the document, the open stack in it, and after a drag what became of it. */
const followStore = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  const endings = [
    store.subscribe(
      // Painted ground moves nobody.
      ({ derived: { position }, interaction, dragging }) => [
        position?.pieces,
        position?.board,
        interaction.fan,
        dragging === null,
      ],
      () => !isDragging(editor) && showDocument(editor, store, sheet),
      { equalityFn: shallow },
    ),
    store.subscribe(
      ({ derived, selection }) => [derived, selection],
      () => showSelection(editor, store.getState()),
      { equalityFn: shallow },
    ),
    store.subscribe(
      ({ tool }) => tool,
      (_, before) => activateTool(editor, store, before),
    ),
  ];
  return () => {
    for (const end of endings) end();
  };
};

/** Others show how large the map is and what lies under the pointer. */
const followView = (editor: Editor, store: StudioStore): (() => void) => {
  const notify = (): void => {
    const board = store.getState().derived.position?.board;
    const pointer = editor.store.get(TLPOINTER_ID);
    const under = board && pointer ? spaceUnder(board, [pointer.x, pointer.y]) : null;
    sliceOf(store, 'interaction').set({ under, zoom: editor.getZoomLevel() });
  };
  return react('view', () => {
    editor.store.get(TLPOINTER_ID);
    editor.getZoomLevel();
    queueMicrotask(notify);
  });
};

/** Shapes are drawn corner by corner, all else with strokes. */
const tldrawToolOf = ({ rules, tool }: StudioState): string => {
  if (tool.type === 'annotate') return TLDRAW_NAMES[tool.kind];
  if (tool.type !== 'brush') return tool.type;
  const on = rules.system.palette.brushes.find(({ id }) => id === tool.brush)?.on;
  if (on === 'name') return NAME_TOOL;
  return on === 'area' || on === 'line' || on === 'point' ? SHAPE_TOOL : BRUSH_TOOL;
};

const activateTool = (editor: Editor, store: StudioStore, before: Tool): void => {
  store.update(state => rememberBrush(state, before));
  const wanted = tldrawToolOf(store.getState());
  // The tool of an annotation may be in use already: activated again it would lose its state.
  if (wanted !== editor.getCurrentToolId()) editor.setCurrentTool(wanted);
};

/** Pieces that wait off the board can be selected, but have no shape. */
const shapesOfSelection = (editor: Editor, { selection }: StudioState) =>
  selection.pieces.map(composePieceShapeId).filter(id => editor.getShape(id));

const showSelection = (editor: Editor, state: StudioState): void => {
  const wanted = shapesOfSelection(editor, state);
  const shown = listSelectedPieces(editor).map(composePieceShapeId);
  if (wanted.length !== shown.length || wanted.some(id => !shown.includes(id)))
    editor.setSelectedShapes(wanted);
};

const followSelection = (editor: Editor, store: StudioStore): (() => void) =>
  react('selection', () => {
    listSelectedPieces(editor);
    queueMicrotask(() =>
      store.update(state => {
        // Checked again: since the reaction the document may have changed the selection.
        const ids = listSelectedPieces(editor).map(composePieceShapeId);
        const known = shapesOfSelection(editor, state);
        if (known.length === ids.length && known.every(id => ids.includes(id))) return state;
        return selectAndReveal(state, listSelectedPieces(editor));
      }),
    );
  });

/** How near to a line a click still selects it, on the screen. */
const NEAR = 8;

/** A click beside every counter selects the space, or on an open table the shape. */
const followClicks = (editor: Editor, store: StudioStore): (() => void) => {
  const onEvent: Parameters<typeof editor.on<'event'>>[1] = info => {
    if (info.type !== 'pointer' || info.name !== 'pointer_up' || !editor.isIn('select.idle')) return;
    const { currentPagePoint: point, originPagePoint: origin } = editor.inputs;
    if (origin.dist(point) > 4 || editor.getSelectedShapeIds().length > 0) return;
    const state = store.getState();
    const { position } = state.derived;
    if (!position) return;
    const shape = shapeUnder(state, position, [point.x, point.y], NEAR / editor.getZoomLevel());
    store.update(current => selectSpace(current, spaceUnder(position.board, [point.x, point.y])));
    const isTable = position.board.kind === 'table';
    sliceOf(store, 'interaction').set({ shape, spot: isTable ? [point.x, point.y] : null });
  };
  editor.on('event', onEvent);
  return () => editor.off('event', onEvent);
};

/** Only dragging moves a counter, and holding Alt must not copy one: the document would not know of it. */
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
