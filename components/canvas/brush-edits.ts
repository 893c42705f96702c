import { painted } from '@/components/studio/edits';
import type { StudioState } from '@/components/studio/studio-state';
import type { Brush } from '@/lib/game/game-system';
import type { Board, Point } from '@/lib/geometry/board';
import { connectedTo } from '@/lib/geometry/regions';
import { sideUnder } from './aim';
import { spaceUnder } from './drop-target';

/** Lays a brush over all the ground that is like the ground under the pointer and joined to it. */
export const filledFrom = (state: StudioState, { id, on }: Brush, at: Point): StudioState => {
  const { scenario, position } = state.reading;
  const board = position?.board;
  const start = board && spaceUnder(board, at);
  if (on !== 'space' || !scenario || board?.kind !== 'spaces' || !start) return state;
  const { editing } = state.judge.system;
  const ground = editing.brushAt(scenario, start);
  const places = connectedTo(board, start, space => editing.brushAt(scenario, space) === ground);
  return painted(state, id, places, null, 'fill');
};

/** Takes up the brush that would paint what lies here: a side goes before the space that it belongs to. */
export const pickedFrom = (state: StudioState, board: Board, at: Point): StudioState => {
  const { scenario } = state.reading;
  if (!scenario) return state;
  const places = [sideUnder(board, at)?.id, spaceUnder(board, at)];
  const brush = places
    .map(place => (place ? state.judge.system.editing.brushAt(scenario, place) : null))
    .find(found => found !== null);
  return brush ? { ...state, tool: { type: 'brush', brush } } : state;
};
