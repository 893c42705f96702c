import { createSideStyle, type MapPalette } from '@/lib/drawing/colours/palette';
import type { DrawItem, TextItem } from '@/lib/drawing/draw-list';
import { drawAreaOutline } from '@/lib/drawing/hexes/hex-grid-lines';
import { createStrokedPath } from '@/lib/drawing/shapes';
import type { Point } from '@/lib/geometry/board';
import { computeHexCentre, type HexGrid, hexOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import type { EntryZone, MapLabel, SetUpArea } from '../document/board-schema';
import { hexesOf, pageEdgeOf } from '../document/ground';
import type { PrussiasGloryPosition } from './position';

const TOWN = 16.5;
const LARGE_TOWN = 20;

/** The name of a town below its houses. */
export const drawTownNames = ({ map, grid }: PrussiasGloryPosition, palette: MapPalette): DrawItem[] =>
  map.towns.flatMap(({ name, hexes }) => {
    const at = findTownNamePoint(grid, hexes);
    return at
      ? [textItem(name, ...at, palette, getTownLettering(hexesOf(grid, hexes).length > 2, palette))]
      : [];
  });

/** Below the lowest house; null where the town lies off the map. */
export const findTownNamePoint = (grid: HexGrid, hexes: readonly string[]): Point | null => {
  const centres = hexesOf(grid, hexes).map(hex => computeHexCentre(grid, hex));
  if (centres.length === 0) return null;
  const middle = centres.reduce((sum, [x]) => sum + x, 0) / centres.length;
  return [middle, Math.max(...centres.map(([, y]) => y)) + grid.radius * 0.68];
};

export const getTownLettering = (isLarge: boolean, palette: MapPalette) =>
  ({ size: isLarge ? LARGE_TOWN : TOWN, font: 'serif-semibold', fill: palette.ink }) as const;

const textItem = (
  words: string,
  x: number,
  y: number,
  palette: MapPalette,
  more: Pick<TextItem, 'size' | 'font' | 'fill'> & Partial<TextItem>,
): TextItem => ({
  k: 'text',
  text: words,
  x,
  y,
  anchor: 'middle',
  halo: { colour: palette.paper, width: 4 },
  ...more,
});

export const drawLabels = ({ map, grid }: PrussiasGloryPosition, palette: MapPalette): DrawItem[] =>
  map.labels.flatMap(label => {
    const at = computeLabelPoint(grid, label);
    if (!at) return [];
    return [
      textItem(label.text, ...at, palette, {
        ...chooseLabelLettering(label.kind, palette),
        ...(label.turn === undefined ? {} : { rotate: label.turn }),
      }),
    ];
  });

/** How far an offset of one hex reaches, across and down. */
export const computeLabelStep = ({ radius }: HexGrid): Point => [radius * 1.5, radius * Math.sqrt(3)];

/** Where a name stands; null where its hex lies off the map. */
export const computeLabelPoint = (
  grid: HexGrid,
  { at, offset }: Pick<MapLabel, 'at' | 'offset'>,
): Point | null => {
  const hex = hexOf(grid, at);
  if (hex === OFF_MAP) return null;
  const [x, y] = computeHexCentre(grid, hex);
  const [right, down] = offset ?? [0, 0];
  const [width, height] = computeLabelStep(grid);
  return [x + right * width, y + down * height];
};

export const chooseLabelLettering = (kind: MapLabel['kind'], palette: MapPalette) => ({
  ...LETTERING[kind],
  fill: inkOf(kind, palette),
});

const LETTERING: Readonly<Record<MapLabel['kind'], Pick<TextItem, 'size' | 'font' | 'spacing'>>> = {
  water: { size: 17, font: 'serif-italic', spacing: 2 },
  relief: { size: 17, font: 'serif-italic' },
  wood: { size: 16, font: 'serif-italic' },
  place: { size: 17, font: 'serif-semibold' },
  road: { size: 15, font: 'serif-italic' },
};

const inkOf = (kind: MapLabel['kind'], palette: MapPalette): string => {
  const inks = {
    water: palette.waterInk,
    relief: palette.hachure,
    wood: palette.leafInk,
    place: palette.ink,
    road: palette.secondInk,
  };
  return inks[kind];
};

/** Set-up areas, start lines and entry zones: the first side's borders unbroken, the second's dashed. */
export const drawAreas = (position: PrussiasGloryPosition, palette: MapPalette): DrawItem[] =>
  [...position.map.setUpAreas, ...position.map.entryZones].flatMap(area => drawArea(area, position, palette));

const drawArea = (
  { name, side, hexes }: SetUpArea | EntryZone,
  { grid, sides }: PrussiasGloryPosition,
  palette: MapPalette,
): DrawItem[] => {
  const inside = hexesOf(grid, hexes);
  const owner = sides.find(({ id }) => id === side);
  const colour = owner ? createSideStyle(owner.colour, 'outline').edge : palette.secondInk;
  const outline = drawAreaOutline(grid, inside, { colour, dashed: owner !== sides[0], palette });
  const centre = findNamePosition(grid, inside);
  if (!centre) return [];
  const [x, y] = centre;
  const words = textItem(name, Math.max(x, name.length * 3.4), y + 5, palette, {
    size: 14,
    font: 'serif-italic',
    fill: colour,
  });
  return [...outline, words];
};

const SMALL = 30;

/** A small area is named in its middle, a large one at its head. */
const findNamePosition = (grid: HexGrid, hexes: readonly number[]): Point | undefined => {
  const centres = hexes.map(hex => computeHexCentre(grid, hex));
  const highest = Math.min(...centres.map(([, y]) => y));
  const named = hexes.length > SMALL ? centres.filter(([, y]) => y < highest + grid.radius * 1.8) : centres;
  return named.toSorted(([one], [other]) => one - other)[named.length >> 1];
};

const EDGE = 5;

/**
 * 8.4 – The edges that each army flees to, in its colour: the first side's unbroken, the second's dashed and a
 * little further in.
 */
export const drawFriendlyEdges = ({ map, board, sides }: PrussiasGloryPosition): DrawItem[] =>
  map.friendlyEdges.flatMap(({ side, edges, awayFromEnemy, fromMainLine }) => {
    const owner = sides.findIndex(({ id }) => id === side);
    const colour = sides[owner]?.colour;
    if (awayFromEnemy || fromMainLine || colour === undefined) return [];
    const inset = EDGE * (owner + 0.5);
    const [right, bottom] = [board.width - inset, board.height - inset];
    const lines = [
      `M${inset} ${inset}H${right}`,
      `M${right} ${inset}V${bottom}`,
      `M${inset} ${bottom}H${right}`,
      `M${inset} ${inset}V${bottom}`,
    ];
    return edges.map(edge =>
      createStrokedPath(
        lines[pageEdgeOf(map, edge)] ?? '',
        createSideStyle(colour, 'outline').edge,
        EDGE - 1,
        {
          opacity: 0.75,
          ...(owner > 0 ? { dash: [14, 9] } : {}),
        },
      ),
    );
  });
