import type { Corner } from './cut-grid';
import { type Press, printStroke } from './page';
import { millimetres } from './paper';

/** The length of a cut mark. */
export const MARK = millimetres(3);

export const printCutMarks = (press: Press, marks: readonly (readonly [Corner, Corner])[]): void => {
  const d = marks.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
  if (d !== '') printStroke(press, d, { stroke: '#000000', width: 0.4 });
};
