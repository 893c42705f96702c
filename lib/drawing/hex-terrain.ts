import type { DrawItem, DrawList } from './draw-list';
import type { HexDrawing } from './hexes/hex-ground';
import { marshGround, patchSymbols, signs, woodGround } from './hexes/hex-patches';
import { crests, heightTints, slopeStrokes, slopeSymbols } from './hexes/hex-relief';
import { bridges, runningWater, stillWater } from './hexes/hex-water';
import { entrenchments, fields, grass, openHexes, roads, towns } from './hexes/hex-works';
import { keepLast } from './keep-last';
import { MAP_PALETTE } from './palette';
import { rectanglePath } from './shapes';
import { paper } from './terrain/ground';

export type { HexDrawing, HexGround, HexRoad } from './hexes/hex-ground';

export interface HexPicture {
  readonly items: readonly DrawItem[];
  readonly symbols: NonNullable<DrawList['symbols']>;
}

/** The ground of a hex map, one landscape from edge to edge. */
export const drawHexTerrain = (drawing: HexDrawing): HexPicture => {
  const { grid, seed, palette } = drawing;
  const box = { left: 0, top: 0, right: grid.width, bottom: grid.height };
  const open = openHexes(drawing);
  const kids = [
    ...paper(box, seed, palette),
    ...heightTints(drawing),
    ...grass(drawing, open),
    ...fields(drawing, open),
    ...woodGround(drawing),
    ...marshGround(drawing),
    ...slopeStrokes(drawing),
    ...signs(drawing, 'wood', drawing.woods),
    ...signs(
      drawing,
      'marsh',
      drawing.marshes.filter(hex => !drawing.ponds.includes(hex)),
    ),
    ...crests(drawing),
    ...stillWater(drawing),
    ...runningWater(drawing),
    ...roads(drawing),
    ...bridges(drawing),
    ...towns(drawing),
    ...entrenchments(drawing),
  ];
  return {
    items: [{ k: 'group', clip: rectanglePath(0, 0, grid.width, grid.height), kids }],
    symbols: symbolsFor(drawing),
  };
};

/** The signs depend on the size of the hexes and the pens alone: an author's brush need not draw them again. */
const symbolsFor = keepLast(
  6,
  ({ grid, palette, detail }: HexDrawing) =>
    JSON.stringify([grid.radius, detail, palette === MAP_PALETTE ? 'screen' : palette]),
  (drawing: HexDrawing) => ({ ...slopeSymbols(drawing), ...patchSymbols(drawing) }),
);
