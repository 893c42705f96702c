import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { createRandom, hashCell } from '../math/random';
import type { ScatterPoint } from '../math/scatter';
import { formatPathCommand } from '../path-data';
import { type DetailLevel, penScaleOf } from './detail';

const RADIUS = 6.7;
const FIRS = 0.1;

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fir: boolean;
  readonly pale: boolean;
  readonly outline: string;
  readonly shade: string;
  readonly foot: string;
}

/** The wash under a wood, with its darker edge. */
export const drawWoodWash = (d: string, palette: MapPalette): readonly DrawItem[] =>
  d === ''
    ? []
    : [
        {
          k: 'path',
          d,
          fill: palette.wood,
          stroke: palette.woodEdge,
          width: 1.2,
          opacity: 0.92,
          evenOdd: true,
        },
      ];

/** Trees at some spots, the most distant ones first; a third of them when drawn small. */
export const drawTrees = (
  spots: readonly ScatterPoint[],
  palette: MapPalette,
  detail: DetailLevel,
  radius = RADIUS,
): readonly DrawItem[] => {
  const shown = detail === 'low' ? spots.filter(({ seed }) => hashCell(seed, 0, 0) < 1 / 3) : spots;
  const drawn = shown.map(spot => drawTree(spot, radius)).sort((one, other) => one.y - other.y);
  return splitLayers(drawn).flatMap(layer => drawTreeLayer(layer, palette, detail));
};

/** Trees that would hide one another are put in different layers, so that each layer needs only a few strokes. */
const splitLayers = (sorted: readonly Tree[]): readonly (readonly Tree[])[] => {
  const found: Tree[][] = [];
  let layer: Tree[] = [];
  for (const tree of sorted) {
    if (layer.some(other => overlaps(tree, other))) {
      found.push(layer);
      layer = [];
    }
    layer.push(tree);
  }
  return layer.length > 0 ? [...found, layer] : found;
};

const overlaps = (one: Tree, other: Tree): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < (one.size + other.size) * 0.9;

const drawTreeLayer = (
  layer: readonly Tree[],
  palette: MapPalette,
  detail: DetailLevel,
): readonly DrawItem[] => {
  const joined = (part: 'outline' | 'shade' | 'foot', chosen: (tree: Tree) => boolean): string =>
    layer
      .filter(chosen)
      .map(tree => tree[part])
      .join('');
  const ink = { stroke: palette.leafInk, width: 0.75 * penScaleOf(detail) };
  const items: DrawItem[] = [
    { k: 'path', d: joined('foot', () => true), stroke: palette.leafInk, width: 0.9, opacity: 0.5 },
    { k: 'path', d: joined('outline', ({ pale }) => !pale), fill: palette.leaf, ...ink },
    { k: 'path', d: joined('outline', ({ pale }) => pale), fill: palette.leafLight, ...ink },
    { k: 'path', d: joined('shade', ({ fir }) => !fir), ...ink },
    { k: 'path', d: joined('shade', ({ fir }) => fir), fill: palette.leafInk },
  ];
  return items.filter(item => item.k !== 'path' || item.d !== '');
};

const drawTree = ({ x, y, seed }: ScatterPoint, radius: number): Tree => {
  const random = createRandom(seed);
  const fir = random.next() < FIRS;
  const pale = random.next() < 0.3;
  const size = radius * random.between(0.8, 1.16);
  const foot =
    formatPathCommand('M', x - 0.3 * size, y + size * (fir ? 0.6 : 1.05)) +
    formatPathCommand('h', size * 1.7);
  return { x, y, size, fir, pale, foot, ...(fir ? firShape(x, y, size) : crownShape(x, y, size, random)) };
};

const firShape = (x: number, y: number, size: number): Pick<Tree, 'outline' | 'shade'> => {
  const top = formatPathCommand('M', x, y - size * 1.5) + formatPathCommand('l', size * 0.62, size * 2.05);
  return {
    outline: `${top}${formatPathCommand('h', -size * 1.24)}z`,
    shade: `${top}${formatPathCommand('h', -size * 0.52)}z`,
  };
};

const crownShape = (
  x: number,
  y: number,
  size: number,
  random: ReturnType<typeof createRandom>,
): Pick<Tree, 'outline' | 'shade'> => {
  const lobes = 5 + Math.floor(random.next() * 2);
  const turn = random.next() * 6;
  const corners = Array.from({ length: lobes }, (_, index) => {
    const angle = turn + (index / lobes) * Math.PI * 2;
    return [
      x + Math.cos(angle) * size * random.between(0.78, 1),
      y + Math.sin(angle) * size * random.between(0.7, 0.9),
    ] as const;
  });
  const [first = [x, y] as const] = corners;
  const arcs = [...corners.slice(1), first].map((corner, index) => lobe(corners[index] ?? first, corner));
  return { outline: `${formatPathCommand('M', ...first)}${arcs.join('')}z`, shade: crownShade(x, y, size) };
};

const lobe = (from: readonly [number, number], to: readonly [number, number]): string => {
  const radius = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 5.6) / 10;
  return `A${radius} ${radius} 0 0 1 ${formatPathCommand('', ...to)}`;
};

/** Two strokes to the south-east and a glint to the north-west. */
const crownShade = (x: number, y: number, size: number): string =>
  formatPathCommand('M', x + size * 0.15, y + size * 0.75) +
  formatPathCommand('q', size * 0.8, -size * 0.15, size * 0.83, -size * 1.05) +
  formatPathCommand('M', x + size * 0.3, y + size * 0.45) +
  formatPathCommand('q', size * 0.38, -size * 0.2, size * 0.32, -size * 0.7) +
  formatPathCommand('M', x - size * 0.45, y - size * 0.1) +
  formatPathCommand('q', size * 0.2, -size * 0.35, size * 0.5, -size * 0.3);
