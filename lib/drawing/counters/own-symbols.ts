import type { DrawItem } from '../draw-list';
import { createFilledPath, createStrokedPath, drawCirclePath, drawEllipsePath } from '../shapes';

/** Our own symbols, each in a box of 100. */

const short = (value: number): number => Math.round(value * 10) / 10;

interface Spear {
  readonly butt: readonly [number, number];
  readonly tip: readonly [number, number];
  readonly width: number;
  readonly head: number;
}

const drawSpear = ({ butt, tip, width, head }: Spear, ink: string): readonly DrawItem[] => {
  const angle = Math.atan2(tip[1] - butt[1], tip[0] - butt[0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): string =>
    `${short(tip[0] + cos * along - sin * across)} ${short(tip[1] + sin * along + cos * across)}`;
  const half = width * 0.95;
  return [
    createStrokedPath(`M${butt[0]} ${butt[1]}L${at(-head, 0)}`, ink, width),
    createFilledPath(
      `M${at(0, 0)}L${at(-head * 0.75, half)}L${at(-head * 1.3, 0)}L${at(-head * 0.75, -half)}Z`,
      ink,
    ),
  ];
};

/** Levelled rows of pikes over round shields. */
export const drawPhalanx = (ink: string, ground: string): readonly DrawItem[] => [
  ...[0, 1, 2, 3, 4, 5].flatMap(file =>
    drawSpear({ butt: [2 + file * 13, 92], tip: [28 + file * 13.5, 3], width: 4, head: 14 }, ink),
  ),
  ...[20, 50, 80].flatMap(x => [
    { ...createStrokedPath(drawCirclePath(x, 72, 21), ground, 4), fill: ink },
    createStrokedPath(drawCirclePath(x, 72, 11), ground, 3.4),
  ]),
];

/** The curved oblong shield with its boss, and a javelin. */
export const drawLegionary = (ink: string, ground: string): readonly DrawItem[] => [
  ...drawSpear({ butt: [88, 96], tip: [88, 3], width: 5, head: 16 }, ink),
  createFilledPath('M20 12Q44 4 68 12Q73 50 68 92Q44 100 20 92Q15 50 20 12Z', ink),
  createStrokedPath('M26 18Q44 12 62 18Q66 50 62 86Q44 92 26 86Q22 50 26 18Z', ground, 3),
  createStrokedPath('M44 20V84M30 26L58 78M58 26L30 78', ground, 3.6),
  createFilledPath(drawCirclePath(44, 52, 11), ground),
  createFilledPath(drawCirclePath(44, 52, 6.5), ink),
];

/** The long shield with its spine, a spear slung behind. */
export const drawWarband = (ink: string, ground: string): readonly DrawItem[] => [
  ...drawSpear({ butt: [10, 97], tip: [90, 5], width: 5.5, head: 20 }, ink),
  { ...createStrokedPath(drawEllipsePath(47, 52, 26, 45), ground, 4), fill: ink },
  createStrokedPath('M47 14V90', ground, 4),
  createFilledPath('M47 30Q58 52 47 74Q36 52 47 30Z', ground),
  createFilledPath('M47 42Q51 52 47 62Q43 52 47 42Z', ink),
];

/** A round rimmed shield with a rayed face over a crossed sword and spear. */
export const drawHeavyInfantry = (ink: string, ground: string): readonly DrawItem[] => [
  ...drawSpear({ butt: [10, 97], tip: [91, 4], width: 5.5, head: 18 }, ink),
  createFilledPath('M6 3L16 5L77 74L70 80L8 13Z', ink),
  createFilledPath('M62 80L82 62L86 66L79 73L92 87C95 91 89 97 85 94L72 80L66 84Z', ink),
  { ...createStrokedPath(drawCirclePath(48, 50, 33), ground, 4), fill: ink },
  createStrokedPath(drawCirclePath(48, 50, 25.5), ground, 3),
  createFilledPath(
    'M48 30L52.4 44.2L64 36L57.5 48.2L68 50L57.5 54L64 64L52.4 56.5L48 70L43.6 56.5L32 64L38.5 54L28 50L38.5 48.2L32 36L43.6 44.2Z',
    ground,
  ),
  createFilledPath(drawCirclePath(48, 50, 5), ink),
];

/** The crescent shield of javelin throwers. */
export const drawLightInfantry = (ink: string, ground: string): readonly DrawItem[] => [
  ...drawSpear({ butt: [16, 98], tip: [70, 2], width: 5, head: 16 }, ink),
  ...drawSpear({ butt: [42, 98], tip: [94, 8], width: 5, head: 16 }, ink),
  {
    ...createStrokedPath(
      'M8 40C6 76 30 94 50 94C74 94 92 72 86 42C80 62 62 60 47 60C30 60 14 60 8 40Z',
      ground,
      4,
    ),
    fill: ink,
  },
  createFilledPath(drawCirclePath(47, 76, 6), ground),
];

/** Two javelins that show behind a horse's head. */
export const drawJavelins = (ink: string): readonly DrawItem[] => [
  ...drawSpear({ butt: [6, 60], tip: [62, 4], width: 5, head: 15 }, ink),
  ...drawSpear({ butt: [6, 88], tip: [24, 70], width: 5, head: 1 }, ink),
];

export const drawElephantTower = (ink: string): DrawItem =>
  createFilledPath('M22 4V26H58V4H50V10H44V4H36V10H30V4Z', ink);

export const drawGeneralStar = (ink: string): DrawItem =>
  createFilledPath(
    'M50 24l6.8 18.6 19.8.8-15.5 12.3 5.3 19L50 63.7 33.6 74.7l5.3-19L23.4 43.4l19.8-.8Z',
    ink,
  );

const SPOKES = 'M34 43.5V88.5M11.5 66H56.5M18.1 50.1L49.9 81.9M49.9 50.1L18.1 81.9';

/** A car with its driver; curved blades stand out from the hub before and behind. */
export const drawScythedChariot = (ink: string, ground: string): readonly DrawItem[] => [
  createFilledPath(drawCirclePath(42, 11, 8), ink),
  createFilledPath('M33 22C40 18 48 19 52 24L74 30C78 31 77 37 73 36L55 33L55 52H30Z', ink),
  createStrokedPath('M73 33C84 28 92 30 99 38', ink, 2.6, { cap: 'round' }),
  createFilledPath('M12 34H20L24 50H62C67 50 68 44 67 36H75C77 50 74 60 64 60H20C15 60 13 52 12 34Z', ink),
  createStrokedPath('M66 57C78 60 90 58 99 50', ink, 4.6, { cap: 'round' }),
  { ...createStrokedPath(drawCirclePath(34, 66, 25), ground, 3.4), fill: ground },
  createStrokedPath(drawCirclePath(34, 66, 22), ink, 5.6),
  createStrokedPath(SPOKES, ink, 3.2),
  { ...createStrokedPath('M33 60C56 58 84 66 99 93C80 78 58 73 33 73Z', ground, 3), fill: ink },
  { ...createStrokedPath('M35 61C22 60 8 64 0 80C12 73 24 72 35 73Z', ground, 3), fill: ink },
  { ...createStrokedPath(drawCirclePath(34, 66.5, 8), ground, 2.4), fill: ink },
];

/** A cocked hat seen from before: the crown between two laced flaps that meet in the front corner, a cockade on one. */
export const drawTricorne = (ink: string, ground: string): readonly DrawItem[] => [
  createFilledPath('M27 50C28 27 38 19 50 19C62 19 72 27 73 50L50 68Z', ink),
  {
    ...createStrokedPath(
      'M-1 61C13 57 14 35 29 34C40 34 46 46 50 60C54 46 60 34 71 34C86 35 87 57 101 61C87 76 66 82 50 83C34 82 13 76 -1 61Z',
      ground,
      3.4,
      { join: 'round' },
    ),
    fill: ink,
  },
  createStrokedPath(
    'M10 63C21 58 21 43 30 42C38 42 44 53 50 72C56 53 62 42 70 42C79 43 79 58 90 63',
    ground,
    3,
  ),
  createFilledPath(drawCirclePath(31, 62, 7), ground),
  createFilledPath(drawCirclePath(31, 62, 3.5), ink),
];
