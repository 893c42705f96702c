import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { computePlacementMatrix, type DrawItem } from '@/lib/drawing/draw-list';
import { createFilledPath, createStrokedPath } from '@/lib/drawing/shapes';
import { toUnits } from './position';
import type { TableMark } from './table-marks';

const { ink, error, sheet } = MAP_PALETTE;

/** 13.5 – A flame, in a square of 20 about its middle. */
const FLAME =
  'M0 -10C1 -5 6 -3 6 3C6 7 3 10 0 10C-3 10 -6 7 -6 3C-6 0 -4 -1 -3 -4C-2 -2 -1 -2 -1 -3C-2 -6 -1 -8 0 -10Z';

const drawFlame = (): readonly DrawItem[] => [
  createStrokedPath(FLAME, sheet, 2.4),
  createFilledPath(FLAME, error),
];

/** 17.4 – Two rails and their rungs, up the page. */
const LADDER = 'M-4 -11V11M4 -11V11M-4 -8H4M-4 -3H4M-4 2H4M-4 7H4';

const drawLadder = (): readonly DrawItem[] => [
  createStrokedPath(LADDER, sheet, 3.6),
  createStrokedPath(LADDER, ink, 1.4),
];

const DRAWINGS: Readonly<Record<TableMark['kind'], () => readonly DrawItem[]>> = {
  fire: drawFlame,
  ladder: drawLadder,
};

/** A mark in a square of 20 about the origin, as the table and its legend show it. */
export const drawSign = (kind: TableMark['kind']): readonly DrawItem[] => DRAWINGS[kind]();

/** What lies on the table beside units: fires and ladders. */
export const drawMark = ({ kind, at, heading }: TableMark): DrawItem => {
  const [x, y] = toUnits(at);
  return { k: 'group', matrix: computePlacementMatrix(x, y, 1, heading), kids: drawSign(kind) };
};
