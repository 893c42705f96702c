import { MAP_PALETTE } from '../colours/palette';
import { computePlacementMatrix, type DrawItem, type DrawList } from '../draw-list';
import { COUNTER_SIDE, type CounterFace, drawCounter } from './counter';

/** Troops of one sort: a counter, and how many of it there are. */
export interface CounterCount {
  readonly face: CounterFace;
  readonly count: number;
}

const SHEET = { width: 1000, height: 800, margin: 70 };
const MAX_SHOWN = 120;
const GAP = 0.28;

/** An army without a battlefield: its counters in rank and file on a sheet of paper. */
export const drawArmyPicture = (ranks: readonly CounterCount[]): DrawList => {
  const faces = ranks
    .flatMap(({ face, count }) => Array.from({ length: count }, () => face))
    .slice(0, MAX_SHOWN);
  const items = faces.length === 0 ? [] : drawCounters(faces);
  return { width: SHEET.width, height: SHEET.height, items: [...drawSheetFrame(), ...items] };
};

const drawSheetFrame = (): readonly DrawItem[] => {
  const { width, height } = SHEET;
  const line = (inset: number, stroke: number): DrawItem => ({
    k: 'path',
    d: `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`,
    stroke: MAP_PALETTE.ink,
    width: stroke,
  });
  return [{ k: 'path', d: `M0 0H${width}V${height}H0Z`, fill: MAP_PALETTE.sheet }, line(24, 3), line(32, 1)];
};

const drawCounters = (faces: readonly CounterFace[]): readonly DrawItem[] => {
  const { columns, cell } = findGrid(faces.length);
  const rows = Math.ceil(faces.length / columns);
  const side = cell / (1 + GAP);
  const top = (SHEET.height - rows * cell) / 2;
  return faces.map((face, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, faces.length - row * columns);
    const left = (SHEET.width - inRow * cell) / 2;
    const x = left + (index % columns) * cell + (cell - side) / 2;
    const y = top + row * cell + (cell - side) / 2;
    return { k: 'group', matrix: computePlacementMatrix(x, y, side / COUNTER_SIDE), kids: drawCounter(face) };
  });
};

/** As many columns as make the counters largest. */
const findGrid = (count: number): { readonly columns: number; readonly cell: number } => {
  const [width, height] = [SHEET.width - 2 * SHEET.margin, SHEET.height - 2 * SHEET.margin];
  const tries = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    return { columns, cell: Math.min(150, width / columns, height / Math.ceil(count / columns)) };
  });
  return tries.reduce((best, other) => (other.cell > best.cell ? other : best));
};
