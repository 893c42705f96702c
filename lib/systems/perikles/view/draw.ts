import type { MapPalette } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { computePlacementMatrix, type DrawItem, type DrawList } from '@/lib/drawing/draw-list';
import { drawCompass, drawFrame, FRAME_MARGIN } from '@/lib/drawing/frame';
import { drawGreece } from '@/lib/drawing/maps/greece';
import { drawLocationCard } from '@/lib/drawing/maps/location-card';
import { drawCityTemple } from '@/lib/drawing/maps/temple';
import { createFilledPath, createStrokedPath, drawCirclePath, drawRectanglePath } from '@/lib/drawing/shapes';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import { composeLayers, type LayerDrawings, paletteFor } from '@/lib/game/view/compose-layers';
import { spaceById } from '@/lib/geometry/board';
import { type Arm, BATTLE_PLACES, type BattlePlace, CITIES, type City } from '../vocabulary';
import { BOARD, computeRowTop, MAP, ROW, SITES, TEMPLE } from './board';
import { tintOf } from './city-colours';
import { drawCards } from './draw-cards';
import { drawHands } from './draw-hands';
import type { PeriklesPosition } from './position';
import { describeCity, WORDS } from './words';

const MARGIN = FRAME_MARGIN + 9;

/** The one picture: Greece with its cities as temples, the places of the year beside it, the cities' cards below. */
export const draw = (position: PeriklesPosition, view: DrawOptions): DrawList => {
  const palette = paletteFor(view);
  const drawings: LayerDrawings = {
    terrain: () => [
      createFilledPath(drawRectanglePath(0, 0, BOARD.width, BOARD.height), palette.paper),
      drawGreece(palette, view.detail),
    ],
    frame: () => [
      ...drawFrame({ width: BOARD.width, height: BOARD.height, palette, detail: view.detail }),
      ...drawCompass({ x: 948, y: 70, palette, letter: view.say({ code: `${WORDS}.north` }) }),
    ],
    grid: () => drawGrid(palette, view),
    names: () => [
      ...SEAS.flatMap(name => drawSeaName(name, palette, view)),
      ...BATTLE_PLACES.flatMap(place => drawRoundel(position, place, palette)),
      ...CITIES.flatMap(city => drawTemple(position, city, palette, view)),
      ...BATTLE_PLACES.flatMap(place => drawPlace(position, place, palette, view)),
      ...drawCards(position, palette, view),
      ...drawHands(position, palette, view),
    ],
    pieces: () => position.pieces.flatMap(piece => drawPiece(piece, view)),
  };
  return composeLayers(drawings, view, { width: BOARD.width, height: BOARD.height, margin: MARGIN });
};

const SEAS = [
  { id: 'ionian', x: 120, y: 620, size: 27 },
  { id: 'aegean', x: 800, y: 690, size: 27 },
] as const;

const drawSeaName = (
  { id, x, y, size }: (typeof SEAS)[number],
  palette: MapPalette,
  { say }: DrawOptions,
): DrawItem[] => [
  {
    k: 'text',
    text: say({ code: `${WORDS}.sea.${id}` }),
    x,
    y,
    size,
    spacing: 4,
    anchor: 'middle',
    font: 'serif-italic',
    fill: palette.waterInk,
    halo: { colour: palette.water, width: 6 },
  },
];

/** The rows of the places, their halves for attackers and defenders, and the rim of the map. */
const drawGrid = (palette: MapPalette, { detail, invalidParts, say }: DrawOptions): DrawItem[] => {
  const rows = BATTLE_PLACES.slice(1).map(place => `M${ROW.x} ${computeRowTop(place)}H${BOARD.width}`);
  const thin = detail === 'low' ? 1 : 1.4;
  const heading = (id: string, x: number): DrawItem => ({
    k: 'text',
    text: say({ code: `${WORDS}.side-of-place.${id}` }),
    x,
    y: 15,
    size: 12.5,
    anchor: 'middle',
    font: 'serif-italic',
    fill: palette.secondInk,
  });
  return [
    createStrokedPath(`M${ROW.x} 0V${MAP.height}M0 ${MAP.height}H${BOARD.width}`, palette.ink, thin + 0.4),
    createStrokedPath(rows.join(''), palette.ink, 1, { dash: [2.4, 2.8] }),
    heading('attack', ROW.x + 68),
    heading('defend', ROW.x + ROW.width - 68),
    ...(invalidParts?.spaces ?? []).flatMap(space => drawInvalidFrame(space, palette)),
  ];
};

const drawInvalidFrame = (space: string, palette: MapPalette): DrawItem[] => {
  const found = spaceById(BOARD, space);
  const [corner, , far] = found?.outline ?? [];
  if (!corner || !far) return [];
  const path = drawRectanglePath(
    corner[0] - 3,
    corner[1] + 3,
    far[0] - corner[0] + 6,
    far[1] - corner[1] - 6,
  );
  return [createStrokedPath(path, palette.error, 3, { dash: [7, 4] })];
};

const drawTemple = (
  { candidates, sides }: PeriklesPosition,
  city: City,
  palette: MapPalette,
  { say }: DrawOptions,
): readonly DrawItem[] => {
  const [x, y] = SITES[city];
  return drawCityTemple({
    x,
    y,
    ...TEMPLE,
    name: say(describeCity(city)),
    wash: tintOf(city, palette),
    candidates: (candidates[city] ?? []).map(
      side => sides.find(({ id }) => id === side)?.colour ?? palette.ink,
    ),
    palette,
  });
};

const ARM_SYMBOLS = { infantry: 'hoplite', galleys: 'trireme' } as const;
const armSymbols = (arms: readonly Arm[]) => arms.map(arm => ARM_SYMBOLS[arm]);

const LOCATION_TILE = { width: 132, height: 112 } as const;

const drawPlace = (
  { locations }: PeriklesPosition,
  place: BattlePlace,
  palette: MapPalette,
  { say }: DrawOptions,
): readonly DrawItem[] => {
  const location = locations[place];
  const x = ROW.x + (ROW.width - LOCATION_TILE.width) / 2;
  const y = computeRowTop(place) + (ROW.height - LOCATION_TILE.height) / 2;
  const number: DrawItem = {
    k: 'text',
    text: String(BATTLE_PLACES.indexOf(place) + 1),
    x: ROW.x + 10,
    y: computeRowTop(place) + ROW.height - 8,
    size: 15,
    font: 'serif-semibold',
    fill: palette.secondInk,
  };
  if (!location)
    return [
      number,
      createStrokedPath(
        drawRectanglePath(x, y, LOCATION_TILE.width, LOCATION_TILE.height),
        palette.secondInk,
        0.9,
        {
          dash: [4, 4],
        },
      ),
    ];
  return [
    number,
    ...drawLocationCard({
      x,
      y,
      ...LOCATION_TILE,
      name: location.name,
      owner: say(describeCity(location.controller)),
      points: location.points,
      wash: tintOf(location.controller, palette),
      rounds: armSymbols(location.rounds),
      left: armSymbols(location.rebels),
      right: armSymbols(location.militia),
      palette,
    }),
  ];
};

/** Where a place lies on the map, with the number of its row. */
const drawRoundel = (
  { locations }: PeriklesPosition,
  place: BattlePlace,
  palette: MapPalette,
): readonly DrawItem[] => {
  const location = locations[place];
  if (!location?.site) return [];
  const x = Math.max(20, Math.min(MAP.width - 20, location.site[0]));
  const y = Math.max(20, Math.min(MAP.height - 34, location.site[1]));
  const isEdge = x < 70 ? 'start' : x > MAP.width - 70 ? 'end' : 'middle';
  return [
    { ...createStrokedPath(drawCirclePath(x, y, 14), palette.ink, 1.4), fill: palette.sheet },
    createStrokedPath(drawCirclePath(x, y, 11.4), palette.gilt, 1.2),
    {
      k: 'text',
      text: String(BATTLE_PLACES.indexOf(place) + 1),
      x,
      y: y + 5.4,
      size: 15.5,
      font: 'sans-bold',
      fill: palette.ink,
      anchor: 'middle',
    },
    {
      k: 'text',
      text: location.name,
      x: isEdge === 'start' ? x - 14 : isEdge === 'end' ? x + 14 : x,
      y: y + 29,
      size: 14.5,
      font: 'serif-italic',
      fill: palette.ink,
      anchor: isEdge,
      halo: { colour: palette.paper, width: 4 },
    },
  ];
};

const drawPiece = ({ id, box, face }: Piece, { invalidParts, paper }: DrawOptions): DrawItem[] => {
  if (!box) return [];
  const [x, y] = box.centre;
  const matrix = computePlacementMatrix(x - box.size / 2, y - box.size / 2, box.size / COUNTER_SIDE);
  const isInvalid = invalidParts?.pieces.includes(id) ?? false;
  return [
    { k: 'group', matrix, kids: drawCounter({ ...face, invalid: isInvalid, shadow: paper === 'screen' }) },
  ];
};
