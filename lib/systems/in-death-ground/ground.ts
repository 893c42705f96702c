import type { DrawItem } from '@/lib/drawing/draw-list';
import { keepLast } from '@/lib/drawing/keep-last';
import { ease, valueNoise } from '@/lib/drawing/noise';
import { MAP_PALETTE, type Palette } from '@/lib/drawing/palette';
import { linePath, smoothPath } from '@/lib/drawing/path-text';
import {
  type Box,
  boundsOf,
  clipBox,
  depthWithin,
  distanceToSegment,
  inflate,
  isInBox,
  isInside,
  type Point,
} from '@/lib/drawing/points';
import { hashText } from '@/lib/drawing/random';
import type { Field } from '@/lib/drawing/sampled-field';
import { type Spot, scatter } from '@/lib/drawing/scatter';
import { rectanglePath, stroked } from '@/lib/drawing/shapes';
import type { Detail } from '@/lib/drawing/terrain/detail';
import { ploughedField } from '@/lib/drawing/terrain/field';
import { paper, tufts } from '@/lib/drawing/terrain/ground';
import { hills } from '@/lib/drawing/terrain/hill';
import { marsh } from '@/lib/drawing/terrain/marsh';
import { rampart } from '@/lib/drawing/terrain/rampart';
import { ravine } from '@/lib/drawing/terrain/ravine';
import { ford, road } from '@/lib/drawing/terrain/road';
import { roughGround } from '@/lib/drawing/terrain/rough';
import { sand } from '@/lib/drawing/terrain/sand';
import { village } from '@/lib/drawing/terrain/village';
import { watercourses } from '@/lib/drawing/terrain/water';
import { trees, woodWash } from '@/lib/drawing/terrain/wood';
import { drawShore } from './ground-shore';
import { INCH, toUnits } from './position';
import type { AreaPiece, LinePiece, Scenario, TerrainPiece } from './scenario';
import { crestOf, isArea, isLine, isShore } from './table';

export interface GroundOptions {
  readonly board: Scenario['board'];
  readonly palette: Palette;
  readonly detail: Detail;
}

interface Sheet extends GroundOptions {
  readonly box: Box;
  readonly seed: string;
}

/** The table in the order of a cartographer's washes. The last few are kept: a moving unit redraws no tree. */
export const drawGround = (options: GroundOptions): readonly DrawItem[] => grounds(options);

const ORDER = [
  'sand',
  'beach',
  'field',
  'gentle-hill',
  'steep-hill',
  'ravine',
  'wood',
  'rocky',
  'marsh',
  'stream',
  'river',
  'road',
  'village',
] as const;

const draw = (options: GroundOptions): readonly DrawItem[] => {
  const { board, palette } = options;
  const box = { left: 0, top: 0, right: board.width * INCH, bottom: board.height * INCH };
  const sheet: Sheet = { ...options, box, seed: `death-ground-${board.seed ?? 0}` };
  const kids = [
    ...paper(box, sheet.seed, palette),
    ...grass(sheet),
    ...ORDER.flatMap(kind =>
      board.pieces.filter(piece => piece.kind === kind).flatMap(piece => drawPiece(sheet, piece)),
    ),
    ...drawWalls(sheet),
  ];
  return [{ k: 'group', clip: rectanglePath(0, 0, box.right, box.bottom), kids }];
};

const grounds = keepLast(
  6,
  ({ board: { labels: _labels, changes: _changes, ...board }, palette, detail }: GroundOptions) =>
    JSON.stringify([board, palette === MAP_PALETTE ? 'screen' : palette, detail]),
  draw,
);

const drawPiece = (sheet: Sheet, piece: TerrainPiece): readonly DrawItem[] => {
  if (isArea(piece)) return AREAS[piece.kind](sheet, piece, piece.outline.map(toUnits));
  if (isLine(piece)) return drawLine(sheet, piece, piece.line.map(toUnits));
  return isShore(piece) ? drawShore(piece, sheet) : [];
};

const areasOn = ({ board }: Sheet, ...kinds: readonly string[]): readonly (readonly Point[])[] =>
  board.pieces.flatMap(piece =>
    isArea(piece) && kinds.includes(piece.kind) ? [piece.outline.map(toUnits)] : [],
  );

const TUFT_GAP = 46;

const grass = (sheet: Sheet): readonly DrawItem[] => {
  if (sheet.detail === 'low') return [];
  const bare = areasOn(sheet, 'wood', 'rocky', 'marsh', 'sand', 'village', 'field');
  const spots = scatter(sheet.box, TUFT_GAP, `${sheet.seed}/grass`);
  return tufts(
    spots.filter(({ x, y }) => !bare.some(outline => isInside(outline, x, y))),
    sheet.palette,
  );
};

/** Spots within an outline, clear of its edge. */
const spotsIn = (
  { box, seed }: Sheet,
  name: string,
  gap: number,
  outline: readonly Point[],
  clear: number,
): readonly Spot[] => {
  const depth = depthWithin(outline);
  return scatter(box, gap, `${seed}/${name}`).filter(({ x, y }) => depth(x, y) >= clear);
};

const WARP = 16;

/** High ground inside an outline: it rises from the edge to the plateau, or to the middle. */
const reliefIn = (
  outline: readonly Point[],
  plateau: readonly Point[] | null,
  seed: string,
  height: number,
): Field => {
  const noise = valueNoise(seed);
  const bounds = inflate(boundsOf(outline), WARP);
  const { left, right, top, bottom } = boundsOf(outline);
  const rise = Math.min(right - left, bottom - top) * 0.42;
  const depth = depthWithin(outline);
  const depthOfPlateau = plateau && depthWithin(plateau);
  return (x, y) => {
    if (!isInBox(bounds, x, y)) return 0;
    const [wx, wy] = [
      x + (noise(x / 38, y / 38) - 0.5) * WARP,
      y + (noise(x / 38 + 60, y / 38 + 20) - 0.5) * WARP,
    ];
    const away = depth(wx, wy);
    if (away <= 0) return 0;
    const run = depthOfPlateau ? away - depthOfPlateau(wx, wy) : rise;
    return height * ease(Math.min(1, away / Math.max(1, run)));
  };
};

const hill =
  (height: number) =>
  (sheet: Sheet, piece: AreaPiece, outline: readonly Point[]): readonly DrawItem[] => {
    const woods = areasOn(sheet, 'wood', 'village');
    const plateau = piece.plateau?.map(toUnits) ?? null;
    // What lies beyond the table is never seen, and would be measured as finely.
    const box = clipBox(inflate(boundsOf(outline), 4), inflate(sheet.box, 4));
    if (box.left >= box.right || box.top >= box.bottom) return [];
    return [
      stroked(smoothPath(outline, true), sheet.palette.hachure, 0.8, { dash: [1, 4], opacity: 0.7 }),
      ...hills({
        relief: reliefIn(outline, plateau, `${sheet.seed}/${piece.id}`, height),
        box,
        seed: `${sheet.seed}/${piece.id}`,
        palette: sheet.palette,
        detail: sheet.detail,
        avoid: (x, y) => woods.some(wood => isInside(wood, x, y)),
      }),
      ...(sheet.detail === 'low'
        ? []
        : [
            stroked(smoothPath(crestOf(piece).map(toUnits)), sheet.palette.hachure, 1, {
              dash: [9, 3, 2, 3],
              opacity: 0.55,
            }),
          ]),
    ];
  };

type Area = (sheet: Sheet, piece: AreaPiece, outline: readonly Point[]) => readonly DrawItem[];

const wood: Area = (sheet, _, outline) => [
  ...woodWash(smoothPath(outline, true), sheet.palette),
  ...trees(spotsIn(sheet, 'trees', 14, outline, 6), sheet.palette, sheet.detail),
];

const field: Area = ({ palette, detail, seed }, { id }, outline) =>
  ploughedField(outline, ((hashText(`${seed}/${id}`) % 100) / 100) * Math.PI, palette, detail);

const settlement: Area = (sheet, { id }, outline) => {
  const { palette, seed } = sheet;
  const angle = (hashText(`${seed}/${id}`) % 40) - 20;
  const hamlets = spotsIn(sheet, `houses-${id}`, 66, outline, 15);
  return [
    { ...stroked(smoothPath(outline, true), palette.ink, 1.5), fill: palette.road, opacity: 0.95 },
    ...hamlets.map(({ x, y }, index) =>
      village({
        centre: [x, y],
        degrees: angle + (index % 2 === 0 ? 0 : 78),
        length: 44,
        houses: 8,
        church: index === 0,
        seed: `${seed}/${id}/${index}`,
        palette,
      }),
    ),
  ];
};

const AREAS: Readonly<Record<AreaPiece['kind'], Area>> = {
  'gentle-hill': hill(0.62),
  'steep-hill': hill(1),
  wood,
  rocky: (sheet, _, outline) =>
    roughGround(
      smoothPath(outline, true),
      spotsIn(sheet, 'stones', 15, outline, 6),
      sheet.palette,
      sheet.detail,
    ),
  field,
  village: settlement,
  marsh: (sheet, _, outline) =>
    marsh(smoothPath(outline, true), spotsIn(sheet, 'reeds', 20, outline, 9), sheet.palette, sheet.detail),
  sand: (sheet, _, outline) =>
    sand(smoothPath(outline, true), spotsIn(sheet, 'grains', 9, outline, 3), sheet.palette, sheet.detail),
};

const drawLine = (sheet: Sheet, piece: LinePiece, points: readonly Point[]): readonly DrawItem[] => {
  const { palette, detail } = sheet;
  const width = piece.width * INCH;
  if (piece.kind === 'road') return road(points, palette);
  if (piece.kind === 'ravine') return ravine(points, width, palette, detail);
  return [
    ...watercourses({ courses: [{ points, width, tapers: [false, false] }], palette, detail }),
    ...(piece.fords ?? []).flatMap(at => fordAt(toUnits(at), points, width, palette)),
  ];
};

/** A ford lies square across the water. */
const fordAt = (
  at: Point,
  points: readonly Point[],
  width: number,
  palette: Palette,
): readonly DrawItem[] => {
  let [bestX, bestY, nearest] = [1, 0, Number.POSITIVE_INFINITY];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const away = distanceToSegment(from, to, at[0], at[1]);
    if (away < nearest) [bestX, bestY, nearest] = [to[0] - from[0], to[1] - from[1], away];
  }
  const length = Math.hypot(bestX, bestY) || 1;
  const [acrossX, acrossY] = [(-bestY / length) * (width / 2 + 6), (bestX / length) * (width / 2 + 6)];
  return ford([at[0] - acrossX, at[1] - acrossY], [at[0] + acrossX, at[1] + acrossY], palette);
};

const drawWalls = ({ board, palette }: Sheet): readonly DrawItem[] =>
  (board.walls ?? []).flatMap(({ line, closed, towers, gates, breaches = [], broken = [] }) => {
    const points = line.map(toUnits);
    const [first] = points;
    return rampart({
      line: closed && first ? [...points, first] : points,
      towers: towers.map(toUnits),
      gates: gates.map(toUnits),
      breaches: [...breaches, ...broken].map(toUnits),
      palette,
    });
  });

export const outlinePath = (outline: readonly Point[]): string => linePath(outline.map(toUnits), true);
