import type { JsonPath } from '@/lib/documents/json-path';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { type SegmentId, SIDES, type SideIndex } from '../rules/segments';
import type { Scenario } from './scenario';
import type { Troop } from './troop';
import { troopIndexOfForce } from './troop-index';

/** One tile of a unit. Its id is the unit's with its place in it. */
export interface ArmyTroop {
  readonly id: string;
  readonly troop: Troop;
  readonly path: JsonPath;
}

export interface ArmyUnit {
  readonly id: string;
  readonly side: SideIndex;
  readonly at: SegmentId | null;
  /** The first lies on top of the stack. Tiles that nobody knows are left out. */
  readonly troops: readonly ArmyTroop[];
  readonly path: JsonPath;
}

export const sideIndexOf = ({ sides }: Pick<Scenario, 'sides'>, id: string): SideIndex | null =>
  SIDES.find(side => sides[side]?.id === id) ?? null;

export const formatTroopId = (unit: string, place: number): string => `${unit}-${place + 1}`;

/** Every unit of the document that belongs to a side, in the order of the document. */
export const unitsOf: (scenario: Scenario) => readonly ArmyUnit[] = memoizeByIdentity(
  (scenario: Scenario) => {
    return scenario.forces.flatMap((force, forceIndex) => {
      const side = sideIndexOf(scenario, force.side);
      if (side === null) return [];
      const kit = troopIndexOfForce(scenario, force);
      return force.units.map(({ id, troops, at }, index): ArmyUnit => {
        const path = ['forces', forceIndex, 'units', index];
        return {
          id,
          side,
          at: at ?? null,
          path,
          troops: troops.flatMap((tile, place) => {
            const troop = kit.get(tile);
            return troop ? [{ id: formatTroopId(id, place), troop, path: [...path, 'troops', place] }] : [];
          }),
        };
      });
    });
  },
);

export const armyOf = (scenario: Scenario, side: SideIndex): readonly ArmyUnit[] =>
  unitsOf(scenario).filter(unit => unit.side === side);

/** 4.1 – The sum of the points printed on the tiles. */
export const pointsOf = (units: readonly { readonly troops: readonly ArmyTroop[] }[]): number =>
  units.flatMap(({ troops }) => troops).reduce((sum, { troop }) => sum + troop.deploymentPoints, 0);

export const nameSide = ({ sides }: Pick<Scenario, 'sides'>, side: SideIndex): string =>
  sides[side]?.name ?? '';

export const formatSeatId = ({ sides }: Pick<Scenario, 'sides'>, side: SideIndex): string =>
  sides[side]?.id ?? '';
