import type { Check } from '@/lib/game/check/check';
import { TERRAIN_TABLE } from '../../data';
import type { Scenario } from '../../document/scenario';
import { type PlacedGroup, placedGroups, type Unit } from '../../document/scenario-armies';
import { cite } from '../../rulebook';
import { describeTile } from '../../view/words';
import type { TerrainKind } from '../../vocabulary';
import { terrainAt } from '../battlefield/terrain';
import type { TileId } from '../battlefield/tiles';

/** 5.5 – Twelve units stand on a tile; eight on a river, coast, marsh or wood. */
export const getStackingLimit = (terrain: readonly TerrainKind[]): number =>
  Math.min(TERRAIN_TABLE.openStackingLimit, ...terrain.map(kind => TERRAIN_TABLE.kinds[kind].stackingLimit));

/** 5.5 – Levies count as two units each. Generals take no room. */
const roomOf = (unit: Pick<Unit, 'class'>): number => (unit.class === 'levy' ? 2 : 1);

export const countRoomTaken = (units: readonly Pick<Unit, 'class'>[]): number =>
  units.reduce((sum, unit) => sum + roomOf(unit), 0);

export const stacking: Check<Scenario> = {
  code: 'lost-battles/stacking',
  severity: 'error',
  rule: cite('5.5'),
  *find(scenario) {
    const groups = placedGroups(scenario);
    for (const tile of new Set(groups.map(({ group }) => group.tile)))
      yield* findSurplusUnits(scenario, groups, tile);
  },
};

/** The units beyond the limit are named one by one, in the order of the document. */
function* findSurplusUnits(scenario: Scenario, groups: readonly PlacedGroup[], tile: TileId) {
  const limit = getStackingLimit(terrainAt(scenario, tile));
  let taken = 0;
  for (const { group, index, units } of groups) {
    if (group.tile !== tile) continue;
    for (const [position, unit] of units.entries()) {
      taken += roomOf(unit);
      if (taken > limit)
        yield {
          path: ['deployment', 'groups', index, 'units', position],
          values: { tile: describeTile(tile, scenario), unit: unit.name, taken, limit },
        };
    }
  }
}
