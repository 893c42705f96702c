import { toPoints } from '../layout/paper';
import { type PrintJob, printStroke } from '../layout/print-job';
import type { PagePoint } from './cut-grid';

/** The length of a cut mark. */
export const MARK_LENGTH = toPoints(3);

export const printCutMarks = (job: PrintJob, marks: readonly (readonly [PagePoint, PagePoint])[]): void => {
  const d = marks.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
  if (d !== '') printStroke(job, d, { stroke: '#000000', width: 0.4 });
};
