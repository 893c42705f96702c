import type { MapPalette } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { computePlacementMatrix, type DrawItem, type DrawList } from '@/lib/drawing/draw-list';
import { drawFrame, FRAME_MARGIN } from '@/lib/drawing/frame';
import { createStrokedPath, drawCirclePath, drawRectanglePath } from '@/lib/drawing/shapes';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import { composeLayers, type LayerDrawings, paletteFor } from '@/lib/game/view/compose-layers';
import {
  BOARD,
  cornerOf,
  nameSector,
  ROWS,
  SECTORS,
  SEGMENT_HEIGHT,
  SEGMENT_IDS,
  SEGMENT_WIDTH,
  type SegmentId,
  SIDES,
  type SideIndex,
  sectorOf,
  zoneOf,
} from '../rules/segments';
import { drawGround } from './draw-ground';
import type { PocketPosition, TokenRow } from './position';
import { WORDS } from './words';

const MARGIN = FRAME_MARGIN + 9;

/** The one picture of a battle: ground, sectors and zones, names, then the tiles. */
export const draw = (position: PocketPosition, view: DrawOptions): DrawList => {
  const palette = paletteFor(view);
  const drawings: LayerDrawings = {
    terrain: () => drawGround(position, palette, view.detail),
    frame: () => drawFrame({ width: BOARD.width, height: BOARD.height, palette, detail: view.detail }),
    grid: () => drawGrid(palette, view),
    names: () => drawNames(position, palette, view),
    pieces: () => position.pieces.flatMap(piece => drawPiece(piece, view)),
  };
  return composeLayers(drawings, view, { width: BOARD.width, height: BOARD.height, margin: MARGIN });
};

/** Sectors are separated by a line, zones by dots; the engagement zone has a heavier edge. */
const drawGrid = (palette: MapPalette, { detail, invalidParts }: DrawOptions): DrawItem[] => {
  const sectors = SECTORS.slice(1).map((_, index) => `M${(index + 1) * SEGMENT_WIDTH} 0V${BOARD.height}`);
  const zones = Array.from({ length: ROWS - 1 }, (_, index) => (index + 1) * SEGMENT_HEIGHT);
  const line = (d: string, width: number, dash?: readonly number[]): DrawItem =>
    createStrokedPath(d, palette.ink, width, dash ? { dash } : {});
  const across = (y: number): string => `M0 ${y}H${BOARD.width}`;
  const thin = detail === 'low' ? 1 : 1.6;
  return [
    line(sectors.join(''), thin),
    createStrokedPath(zones.map(across).join(''), palette.sheet, 3.4),
    line(zones.map(across).join(''), 1.5, [2.4, 2.8]),
    ...SEGMENT_IDS.filter(id => invalidParts?.spaces.includes(id)).map(id => drawInvalidFrame(id, palette)),
  ];
};

const drawInvalidFrame = (segment: SegmentId, palette: MapPalette): DrawItem => {
  const [x, y] = cornerOf(segment);
  return createStrokedPath(
    drawRectanglePath(x + 3, y + 3, SEGMENT_WIDTH - 6, SEGMENT_HEIGHT - 6),
    palette.error,
    3,
    {
      dash: [7, 4],
    },
  );
};

const drawNames = (position: PocketPosition, palette: MapPalette, view: DrawOptions): DrawItem[] => [
  ...(view.detail === 'low' ? [] : SEGMENT_IDS.flatMap(segment => drawSegmentName(segment, palette, view))),
  ...SIDES.flatMap(side => [
    ...drawSideTitle(position, side, palette),
    ...drawTokenRow(position.tokens[side], side, palette),
  ]),
];

const drawSegmentName = (segment: SegmentId, palette: MapPalette, { say }: DrawOptions): DrawItem[] => {
  const [x, y] = cornerOf(segment);
  const { zone, side } = zoneOf(segment);
  const zoneWords = say({ code: `${WORDS}.zone.${zone}` });
  const sector = say({ code: `${WORDS}.sector.${nameSector(sectorOf(segment), side ?? 0)}` });
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

/** The name of the field's side, letterspaced along its own edge. */
const drawSideTitle = ({ sides }: PocketPosition, side: SideIndex, palette: MapPalette): DrawItem[] => {
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
const drawTokenRow = ({ unspent, supply }: TokenRow, side: SideIndex, palette: MapPalette): DrawItem[] => {
  const y = side === 0 ? BOARD.height - TITLE_INSET - 5.5 : 13.5;
  const left = BOARD.width - 12 - (side === 0 ? 0 : 34) - (supply - 1) * TOKEN_STEP;
  return Array.from({ length: supply }, (_, index) => ({
    ...createStrokedPath(drawCirclePath(left + index * TOKEN_STEP, y, TOKEN), palette.ink, 1),
    fill: index < unspent ? palette.gilt : palette.paper,
  }));
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
