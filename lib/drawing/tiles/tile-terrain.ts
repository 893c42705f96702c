import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { type Box, isInBox, isInsidePolygon } from '../math/points';
import { type ScatterPoint, scatterPoints } from '../math/scatter';
import { drawRectanglePath } from '../shapes';
import { type CampOptions, drawFortifiedCamp, drawOpenCamp } from '../terrain/camp';
import { drawSea } from '../terrain/coast';
import { drawCrags } from '../terrain/crags';
import type { DetailLevel } from '../terrain/detail';
import { drawPloughedField, type Plot, planFarmland } from '../terrain/field';
import { drawPaper, drawTufts } from '../terrain/ground';
import { createRelief, drawHills } from '../terrain/hill';
import { drawMarsh } from '../terrain/marsh';
import { drawWatercourses } from '../terrain/water';
import { drawTrees, drawWoodWash } from '../terrain/wood';
import {
  centreOf,
  computeTileBox,
  computeTileLean,
  createPieceSeed,
  hasKind,
  listTiles,
  type TileBoard,
  terrainAt,
} from './tile-board';
import { type CampPlan, createValleys, type GroundPlan, planGround } from './tile-ground';
import { createTileRidges } from './tile-relief';

export type { TileBoard, TileKind, TileTerrain } from './tile-board';
export { TILE_KINDS } from './tile-board';

export interface TileTerrainOptions extends TileBoard {
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
}

const TREE_GAP = 12.6;
const REED_GAP = 19;
const TUFT_GAP = 40;
const CRAG_GAP = 25;

/** The ground of a board of square tiles, one landscape from edge to edge. */
export const drawTileTerrain = (options: TileTerrainOptions): DrawItem[] => {
  const plan = planGround(options);
  const { box } = plan;
  const farms = drawFarms(options, plan);
  const kids = [
    ...drawPaper(box, options.seed, options.palette),
    ...drawGrass(options, plan, farms),
    ...farms.flatMap(({ plot, angle }) => drawPloughedField(plot, angle, options.palette, options.detail)),
    ...drawRelief(options, plan),
    ...drawWoods(options, plan),
    ...drawWetGround(options, plan),
    ...drawWater(options, plan),
    ...drawRocks(options, plan),
    ...plan.camps.map(camp => drawCamp(options, camp)),
  ];
  return [{ k: 'group', clip: drawRectanglePath(box.left, box.top, box.right, box.bottom), kids }];
};

const pointsOn = (
  { box }: GroundPlan,
  gap: number,
  seed: string,
  isWanted: (spot: ScatterPoint) => boolean,
): readonly ScatterPoint[] => scatterPoints(box, gap, seed).filter(isWanted);

const drawGrass = (
  { seed, palette, detail }: TileTerrainOptions,
  plan: GroundPlan,
  farms: readonly Plot[],
): readonly DrawItem[] => {
  if (detail === 'low') return [];
  const isOpen = ({ x, y }: ScatterPoint): boolean =>
    plan.fromWater(x, y) > 8 &&
    !plan.isInCamp(x, y) &&
    !farms.some(({ plot }) => isInsidePolygon(plot, x, y)) &&
    [plan.wood, plan.marsh, plan.crags].every(({ field }) => field(x, y) < -4);
  return drawTufts(pointsOn(plan, TUFT_GAP, `${seed}/grass`, isOpen), palette);
};

/** Some open tiles get fields, for decoration only. */
const drawFarms = (options: TileTerrainOptions, plan: GroundPlan): readonly Plot[] =>
  listTiles(options)
    .filter(
      place => terrainAt(options, place).kinds.length === 0 && terrainAt(options, place).camp === undefined,
    )
    .filter(place => computeTileLean(options, 'tilled', place) > 0.2)
    .flatMap(place =>
      planFarmland(centreOf(options, place), options.tile, createPieceSeed(options, 'field', place)),
    )
    .filter(({ plot }) => plot.every(([x, y]) => plan.fromWater(x, y) > 12 && plan.marsh.field(x, y) < -8));

const drawRelief = (options: TileTerrainOptions, plan: GroundPlan): readonly DrawItem[] => {
  const ridges = createTileRidges(options);
  if (ridges.length === 0) return [];
  return drawHills({
    relief: createValleys(createRelief(ridges, `${options.seed}/relief`), plan.fromWater),
    box: plan.box,
    seed: options.seed,
    palette: options.palette,
    detail: options.detail,
    avoid: (x, y) => plan.isInCamp(x, y) || plan.wood.field(x, y) > 5,
  });
};

const drawWoods = ({ seed, palette, detail }: TileTerrainOptions, plan: GroundPlan): readonly DrawItem[] => {
  const isWooded = ({ x, y }: ScatterPoint): boolean =>
    plan.wood.field(x, y) > 6 &&
    plan.fromWater(x, y) > 9 &&
    !plan.isInCamp(x, y) &&
    plan.marsh.field(x, y) < 0;
  return plan.wood.outline === ''
    ? []
    : [
        ...drawWoodWash(plan.wood.outline, palette),
        ...drawTrees(pointsOn(plan, TREE_GAP, `${seed}/trees`, isWooded), palette, detail),
      ];
};

const drawWetGround = (
  { seed, palette, detail }: TileTerrainOptions,
  plan: GroundPlan,
): readonly DrawItem[] => {
  const isReedy = ({ x, y }: ScatterPoint): boolean => plan.marsh.field(x, y) > 8 && plan.fromWater(x, y) > 8;
  const spots = plan.marsh.outline === '' ? [] : pointsOn(plan, REED_GAP, `${seed}/reeds`, isReedy);
  return drawMarsh(plan.marsh.outline, spots, palette, detail);
};

const drawWater = ({ palette, detail }: TileTerrainOptions, plan: GroundPlan): readonly DrawItem[] => [
  ...(plan.sea === undefined ? [] : drawSea(plan.sea.outline, palette, detail)),
  ...drawWatercourses({ courses: plan.courses, palette, detail, ...(plan.sea && { land: plan.sea.land }) }),
];

const drawRocks = (options: TileTerrainOptions, plan: GroundPlan): readonly DrawItem[] => {
  if (plan.crags.outline === '') return [];
  const boxes = listTiles(options)
    .filter(place => hasKind(options, place, 'impassable'))
    .map(place => computeTileBox(options, place));
  const isRocky = ({ x, y }: ScatterPoint): boolean =>
    plan.crags.field(x, y) > 4 && plan.fromWater(x, y) > 14 && boxes.some(box => isInBox(inset(box), x, y));
  return [
    { k: 'path', d: plan.crags.outline, fill: options.palette.stone, opacity: 0.4 },
    ...drawCrags(pointsOn(plan, CRAG_GAP, `${options.seed}/crags`, isRocky), options.palette, options.detail),
  ];
};

/** A crag rises above its foot: keep those feet away from the upper edge. */
const inset = (box: Box): Box => ({ ...box, top: box.top + 40 });

const drawCamp = (
  options: TileTerrainOptions,
  { place, kind, centre, width, height }: CampPlan,
): DrawItem => {
  const seed = createPieceSeed(options, 'camp', place);
  const camp: CampOptions = {
    x: centre[0],
    y: centre[1],
    width,
    height,
    degrees: computeTileLean(options, 'camp-turn', place) * 4,
    seed,
    palette: options.palette,
    detail: options.detail,
  };
  return kind === 'fortified' ? drawFortifiedCamp(camp) : drawOpenCamp(camp);
};
