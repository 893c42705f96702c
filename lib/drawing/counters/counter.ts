import { blend } from '../colours/colour';
import { MAP_PALETTE, type SideStyle } from '../colours/palette';
import { computePlacementMatrix, type DrawItem } from '../draw-list';
import { createFilledPath, createStrokedPath, drawRectanglePath } from '../shapes';
import {
  drawDisorderedMark,
  drawInvalidMark,
  drawLeadMark,
  drawRoutedMark,
  drawSelectionFrame,
  drawSpentMark,
} from './counter-marks';
import { drawName, estimateWidth, type NameSetting, setName } from './counter-name';
import { drawElementBlock, type ElementBlock } from './element-block';
import { drawSymbol, type SymbolName } from './symbols';
import { drawTroopTile, type TroopTile } from './troop-tile';

export const COUNTER_SIDE = 60;

export type CounterState = 'spent' | 'disordered' | 'routed';

/** What is printed on a counter. */
export interface CounterFace {
  readonly style: SideStyle;
  readonly symbol: SymbolName;
  /** Lower right, such as a fighting value. */
  readonly figure?: string;
  /** Quality: none levy, one average, two veteran. */
  readonly darts?: 0 | 1 | 2;
  /** The text of a band along the foot. */
  readonly band?: string;
  readonly lead?: boolean;
  readonly state?: CounterState;
  readonly invalid?: boolean;
  readonly chosen?: boolean;
  /** A name in the upper left corner, on two lines if it is long. */
  readonly tag?: string;
  /** False for counters that will be cut out. */
  readonly shadow?: boolean;
  /** A plain marker: this number stands alone, in place of the symbol. */
  readonly numeral?: string;
  /** A troop tile: name, dice and values stand about a smaller symbol. */
  readonly tile?: TroopTile;
  /** A unit of several bases on an open table, which takes the place of the square counter. */
  readonly block?: ElementBlock;
}

/** One counter in a square of 60 units with its corner at the origin. */
export const drawCounter = (face: CounterFace): DrawItem[] =>
  face.block ? drawElementBlock(face.block, face.style, face) : drawSquareFace(face);

const drawSquareFace = (face: CounterFace): DrawItem[] => [
  ...(face.shadow === false ? [] : [drawShadow()]),
  ...drawField(face),
  ...(face.lead ? drawLeadMark(face.style) : []),
  ...middle(face),
  ...drawDarts(face),
  ...drawWords(face),
  ...drawStateMark(face),
  ...(face.chosen ? drawSelectionFrame() : []),
  ...(face.invalid ? drawInvalidMark() : []),
];

const middle = (face: CounterFace): readonly DrawItem[] => {
  if (face.numeral !== undefined) return [drawNumeral(face.numeral, face)];
  return face.tile ? drawTroopTile(face.tile, face.symbol, face.style) : [drawCounterSymbol(face)];
};

const NUMERAL = 42;
/** What a sign such as +100 has between the edges. */
const NUMERAL_ROOM = 50;

/** Below two lines of words a sign is smaller and lower. */
const LOW = { largest: 36, foot: 50 };

const drawNumeral = (numeral: string, face: CounterFace): DrawItem => {
  const isLow = face.tag !== undefined && nameOf(face, face.tag).lines.length > 1;
  const room = NUMERAL_ROOM / estimateWidth(numeral);
  const size = Math.min(isLow ? LOW.largest : NUMERAL, room);
  const foot = isLow ? LOW.foot : 45 - (NUMERAL - size) * 0.25;
  return drawWord(numeral, 30, foot, size, 'middle', face.style.ink);
};

const drawShadow = (): DrawItem => ({
  ...createFilledPath(drawRectanglePath(1.6, 2.2, COUNTER_SIDE, COUNTER_SIDE, 4), MAP_PALETTE.ink),
  opacity: 0.42,
});

const drawField = ({ style, band }: CounterFace): DrawItem[] => [
  {
    ...createStrokedPath(drawRectanglePath(0, 0, COUNTER_SIDE, COUNTER_SIDE, 4), MAP_PALETTE.ink, 1.1),
    fill: style.field,
  },
  ...(band === undefined ? [] : [drawBand(style)]),
  ...(style.kind === 'outline'
    ? [createStrokedPath(drawRectanglePath(1.8, 1.8, 56.4, 56.4, 2.8), style.edge, 2.6)]
    : []),
];

const drawBand = (style: SideStyle): DrawItem =>
  style.kind === 'solid'
    ? createFilledPath(drawRectanglePath(0.55, 42, 58.9, 17.4, 3.4), style.band)
    : createFilledPath(drawRectanglePath(3, 41.5, 54, 15.5), style.band);

interface SymbolBox {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

const symbolBox = (face: CounterFace): SymbolBox => {
  const { figure, darts, band, lead, tag } = face;
  if (tag !== undefined && nameOf(face, tag).lines.length > 1)
    return band === undefined ? { size: 32, x: 14, y: 18 } : { size: 22, x: 19, y: 19 };
  if (band !== undefined && tag !== undefined) return { size: 27, x: 16.5, y: lead ? 14.5 : 13.5 };
  if (band !== undefined) return { size: 36, x: 12, y: lead ? 6.5 : 4.5 };
  if (tag !== undefined) return { size: 34, x: 9, y: 14.5 };
  if (figure === undefined && !darts) return { size: 46, x: 7, y: lead ? 8.5 : 7 };
  return { size: lead ? 39 : 41, x: figure === undefined ? 9.5 : lead ? 8.5 : 7.5, y: lead ? 7.5 : 4.5 };
};

const drawCounterSymbol = (face: CounterFace): DrawItem => {
  const { size, x, y } = symbolBox(face);
  const { field, ink } = face.style;
  const shown = face.state === 'routed' ? blend(ink, field, 0.55) : ink;
  return {
    k: 'group',
    matrix: computePlacementMatrix(x, y, size / 100),
    kids: drawSymbol(face.symbol, shown, field),
  };
};

const drawDarts = ({ darts = 0, style }: CounterFace): DrawItem[] =>
  darts === 0 ? [] : [{ ...dartPath(darts, style) }];

const dartPath = (count: number, style: SideStyle): DrawItem => {
  const d = Array.from(
    { length: count },
    (_, index) => `M${6.5 + index * 6.5} 54.5l3.2-8 3.2 8-3.2-2.2Z`,
  ).join('');
  const dart = createFilledPath(d, style.gilt);
  return style.kind === 'solid' ? dart : { ...dart, stroke: style.ink, width: 0.6 };
};

const drawWords = (face: CounterFace): DrawItem[] => {
  const { style, figure, band, tag, lead } = face;
  const items: DrawItem[] = [];
  if (band !== undefined) items.push(drawWord(band, 30, 54.4, 15, 'middle', style.bandInk));
  if (figure !== undefined)
    items.push(drawWord(figure, lead ? 53.5 : 54.5, lead ? 54.5 : 55, 17, 'end', style.ink));
  if (tag !== undefined)
    items.push(...drawName(nameOf(face, tag), lead ? [6.8, 14.5] : [5.4, 12.5], style.ink));
  return items;
};

/** Where a name ends: at the edge, or before the disc of a state. */
const NAME_ENDS = { spent: 55, disordered: 42, routed: 37 } satisfies Record<CounterState, number>;

const nameOf = ({ state = 'spent', lead }: CounterFace, tag: string): NameSetting =>
  setName(tag, NAME_ENDS[state] - (lead ? 8.6 : 5.4));

const drawWord = (
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: 'start' | 'middle' | 'end',
  fill: string,
): DrawItem => ({ k: 'text', text, x, y, size, anchor, fill, font: 'sans-bold' });

const drawStateMark = ({ state }: CounterFace): DrawItem[] => {
  switch (state) {
    case undefined:
      return [];
    case 'spent':
      return drawSpentMark();
    case 'disordered':
      return drawDisorderedMark();
    case 'routed':
      return drawRoutedMark();
  }
};
