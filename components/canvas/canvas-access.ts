import type { Editor } from 'tldraw';
import type { StudioStore } from '@/components/studio/studio-store';
import type { Sheet } from './camera';
import { type HandStore, handOf } from './hand-state';

/** All that a deed on the map may need. */
export interface Canvas {
  readonly store: StudioStore;
  readonly hand: HandStore;
  /** Null until the map stands. */
  readonly editor: Editor | null;
  readonly sheet: Sheet | null;
}

export const canvasOf = (store: StudioStore, editor: Editor | null, sheet: Sheet | null): Canvas => ({
  store,
  hand: handOf(store),
  editor,
  sheet,
});

const canvases = new WeakMap<StudioStore, Canvas>();

/** The map that stands now is told to those outside it. */
export const canvasStands = (canvas: Canvas): void => {
  canvases.set(canvas.store, canvas);
};

export const canvasFor = (store: StudioStore): Canvas => canvases.get(store) ?? canvasOf(store, null, null);
