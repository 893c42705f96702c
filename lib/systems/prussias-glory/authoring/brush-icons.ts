import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { computePlacementMatrix, type DrawItem } from '@/lib/drawing/draw-list';
import { drawAreaBorder } from '@/lib/drawing/hexes/hex-grid-lines';
import { drawHexTerrain, type HexGround } from '@/lib/drawing/hexes/hex-terrain';
import { createStrokedPath } from '@/lib/drawing/shapes';
import type { Brush } from '@/lib/game/contract/game-system';
import { drawOnce } from '@/lib/game/view/draw-once';
import { makeNameBrush } from '@/lib/game/view/name-brush';
import { computeHexCentre, createHexGrid, HEX_DIRECTIONS, neighbourOf } from '@/lib/geometry/hex/hex';
import { cite } from '../rulebook';
import { nameTerrain, words } from '../view/words';
import type { TerrainKind } from '../vocabulary';
import { ROAD_KINDS, type RoadKind } from './map/roads';
import { formatHexBrushId, GROUND_BRUSHES, LEVEL_BRUSHES, NO_ROAD } from './painting';
import { AREA_BRUSHES } from './painting-areas';
import { EDGE_BRUSHES } from './painting-edges';
import { formatSideBrushId, SIDE_BRUSHES } from './painting-sides';

const GRID = createHexGrid({ columns: 3, rows: 3 });
/** The middle hex of the little map. */
const MIDDLE = 4;
const ICON_EXTENT = 84;

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
const drawIcon = (ground: Partial<HexGround>): readonly DrawItem[] => {
  const { items, symbols } = drawHexTerrain({ ...BARE, ...ground, palette: MAP_PALETTE, detail: 'normal' });
  const [x, y] = computeHexCentre(GRID, MIDDLE);
  const scale = 100 / ICON_EXTENT;
  return [
    {
      k: 'group',
      clip: 'M0 0H100V100H0Z',
      kids: [
        {
          k: 'group',
          matrix: computePlacementMatrix(50 - x * scale, 50 - y * scale, scale),
          kids: [
            ...items.flatMap(item => inlineSymbols(item, symbols)),
            createStrokedPath(drawAreaBorder(GRID, [MIDDLE]), MAP_PALETTE.ink, 0.8, { opacity: 0.42 }),
          ],
        },
      ],
    },
  ];
};

/** An icon stands alone, so its signs are drawn out. */
const inlineSymbols = (
  item: DrawItem,
  symbols: Readonly<Record<string, readonly DrawItem[]>>,
): readonly DrawItem[] => {
  if (item.k === 'use') return [{ k: 'group', matrix: item.matrix, kids: symbols[item.symbol] ?? [] }];
  if (item.k !== 'group') return [item];
  return [{ ...item, kids: item.kids.flatMap(kid => inlineSymbols(kid, symbols)) }];
};

const hexIcon = (kinds: readonly TerrainKind[]): readonly DrawItem[] => {
  const where = (kind: TerrainKind): readonly number[] => (kinds.includes(kind) ? [MIDDLE] : []);
  return drawIcon({
    woods: where('woods'),
    marshes: where('marsh'),
    ponds: where('pond'),
    lakes: where('lake'),
    towns: kinds.includes('town') ? [[MIDDLE]] : [],
  });
};

const middleSide = (direction: number) => ({ hex: MIDDLE, direction });
const LOWER = [middleSide(2), middleSide(3), middleSide(4)];

/** These have a side of their own: it is turned by a second stroke. */
const DIRECTED_SIDES: readonly string[] = ['slope', 'entrenchment'];

const SIDE_ICONS: Readonly<Record<(typeof SIDE_BRUSHES)[number], Partial<HexGround>>> = {
  slope: { slopes: LOWER },
  stream: { streams: LOWER },
  river: { rivers: LOWER },
  bridge: { rivers: LOWER, bridges: [middleSide(3)] },
  entrenchment: { entrenchments: LOWER },
  bare: {},
};

/** The first side's border is unbroken and the second's dashed, as on the map; an entry has an arrow. */
const areaIcon = (id: (typeof AREA_BRUSHES)[number]): readonly DrawItem[] => {
  const border = createStrokedPath(drawAreaBorder(GRID, [MIDDLE]), MAP_PALETTE.ink, 4, {
    ...(id.endsWith('second') ? { dash: [8, 6] } : {}),
    ...(id === 'no-area' ? { opacity: 0.25 } : {}),
  });
  const [x, y] = computeHexCentre(GRID, MIDDLE);
  const scale = 100 / ICON_EXTENT;
  const sign = id.startsWith('entry') ? ARROW : id.startsWith('start-line') ? LINE : null;
  return [
    ...drawIcon({}),
    { k: 'group', matrix: computePlacementMatrix(50 - x * scale, 50 - y * scale, scale), kids: [border] },
    ...(sign === null ? [] : [createStrokedPath(sign, MAP_PALETTE.ink, 6, { join: 'round', cap: 'round' })]),
  ];
};

const ARROW = 'M50 22V72M34 56L50 74L66 56';
const LINE = 'M20 50H80';

const UPPER_NEIGHBOUR = neighbourOf(GRID, MIDDLE, 0);
const LOWER_NEIGHBOUR = neighbourOf(GRID, MIDDLE, 3);

const roadIcon = (kind: RoadKind): readonly DrawItem[] =>
  drawIcon({ roads: [{ kind, through: [UPPER_NEIGHBOUR, MIDDLE, LOWER_NEIGHBOUR] }] });

/** A hex with slopes all around, and the way it goes. */
const levelIcon = (id: (typeof LEVEL_BRUSHES)[number]): readonly DrawItem[] => [
  ...drawIcon({ slopes: HEX_DIRECTIONS.map(middleSide) }),
  createStrokedPath(
    id === 'raise' ? 'M50 66V34M38 46L50 33L62 46' : 'M50 34V66M38 54L50 67L62 54',
    MAP_PALETTE.ink,
    5,
    {
      join: 'round',
      cap: 'round',
    },
  ),
];

/** A heavy edge, with the way out over it. */
const edgeIcon = (id: (typeof EDGE_BRUSHES)[number]): readonly DrawItem[] => [
  ...drawIcon({}),
  createStrokedPath('M6 84H94', MAP_PALETTE.ink, 9, id === 'edge-second' ? { dash: [16, 10] } : {}),
  createStrokedPath('M50 18V66M34 50L50 68L66 50', MAP_PALETTE.ink, 6, { join: 'round', cap: 'round' }),
];

/** Everything that can be painted, the ground first. */
export const BRUSHES: readonly Brush[] = [
  ...Object.entries(GROUND_BRUSHES).map(
    ([name, kinds]): Brush => ({
      id: formatHexBrushId(name),
      tool: 'terrain',
      group: 'terrain',
      label: nameTerrain(kinds),
      rule: cite('7'),
      on: 'space',
      icon: drawOnce(() => hexIcon(kinds)),
    }),
  ),
  ...LEVEL_BRUSHES.map(
    (id): Brush => ({
      id,
      tool: 'terrain',
      group: 'heights',
      label: words(`brush.${id}`),
      rule: cite('5.1'),
      on: 'space',
      icon: drawOnce(() => levelIcon(id)),
    }),
  ),
  ...SIDE_BRUSHES.map(
    (kind): Brush => ({
      id: formatSideBrushId(kind),
      tool: 'hexsides',
      group: 'hexsides',
      label: words(`brush.${kind}`),
      ...(DIRECTED_SIDES.includes(kind) ? { hint: words('again.turns') } : {}),
      rule: cite('7'),
      on: 'side',
      icon: drawOnce(() => drawIcon(SIDE_ICONS[kind])),
    }),
  ),
  ...AREA_BRUSHES.map(
    (id): Brush => ({
      id,
      tool: 'zones',
      group: 'areas',
      label: words(`brush.${id}`),
      rule: cite('22.2'),
      on: 'space',
      icon: drawOnce(() => areaIcon(id)),
    }),
  ),
  ...EDGE_BRUSHES.map(
    (id): Brush => ({
      id,
      tool: 'zones',
      group: 'areas',
      label: words(`brush.${id}`),
      hint: words('again.takes-back'),
      rule: cite('8.4'),
      on: 'space',
      icon: drawOnce(() => edgeIcon(id)),
    }),
  ),
  ...ROAD_KINDS.map(
    (kind): Brush => ({
      id: kind,
      tool: 'roads',
      group: 'roads',
      label: words(`brush.${kind}`),
      on: 'path',
      icon: drawOnce(() => roadIcon(kind)),
    }),
  ),
  {
    id: NO_ROAD,
    tool: 'roads',
    group: 'roads',
    label: words('brush.no-road'),
    on: 'space',
    icon: drawOnce(() => [
      ...roadIcon('road'),
      createStrokedPath('M30 30L70 70M70 30L30 70', MAP_PALETTE.ink, 6, { cap: 'round' }),
    ]),
  },
  makeNameBrush('roads'),
];
