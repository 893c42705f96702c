import { type Channels, toChannels } from './colour';

/** Colours for sides that read well solid and in outline, and that differ from each other; their words stand under `forms.colour`. */
export const SIDE_COLOURS: Readonly<Record<string, string>> = {
  brick: '#8E2A20',
  navy: '#1E3F66',
  violet: '#4B3A6B',
  teal: '#1F5F66',
  olive: '#4F5416',
  umber: '#5A2F08',
  moss: '#24502F',
  slate: '#3D4650',
};

/** How people see: with three kinds of cones, without the red, without the green, without the blue one. */
export const VISIONS = ['full', 'no-red', 'no-green', 'no-blue'] as const;
export type Vision = (typeof VISIONS)[number];

type Row = readonly [number, number, number];

/** On linear light; after Viénot, Brettel and Mollon 1999 (red, green) and Machado, Oliveira and Fernandes 2009 (blue). */
const SEEN: Readonly<Record<Vision, readonly [Row, Row, Row]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no-red': [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  'no-green': [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  'no-blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const dotProduct = ([a, b, c]: Row, [x, y, z]: Channels): number => a * x + b * y + c * z;

const XYZ: readonly [Row, Row, Row] = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const WHITE: Channels = [0.9505, 1, 1.089];

const labCurve = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);

/** A colour as the eye weighs it: lightness and two opposites (CIE L*a*b*). */
const toLab = (colour: string, vision: Vision): Channels => {
  const [r, g, b] = toChannels(colour);
  const light: Channels = [linear(r), linear(g), linear(b)];
  const [one, two, three] = SEEN[vision];
  const seen: Channels = [dotProduct(one, light), dotProduct(two, light), dotProduct(three, light)];
  const [x, y, z] = XYZ.map((row, index) =>
    labCurve(Math.max(0, dotProduct(row, seen)) / (WHITE[index] ?? 1)),
  );
  const [fx, fy, fz] = [x ?? 0, y ?? 0, z ?? 0];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
};

/** How far two colours are apart (ΔE): about 2 is just seen, 10 is seen at a glance. */
export const measureColourDifference = (one: string, other: string, vision: Vision = 'full'): number => {
  const [l1, a1, b1] = toLab(one, vision);
  const [l2, a2, b2] = toLab(other, vision);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
};

const AT_A_GLANCE = 12;

/** The colour visions that confuse two colours; none: everyone can distinguish them. */
export const listConfusedVisions = (one: string, other: string): readonly Vision[] =>
  VISIONS.filter(vision => measureColourDifference(one, other, vision) < AT_A_GLANCE);
