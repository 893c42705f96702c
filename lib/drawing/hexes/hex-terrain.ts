import { MAP_PALETTE } from '../colours/palette';
import type { DrawItem, DrawList } from '../draw-list';
import { memoizeRecent } from '../lru-memo';
import { drawRectanglePath } from '../shapes';
import { drawPaper } from '../terrain/ground';
import type { HexDrawing } from './hex-ground';
import { createPatchSymbols, drawHexSigns, drawMarshGround, drawWoodGround } from './hex-patches';
import { createSlopeSymbols, drawCrests, drawHeightTints, drawSlopeStrokes } from './hex-relief';
import {
  drawEntrenchments,
  drawFields,
  drawGrass,
  drawRoads,
  drawTowns,
  listOpenHexes,
} from './hex-settlements';
import { drawBridges, drawRunningWater, drawStillWater } from './hex-water';

export type { HexDrawing, HexGround, HexRoad } from './hex-ground';

export interface HexPicture {
  readonly items: readonly DrawItem[];
  readonly symbols: NonNullable<DrawList['symbols']>;
}

/** The ground of a hex map, one landscape from edge to edge. */
export const drawHexTerrain = (drawing: HexDrawing): HexPicture => {
  const { grid, seed, palette } = drawing;
  const box = { left: 0, top: 0, right: grid.width, bottom: grid.height };
  const open = listOpenHexes(drawing);
  const kids = [
    ...drawPaper(box, seed, palette),
    ...drawHeightTints(drawing),
    ...drawGrass(drawing, open),
    ...drawFields(drawing, open),
    ...drawWoodGround(drawing),
    ...drawMarshGround(drawing),
    ...drawSlopeStrokes(drawing),
    ...drawHexSigns(drawing, 'wood', drawing.woods),
    ...drawHexSigns(
      drawing,
      'marsh',
      drawing.marshes.filter(hex => !drawing.ponds.includes(hex)),
    ),
    ...drawCrests(drawing),
    ...drawStillWater(drawing),
    ...drawRunningWater(drawing),
    ...drawRoads(drawing),
    ...drawBridges(drawing),
    ...drawTowns(drawing),
    ...drawEntrenchments(drawing),
  ];
  return {
    items: [{ k: 'group', clip: drawRectanglePath(0, 0, grid.width, grid.height), kids }],
    symbols: symbolsFor(drawing),
  };
};

/** The signs depend on the size of the hexes and the pens alone: an author's brush need not draw them again. */
const symbolsFor = memoizeRecent(
  6,
  ({ grid, palette, detail }: HexDrawing) =>
    JSON.stringify([grid.radius, detail, palette === MAP_PALETTE ? 'screen' : palette]),
  (drawing: HexDrawing) => ({ ...createSlopeSymbols(drawing), ...createPatchSymbols(drawing) }),
);
