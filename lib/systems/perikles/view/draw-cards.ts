import type { MapPalette } from '@/lib/drawing/colours/palette';
import { drawSymbol } from '@/lib/drawing/counters/symbols';
import { computePlacementMatrix, type DrawItem } from '@/lib/drawing/draw-list';
import { createFilledPath, createStrokedPath, drawRectanglePath } from '@/lib/drawing/shapes';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import { ARMS, type Arm, POWERS } from '../vocabulary';
import { BOARD, CARD } from './board';
import { tintOf } from './city-colours';
import type { PeriklesPosition, PowerCard } from './position';
import { describeCity, WORDS } from './words';

const GAP = 7;
const WIDTH = (BOARD.width - GAP) / POWERS.length - GAP;
const HEIGHT = CARD.height - 2 * GAP;

/** What each power has: its leader, its living counters, and the value of a statue in it. */
export const drawCards = (
  position: PeriklesPosition,
  palette: MapPalette,
  view: DrawOptions,
): readonly DrawItem[] =>
  position.cards.flatMap((card, index) => {
    const [x, y] = [GAP + index * (WIDTH + GAP), CARD.y + GAP];
    return [
      { ...createStrokedPath(drawRectanglePath(x, y, WIDTH, HEIGHT), palette.ink, 1.1), fill: palette.sheet },
      createFilledPath(drawRectanglePath(x + 3, y + 3, WIDTH - 6, 5), tintOf(card.power, palette)),
      createStrokedPath(drawRectanglePath(x + 3, y + 3, WIDTH - 6, HEIGHT - 6), palette.secondInk, 0.5),
      drawText(view.say(describeCity(card.power)), x + 11, y + 27, 18, 'serif-semibold', palette.ink),
      drawText(leaderLine(position, card, view), x + 11, y + 43, 13, 'serif-italic', palette.secondInk),
      ...ARMS.flatMap((arm, row) => drawArmLine(card, arm, x + 11, y + 64 + row * 22, palette)),
      ...drawTrack(card, x + 11, y + HEIGHT - 31, palette),
      ...drawStatues(position, card, x + WIDTH - 11, y + HEIGHT - 15, palette),
    ];
  });

const leaderLine = (
  { sides }: PeriklesPosition,
  { power, leader }: PowerCard,
  { say }: DrawOptions,
): string => {
  if (leader !== null)
    return say({
      code: `${WORDS}.led-by`,
      values: { side: sides.find(({ id }) => id === leader)?.name ?? leader },
    });
  return say({ code: `${WORDS}.${power === 'persia' ? 'for-who-leads-none' : 'no-leader'}` });
};

const drawText = (
  text: string,
  x: number,
  y: number,
  size: number,
  font: 'serif-semibold' | 'serif-italic' | 'sans-semibold',
  fill: string,
): DrawItem => ({ k: 'text', text, x, y, size, font, fill });

const SYMBOLS = { infantry: 'hoplite', galleys: 'trireme' } as const;

const drawArmLine = (
  { counters }: PowerCard,
  arm: Arm,
  x: number,
  y: number,
  palette: MapPalette,
): readonly DrawItem[] => {
  const values = counters.filter(counter => counter.arm === arm).map(({ value }) => value);
  return [
    {
      k: 'group',
      matrix: computePlacementMatrix(x, y - 14, 0.18),
      kids: drawSymbol(SYMBOLS[arm], palette.ink, palette.sheet),
    },
    drawText(values.length === 0 ? '–' : values.join(' '), x + 25, y, 14, 'sans-semibold', palette.ink),
  ];
};

const BOX = 22;

/** 7.8 – The boxes of a statue's worth; a defeat crosses out the highest that is free. */
const drawTrack = (
  { track: values, defeats }: PowerCard,
  x: number,
  y: number,
  palette: MapPalette,
): readonly DrawItem[] =>
  values.flatMap((value, index): readonly DrawItem[] => {
    const left = x + index * (BOX + 3);
    const isLost = index < defeats;
    return [
      {
        ...createStrokedPath(drawRectanglePath(left, y, BOX, BOX), palette.ink, 1),
        fill: isLost ? palette.stain : palette.paper,
      },
      {
        k: 'text',
        text: String(value),
        x: left + BOX / 2,
        y: y + 16.5,
        size: 15,
        font: 'sans-bold',
        fill: isLost ? palette.secondInk : palette.ink,
        anchor: 'middle',
      },
      ...(isLost
        ? [createStrokedPath(`M${left + 3} ${y + 3}L${left + BOX - 3} ${y + BOX - 3}`, palette.error, 2)]
        : []),
    ];
  });

const drawStatues = (
  { sides }: PeriklesPosition,
  { statues: built }: PowerCard,
  right: number,
  y: number,
  palette: MapPalette,
): readonly DrawItem[] =>
  sides
    .flatMap(({ id, colour }) => Array.from({ length: built[id] ?? 0 }, () => colour))
    .map((colour, index) => ({
      ...createStrokedPath(
        `M${right - index * 13 - 9} ${y + 6}h8l-1.6-3v-7a2.4 2.4 0 1 0-4.8 0v7z`,
        palette.ink,
        0.8,
      ),
      fill: colour,
    }));
