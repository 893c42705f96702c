import { createSideStyle, MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem } from '@/lib/drawing/draw-list';
import type { Box } from '@/lib/drawing/math/points';
import { scatterPoints } from '@/lib/drawing/math/scatter';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import { drawPaper } from '@/lib/drawing/terrain/ground';
import { createRelief, drawHills } from '@/lib/drawing/terrain/hill';
import { drawTrees } from '@/lib/drawing/terrain/wood';
import type { Brush, EditorPalette, PieceTemplate } from '@/lib/game/contract/game-system';
import { drawOnce } from '@/lib/game/view/draw-once';
import { SHIPPED_LISTS } from '../data';
import type { Troop } from '../document/troop';
import { cite } from '../rulebook';
import { makeTileFace } from '../view/position';
import { describePrintedTroop, WORDS } from '../view/words';
import { SCENERY, type Scenery } from '../vocabulary';
import { CLEAR } from './painting';

const ICON: Box = { left: 0, top: 0, right: 100, bottom: 100 };
const SEED = 'brush';

const SCENERY_ICONS: Readonly<Record<Scenery, () => readonly DrawItem[]>> = {
  hill: () =>
    drawHills({
      relief: createRelief([{ from: [38, 52], to: [62, 48], crown: 8, reach: 44, heights: [1, 0.9] }], SEED),
      box: ICON,
      seed: SEED,
      palette: MAP_PALETTE,
      detail: 'normal',
    }),
  wood: () =>
    drawTrees(
      scatterPoints(ICON, 15, SEED).filter(({ x, y }) => Math.hypot(x - 50, y - 52) < 36),
      MAP_PALETTE,
      'normal',
    ),
};

const makeIcon = (items: readonly DrawItem[]): readonly DrawItem[] => [
  {
    k: 'group',
    clip: drawRectanglePath(0, 0, 100, 100),
    kids: [...drawPaper(ICON, SEED, MAP_PALETTE), ...items],
  },
];

const brushes: readonly Brush[] = [...SCENERY, CLEAR].map(id => ({
  id,
  tool: 'terrain',
  group: 'scenery',
  on: 'space',
  label: { code: `${WORDS}.brush.${id}` },
  rule: cite('3.1'),
  icon: drawOnce(() => makeIcon(id === CLEAR ? [] : SCENERY_ICONS[id]())),
}));

export const makeTileTemplate = (troop: Troop, group: string): PieceTemplate => ({
  id: troop.id,
  group,
  label: { code: `${WORDS}.template`, values: { name: troop.name, words: describePrintedTroop(troop) } },
  face: ({ colour, style }) => makeTileFace(troop, createSideStyle(colour, style)),
});

/** Every tile of the shipped lists. */
const pieces: readonly PieceTemplate[] = SHIPPED_LISTS.flatMap(list =>
  list.troops.map(troop => makeTileTemplate(troop, list.id)),
);

export const palette: EditorPalette = { brushes, pieces };
