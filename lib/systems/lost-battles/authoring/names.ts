import { type LabelKind, makeLabelNames } from '@/lib/game/view/map-labels';
import { type Point, spaceAt } from '@/lib/geometry/board';
import type { Scenario } from '../document/scenario';
import { terrainAt } from '../rules/battlefield/terrain';
import { BOARD, COLUMNS, ROWS, TILE_IDS } from '../rules/battlefield/tiles';
import { LABEL_MEASURE } from '../view/draw';
import type { TerrainKind } from '../vocabulary';

const NAMED_GROUND: readonly (readonly [LabelKind, readonly TerrainKind[]])[] = [
  ['water', ['river', 'stream', 'coast', 'marsh']],
  ['wood', ['wood']],
  ['relief', ['hill']],
];

const kindAt = (scenario: Scenario, at: Point): LabelKind => {
  const tile = TILE_IDS.find(id => id === spaceAt(BOARD, at)?.id);
  const terrain = tile ? terrainAt(scenario, tile) : [];
  return NAMED_GROUND.find(([, kinds]) => kinds.some(kind => terrain.includes(kind)))?.[0] ?? 'place';
};

/** Names on the field, written where they stand. */
export const names = makeLabelNames<Scenario>({ ...LABEL_MEASURE, reach: () => [COLUMNS, ROWS], kindAt });
