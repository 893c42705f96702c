import { blend } from '../colours/colour';
import { MAP_PALETTE, type SideStyle } from '../colours/palette';
import { computePlacementMatrix, type DrawItem } from '../draw-list';
import { createFilledPath, createStrokedPath, drawCirclePath, drawRectanglePath } from '../shapes';
import { drawSymbol, type SymbolName } from './symbols';

/** What a troop tile shows beside its symbol: dice at the right, points and formation at the head, the name at the foot. */
export interface TroopTile {
  readonly name: string;
  /** Black boxes: faces that hit hand to hand. */
  readonly black: readonly number[];
  /** White boxes: faces that hit from afar. */
  readonly white: readonly number[];
  readonly points: number;
  readonly formation: number;
  readonly woundPoints: number;
  readonly wounds: number;
  /** Path data of small signs in a box of 8, such as those of traits. */
  readonly marks: readonly string[];
  /** Order tokens that lie on it; 0: none. */
  readonly orders: number;
  /** How many tiles lie in the stack with this tile on top; 1: it lies alone. */
  readonly stack: number;
}

const INK = '#1B1611';
const IVORY = '#FBF3DF';

/** The face of a tile in 60 units, without its ground. */
export const drawTroopTile = (tile: TroopTile, symbol: SymbolName, style: SideStyle): readonly DrawItem[] => [
  {
    k: 'group',
    matrix: computePlacementMatrix(6.5, 12.5, 0.315),
    kids: drawSymbol(symbol, style.ink, style.field),
  },
  ...drawHead(tile, style),
  ...drawDice(tile),
  ...drawDrops(tile, style),
  ...drawMarks(tile, style),
  drawName(tile, style),
  ...drawOrders(tile),
  ...drawStack(tile),
];

const drawText = (
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): DrawItem => ({ k: 'text', text: words, x, y, size, anchor, fill, font: 'sans-bold' });

/** Points, and the formation between two files. */
const drawHead = ({ points, formation }: TroopTile, { ink }: SideStyle): DrawItem[] => [
  drawText(String(points), 4.6, 12.4, 11, ink, 'start'),
  createStrokedPath('M23.5 4.6h-2.4v7.6h2.4M33.5 4.6h2.4v7.6h-2.4', ink, 1),
  drawText(String(formation), 28.5, 11.6, 8.6, ink),
];

const MOST_LARGE = 3;

const drawDice = ({ black, white }: TroopTile): DrawItem[] => {
  const faces = [
    ...black.map(face => ({ face, isBlack: true })),
    ...white.map(face => ({ face, isBlack: false })),
  ];
  const size = faces.length <= MOST_LARGE ? 12 : Math.min(12, 44 / faces.length - 1);
  return faces.flatMap(({ face, isBlack }, index) => drawDie(face, isBlack, size, 4 + index * (size + 1.2)));
};

const drawDie = (face: number, isBlack: boolean, size: number, y: number): DrawItem[] => {
  const x = 56 - size;
  return [
    {
      ...createStrokedPath(drawRectanglePath(x, y, size, size, 2.2), isBlack ? IVORY : INK, 0.8),
      fill: isBlack ? INK : '#FFFFFF',
    },
    drawText(String(face), x + size / 2, y + size * 0.79, size * 0.84, isBlack ? IVORY : INK),
  ];
};

const DROP = 'M0 -3.4Q2.7 .2 2.3 1.7A2.4 2.4 0 0 1 -2.3 1.7Q-2.7 .2 0 -3.4Z';

/**
 * One drop for each wound that it can take; those that it has are red and larger. A tile that falls at once has
 * none.
 */
const drawDrops = ({ woundPoints, wounds }: TroopTile, { ink, field }: SideStyle): DrawItem[] =>
  woundPoints < 2 && wounds === 0
    ? []
    : Array.from({ length: woundPoints }, (_, index): DrawItem => {
        const isWound = index < wounds;
        const drop = isWound
          ? { ...createStrokedPath(DROP, IVORY, 0.7), fill: MAP_PALETTE.error }
          : createStrokedPath(DROP, blend(ink, field, 0.15), 1);
        return {
          k: 'group',
          matrix: computePlacementMatrix(7.5 + index * 6.4, 44.6, isWound ? 1.3 : 1),
          kids: [drop],
        };
      });

const MARK_STEP = 8.6;

const drawMarks = ({ marks: signs }: TroopTile, { ink }: SideStyle): DrawItem[] =>
  signs.map((d, index) => ({
    k: 'group',
    matrix: computePlacementMatrix(42.5 - (signs.length - index) * MARK_STEP + 0.6, 40.4, 0.95),
    kids: [createFilledPath(d, ink)],
  }));

const WIDEST = 54;
const LETTER = 0.53;

const drawName = ({ name: words }: TroopTile, { ink }: SideStyle): DrawItem => ({
  k: 'text',
  text: words,
  x: 30,
  y: 55.2,
  size: Math.min(8.8, WIDEST / (words.length * LETTER)),
  anchor: 'middle',
  fill: ink,
  font: 'sans-semibold',
});

const drawOrders = ({ orders: count }: TroopTile): DrawItem[] =>
  count === 0
    ? []
    : [
        { ...createStrokedPath(drawCirclePath(30, -3.5, 9.5), INK, 1.2), fill: '#E9BF57' },
        drawText(String(count), 30, 0.9, 12.5, INK),
      ];

const drawStack = ({ stack: count }: TroopTile): DrawItem[] =>
  count < 2
    ? []
    : [
        { ...createStrokedPath(drawCirclePath(59, 1, 9.5), INK, 1.2), fill: IVORY },
        drawText(String(count), 59, 5.4, 12.5, INK),
      ];
