import type { DrawItem } from '@/lib/drawing/draw-list';
import { MAP_PALETTE, sideStyle } from '@/lib/drawing/palette';
import type { Box } from '@/lib/drawing/points';
import { scatter } from '@/lib/drawing/scatter';
import { rectanglePath } from '@/lib/drawing/shapes';
import { paper } from '@/lib/drawing/terrain/ground';
import { hills, reliefOf } from '@/lib/drawing/terrain/hill';
import { trees } from '@/lib/drawing/terrain/wood';
import type { Brush, Palette, PieceTemplate } from '@/lib/game/game-system';
import { SHIPPED_LISTS } from './data';
import { troopWords, WORDS } from './describe';
import { CLEAR } from './painting';
import { tileFace } from './position';
import { cite } from './rulebook';
import { SCENERY, type Scenery } from './vocabulary';

const ICON: Box = { left: 0, top: 0, right: 100, bottom: 100 };
const SEED = 'brush';

const SIGNS: Readonly<Record<Scenery, () => readonly DrawItem[]>> = {
  hill: () =>
    hills({
      relief: reliefOf([{ from: [38, 52], to: [62, 48], crown: 8, reach: 44, heights: [1, 0.9] }], SEED),
      box: ICON,
      seed: SEED,
      palette: MAP_PALETTE,
      detail: 'normal',
    }),
  wood: () =>
    trees(
      scatter(ICON, 15, SEED).filter(({ x, y }) => Math.hypot(x - 50, y - 52) < 36),
      MAP_PALETTE,
      'normal',
    ),
};

const icon = (items: readonly DrawItem[]): readonly DrawItem[] => [
  { k: 'group', clip: rectanglePath(0, 0, 100, 100), kids: [...paper(ICON, SEED, MAP_PALETTE), ...items] },
];

const brushes: readonly Brush[] = [...SCENERY, CLEAR].map(id => ({
  id,
  group: 'scenery',
  on: 'space',
  label: { code: `${WORDS}.brush.${id}` },
  rule: cite('3.1'),
  icon: icon(id === CLEAR ? [] : SIGNS[id]()),
}));

/** Every tile of the shipped lists. */
const pieces: readonly PieceTemplate[] = SHIPPED_LISTS.flatMap(list =>
  list.troops.map(troop => ({
    id: troop.id,
    group: list.id,
    label: { code: `${WORDS}.template`, values: { name: troop.name, words: troopWords(troop) } },
    face: ({ colour, style }) => tileFace(troop, sideStyle(colour, style)),
  })),
);

export const palette: Palette = { brushes, pieces };
