import type { PathItem } from './draw-list';

/** Path data for plain shapes, rounded to a hundredth: these are drawn small and enlarged. */
const short = (value: number): number => Math.round(value * 100) / 100;

export const drawCirclePath = (x: number, y: number, radius: number): string => {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${short(2 * radius)} 0a${r} ${r} 0 1 1 ${short(-2 * radius)} 0Z`;
};

export const drawEllipsePath = (x: number, y: number, radiusX: number, radiusY: number): string => {
  const radii = `${short(radiusX)} ${short(radiusY)}`;
  const across = short(2 * radiusX);
  return `M${short(x - radiusX)} ${short(y)}a${radii} 0 1 1 ${across} 0a${radii} 0 1 1 ${-across} 0Z`;
};

export const drawRectanglePath = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): string => {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(short);
  if (radius === 0) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const r = short(radius);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${short(dx)} ${short(dy)}`;
  return (
    `M${short(x + radius)} ${top}H${short(x + width - radius)}${corner(radius, radius)}` +
    `V${short(y + height - radius)}${corner(-radius, radius)}H${short(x + radius)}${corner(-radius, -radius)}` +
    `V${short(y + radius)}${corner(radius, -radius)}Z`
  );
};

export const createFilledPath = (d: string, fill: string): PathItem => ({ k: 'path', d, fill });

export const createStrokedPath = (
  d: string,
  stroke: string,
  width: number,
  more: Partial<PathItem> = {},
): PathItem => ({
  k: 'path',
  d,
  stroke,
  width,
  ...more,
});
