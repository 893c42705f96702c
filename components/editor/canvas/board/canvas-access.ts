import type { Editor } from 'tldraw';
import { type InteractionStore, interactionOf } from '@/lib/editor/session/interaction-state';
import type { StudioStore } from '@/lib/editor/session/store';
import type { MapSheet } from './camera';

/** All that a deed on the map may need. */
export interface CanvasContext {
  readonly store: StudioStore;
  readonly interaction: InteractionStore;
  /** Null until the map stands. */
  readonly editor: Editor | null;
  readonly sheet: MapSheet | null;
}

export const makeCanvasContext = (
  store: StudioStore,
  editor: Editor | null,
  sheet: MapSheet | null,
): CanvasContext => ({
  store,
  interaction: interactionOf(store),
  editor,
  sheet,
});

const canvases = new WeakMap<StudioStore, CanvasContext>();

/** The map that stands now is told to those outside it. */
export const registerCanvas = (canvas: CanvasContext): void => {
  canvases.set(canvas.store, canvas);
};

export const findCanvas = (store: StudioStore): CanvasContext =>
  canvases.get(store) ?? makeCanvasContext(store, null, null);
