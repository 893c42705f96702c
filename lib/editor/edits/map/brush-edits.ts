import type { Brush } from '@/lib/game/contract/game-system';
import type { Board, Point } from '@/lib/geometry/board';
import { findConnected } from '@/lib/geometry/regions';
import { sideUnder } from '../../board/brush-targets';
import { spaceUnder } from '../../board/drop-target';
import type { StudioState } from '../../session/state';
import { paintPlaces } from './board-edits';

/** Lays a brush over all the ground that is like the ground under the pointer and joined to it. */
export const fillFrom = (state: StudioState, { id, on }: Brush, at: Point): StudioState => {
  const { scenario, position } = state.derived;
  const board = position?.board;
  const start = board && spaceUnder(board, at);
  if (on !== 'space' || !scenario || board?.kind !== 'spaces' || !start) return state;
  const { editing } = state.rules.system;
  const ground = editing.brushAt(scenario, start);
  const places = findConnected(board, start, space => editing.brushAt(scenario, space) === ground);
  return paintPlaces(state, id, places, null, 'fill');
};

/** Takes the brush of what lies here: a side has precedence over its space. */
export const pickBrush = (state: StudioState, board: Board, at: Point): StudioState => {
  const { scenario } = state.derived;
  if (!scenario) return state;
  const places = [sideUnder(board, at)?.id, spaceUnder(board, at)];
  const brush = places
    .map(place => (place ? state.rules.system.editing.brushAt(scenario, place) : null))
    .find(found => found !== null);
  return brush ? { ...state, tool: { type: 'brush', brush } } : state;
};
