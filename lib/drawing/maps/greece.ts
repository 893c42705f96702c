import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { type Box, isInsidePolygon, type Point, segmentsOf } from '../math/points';
import { scatterPoints } from '../math/scatter';
import { smoothPath } from '../path-data';
import { drawRectanglePath } from '../shapes';
import { drawSea } from '../terrain/coast';
import type { DetailLevel } from '../terrain/detail';
import { drawPaper } from '../terrain/ground';
import { createRelief, drawHills, type Ridge } from '../terrain/hill';
import { drawWatercourses } from '../terrain/water';
import { drawTrees } from '../terrain/wood';

const SEED = 'greece';
const BOX: Box = { left: 0, top: 0, right: 1000, bottom: 900 };

/** Greece in a box of 1000 by 900, from Acarnania to Euboea and from Phocis to Cythera; the mainland with the Peloponnese. */
const MAINLAND: readonly Point[] = [
  [70, -40],
  [88, 30],
  [78, 90],
  [108, 128],
  [100, 180],
  [150, 226],
  [206, 214],
  [252, 234],
  [318, 226],
  [372, 238],
  [430, 214],
  [484, 206],
  [520, 184],
  [552, 214],
  [596, 226],
  [640, 240],
  [650, 262],
  [622, 282],
  [560, 270],
  [492, 272],
  [430, 252],
  [352, 248],
  [296, 256],
  [250, 262],
  [218, 300],
  [226, 344],
  [196, 372],
  [244, 424],
  [250, 474],
  [306, 522],
  [300, 570],
  [280, 612],
  [308, 650],
  [330, 712],
  [350, 668],
  [372, 630],
  [398, 634],
  [414, 690],
  [456, 760],
  [468, 812],
  [484, 770],
  [492, 700],
  [508, 654],
  [540, 664],
  [574, 712],
  [604, 774],
  [632, 804],
  [628, 742],
  [604, 672],
  [580, 612],
  [556, 552],
  [548, 500],
  [580, 492],
  [640, 520],
  [696, 560],
  [748, 552],
  [768, 506],
  [744, 470],
  [712, 436],
  [690, 394],
  [664, 356],
  [664, 326],
  [700, 318],
  [748, 322],
  [800, 336],
  [826, 372],
  [856, 420],
  [906, 476],
  [934, 440],
  [948, 380],
  [930, 314],
  [890, 262],
  [830, 226],
  [772, 186],
  [716, 140],
  [650, 118],
  [596, 76],
  [540, 62],
  [528, 20],
  [560, -40],
];

const ISLANDS: readonly (readonly Point[])[] = [
  // Euboea
  [
    [600, 22],
    [680, 40],
    [748, 84],
    [820, 118],
    [876, 170],
    [930, 214],
    [980, 262],
    [994, 316],
    [968, 300],
    [930, 256],
    [878, 220],
    [826, 184],
    [760, 140],
    [690, 96],
    [632, 70],
  ],
  [
    [30, 150],
    [58, 142],
    [66, 186],
    [50, 222],
    [30, 200],
  ],
  [
    [60, 268],
    [104, 262],
    [126, 310],
    [98, 356],
    [64, 336],
    [44, 300],
  ],
  [
    [120, 404],
    [154, 398],
    [172, 440],
    [144, 464],
    [118, 442],
  ],
  [
    [618, 838],
    [648, 832],
    [660, 866],
    [640, 890],
    [620, 872],
  ],
  [
    [776, 398],
    [806, 392],
    [816, 416],
    [792, 430],
    [774, 420],
  ],
  [
    [912, 752],
    [948, 746],
    [956, 774],
    [926, 786],
  ],
  [
    [962, 500],
    [986, 492],
    [992, 540],
    [972, 552],
  ],
  [
    [880, 612],
    [908, 606],
    [914, 634],
    [890, 642],
  ],
  [
    [2, 20],
    [28, 34],
    [40, 86],
    [22, 96],
    [-12, 40],
  ],
];

const RIDGES: readonly Ridge[] = [
  { from: [190, 40], to: [230, 160], crown: 6, reach: 52, heights: [1, 0.8] },
  { from: [330, 60], to: [370, 170], crown: 6, reach: 52, heights: [1, 0.8] },
  { from: [430, 90], to: [500, 150], crown: 6, reach: 44, heights: [0.9, 0.9] },
  { from: [690, 76], to: [900, 216], crown: 4, reach: 30, heights: [0.8, 0.9] },
  { from: [300, 330], to: [420, 340], crown: 6, reach: 52, heights: [0.9, 0.9] },
  { from: [330, 430], to: [470, 450], crown: 5, reach: 44, heights: [0.9, 0.7] },
  { from: [362, 520], to: [380, 600], crown: 4, reach: 34, heights: [1, 0.8] },
  { from: [440, 700], to: [466, 770], crown: 3, reach: 24, heights: [1, 0.7] },
  { from: [530, 560], to: [590, 700], crown: 4, reach: 34, heights: [1, 0.8] },
  { from: [690, 500], to: [740, 510], crown: 3, reach: 28, heights: [0.7, 0.6] },
  { from: [850, 290], to: [890, 300], crown: 3, reach: 26, heights: [0.8, 0.7] },
];

const RIVERS: readonly (readonly Point[])[] = [
  [
    [262, -20],
    [256, 60],
    [240, 130],
    [206, 190],
    [196, 222],
  ],
  [
    [430, 470],
    [470, 520],
    [486, 580],
    [510, 656],
  ],
  [
    [400, 440],
    [330, 424],
    [246, 432],
  ],
];

const GROVES: readonly { readonly at: Point; readonly reach: number }[] = [
  { at: [300, 392], reach: 34 },
  { at: [452, 52], reach: 34 },
  { at: [150, 72], reach: 30 },
];

const LANDS = [MAINLAND, ...ISLANDS];

export const isLandOfGreece = (x: number, y: number): boolean =>
  LANDS.some(land => isInsidePolygon(land, x, y));

const doubleArea = (points: readonly Point[]): number =>
  segmentsOf([...points, ...points.slice(0, 1)]).reduce(
    (sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay,
    0,
  );

/** Land touches the edge of the sea, so that it is left out of it. */
const shorePath = (points: readonly Point[]): string =>
  smoothPath(doubleArea(points) > 0 ? points.toReversed() : points, true);

const FAR = 80;
const SEA = `${drawRectanglePath(-FAR, -FAR, BOX.right + 2 * FAR, BOX.bottom + 2 * FAR)}${LANDS.map(shorePath).join('')}`;

/** The seas and the land between them: relief, rivers, a few groves. */
export const drawGreece = (palette: MapPalette, detail: DetailLevel): DrawItem => ({
  k: 'group',
  clip: drawRectanglePath(0, 0, BOX.right, BOX.bottom),
  kids: [
    ...drawPaper(BOX, SEED, palette),
    ...drawHills({
      relief: createRelief(RIDGES, SEED),
      box: BOX,
      seed: SEED,
      palette,
      detail,
      avoid: (x, y) => !isLandOfGreece(x, y),
    }),
    ...drawTrees(
      scatterPoints(BOX, 15, SEED).filter(({ x, y }) =>
        GROVES.some(({ at, reach }) => Math.hypot(x - at[0], y - at[1]) < reach),
      ),
      palette,
      detail,
    ),
    ...drawWatercourses({
      courses: RIVERS.map(points => ({ points, width: 3.4, tapers: [true, false] })),
      palette,
      detail,
    }),
    ...drawSea(SEA, palette, detail),
  ],
});
