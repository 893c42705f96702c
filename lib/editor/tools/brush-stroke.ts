import type { Brush } from '@/lib/game/contract/game-system';
import type { Board, Point } from '@/lib/geometry/board';
import type { SpaceSide } from '@/lib/geometry/sides';
import { placesAlong, placesAt, sideUnder } from '../board/brush-targets';
import { spacesAlong } from '../board/drop-target';
import { extendSides, extendWay } from '../board/stroke-paths';
import { fillFrom, pickBrush } from '../edits/map/brush-edits';
import { type BrushMode, setAim } from '../session/interaction-state';
import type { StudioState } from '../session/state';
import { type StudioStore, sliceOf } from '../session/store';
import type { PaintQueue } from './paint-queue';

/**
 * A stroke of the brush: begins, continues from point to point, and ends; when cancelled, waiting points are not
 * painted.
 */
export interface BrushStroke {
  begin(at: Point, isPicking: boolean): void;
  extend(to: Point): void;
  /** The pointer passes over without pressing; null: it has left. */
  hover(at: Point | null, isPicking: boolean): void;
  end(): void;
  cancel(): void;
  /** Takes back what was painted already, as if the stroke had never begun. */
  revert(): void;
}

interface LoadedBrush {
  readonly brush: Brush;
  readonly board: Board;
}

/** The brush in use and the board below it. */
const findLoadedBrush = ({ tool, rules, derived }: StudioState): LoadedBrush | null => {
  const brush = tool.type === 'brush' && rules.system.palette.brushes.find(({ id }) => id === tool.brush);
  const board = derived.position?.board;
  return brush && board ? { brush, board } : null;
};

/** Lines from corner to corner or from space to space; applied when the stroke ends, as it may still shrink. */
interface DrawnLine {
  readonly sides: readonly SpaceSide[];
  readonly way: readonly string[];
}

const NO_LINE: DrawnLine = { sides: [], way: [] };

const isLine = ({ on }: Brush): boolean => on === 'side' || on === 'path';

const extendLine = ({ brush, board }: LoadedBrush, line: DrawnLine, from: Point, to: Point): DrawnLine => {
  if (brush.on === 'path') return { ...line, way: extendWay(line.way, spacesAlong(board, from, to)) };
  const side = sideUnder(board, to);
  if (!side || board.kind !== 'spaces') return line;
  return { ...line, sides: extendSides(board, line.sides, side) };
};

const placesOf = ({ sides, way }: DrawnLine): readonly string[] => [...sides.map(({ id }) => id), ...way];

/** Paints what the pointer touches, in the way that is set; from press to release it is one stroke. */
export const makeBrushStroke = (store: StudioStore, queue: PaintQueue): BrushStroke => {
  const interaction = sliceOf(store, 'interaction');
  let start: Point = [0, 0];
  let anchor: Point = start;
  let line = NO_LINE;
  let mode: BrushMode = 'brush';
  return {
    begin: (at, isPicking) => {
      const loaded = findLoadedBrush(store.getState());
      if (!loaded) return;
      const { brush, board } = loaded;
      start = at;
      anchor = at;
      mode = isPicking ? 'pick' : interaction.getState().mode;
      queue.begin(brush.id);
      if (mode === 'pick') store.update(state => pickBrush(state, board, at));
      else if (mode === 'fill') store.update(state => fillFrom(state, brush, at));
      else if (isLine(brush)) {
        line = extendLine(loaded, NO_LINE, at, at);
        queue.hold(placesOf(line));
      } else
        queue[mode === 'line' ? 'hold' : 'add'](placesAt(board, brush.on, at, interaction.getState().size));
    },
    extend: to => {
      const loaded = findLoadedBrush(store.getState());
      if (!loaded || mode === 'fill' || mode === 'pick') return;
      const { brush, board } = loaded;
      const { size } = interaction.getState();
      if (isLine(brush)) {
        const begun = mode === 'line' ? extendLine(loaded, NO_LINE, start, start) : line;
        line = extendLine(loaded, begun, mode === 'line' ? start : anchor, to);
        queue.hold(placesOf(line));
      } else if (mode === 'line') queue.hold(placesAlong(board, [start, to], size));
      else queue.add(placesAlong(board, [anchor, to], size));
      anchor = to;
    },
    hover: (at, isPicking) => {
      const loaded = findLoadedBrush(store.getState());
      const { mode: set, size } = interaction.getState();
      const isOne = isPicking || set === 'pick' || set === 'fill';
      setAim(interaction, at && loaded ? placesAt(loaded.board, loaded.brush.on, at, isOne ? 1 : size) : []);
    },
    end: () => {
      queue.end();
      // The eyedropper works once: the brush that it found comes next.
      if (interaction.getState().mode === 'pick') interaction.set({ mode: 'brush' });
    },
    cancel: () => queue.drop(),
    revert: () => queue.revert(),
  };
};
