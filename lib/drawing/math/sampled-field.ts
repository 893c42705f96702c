import type { Box } from './points';

/** A height for every place. */
export type HeightField = (x: number, y: number) => number;

/** A field measured once on a lattice, so that slopes and contours cost little. */
export interface SampledField {
  readonly box: Box;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

export const sampleField = (field: HeightField, box: Box, step: number): SampledField => {
  const columns = Math.ceil((box.right - box.left) / step) + 1;
  const rows = Math.ceil((box.bottom - box.top) / step) + 1;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = field(box.left + column * step, box.top + row * step);
  return { box, step, columns, rows, values };
};

export const knotAt = ({ columns, values }: SampledField, column: number, row: number): number =>
  values[row * columns + column] ?? 0;

/** The value between knots. */
export const interpolateAt = (sampled: SampledField, x: number, y: number): number => {
  const { box, step, columns, rows } = sampled;
  const across = Math.max(0, Math.min(columns - 1.001, (x - box.left) / step));
  const down = Math.max(0, Math.min(rows - 1.001, (y - box.top) / step));
  const column = Math.floor(across);
  const row = Math.floor(down);
  const [u, v] = [across - column, down - row];
  const top = knotAt(sampled, column, row) * (1 - u) + knotAt(sampled, column + 1, row) * u;
  const bottom = knotAt(sampled, column, row + 1) * (1 - u) + knotAt(sampled, column + 1, row + 1) * u;
  return top * (1 - v) + bottom * v;
};

/** How fast the value rises to the east and to the south. */
export const slopeAt = (sampled: SampledField, x: number, y: number): readonly [number, number] => {
  const { step } = sampled;
  return [
    (interpolateAt(sampled, x + step, y) - interpolateAt(sampled, x - step, y)) / (2 * step),
    (interpolateAt(sampled, x, y + step) - interpolateAt(sampled, x, y - step)) / (2 * step),
  ];
};
