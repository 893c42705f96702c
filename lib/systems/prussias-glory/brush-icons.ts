import { type DrawItem, placed } from '@/lib/drawing/draw-list';
import { areaBorder } from '@/lib/drawing/hex-furniture';
import { drawHexTerrain, type HexGround } from '@/lib/drawing/hex-terrain';
import { MAP_PALETTE } from '@/lib/drawing/palette';
import { stroked } from '@/lib/drawing/shapes';
import type { Brush } from '@/lib/game/game-system';
import { hexCentre, hexGrid } from '@/lib/geometry/hex';
import { terrainWords, words } from './describe';
import { GROUNDS, hexBrush, SIDE_BRUSHES, sideBrush } from './painting';
import { AREA_BRUSHES } from './painting-areas';
import { EDGE_BRUSHES, LABEL_BRUSHES } from './painting-names';
import { cite } from './rulebook';
import type { TerrainKind } from './vocabulary';

const GRID = hexGrid({ columns: 3, rows: 3 });
/** The middle hex of the little map. */
const MIDDLE = 4;
const SHOWN = 84;

const BARE: HexGround = {
  grid: GRID,
  seed: 'brush',
  woods: [],
  marshes: [],
  ponds: [],
  lakes: [],
  towns: [],
  slopes: [],
  streams: [],
  rivers: [],
  bridges: [],
  entrenchments: [],
  roads: [],
};

/** The middle of a small map, drawn as the large one is, in a square of 100. */
const icon = (ground: Partial<HexGround>): readonly DrawItem[] => {
  const { items, symbols } = drawHexTerrain({ ...BARE, ...ground, palette: MAP_PALETTE, detail: 'normal' });
  const [x, y] = hexCentre(GRID, MIDDLE);
  const scale = 100 / SHOWN;
  return [
    {
      k: 'group',
      clip: 'M0 0H100V100H0Z',
      kids: [
        {
          k: 'group',
          matrix: placed(50 - x * scale, 50 - y * scale, scale),
          kids: [
            ...items.flatMap(item => withoutSymbols(item, symbols)),
            stroked(areaBorder(GRID, [MIDDLE]), MAP_PALETTE.ink, 0.8, { opacity: 0.42 }),
          ],
        },
      ],
    },
  ];
};

/** An icon stands alone, so its signs are drawn out. */
const withoutSymbols = (
  item: DrawItem,
  symbols: Readonly<Record<string, readonly DrawItem[]>>,
): readonly DrawItem[] => {
  if (item.k === 'use') return [{ k: 'group', matrix: item.matrix, kids: symbols[item.symbol] ?? [] }];
  if (item.k !== 'group') return [item];
  return [{ ...item, kids: item.kids.flatMap(kid => withoutSymbols(kid, symbols)) }];
};

const hexIcon = (kinds: readonly TerrainKind[]): readonly DrawItem[] => {
  const where = (kind: TerrainKind): readonly number[] => (kinds.includes(kind) ? [MIDDLE] : []);
  return icon({
    woods: where('woods'),
    marshes: where('marsh'),
    ponds: where('pond'),
    lakes: where('lake'),
    towns: kinds.includes('town') ? [[MIDDLE]] : [],
  });
};

const side = (direction: number) => ({ hex: MIDDLE, direction });
const LOWER = [side(2), side(3), side(4)];

/** These have a side of their own: it is turned by a second stroke. */
const TURNED_ABOUT: readonly string[] = ['slope', 'entrenchment'];

const SIDE_ICONS: Readonly<Record<(typeof SIDE_BRUSHES)[number], Partial<HexGround>>> = {
  slope: { slopes: LOWER },
  stream: { streams: LOWER },
  river: { rivers: LOWER },
  bridge: { rivers: LOWER, bridges: [side(3)] },
  entrenchment: { entrenchments: LOWER },
  bare: {},
};

/** The first side's border is unbroken and the second's dashed, as on the map; an entry has an arrow. */
const areaIcon = (id: (typeof AREA_BRUSHES)[number]): readonly DrawItem[] => {
  const border = stroked(areaBorder(GRID, [MIDDLE]), MAP_PALETTE.ink, 4, {
    ...(id.endsWith('second') ? { dash: [8, 6] } : {}),
    ...(id === 'no-area' ? { opacity: 0.25 } : {}),
  });
  const [x, y] = hexCentre(GRID, MIDDLE);
  const scale = 100 / SHOWN;
  const sign = id.startsWith('entry') ? ARROW : id.startsWith('start-line') ? LINE : null;
  return [
    ...icon({}),
    { k: 'group', matrix: placed(50 - x * scale, 50 - y * scale, scale), kids: [border] },
    ...(sign === null ? [] : [stroked(sign, MAP_PALETTE.ink, 6, { join: 'round', cap: 'round' })]),
  ];
};

const ARROW = 'M50 22V72M34 56L50 74L66 56';
const LINE = 'M20 50H80';

const NAME_INKS = {
  'label-water': MAP_PALETTE.waterInk,
  'label-relief': MAP_PALETTE.hachure,
  'label-wood': MAP_PALETTE.leafInk,
  'label-place': MAP_PALETTE.ink,
  'label-road': MAP_PALETTE.secondInk,
  'no-label': MAP_PALETTE.secondInk,
} as const satisfies Record<(typeof LABEL_BRUSHES)[number], string>;

/** A letter in the ink of such names. */
const nameIcon = (id: (typeof LABEL_BRUSHES)[number]): readonly DrawItem[] => [
  ...icon({}),
  {
    k: 'text',
    x: 50,
    y: 68,
    text: 'A',
    size: 58,
    font: id === 'label-place' ? 'serif-semibold' : 'serif-italic',
    fill: NAME_INKS[id],
    anchor: 'middle',
  },
  ...(id === 'no-label' ? [stroked('M18 82L82 18', MAP_PALETTE.ink, 5, { cap: 'round' })] : []),
];

/** A heavy edge, with the way out over it. */
const edgeIcon = (id: (typeof EDGE_BRUSHES)[number]): readonly DrawItem[] => [
  ...icon({}),
  stroked('M6 84H94', MAP_PALETTE.ink, 9, id === 'edge-second' ? { dash: [16, 10] } : {}),
  stroked('M50 18V66M34 50L50 68L66 50', MAP_PALETTE.ink, 6, { join: 'round', cap: 'round' }),
];

/** Everything that can be painted, the ground first. */
export const BRUSHES: readonly Brush[] = [
  ...Object.entries(GROUNDS).map(
    ([name, kinds]): Brush => ({
      id: hexBrush(name),
      group: 'terrain',
      label: terrainWords(kinds),
      rule: cite('7'),
      on: 'space',
      icon: hexIcon(kinds),
    }),
  ),
  ...SIDE_BRUSHES.map(
    (kind): Brush => ({
      id: sideBrush(kind),
      group: 'hexsides',
      label: words(`brush.${kind}`),
      ...(TURNED_ABOUT.includes(kind) ? { hint: words('again.turns') } : {}),
      rule: cite('7'),
      on: 'side',
      icon: icon(SIDE_ICONS[kind]),
    }),
  ),
  ...AREA_BRUSHES.map(
    (id): Brush => ({
      id,
      group: 'areas',
      label: words(`brush.${id}`),
      rule: cite('22.2'),
      on: 'space',
      icon: areaIcon(id),
    }),
  ),
  ...EDGE_BRUSHES.map(
    (id): Brush => ({
      id,
      group: 'areas',
      label: words(`brush.${id}`),
      hint: words('again.takes-back'),
      rule: cite('8.4'),
      on: 'space',
      icon: edgeIcon(id),
    }),
  ),
  ...LABEL_BRUSHES.map(
    (id): Brush => ({ id, group: 'names', label: words(`brush.${id}`), on: 'space', icon: nameIcon(id) }),
  ),
];
