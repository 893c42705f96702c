import type { MapPalette } from '@/lib/drawing/colours/palette';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { createFilledPath, createStrokedPath, drawRectanglePath } from '@/lib/drawing/shapes';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import type { Sentence } from '@/lib/game/contract/sentence';
import { tileOf } from '../data';
import { MAP } from './board';
import { tintOf } from './city-colours';
import type { PeriklesPosition, PlayerHand } from './position';
import { describeSpecial } from './tile-words';
import { WORDS } from './words';

const PANEL = { x: 12, width: 330, row: 46, pad: 8 } as const;
const TILE = 17;

/** What lies before each player, in the corner of the sea: influence tiles, places won, and the special tile. */
export const drawHands = (
  position: PeriklesPosition,
  palette: MapPalette,
  view: DrawOptions,
): readonly DrawItem[] => {
  const { hands } = position;
  if (hands.length === 0) return [];
  const height = hands.length * PANEL.row + PANEL.pad;
  const top = MAP.height - 12 - height;
  return [
    {
      ...createStrokedPath(drawRectanglePath(PANEL.x, top, PANEL.width, height), palette.ink, 1),
      fill: palette.sheet,
    },
    ...hands.flatMap((hand, index) =>
      drawHand(position, hand, top + PANEL.pad + index * PANEL.row, palette, view),
    ),
  ];
};

const drawHand = (
  { sides }: PeriklesPosition,
  { side, tiles, places, special }: PlayerHand,
  y: number,
  palette: MapPalette,
  view: DrawOptions,
): readonly DrawItem[] => {
  const player = sides.find(({ id }) => id === side);
  const x = PANEL.x + PANEL.pad;
  return [
    {
      ...createStrokedPath(drawRectanglePath(x, y + 2, 11, 11), palette.ink, 0.8),
      fill: player?.colour ?? palette.ink,
    },
    drawText(player?.name ?? side, x + 17, y + 13, palette.ink),
    ...(special === null ? [] : [drawTextRight(view.say(describeSpecial(special)), y + 13, palette.ink)]),
    ...tiles.flatMap((id, index) => drawTile(id, x + index * (TILE + 3), y + 19, palette)),
    ...(places.length === 0
      ? []
      : [drawTextRight(view.say(placesWonWords(places)), y + 32, palette.secondInk)]),
  ];
};

const placesWonWords = (places: PlayerHand['places']): Sentence => ({
  code: `${WORDS}.hand.won`,
  values: { count: places.length, points: places.reduce((sum, { points }) => sum + points, 0) },
});

const drawTextRight = (words: string, y: number, fill: string): DrawItem => ({
  ...drawText(words, PANEL.x + PANEL.width - PANEL.pad, y, fill),
  anchor: 'end',
});

const drawText = (words: string, x: number, y: number, fill: string): DrawItem & { readonly k: 'text' } => ({
  k: 'text',
  text: words,
  x,
  y,
  size: 12.5,
  font: 'serif-italic',
  fill,
});

/** A tile in the colour of its city, with its shards. */
const drawTile = (id: string, x: number, y: number, palette: MapPalette): readonly DrawItem[] => {
  const { city, shards } = tileOf(id);
  return [
    createFilledPath(
      drawRectanglePath(x, y, TILE, TILE),
      city === 'any' ? palette.paper : tintOf(city, palette),
    ),
    createStrokedPath(drawRectanglePath(x, y, TILE, TILE), palette.ink, 0.8),
    {
      ...drawText(String(shards), x + TILE / 2, y + 13, palette.ink),
      font: 'sans-bold',
      anchor: 'middle',
    },
  ];
};
