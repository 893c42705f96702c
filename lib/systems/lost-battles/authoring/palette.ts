import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { Brush, EditorPalette, PieceTemplate } from '@/lib/game/contract/game-system';
import { drawOnce } from '@/lib/game/view/draw-once';
import { makeNameBrush } from '@/lib/game/view/name-brush';
import { TERRAIN_TABLE, UNIT_TYPE_TABLE } from '../data';
import { cite } from '../rulebook';
import { createGeneralFace, createUnitFace } from '../view/position';
import { describeGeneral, describeTerrain, describeUnit } from '../view/words';
import {
  GENERAL_CLASSES,
  GENERAL_KINDS,
  type GeneralClass,
  type GeneralKind,
  UNIT_CLASSES,
  UNIT_TYPES,
  type UnitClass,
  type UnitType,
} from '../vocabulary';
import { listKeyZoneIcon, listTerrainIcon } from './brush-icons';
import { formatBrushId } from './map/painting';

export interface UnitTemplate {
  readonly id: string;
  readonly type: UnitType;
  readonly class: UnitClass;
}

/** Every counter of the box: each type in each class it comes in. */
export const TEMPLATES: readonly UnitTemplate[] = UNIT_TYPES.flatMap(type =>
  UNIT_CLASSES.filter(unitClass => UNIT_TYPE_TABLE[type].fightingValue[unitClass] !== undefined).map(
    unitClass => ({
      id: `${unitClass}-${type}`,
      type,
      class: unitClass,
    }),
  ),
);

export interface GeneralTemplate {
  readonly id: string;
  readonly class: GeneralClass;
  readonly kind: GeneralKind;
}

/** 1.4 – Generals of every class, as commanders and as leaders with a guard. */
export const GENERAL_TEMPLATES: readonly GeneralTemplate[] = GENERAL_KINDS.toReversed().flatMap(kind =>
  GENERAL_CLASSES.map(generalClass => ({ id: `${generalClass}-${kind}`, class: generalClass, kind })),
);

const terrainBrushes: readonly Brush[] = Object.values(TERRAIN_TABLE.letters).map(terrain => ({
  id: formatBrushId(terrain),
  tool: 'terrain',
  group: 'terrain',
  label: describeTerrain(terrain),
  rule: cite('2.2'),
  on: 'space',
  icon: drawOnce(() => listTerrainIcon({ kinds: terrain })),
}));

const MARKS = {
  'key-zone': listKeyZoneIcon,
  'camp-unfortified': () => listTerrainIcon({ kinds: [], camp: 'unfortified' }),
  'camp-fortified': () => listTerrainIcon({ kinds: [], camp: 'fortified' }),
  'no-camp': () => listTerrainIcon({ kinds: [] }),
} as const;

const markBrushes: readonly Brush[] = Object.entries(MARKS).map(([id, icon]) => ({
  id,
  tool: 'zones',
  group: 'marks',
  label: { code: `words.lost-battles.brush.${id}` },
  rule: cite('2.3'),
  on: 'space',
  icon: drawOnce(icon),
}));

const pieces: readonly PieceTemplate[] = TEMPLATES.map(template => ({
  id: template.id,
  group: UNIT_TYPE_TABLE[template.type].arm,
  label: describeUnit(template),
  face: ({ colour, style }) => createUnitFace(template, createSideStyle(colour, style), false),
}));

const generals: readonly PieceTemplate[] = GENERAL_TEMPLATES.map(template => ({
  id: template.id,
  group: 'generals',
  label: describeGeneral(template),
  face: ({ colour, style }) => createGeneralFace(template, createSideStyle(colour, style)),
}));

export const palette: EditorPalette = {
  brushes: [...terrainBrushes, ...markBrushes, makeNameBrush('names')],
  pieces: [...generals, ...pieces],
};
