import { anchorAt, placesAlong, placesAt } from '@/lib/editor/board/brush-targets';
import { fillFrom, pickBrush } from '@/lib/editor/edits/brush-edits';
import { type BrushMode, setAim } from '@/lib/editor/session/interaction-state';
import type { StudioState } from '@/lib/editor/session/state';
import { type StudioStore, sliceOf } from '@/lib/editor/session/store';
import type { Brush } from '@/lib/game/contract/game-system';
import type { Board, Point } from '@/lib/geometry/board';
import type { BrushStroke } from './brush-tool';
import { makePaintQueue } from './paint-queue';

interface LoadedBrush {
  readonly brush: Brush;
  readonly board: Board;
}

/** The brush in the hand and the board below it. */
const findLoadedBrush = ({ tool, rules, derived }: StudioState): LoadedBrush | null => {
  const brush = tool.type === 'brush' && rules.system.palette.brushes.find(({ id }) => id === tool.brush);
  const board = derived.position?.board;
  return brush && board ? { brush, board } : null;
};

/** Paints what the pointer touches, in the way that is set; from press to release it is one stroke. */
export const makeBrushStroke = (store: StudioStore): BrushStroke => {
  const interaction = sliceOf(store, 'interaction');
  const queue = makePaintQueue(store);
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
      // The eyedropper is for one drop: the brush that it found is what one wants next.
      if (interaction.getState().mode === 'pick') interaction.set({ mode: 'brush' });
    },
    cancel: () => queue.drop(),
  };
};
