import type { Brush } from '@/lib/game/contract/game-system';
import type { Board, Point } from '@/lib/geometry/board';
import { anchorAt, placesAlong, placesAt } from '../board/brush-targets';
import { fillFrom, pickBrush } from '../edits/brush-edits';
import { type BrushMode, setAim } from '../session/interaction-state';
import type { StudioState } from '../session/state';
import { type StudioStore, sliceOf } from '../session/store';
import type { PaintQueue } from './paint-queue';

/** A stroke of the brush: it begins, goes on from point to point, and ends; cancelled, it paints nothing of what still waits. */
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

/** Paints what the pointer touches, in the way that is set; from press to release it is one stroke. */
export const makeBrushStroke = (store: StudioStore, queue: PaintQueue): BrushStroke => {
  const interaction = sliceOf(store, 'interaction');
  let start: Point = [0, 0];
  let anchor: Point = start;
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
      else
        queue[mode === 'line' ? 'hold' : 'add'](placesAt(board, brush.on, at, interaction.getState().size));
    },
    extend: to => {
      const loaded = findLoadedBrush(store.getState());
      if (!loaded || mode === 'fill' || mode === 'pick') return;
      const { brush, board } = loaded;
      const { size } = interaction.getState();
      if (mode === 'line') queue.hold(placesAlong(board, brush.on, [start, to], size));
      else queue.add(placesAlong(board, brush.on, [anchor, to], size));
      anchor = anchorAt(board, brush.on, anchor, to);
    },
    hover: (at, isPicking) => {
      const loaded = findLoadedBrush(store.getState());
      const { mode: set, size } = interaction.getState();
      const isOne = isPicking || set === 'pick' || set === 'fill';
      setAim(interaction, at && loaded ? placesAt(loaded.board, loaded.brush.on, at, isOne ? 1 : size) : []);
    },
    end: () => {
      queue.end();
      // The eyedropper works once: the brush that it found is what one wants next.
      if (interaction.getState().mode === 'pick') interaction.set({ mode: 'brush' });
    },
    cancel: () => queue.drop(),
    revert: () => queue.revert(),
  };
};
