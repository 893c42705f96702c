import { collectObjections, listSpeakers, type Objections } from '../check-worker/zones';
import type { StudioState } from './state';

/** Pieces on their way: why they may not stand in each space, and the space below them. */
export interface DragState {
  readonly pieces: readonly string[];
  readonly origin: 'map' | 'tray';
  readonly objections: Objections;
  readonly over: string | null;
}

export const startDrag = (
  state: StudioState,
  pieces: readonly string[],
  origin: DragState['origin'] = 'map',
): StudioState => ({
  ...state,
  refusal: null,
  dragging: { pieces, origin, objections: findObjections(state, pieces), over: null },
});

/** Why some of these pieces may not stand in each space, once the rules have answered. */
export const findObjections = (state: StudioState, pieces: readonly string[]): Objections =>
  collectObjections(state.zones, listSpeakers(state, pieces));

export const setDragTarget = (state: StudioState, over: string | null): StudioState =>
  state.dragging === null || state.dragging.over === over
    ? state
    : { ...state, dragging: { ...state.dragging, over } };
