import { painted } from '@/components/studio/edits';
import type { StudioStore } from '@/components/studio/studio-store';
import type { Stroke } from './brush-tool';
import { spacesAlong } from './drop-target';

/** Paints what the pointer touches; from press to release it is one stroke. */
export const strokeOn = (store: StudioStore): Stroke => {
  let strokes = 0;
  let touched: readonly string[] = [];
  const touch: Stroke['goOn'] = (from, to) =>
    store.update(state => {
      const board = state.reading.position?.board;
      if (state.tool.type !== 'brush' || !board) return state;
      const fresh = spacesAlong(board, from, to).filter(space => !touched.includes(space));
      touched = [...touched, ...fresh];
      return painted(state, state.tool.brush, fresh, `stroke ${strokes}`);
    });
  return {
    begin: at => {
      strokes += 1;
      touched = [];
      touch(at, at);
    },
    goOn: touch,
    end: () => {
      touched = [];
    },
  };
};
