import { MAP_PALETTE, type MapPalette } from '@/lib/drawing/colours/palette';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { memoizeRecent } from '@/lib/drawing/lru-memo';
import { createNoise, smoothStep } from '@/lib/drawing/math/noise';
import {
  type Box,
  boundsOf,
  clipBox,
  createDepthField,
  distanceToSegment,
  inflate,
  isInBox,
  isInsidePolygon,
  type Point,
} from '@/lib/drawing/math/points';
import { hashText } from '@/lib/drawing/math/random';
import type { HeightField } from '@/lib/drawing/math/sampled-field';
import { type ScatterPoint, scatterPoints } from '@/lib/drawing/math/scatter';
import { drawLinePath, smoothPath } from '@/lib/drawing/path-data';
import { createStrokedPath, drawRectanglePath } from '@/lib/drawing/shapes';
import type { DetailLevel } from '@/lib/drawing/terrain/detail';
import { drawPloughedField } from '@/lib/drawing/terrain/field';
import { drawPaper, drawTufts } from '@/lib/drawing/terrain/ground';
import { drawHills } from '@/lib/drawing/terrain/hill';
import { drawMarsh } from '@/lib/drawing/terrain/marsh';
import { drawRampart } from '@/lib/drawing/terrain/rampart';
import { drawRavine } from '@/lib/drawing/terrain/ravine';
import { drawFord, drawRoad } from '@/lib/drawing/terrain/road';
import { drawRoughGround } from '@/lib/drawing/terrain/rough';
import { drawSand } from '@/lib/drawing/terrain/sand';
import { drawVillage } from '@/lib/drawing/terrain/village';
import { drawWatercourses } from '@/lib/drawing/terrain/water';
import { drawTrees, drawWoodWash } from '@/lib/drawing/terrain/wood';
import type { AreaPiece, LinePiece, Scenario, TerrainPiece } from '../document/scenario';
import { crestOf, isArea, isLine, isShore } from '../document/table';
import { drawShore } from './draw-shore';
import { INCH, toUnits } from './position';

export interface GroundOptions {
  readonly board: Scenario['board'];
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
}

interface GroundCanvas extends GroundOptions {
  readonly box: Box;
  readonly seed: string;
}

/** The table in the order of a cartographer's washes. The last few are kept: a moving unit redraws no tree. */
export const drawGround = (options: GroundOptions): readonly DrawItem[] => drawCached(options);

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

const drawAll = (options: GroundOptions): readonly DrawItem[] => {
  const { board, palette } = options;
  const box = { left: 0, top: 0, right: board.width * INCH, bottom: board.height * INCH };
  const sheet: GroundCanvas = { ...options, box, seed: `death-ground-${board.seed ?? 0}` };
  const kids = [
    ...drawPaper(box, sheet.seed, palette),
    ...drawGrass(sheet),
    ...ORDER.flatMap(kind =>
      board.pieces.filter(piece => piece.kind === kind).flatMap(piece => drawPiece(sheet, piece)),
    ),
    ...drawWalls(sheet),
  ];
  return [{ k: 'group', clip: drawRectanglePath(0, 0, box.right, box.bottom), kids }];
};

const drawCached = memoizeRecent(
  6,
  ({ board: { labels: _labels, changes: _changes, ...board }, palette, detail }: GroundOptions) =>
    JSON.stringify([board, palette === MAP_PALETTE ? 'screen' : palette, detail]),
  drawAll,
);

const drawPiece = (sheet: GroundCanvas, piece: TerrainPiece): readonly DrawItem[] => {
  if (isArea(piece)) return AREAS[piece.kind](sheet, piece, piece.outline.map(toUnits));
  if (isLine(piece)) return drawLine(sheet, piece, piece.line.map(toUnits));
  return isShore(piece) ? drawShore(piece, sheet) : [];
};

const listAreas = ({ board }: GroundCanvas, ...kinds: readonly string[]): readonly (readonly Point[])[] =>
  board.pieces.flatMap(piece =>
    isArea(piece) && kinds.includes(piece.kind) ? [piece.outline.map(toUnits)] : [],
  );

const TUFT_GAP = 46;

const drawGrass = (sheet: GroundCanvas): readonly DrawItem[] => {
  if (sheet.detail === 'low') return [];
  const bare = listAreas(sheet, 'wood', 'rocky', 'marsh', 'sand', 'village', 'field');
  const spots = scatterPoints(sheet.box, TUFT_GAP, `${sheet.seed}/grass`);
  return drawTufts(
    spots.filter(({ x, y }) => !bare.some(outline => isInsidePolygon(outline, x, y))),
    sheet.palette,
  );
};

/** Spots within an outline, clear of its edge. */
const scatterSpots = (
  { box, seed }: GroundCanvas,
  name: string,
  gap: number,
  outline: readonly Point[],
  clear: number,
): readonly ScatterPoint[] => {
  const depth = createDepthField(outline);
  return scatterPoints(box, gap, `${seed}/${name}`).filter(({ x, y }) => depth(x, y) >= clear);
};

const WARP = 16;

/** High ground inside an outline: it rises from the edge to the plateau, or to the middle. */
const reliefOf = (
  outline: readonly Point[],
  plateau: readonly Point[] | null,
  seed: string,
  height: number,
): HeightField => {
  const noise = createNoise(seed);
  const bounds = inflate(boundsOf(outline), WARP);
  const { left, right, top, bottom } = boundsOf(outline);
  const rise = Math.min(right - left, bottom - top) * 0.42;
  const depth = createDepthField(outline);
  const depthOfPlateau = plateau && createDepthField(plateau);
  return (x, y) => {
    if (!isInBox(bounds, x, y)) return 0;
    const [wx, wy] = [
      x + (noise(x / 38, y / 38) - 0.5) * WARP,
      y + (noise(x / 38 + 60, y / 38 + 20) - 0.5) * WARP,
    ];
    const away = depth(wx, wy);
    if (away <= 0) return 0;
    const run = depthOfPlateau ? away - depthOfPlateau(wx, wy) : rise;
    return height * smoothStep(Math.min(1, away / Math.max(1, run)));
  };
};

const hillPainter =
  (height: number) =>
  (sheet: GroundCanvas, piece: AreaPiece, outline: readonly Point[]): readonly DrawItem[] => {
    const woods = listAreas(sheet, 'wood', 'village');
    const plateau = piece.plateau?.map(toUnits) ?? null;
    // What lies beyond the table is never seen, and would be measured as finely.
    const box = clipBox(inflate(boundsOf(outline), 4), inflate(sheet.box, 4));
    if (box.left >= box.right || box.top >= box.bottom) return [];
    return [
      createStrokedPath(smoothPath(outline, true), sheet.palette.hachure, 0.8, {
        dash: [1, 4],
        opacity: 0.7,
      }),
      ...drawHills({
        relief: reliefOf(outline, plateau, `${sheet.seed}/${piece.id}`, height),
        box,
        seed: `${sheet.seed}/${piece.id}`,
        palette: sheet.palette,
        detail: sheet.detail,
        avoid: (x, y) => woods.some(wood => isInsidePolygon(wood, x, y)),
      }),
      ...(sheet.detail === 'low'
        ? []
        : [
            createStrokedPath(smoothPath(crestOf(piece).map(toUnits)), sheet.palette.hachure, 1, {
              dash: [9, 3, 2, 3],
              opacity: 0.55,
            }),
          ]),
    ];
  };

type AreaPainter = (sheet: GroundCanvas, piece: AreaPiece, outline: readonly Point[]) => readonly DrawItem[];

const drawWood: AreaPainter = (sheet, _, outline) => [
  ...drawWoodWash(smoothPath(outline, true), sheet.palette),
  ...drawTrees(scatterSpots(sheet, 'trees', 14, outline, 6), sheet.palette, sheet.detail),
];

const drawField: AreaPainter = ({ palette, detail, seed }, { id }, outline) =>
  drawPloughedField(outline, ((hashText(`${seed}/${id}`) % 100) / 100) * Math.PI, palette, detail);

const drawSettlement: AreaPainter = (sheet, { id }, outline) => {
  const { palette, seed } = sheet;
  const angle = (hashText(`${seed}/${id}`) % 40) - 20;
  const hamlets = scatterSpots(sheet, `houses-${id}`, 66, outline, 15);
  return [
    { ...createStrokedPath(smoothPath(outline, true), palette.ink, 1.5), fill: palette.road, opacity: 0.95 },
    ...hamlets.map(({ x, y }, index) =>
      drawVillage({
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

const AREAS: Readonly<Record<AreaPiece['kind'], AreaPainter>> = {
  'gentle-hill': hillPainter(0.62),
  'steep-hill': hillPainter(1),
  wood: drawWood,
  rocky: (sheet, _, outline) =>
    drawRoughGround(
      smoothPath(outline, true),
      scatterSpots(sheet, 'stones', 15, outline, 6),
      sheet.palette,
      sheet.detail,
    ),
  field: drawField,
  village: drawSettlement,
  marsh: (sheet, _, outline) =>
    drawMarsh(
      smoothPath(outline, true),
      scatterSpots(sheet, 'reeds', 20, outline, 9),
      sheet.palette,
      sheet.detail,
    ),
  sand: (sheet, _, outline) =>
    drawSand(
      smoothPath(outline, true),
      scatterSpots(sheet, 'grains', 9, outline, 3),
      sheet.palette,
      sheet.detail,
    ),
};

const drawLine = (sheet: GroundCanvas, piece: LinePiece, points: readonly Point[]): readonly DrawItem[] => {
  const { palette, detail } = sheet;
  const width = piece.width * INCH;
  if (piece.kind === 'road') return drawRoad(points, palette);
  if (piece.kind === 'ravine') return drawRavine(points, width, palette, detail);
  return [
    ...drawWatercourses({ courses: [{ points, width, tapers: [false, false] }], palette, detail }),
    ...(piece.fords ?? []).flatMap(at => drawFordAcross(toUnits(at), points, width, palette)),
  ];
};

/** A ford lies square across the water. */
const drawFordAcross = (
  at: Point,
  points: readonly Point[],
  width: number,
  palette: MapPalette,
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
  return drawFord([at[0] - acrossX, at[1] - acrossY], [at[0] + acrossX, at[1] + acrossY], palette);
};

const drawWalls = ({ board, palette }: GroundCanvas): readonly DrawItem[] =>
  (board.walls ?? []).flatMap(({ line, closed, towers, gates, breaches = [], broken = [] }) => {
    const points = line.map(toUnits);
    const [first] = points;
    return drawRampart({
      line: closed && first ? [...points, first] : points,
      towers: towers.map(toUnits),
      gates: gates.map(toUnits),
      breaches: [...breaches, ...broken].map(toUnits),
      palette,
    });
  });

export const toPath = (outline: readonly Point[]): string => drawLinePath(outline.map(toUnits), true);
