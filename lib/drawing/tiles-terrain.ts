import type { DrawItem } from './draw-list';
import type { Palette } from './palette';
import { type Box, isInBox, isInside } from './points';
import { type Spot, scatter } from './scatter';
import { rectanglePath } from './shapes';
import { type CampOptions, fortifiedCamp, openCamp } from './terrain/camp';
import { sea } from './terrain/coast';
import { crags } from './terrain/crags';
import type { Detail } from './terrain/detail';
import { farmland, type Plot, ploughedField } from './terrain/field';
import { paper, tufts } from './terrain/ground';
import { hills, reliefOf } from './terrain/hill';
import { marsh } from './terrain/marsh';
import { watercourses } from './terrain/water';
import { trees, woodWash } from './terrain/wood';
import {
  centreOf,
  everyPlace,
  hasKind,
  lean,
  pieceSeed,
  type TileBoard,
  terrainAt,
  tileBox,
} from './tiles/tile-board';
import { type Camp, type GroundPlan, planGround, valleys } from './tiles/tile-ground';
import { tileRidges } from './tiles/tile-relief';

export type { TileBoard, TileKind, TileTerrain } from './tiles/tile-board';
export { TILE_KINDS } from './tiles/tile-board';

export interface TileTerrainOptions extends TileBoard {
  readonly palette: Palette;
  readonly detail: Detail;
}

const TREE_GAP = 12.6;
const REED_GAP = 19;
const TUFT_GAP = 40;
const CRAG_GAP = 25;

/** The ground of a board of square tiles, one landscape from edge to edge. */
export const drawTileTerrain = (options: TileTerrainOptions): DrawItem[] => {
  const plan = planGround(options);
  const { box } = plan;
  const farms = farmsOn(options, plan);
  const kids = [
    ...paper(box, options.seed, options.palette),
    ...grass(options, plan, farms),
    ...farms.flatMap(({ plot, angle }) => ploughedField(plot, angle, options.palette, options.detail)),
    ...relief(options, plan),
    ...woods(options, plan),
    ...wetGround(options, plan),
    ...water(options, plan),
    ...rocks(options, plan),
    ...plan.camps.map(camp => drawCamp(options, camp)),
  ];
  return [{ k: 'group', clip: rectanglePath(box.left, box.top, box.right, box.bottom), kids }];
};

const spotsOn = (
  { box }: GroundPlan,
  gap: number,
  seed: string,
  isWanted: (spot: Spot) => boolean,
): readonly Spot[] => scatter(box, gap, seed).filter(isWanted);

const grass = (
  { seed, palette, detail }: TileTerrainOptions,
  plan: GroundPlan,
  farms: readonly Plot[],
): readonly DrawItem[] => {
  if (detail === 'low') return [];
  const isOpen = ({ x, y }: Spot): boolean =>
    plan.fromWater(x, y) > 8 &&
    !plan.isInCamp(x, y) &&
    !farms.some(({ plot }) => isInside(plot, x, y)) &&
    [plan.wood, plan.marsh, plan.crags].every(({ field }) => field(x, y) < -4);
  return tufts(spotsOn(plan, TUFT_GAP, `${seed}/grass`, isOpen), palette);
};

/** Some open tiles are tilled, for the eye alone. */
const farmsOn = (options: TileTerrainOptions, plan: GroundPlan): readonly Plot[] =>
  everyPlace(options)
    .filter(
      place => terrainAt(options, place).kinds.length === 0 && terrainAt(options, place).camp === undefined,
    )
    .filter(place => lean(options, 'tilled', place) > 0.2)
    .flatMap(place => farmland(centreOf(options, place), options.tile, pieceSeed(options, 'field', place)))
    .filter(({ plot }) => plot.every(([x, y]) => plan.fromWater(x, y) > 12 && plan.marsh.field(x, y) < -8));

const relief = (options: TileTerrainOptions, plan: GroundPlan): readonly DrawItem[] => {
  const ridges = tileRidges(options);
  if (ridges.length === 0) return [];
  return hills({
    relief: valleys(reliefOf(ridges, `${options.seed}/relief`), plan.fromWater),
    box: plan.box,
    seed: options.seed,
    palette: options.palette,
    detail: options.detail,
    avoid: (x, y) => plan.isInCamp(x, y) || plan.wood.field(x, y) > 5,
  });
};

const woods = ({ seed, palette, detail }: TileTerrainOptions, plan: GroundPlan): readonly DrawItem[] => {
  const isWooded = ({ x, y }: Spot): boolean =>
    plan.wood.field(x, y) > 6 &&
    plan.fromWater(x, y) > 9 &&
    !plan.isInCamp(x, y) &&
    plan.marsh.field(x, y) < 0;
  return plan.wood.outline === ''
    ? []
    : [
        ...woodWash(plan.wood.outline, palette),
        ...trees(spotsOn(plan, TREE_GAP, `${seed}/trees`, isWooded), palette, detail),
      ];
};

const wetGround = ({ seed, palette, detail }: TileTerrainOptions, plan: GroundPlan): readonly DrawItem[] => {
  const isReedy = ({ x, y }: Spot): boolean => plan.marsh.field(x, y) > 8 && plan.fromWater(x, y) > 8;
  const spots = plan.marsh.outline === '' ? [] : spotsOn(plan, REED_GAP, `${seed}/reeds`, isReedy);
  return marsh(plan.marsh.outline, spots, palette, detail);
};

const water = ({ palette, detail }: TileTerrainOptions, plan: GroundPlan): readonly DrawItem[] => [
  ...(plan.sea === undefined ? [] : sea(plan.sea.outline, palette, detail)),
  ...watercourses({ courses: plan.courses, palette, detail, ...(plan.sea && { land: plan.sea.land }) }),
];

const rocks = (options: TileTerrainOptions, plan: GroundPlan): readonly DrawItem[] => {
  if (plan.crags.outline === '') return [];
  const boxes = everyPlace(options)
    .filter(place => hasKind(options, place, 'impassable'))
    .map(place => tileBox(options, place));
  const isRocky = ({ x, y }: Spot): boolean =>
    plan.crags.field(x, y) > 4 && plan.fromWater(x, y) > 14 && boxes.some(box => isInBox(inset(box), x, y));
  return [
    { k: 'path', d: plan.crags.outline, fill: options.palette.stone, opacity: 0.4 },
    ...crags(spotsOn(plan, CRAG_GAP, `${options.seed}/crags`, isRocky), options.palette, options.detail),
  ];
};

/** A crag rises above its foot: keep those feet away from the upper edge. */
const inset = (box: Box): Box => ({ ...box, top: box.top + 40 });

const drawCamp = (options: TileTerrainOptions, { place, kind, centre, width, height }: Camp): DrawItem => {
  const seed = pieceSeed(options, 'camp', place);
  const camp: CampOptions = {
    x: centre[0],
    y: centre[1],
    width,
    height,
    degrees: lean(options, 'camp-turn', place) * 4,
    seed,
    palette: options.palette,
    detail: options.detail,
  };
  return kind === 'fortified' ? fortifiedCamp(camp) : openCamp(camp);
};
