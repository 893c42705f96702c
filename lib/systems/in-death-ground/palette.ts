import type { DrawItem } from '@/lib/drawing/draw-list';
import { placed } from '@/lib/drawing/draw-list';
import { MAP_PALETTE, sideStyle } from '@/lib/drawing/palette';
import type { Brush, Palette, PieceTemplate } from '@/lib/game/game-system';
import { elementFace } from './army-roster';
import { SHIPPED_LISTS } from './data';
import { word } from './describe';
import { FEATURE_BRUSHES, type FeatureBrush } from './feature-painting';
import { drawGround } from './ground';
import { INCH } from './position';
import { cite } from './rulebook';
import { profileOf } from './rules/muster';
import { TERRAIN_RULES } from './rules/terrain';
import type { Scenario, TerrainPiece, Wall } from './scenario';
import { AREA_KINDS, LINE_KINDS, type PieceKind } from './vocabulary';
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

const samplePiece = (kind: PieceKind): TerrainPiece => {
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

type Laid = Partial<Pick<Scenario['board'], 'pieces' | 'walls'>>;

/** A small table with what the brush lays, drawn as the map draws it. */
const iconOf = (laid: Laid): readonly DrawItem[] => [
  {
    k: 'group',
    matrix: placed(0, 0, 100 / (ICON * INCH)),
    kids: drawGround({
      board: { width: ICON, height: ICON, home: 'pasture', north: 0, pieces: [], labels: [], ...laid },
      palette: MAP_PALETTE,
      detail: 'normal',
    }),
  },
];

const brush = (kind: PieceKind, on: Brush['on']): Brush => ({
  id: kind,
  group: 'terrain',
  label: word('terrain', kind),
  rule: TERRAIN_RULES[kind],
  on,
  icon: iconOf({ pieces: [samplePiece(kind)] }),
});

const FEATURES: Readonly<Record<FeatureBrush, { readonly on: Brush['on']; readonly piece: TerrainPiece }>> = {
  crest: {
    on: 'line',
    piece: { ...samplePiece('gentle-hill'), crest: CREST } as TerrainPiece,
  },
  plateau: {
    on: 'area',
    piece: { ...samplePiece('steep-hill'), plateau: PLATEAU } as TerrainPiece,
  },
  ford: { on: 'point', piece: { ...samplePiece('river'), fords: [MIDDLE] } as TerrainPiece },
};

const featureBrush = (kind: FeatureBrush): Brush => {
  const { on, piece } = FEATURES[kind];
  return {
    id: kind,
    group: 'terrain',
    label: word('feature', kind),
    hint: word('feature', `${kind}-means`),
    rule: TERRAIN_RULES[piece.kind],
    on,
    icon: iconOf({ pieces: [piece] }),
  };
};

const WALL_RULES = { wall: '17.1', 'wall-tower': '17.1', gate: '17.2', breach: '8.6' } as const;

/** A stretch of wall with what the brush puts into it. */
const sampleWall = (kind: WallBrush): Wall => ({
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
  group: 'terrain',
  label: word('wall', kind),
  hint: word('wall', `${kind}-means`),
  rule: cite(WALL_RULES[kind]),
  on: kind === 'wall' ? 'line' : 'point',
  icon: iconOf({ walls: [sampleWall(kind)] }),
});

const pieces: readonly PieceTemplate[] = SHIPPED_LISTS.flatMap(({ entries, id }) =>
  entries.flatMap(entry =>
    entry.variants.map(variant => ({
      id: `${id}/${entry.id}/${variant.id}`,
      group: `idg-${id}`,
      label: word('list', 'option', { label: entry.label }),
      face: ({ colour, style }) => elementFace(profileOf(variant), sideStyle(colour, style)),
    })),
  ),
);

export const palette: Palette = {
  brushes: [
    ...AREA_KINDS.map(kind => brush(kind, 'area')),
    ...LINE_KINDS.map(kind => brush(kind, 'line')),
    brush('beach', 'point'),
    ...FEATURE_BRUSHES.map(featureBrush),
    ...WALL_BRUSHES.map(wallBrush),
  ],
  pieces,
};
