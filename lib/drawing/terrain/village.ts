import type { MapPalette } from '../colours/palette';
import { computePlacementMatrix, type DrawItem } from '../draw-list';
import type { Point } from '../math/points';
import { createRandom } from '../math/random';
import { createStrokedPath, drawRectanglePath } from '../shapes';

export interface VillageOptions {
  readonly centre: Point;
  /** Of the street, clockwise from the east. */
  readonly degrees: number;
  readonly length: number;
  readonly houses: number;
  readonly church: boolean;
  readonly seed: string;
  readonly palette: MapPalette;
}

const STREET = 7;

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
}

/** Houses on both sides of a street, shaded to the south-east, with a church if there is one. */
export const drawVillage = (options: VillageOptions): DrawItem => {
  const { centre, degrees, palette, church } = options;
  return {
    k: 'group',
    matrix: computePlacementMatrix(centre[0], centre[1], 1, degrees),
    kids: [
      ...housesOf(options).flatMap(house => drawBlock(house, degrees, palette)),
      ...(church ? drawChurch(options) : []),
    ],
  };
};

const housesOf = ({ houses, length, seed }: VillageOptions): readonly House[] => {
  const random = createRandom(seed);
  const pairs = Math.max(1, Math.ceil(houses / 2) - 1);
  return Array.from({ length: houses }, (_, index) => ({
    x: (Math.floor(index / 2) / pairs - 0.5) * length + random.spread() * 2,
    y: (index % 2 === 0 ? -1 : 1) * (STREET + random.between(-1, 1.5)),
    width: random.between(5, 9.5),
    height: random.between(4, 5.4),
    degrees: (random.next() < 0.22 ? 90 : 0) + random.spread() * 7,
  }));
};

/** The shade falls south-east on the page whichever way the street runs. */
const drawBlock = (
  { x, y, width, height, degrees }: House,
  street: number,
  palette: MapPalette,
): readonly DrawItem[] => {
  const turned = (-street * Math.PI) / 180;
  const [shadeX, shadeY] = [
    0.9 * (Math.cos(turned) - Math.sin(turned)),
    0.9 * (Math.sin(turned) + Math.cos(turned)),
  ];
  const outline = drawRectanglePath(-width / 2, -height / 2, width, height);
  return [
    {
      k: 'group',
      matrix: computePlacementMatrix(x + shadeX, y + shadeY, 1, degrees),
      kids: [{ k: 'path', d: outline, fill: palette.ink }],
    },
    {
      k: 'group',
      matrix: computePlacementMatrix(x, y, 1, degrees),
      kids: [{ ...createStrokedPath(outline, palette.brickInk, 0.7), fill: palette.brick }],
    },
  ];
};

/** The church stands upright on the page, so that its cross does. */
const drawChurch = ({ length, degrees, palette }: VillageOptions): readonly DrawItem[] => [
  {
    k: 'group',
    matrix: computePlacementMatrix(length * 0.08, -STREET - 9, 1, -degrees),
    kids: [
      { k: 'path', d: drawRectanglePath(-3.6, -1.6, 9, 5), fill: palette.ink },
      {
        ...createStrokedPath(drawRectanglePath(-4.5, -2.5, 9, 5), palette.brickInk, 0.7),
        fill: palette.brick,
      },
      createStrokedPath('M0 -2.5v-8m-2.4 2.4h4.8', palette.ink, 1.1),
    ],
  },
];
