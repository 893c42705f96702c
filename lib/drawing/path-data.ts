import type { Point } from './math/points';

/** Path data rounded to a tenth of a unit and written as shortly as SVG allows. */

const tenths = (value: number): number => Math.round(value * 10);

const numberText = (wholeTenths: number): string => {
  const text = String(wholeTenths / 10);
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text;
};

/** Numbers in a row; a minus sign parts them as well as a space. */
const joinNumbers = (values: readonly number[]): string =>
  values.reduce((text, value, index) => {
    const next = numberText(value);
    return index === 0 || next.startsWith('-') ? text + next : `${text} ${next}`;
  }, '');

/** Rounded numbers after a command letter. */
export const formatPathCommand = (letter: string, ...values: readonly number[]): string =>
  letter + joinNumbers(values.map(tenths));

/** Straight lines through the points. Steps are taken between rounded points, so no error adds up. */
export const drawLinePath = (points: readonly Point[], closed = false): string => {
  const rounded = points.map(([x, y]) => [tenths(x), tenths(y)] as const);
  const [first, ...rest] = rounded;
  if (first === undefined) return '';
  const steps = rest.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = rounded[index] ?? first;
    return [x - beforeX, y - beforeY];
  });
  return `M${joinNumbers(first)}${steps.length > 0 ? `l${joinNumbers(steps)}` : ''}${closed ? 'z' : ''}`;
};

/** A smooth curve through the points. */
export const smoothPath = (points: readonly Point[], closed = false): string => {
  const count = points.length;
  const at = (index: number): Point => {
    const bound = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[bound] ?? [0, 0];
  };
  const spans = closed ? count : count - 1;
  let text = formatPathCommand('M', ...at(0));
  for (let index = 0; index < spans; index++)
    text += curve(at(index - 1), at(index), at(index + 1), at(index + 2));
  return text + (closed ? 'z' : '');
};

const curve = (before: Point, from: Point, to: Point, after: Point): string => {
  const [startX, startY] = [tenths(from[0]), tenths(from[1])];
  const relative = ([x, y]: Point): readonly number[] => [tenths(x) - startX, tenths(y) - startY];
  const firstHandle: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const secondHandle: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `c${joinNumbers([...relative(firstHandle), ...relative(secondHandle), ...relative(to)])}`;
};
