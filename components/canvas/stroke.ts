import type { StudioState } from '@/components/studio/studio-state';
import type { StudioStore } from '@/components/studio/studio-store';
import type { Brush } from '@/lib/game/game-system';
import type { Board, Point } from '@/lib/geometry/board';
import { anchorAt, placesAlong, placesAt } from './aim';
import { filledFrom, pickedFrom } from './brush-edits';
import type { Stroke } from './brush-tool';
import { aimed, type BrushMode, handOf } from './hand-state';
import { makePaintQueue } from './paint-queue';

interface Loaded {
  readonly brush: Brush;
  readonly board: Board;
}

/** The brush in the hand and the board below it. */
const loadedIn = ({ tool, judge, reading }: StudioState): Loaded | null => {
  const brush = tool.type === 'brush' && judge.system.palette.brushes.find(({ id }) => id === tool.brush);
  const board = reading.position?.board;
  return brush && board ? { brush, board } : null;
};

/** Paints what the pointer touches, in the way that is set; from press to release it is one stroke. */
export const strokeOn = (store: StudioStore): Stroke => {
  const hand = handOf(store);
  const queue = makePaintQueue(store);
  let start: Point = [0, 0];
  let anchor: Point = start;
  let mode: BrushMode = 'brush';
  return {
    begin: (at, isPicking) => {
      const loaded = loadedIn(store.getState());
      if (!loaded) return;
      const { brush, board } = loaded;
      start = at;
      anchor = at;
      mode = isPicking ? 'pick' : hand.getState().mode;
      queue.begin(brush.id);
      if (mode === 'pick') store.update(state => pickedFrom(state, board, at));
      else if (mode === 'fill') store.update(state => filledFrom(state, brush, at));
      else queue[mode === 'line' ? 'hold' : 'add'](placesAt(board, brush.on, at, hand.getState().size));
    },
    goOn: to => {
      const loaded = loadedIn(store.getState());
      if (!loaded || mode === 'fill' || mode === 'pick') return;
      const { brush, board } = loaded;
      const { size } = hand.getState();
      if (mode === 'line') queue.hold(placesAlong(board, brush.on, [start, to], size));
      else queue.add(placesAlong(board, brush.on, [anchor, to], size));
      anchor = anchorAt(board, brush.on, anchor, to);
    },
    hover: (at, isPicking) => {
      const loaded = loadedIn(store.getState());
      const { mode: set, size } = hand.getState();
      const isOne = isPicking || set === 'pick' || set === 'fill';
      aimed(hand, at && loaded ? placesAt(loaded.board, loaded.brush.on, at, isOne ? 1 : size) : []);
    },
    end: () => {
      queue.end();
      // The eyedropper is for one drop: the brush that it found is what one wants next.
      if (hand.getState().mode === 'pick') hand.set({ mode: 'brush' });
    },
    leave: () => queue.drop(),
  };
};
