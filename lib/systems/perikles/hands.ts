import type { DrawItem } from '@/lib/drawing/draw-list';
import type { Palette } from '@/lib/drawing/palette';
import { filled, rectanglePath, stroked } from '@/lib/drawing/shapes';
import type { View } from '@/lib/game/game-system';
import type { Sentence } from '@/lib/game/sentence';
import { MAP } from './board';
import { tileOf } from './data';
import { WORDS } from './describe';
import { washOf } from './inks';
import type { Hand, HellasPosition } from './position';
import { specialWords } from './words';

const PANEL = { x: 12, width: 330, row: 46, pad: 8 } as const;
const TILE = 17;

/** What lies before each player, in the corner of the sea: influence tiles, places won, and the special tile. */
export const drawHands = (position: HellasPosition, palette: Palette, view: View): readonly DrawItem[] => {
  const { hands } = position;
  if (hands.length === 0) return [];
  const height = hands.length * PANEL.row + PANEL.pad;
  const top = MAP.height - 12 - height;
  return [
    { ...stroked(rectanglePath(PANEL.x, top, PANEL.width, height), palette.ink, 1), fill: palette.sheet },
    ...hands.flatMap((hand, index) =>
      drawHand(position, hand, top + PANEL.pad + index * PANEL.row, palette, view),
    ),
  ];
};

const drawHand = (
  { sides }: HellasPosition,
  { side, tiles, places, special }: Hand,
  y: number,
  palette: Palette,
  view: View,
): readonly DrawItem[] => {
  const player = sides.find(({ id }) => id === side);
  const x = PANEL.x + PANEL.pad;
  return [
    { ...stroked(rectanglePath(x, y + 2, 11, 11), palette.ink, 0.8), fill: player?.colour ?? palette.ink },
    text(player?.name ?? side, x + 17, y + 13, palette.ink),
    ...(special === null ? [] : [atRight(view.say(specialWords(special)), y + 13, palette.ink)]),
    ...tiles.flatMap((id, index) => drawTile(id, x + index * (TILE + 3), y + 19, palette)),
    ...(places.length === 0 ? [] : [atRight(view.say(wonWords(places)), y + 32, palette.secondInk)]),
  ];
};

const wonWords = (places: Hand['places']): Sentence => ({
  code: `${WORDS}.hand.won`,
  values: { count: places.length, points: places.reduce((sum, { points }) => sum + points, 0) },
});

const atRight = (words: string, y: number, fill: string): DrawItem => ({
  ...text(words, PANEL.x + PANEL.width - PANEL.pad, y, fill),
  anchor: 'end',
});

const text = (words: string, x: number, y: number, fill: string): DrawItem & { readonly k: 'text' } => ({
  k: 'text',
  text: words,
  x,
  y,
  size: 12.5,
  font: 'serif-italic',
  fill,
});

/** A tile in the colour of its city, with its shards. */
const drawTile = (id: string, x: number, y: number, palette: Palette): readonly DrawItem[] => {
  const { city, shards } = tileOf(id);
  return [
    filled(rectanglePath(x, y, TILE, TILE), city === 'any' ? palette.paper : washOf(city, palette)),
    stroked(rectanglePath(x, y, TILE, TILE), palette.ink, 0.8),
    {
      ...text(String(shards), x + TILE / 2, y + 13, palette.ink),
      font: 'sans-bold',
      anchor: 'middle',
    },
  ];
};
