import type { Board } from '@/lib/geometry/board';
import type { DrawOptions } from '../contract/game-system';

/** On larger boards a single tree is smaller than a pixel, and a hundred thousand of them take seconds to draw. */
const MAX_DETAILED_SPACES = 4000;

/** As detailed as requested, but coarse where the board is large. */
export const detailOfBoard = (board: Board, wanted: DrawOptions['detail']): DrawOptions['detail'] =>
  board.kind === 'spaces' && board.spaces.length > MAX_DETAILED_SPACES ? 'low' : wanted;
