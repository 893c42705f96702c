import { COUNTER_SIDE, counterFace } from '@/lib/drawing/counter';
import { type DrawItem, type DrawList, placed, translate } from '@/lib/drawing/draw-list';
import { compass, FRAME_MARGIN, frame } from '@/lib/drawing/frame';
import { greece } from '@/lib/drawing/greece';
import { MAP_PALETTE, type Palette, PRINT_PALETTE } from '@/lib/drawing/palette';
import { placeSlip } from '@/lib/drawing/place-slip';
import { circlePath, filled, rectanglePath, stroked } from '@/lib/drawing/shapes';
import { temple } from '@/lib/drawing/temple';
import type { Layer, View } from '@/lib/game/game-system';
import type { Piece } from '@/lib/game/position';
import { spaceById } from '@/lib/geometry/board';
import { BOARD, MAP, ROW, rowTop, SITES, TEMPLE } from './board';
import { drawCards } from './cards';
import { cityWords, WORDS } from './describe';
import { drawHands } from './hands';
import { washOf } from './inks';
import type { HellasPosition } from './position';
import { type Arm, CITIES, type City, PLACES, type Place } from './vocabulary';

const MARGIN = FRAME_MARGIN + 9;

/** The one picture: Greece with its cities as temples, the places of the year beside it, the cities' cards below. */
export const draw = (position: HellasPosition, view: View): DrawList => {
  const palette = view.paper === 'print' ? PRINT_PALETTE : MAP_PALETTE;
  const layers: Readonly<Record<Layer, () => readonly DrawItem[]>> = {
    terrain: () => [
      filled(rectanglePath(0, 0, BOARD.width, BOARD.height), palette.paper),
      greece(palette, view.detail),
    ],
    frame: () => [
      ...frame({ width: BOARD.width, height: BOARD.height, palette, detail: view.detail }),
      ...compass({ x: 948, y: 70, palette, letter: view.say({ code: `${WORDS}.north` }) }),
    ],
    grid: () => drawGrid(palette, view),
    names: () => [
      ...SEAS.flatMap(name => seaName(name, palette, view)),
      ...PLACES.flatMap(place => roundel(position, place, palette)),
      ...CITIES.flatMap(city => drawTemple(position, city, palette, view)),
      ...PLACES.flatMap(place => drawPlace(position, place, palette, view)),
      ...drawCards(position, palette, view),
      ...drawHands(position, palette, view),
    ],
    pieces: () => position.pieces.flatMap(piece => drawPiece(piece, view)),
  };
  const items = ORDER.filter(layer => view.layers.includes(layer)).flatMap(layer => layers[layer]());
  if (!view.layers.includes('frame')) return { width: BOARD.width, height: BOARD.height, items };
  return {
    width: BOARD.width + 2 * MARGIN,
    height: BOARD.height + 2 * MARGIN,
    items: [{ k: 'group', matrix: translate(MARGIN, MARGIN), kids: items }],
  };
};

const ORDER: readonly Layer[] = ['terrain', 'frame', 'grid', 'names', 'pieces'];

const SEAS = [
  { id: 'ionian', x: 120, y: 620, size: 27 },
  { id: 'aegean', x: 800, y: 690, size: 27 },
] as const;

const seaName = ({ id, x, y, size }: (typeof SEAS)[number], palette: Palette, { say }: View): DrawItem[] => [
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
const drawGrid = (palette: Palette, { detail, faults, say }: View): DrawItem[] => {
  const rows = PLACES.slice(1).map(place => `M${ROW.x} ${rowTop(place)}H${BOARD.width}`);
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
    stroked(`M${ROW.x} 0V${MAP.height}M0 ${MAP.height}H${BOARD.width}`, palette.ink, thin + 0.4),
    stroked(rows.join(''), palette.ink, 1, { dash: [2.4, 2.8] }),
    heading('attack', ROW.x + 68),
    heading('defend', ROW.x + ROW.width - 68),
    ...(faults?.spaces ?? []).flatMap(space => faultFrame(space, palette)),
  ];
};

const faultFrame = (space: string, palette: Palette): DrawItem[] => {
  const found = spaceById(BOARD, space);
  const [corner, , far] = found?.outline ?? [];
  if (!corner || !far) return [];
  const path = rectanglePath(corner[0] - 3, corner[1] + 3, far[0] - corner[0] + 6, far[1] - corner[1] - 6);
  return [stroked(path, palette.fault, 3, { dash: [7, 4] })];
};

const drawTemple = (
  { candidates, sides }: HellasPosition,
  city: City,
  palette: Palette,
  { say }: View,
): readonly DrawItem[] => {
  const [x, y] = SITES[city];
  return temple({
    x,
    y,
    ...TEMPLE,
    name: say(cityWords(city)),
    wash: washOf(city, palette),
    candidates: (candidates[city] ?? []).map(
      side => sides.find(({ id }) => id === side)?.colour ?? palette.ink,
    ),
    palette,
  });
};

const ARM_SYMBOLS = { infantry: 'hoplite', galleys: 'trireme' } as const;
const symbols = (arms: readonly Arm[]) => arms.map(arm => ARM_SYMBOLS[arm]);

const SLIP = { width: 132, height: 112 } as const;

const drawPlace = (
  { locations }: HellasPosition,
  place: Place,
  palette: Palette,
  { say }: View,
): readonly DrawItem[] => {
  const location = locations[place];
  const x = ROW.x + (ROW.width - SLIP.width) / 2;
  const y = rowTop(place) + (ROW.height - SLIP.height) / 2;
  const number: DrawItem = {
    k: 'text',
    text: String(PLACES.indexOf(place) + 1),
    x: ROW.x + 10,
    y: rowTop(place) + ROW.height - 8,
    size: 15,
    font: 'serif-semibold',
    fill: palette.secondInk,
  };
  if (!location)
    return [
      number,
      stroked(rectanglePath(x, y, SLIP.width, SLIP.height), palette.secondInk, 0.9, { dash: [4, 4] }),
    ];
  return [
    number,
    ...placeSlip({
      x,
      y,
      ...SLIP,
      name: location.name,
      owner: say(cityWords(location.controller)),
      points: location.points,
      wash: washOf(location.controller, palette),
      rounds: symbols(location.rounds),
      left: symbols(location.rebels),
      right: symbols(location.militia),
      palette,
    }),
  ];
};

/** Where a place lies on the map, with the number of its row. */
const roundel = ({ locations }: HellasPosition, place: Place, palette: Palette): readonly DrawItem[] => {
  const location = locations[place];
  if (!location?.site) return [];
  const x = Math.max(20, Math.min(MAP.width - 20, location.site[0]));
  const y = Math.max(20, Math.min(MAP.height - 34, location.site[1]));
  const isEdge = x < 70 ? 'start' : x > MAP.width - 70 ? 'end' : 'middle';
  return [
    { ...stroked(circlePath(x, y, 14), palette.ink, 1.4), fill: palette.sheet },
    stroked(circlePath(x, y, 11.4), palette.gilt, 1.2),
    {
      k: 'text',
      text: String(PLACES.indexOf(place) + 1),
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

const drawPiece = ({ id, box, face }: Piece, { faults, paper }: View): DrawItem[] => {
  if (!box) return [];
  const [x, y] = box.centre;
  const matrix = placed(x - box.size / 2, y - box.size / 2, box.size / COUNTER_SIDE);
  const isFault = faults?.pieces.includes(id) ?? false;
  return [{ k: 'group', matrix, kids: counterFace({ ...face, fault: isFault, shadow: paper === 'screen' }) }];
};
