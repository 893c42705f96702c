import { type DrawItem, placed } from '@/lib/drawing/draw-list';
import type { Palette } from '@/lib/drawing/palette';
import { filled, rectanglePath, stroked } from '@/lib/drawing/shapes';
import { drawSymbol } from '@/lib/drawing/symbols';
import type { View } from '@/lib/game/game-system';
import { BOARD, CARD } from './board';
import { cityWords, WORDS } from './describe';
import { washOf } from './inks';
import type { HellasPosition, PowerCard } from './position';
import { ARMS, type Arm, POWERS } from './vocabulary';

const GAP = 7;
const WIDTH = (BOARD.width - GAP) / POWERS.length - GAP;
const HEIGHT = CARD.height - 2 * GAP;

/** What each power has: its leader, its living counters, and what a statue in it is worth. */
export const drawCards = (position: HellasPosition, palette: Palette, view: View): readonly DrawItem[] =>
  position.cards.flatMap((card, index) => {
    const [x, y] = [GAP + index * (WIDTH + GAP), CARD.y + GAP];
    return [
      { ...stroked(rectanglePath(x, y, WIDTH, HEIGHT), palette.ink, 1.1), fill: palette.sheet },
      filled(rectanglePath(x + 3, y + 3, WIDTH - 6, 5), washOf(card.power, palette)),
      stroked(rectanglePath(x + 3, y + 3, WIDTH - 6, HEIGHT - 6), palette.secondInk, 0.5),
      line(view.say(cityWords(card.power)), x + 11, y + 27, 18, 'serif-semibold', palette.ink),
      line(leaderLine(position, card, view), x + 11, y + 43, 13, 'serif-italic', palette.secondInk),
      ...ARMS.flatMap((arm, row) => armLine(card, arm, x + 11, y + 64 + row * 22, palette)),
      ...track(card, x + 11, y + HEIGHT - 31, palette),
      ...statues(position, card, x + WIDTH - 11, y + HEIGHT - 15, palette),
    ];
  });

const leaderLine = ({ sides }: HellasPosition, { power, leader }: PowerCard, { say }: View): string => {
  if (leader !== null)
    return say({
      code: `${WORDS}.led-by`,
      values: { side: sides.find(({ id }) => id === leader)?.name ?? leader },
    });
  return say({ code: `${WORDS}.${power === 'persia' ? 'for-who-leads-none' : 'no-leader'}` });
};

const line = (
  text: string,
  x: number,
  y: number,
  size: number,
  font: 'serif-semibold' | 'serif-italic' | 'sans-semibold',
  fill: string,
): DrawItem => ({ k: 'text', text, x, y, size, font, fill });

const SYMBOLS = { infantry: 'hoplite', galleys: 'trireme' } as const;

const armLine = (
  { counters }: PowerCard,
  arm: Arm,
  x: number,
  y: number,
  palette: Palette,
): readonly DrawItem[] => {
  const values = counters.filter(counter => counter.arm === arm).map(({ value }) => value);
  return [
    {
      k: 'group',
      matrix: placed(x, y - 14, 0.18),
      kids: drawSymbol(SYMBOLS[arm], palette.ink, palette.sheet),
    },
    line(values.length === 0 ? '–' : values.join(' '), x + 25, y, 14, 'sans-semibold', palette.ink),
  ];
};

const BOX = 22;

/** 7.8 – The boxes of a statue's worth; a defeat crosses out the highest that is free. */
const track = (
  { track: values, defeats }: PowerCard,
  x: number,
  y: number,
  palette: Palette,
): readonly DrawItem[] =>
  values.flatMap((value, index): readonly DrawItem[] => {
    const left = x + index * (BOX + 3);
    const isLost = index < defeats;
    return [
      {
        ...stroked(rectanglePath(left, y, BOX, BOX), palette.ink, 1),
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
        ? [stroked(`M${left + 3} ${y + 3}L${left + BOX - 3} ${y + BOX - 3}`, palette.fault, 2)]
        : []),
    ];
  });

const statues = (
  { sides }: HellasPosition,
  { statues: built }: PowerCard,
  right: number,
  y: number,
  palette: Palette,
): readonly DrawItem[] =>
  sides
    .flatMap(({ id, colour }) => Array.from({ length: built[id] ?? 0 }, () => colour))
    .map((colour, index) => ({
      ...stroked(`M${right - index * 13 - 9} ${y + 6}h8l-1.6-3v-7a2.4 2.4 0 1 0-4.8 0v7z`, palette.ink, 0.8),
      fill: colour,
    }));
