import type { Point } from '@/lib/geometry/board';
import { isCovered } from '@/lib/geometry/plane/cover';
import { cornersOf, findNearestOnLine, type TableBase } from '@/lib/geometry/plane/plane';
import type { LinePiece, Scenario } from '../../document/scenario';
import { groundOf, isLine, isShore } from '../../document/table';
import type { Troop } from '../../vocabulary';
import type { Going } from './terrain';

export const isVessel = (troop: Troop): boolean => troop === 'boat' || troop === 'ship';

/** 7.10, 17.6 – Water that carries boats and ships. */
export const listWaters = ({ board }: Pick<Scenario, 'board'>): readonly LinePiece[] =>
  board.pieces.filter((piece): piece is LinePiece => isLine(piece) && piece.kind === 'river');

/** 7.11 – Where a shore is laid the water before it is the sea and has no current. */
const isSea = ({ board }: Pick<Scenario, 'board'>): boolean => board.pieces.some(isShore);

export const isAfloat = (scenario: Pick<Scenario, 'board'>, block: TableBase): boolean => {
  const grounds = listWaters(scenario).map(piece => groundOf(scenario, piece));
  return grounds.length > 0 && isCovered(cornersOf(block), grounds);
};

const DOWNSTREAM = 45;

/** 17.6 – On the sea and down the stream two dice, across it and up one; on land not at all. */
export const goingOnWater = (scenario: Pick<Scenario, 'board'>, from: Point, to: TableBase): Going => {
  if (!isAfloat(scenario, to)) return 'forbidden';
  if (isSea(scenario)) return 'good';
  const [x, y] = to.centre;
  if (Math.hypot(x - from[0], y - from[1]) < 0.05) return 'good';
  const heading = (Math.atan2(x - from[0], from[1] - y) * 180) / Math.PI;
  const streams = listWaters(scenario).map(({ line }) => findNearestOnLine(line, to.centre).heading);
  const turn = (stream: number): number => Math.abs(((heading - stream + 540) % 360) - 180);
  return streams.some(stream => turn(stream) <= DOWNSTREAM) ? 'good' : 'difficult';
};
