import { createSideStyle, MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { computePlacementMatrix } from '@/lib/drawing/draw-list';
import type { Brush, EditorPalette, PieceTemplate } from '@/lib/game/contract/game-system';
import { drawOnce } from '@/lib/game/view/draw-once';
import { makeNameBrush } from '@/lib/game/view/name-brush';
import { SHIPPED_LISTS } from '../data';
import type { ListDocument, ListVariant, TroopEntry } from '../document/army-list-schema';
import type { Scenario, TerrainPiece, Wall } from '../document/scenario';
import { cite } from '../rulebook';
import { profileOf } from '../rules/army/resolved-army';
import { TERRAIN_RULES } from '../rules/terrain/terrain';
import { drawGround } from '../view/draw-ground';
import { toElementFace } from '../view/force-table';
import { INCH } from '../view/position';
import { word } from '../view/words';
import { AREA_KINDS, LINE_KINDS, type PieceKind } from '../vocabulary';
import { FEATURE_BRUSHES, type FeatureBrush } from './feature-painting';
import { WALL_BRUSHES, type WallBrush } from './wall-painting';

const ICON = 10;
const MIDDLE: [number, number] = [5, 5];
const CREST: [number, number][] = [
  [2.6, 6],
  [5, 4.4],
  [7.6, 4.6],
];
const PLATEAU: [number, number][] = [
  [3.4, 3.4],
  [7, 3.2],
  [6.6, 6.4],
  [3.8, 6.2],
];

const makeSamplePiece = (kind: PieceKind): TerrainPiece => {
  const area = AREA_KINDS.find(other => other === kind);
  if (area)
    return {
      id: 'icon',
      kind: area,
      outline: [
        [1, 3],
        [4, 1],
        [8.5, 1.6],
        [9.2, 6],
        [6.4, 9],
        [2, 8],
      ],
    };
  const line = LINE_KINDS.find(other => other === kind);
  if (!line) return { id: 'icon', kind: 'beach', edge: 'left', ground: 'sand' };
  return {
    id: 'icon',
    kind: line,
    line: [
      [-1, 8],
      [4, 5.6],
      [6, 4],
      [11, 2.4],
    ],
    width: line === 'river' ? 3 : line === 'ravine' ? 3.4 : 1,
  };
};

type SampleContent = Partial<Pick<Scenario['board'], 'pieces' | 'walls'>>;

/** A small table with what the brush lays, drawn as the map draws it. */
const iconOf = (laid: SampleContent): readonly DrawItem[] => [
  {
    k: 'group',
    matrix: computePlacementMatrix(0, 0, 100 / (ICON * INCH)),
    kids: drawGround({
      board: { width: ICON, height: ICON, home: 'pasture', north: 0, pieces: [], labels: [], ...laid },
      palette: MAP_PALETTE,
      detail: 'normal',
    }),
  },
];

const terrainBrush = (kind: PieceKind, on: Brush['on']): Brush => ({
  id: kind,
  tool: 'terrain',
  group: 'terrain',
  label: word('terrain', kind),
  rule: TERRAIN_RULES[kind],
  on,
  icon: drawOnce(() => iconOf({ pieces: [makeSamplePiece(kind)] })),
});

const FEATURES: Readonly<Record<FeatureBrush, { readonly on: Brush['on']; readonly piece: TerrainPiece }>> = {
  crest: {
    on: 'line',
    piece: { ...makeSamplePiece('gentle-hill'), crest: CREST } as TerrainPiece,
  },
  plateau: {
    on: 'area',
    piece: { ...makeSamplePiece('steep-hill'), plateau: PLATEAU } as TerrainPiece,
  },
  ford: { on: 'point', piece: { ...makeSamplePiece('river'), fords: [MIDDLE] } as TerrainPiece },
};

const featureBrush = (kind: FeatureBrush): Brush => {
  const { on, piece } = FEATURES[kind];
  return {
    id: kind,
    tool: 'terrain',
    group: 'terrain',
    label: word('feature', kind),
    hint: word('feature', `${kind}-means`),
    rule: TERRAIN_RULES[piece.kind],
    on,
    icon: drawOnce(() => iconOf({ pieces: [piece] })),
  };
};

const WALL_RULES = { wall: '17.1', 'wall-tower': '17.1', gate: '17.2', breach: '8.6' } as const;

/** A stretch of wall with what the brush puts into it. */
const makeSampleWall = (kind: WallBrush): Wall => ({
  id: 'icon',
  line: [
    [-1, 5],
    [11, 5],
  ],
  towers: kind === 'wall-tower' ? [MIDDLE] : [],
  gates: kind === 'gate' ? [MIDDLE] : [],
  breaches: kind === 'breach' ? [MIDDLE] : [],
});

const wallBrush = (kind: WallBrush): Brush => ({
  id: kind,
  tool: 'walls',
  group: 'walls',
  label: word('wall', kind),
  hint: word('wall', `${kind}-means`),
  rule: cite(WALL_RULES[kind]),
  on: kind === 'wall' ? 'line' : 'point',
  icon: drawOnce(() => iconOf({ walls: [makeSampleWall(kind)] })),
});

export const createTroopTemplate = (
  list: Pick<ListDocument, 'id'>,
  entry: Pick<TroopEntry, 'id' | 'label'>,
  variant: ListVariant,
  group: string,
): PieceTemplate => ({
  id: `${list.id}/${entry.id}/${variant.id}`,
  group,
  label: word('list', 'option', { label: entry.label }),
  face: ({ colour, style }) => toElementFace(profileOf(variant), createSideStyle(colour, style)),
});

const pieces: readonly PieceTemplate[] = SHIPPED_LISTS.flatMap(list =>
  list.entries.flatMap(entry =>
    entry.variants.map(variant => createTroopTemplate(list, entry, variant, `idg-${list.id}`)),
  ),
);

export const palette: EditorPalette = {
  brushes: [
    ...AREA_KINDS.map(kind => terrainBrush(kind, 'area')),
    ...LINE_KINDS.map(kind => terrainBrush(kind, 'line')),
    terrainBrush('beach', 'point'),
    ...FEATURE_BRUSHES.map(featureBrush),
    ...WALL_BRUSHES.map(wallBrush),
    makeNameBrush('names'),
  ],
  pieces,
};
