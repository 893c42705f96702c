import { COUNTER_SIDE, counterFace } from '@/lib/drawing/counter';
import { type DrawItem, type DrawList, placed, translate } from '@/lib/drawing/draw-list';
import { FRAME_MARGIN, frame } from '@/lib/drawing/frame';
import { MAP_PALETTE, type Palette, PRINT_PALETTE } from '@/lib/drawing/palette';
import { circlePath, rectanglePath, stroked } from '@/lib/drawing/shapes';
import type { Layer, View } from '@/lib/game/game-system';
import type { Piece } from '@/lib/game/position';
import { WORDS } from './describe';
import { drawGround } from './ground';
import type { PocketPosition, TokenRow } from './position';
import {
  BOARD,
  cornerOf,
  ROWS,
  SECTORS,
  SEGMENT_HEIGHT,
  SEGMENT_IDS,
  SEGMENT_WIDTH,
  type SegmentId,
  SIDES,
  type SideIndex,
  sectorName,
  sectorOf,
  zoneOf,
} from './segments';

const MARGIN = FRAME_MARGIN + 9;

/** The one picture of a battle: ground, sectors and zones, names, then the tiles. */
export const draw = (position: PocketPosition, view: View): DrawList => {
  const palette = view.paper === 'print' ? PRINT_PALETTE : MAP_PALETTE;
  const layers: Readonly<Record<Layer, () => readonly DrawItem[]>> = {
    terrain: () => drawGround(position, palette, view.detail),
    frame: () => frame({ width: BOARD.width, height: BOARD.height, palette, detail: view.detail }),
    grid: () => drawGrid(palette, view),
    names: () => drawNames(position, palette, view),
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

/** Sectors are parted by a line, zones by dots; the engagement zone is edged more heavily. */
const drawGrid = (palette: Palette, { detail, faults }: View): DrawItem[] => {
  const sectors = SECTORS.slice(1).map((_, index) => `M${(index + 1) * SEGMENT_WIDTH} 0V${BOARD.height}`);
  const zones = Array.from({ length: ROWS - 1 }, (_, index) => (index + 1) * SEGMENT_HEIGHT);
  const line = (d: string, width: number, dash?: readonly number[]): DrawItem =>
    stroked(d, palette.ink, width, dash ? { dash } : {});
  const across = (y: number): string => `M0 ${y}H${BOARD.width}`;
  const thin = detail === 'low' ? 1 : 1.6;
  return [
    line(sectors.join(''), thin),
    stroked(zones.map(across).join(''), palette.sheet, 3.4),
    line(zones.map(across).join(''), 1.5, [2.4, 2.8]),
    ...SEGMENT_IDS.filter(id => faults?.spaces.includes(id)).map(id => faultFrame(id, palette)),
  ];
};

const faultFrame = (segment: SegmentId, palette: Palette): DrawItem => {
  const [x, y] = cornerOf(segment);
  return stroked(rectanglePath(x + 3, y + 3, SEGMENT_WIDTH - 6, SEGMENT_HEIGHT - 6), palette.fault, 3, {
    dash: [7, 4],
  });
};

const drawNames = (position: PocketPosition, palette: Palette, view: View): DrawItem[] => [
  ...(view.detail === 'low' ? [] : SEGMENT_IDS.flatMap(segment => segmentName(segment, palette, view))),
  ...SIDES.flatMap(side => [
    ...sideTitle(position, side, palette),
    ...tokenRow(position.tokens[side], side, palette),
  ]),
];

const segmentName = (segment: SegmentId, palette: Palette, { say }: View): DrawItem[] => {
  const [x, y] = cornerOf(segment);
  const { zone, side } = zoneOf(segment);
  const zoneWords = say({ code: `${WORDS}.zone.${zone}` });
  const sector = say({ code: `${WORDS}.sector.${sectorName(sectorOf(segment), side ?? 0)}` });
  const shared = { k: 'text', halo: { colour: palette.paper, width: 4 } } as const;
  return [
    {
      ...shared,
      x: x + 9,
      y: y + 18,
      text: side === null ? zoneWords : `${zoneWords} · ${sector}`,
      size: 14,
      font: 'serif-italic',
      fill: palette.secondInk,
    },
    {
      ...shared,
      x: x + SEGMENT_WIDTH - 9,
      y: y + 18,
      text: segment,
      size: 13,
      anchor: 'end',
      font: 'serif-semibold',
      fill: palette.secondInk,
    },
  ];
};

const TITLE_INSET = 11;

/** Whose side of the field it is, letterspaced along its own edge. */
const sideTitle = ({ sides }: PocketPosition, side: SideIndex, palette: Palette): DrawItem[] => {
  const name = sides[side]?.name;
  return name === undefined || name === ''
    ? []
    : [
        {
          k: 'text',
          text: name,
          x: BOARD.width / 2,
          y: side === 0 ? BOARD.height - TITLE_INSET : 19,
          size: 19,
          spacing: 2.2,
          anchor: 'middle',
          font: 'serif-semibold',
          fill: palette.ink,
          halo: { colour: palette.paper, width: 5 },
        },
      ];
};

const TOKEN = 5.2;
const TOKEN_STEP = 13;

/** 2.2 – The tokens of a side beside its name: gilt while they can be used, a ring when they are spent. */
const tokenRow = ({ unspent, supply }: TokenRow, side: SideIndex, palette: Palette): DrawItem[] => {
  const y = side === 0 ? BOARD.height - TITLE_INSET - 5.5 : 13.5;
  const left = BOARD.width - 12 - (side === 0 ? 0 : 34) - (supply - 1) * TOKEN_STEP;
  return Array.from({ length: supply }, (_, index) => ({
    ...stroked(circlePath(left + index * TOKEN_STEP, y, TOKEN), palette.ink, 1),
    fill: index < unspent ? palette.gilt : palette.paper,
  }));
};

const drawPiece = ({ id, box, face }: Piece, { faults, paper }: View): DrawItem[] => {
  if (!box) return [];
  const [x, y] = box.centre;
  const matrix = placed(x - box.size / 2, y - box.size / 2, box.size / COUNTER_SIDE);
  const isFault = faults?.pieces.includes(id) ?? false;
  return [{ k: 'group', matrix, kids: counterFace({ ...face, fault: isFault, shadow: paper === 'screen' }) }];
};
