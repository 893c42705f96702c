import type { JsonPath } from '@/lib/documents/json-path';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { SideIndex } from '../rules/battlefield/tiles';
import type { UnitClass, UnitType } from '../vocabulary';
import { pieceById } from './piece-index';
import type { Force, General, Group, Scenario } from './scenario';

/** One unit of an army: an entry with a count represents several. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly type: UnitType;
  readonly class: UnitClass;
  readonly side: SideIndex;
  readonly path: JsonPath;
}

export interface NamedGeneral extends General {
  readonly side: SideIndex;
  readonly path: JsonPath;
}

export interface Army {
  readonly side: SideIndex;
  readonly units: readonly Unit[];
  readonly generals: readonly NamedGeneral[];
  readonly fatigued: boolean;
  readonly surprised: boolean;
  /** 10.3 – Points that the players agreed on or bid. */
  readonly agreedHandicap: number;
}

/** The part of a scenario that says who fights. */
export type ScenarioArmies = Pick<Scenario, 'sides' | 'forces' | 'options'>;

const SIDE_INDICES: readonly SideIndex[] = [0, 1];

export const armiesOf = memoizeByIdentity((scenario: ScenarioArmies): readonly Army[] =>
  SIDE_INDICES.map(side => readArmy(scenario, side)),
);

export const armyOf = (scenario: ScenarioArmies, side: SideIndex): Army =>
  armiesOf(scenario)[side] ?? readArmy(scenario, side);

const readArmy = (scenario: ScenarioArmies, side: SideIndex): Army => {
  const sideId = scenario.sides[side]?.id;
  const index = scenario.forces.findIndex(force => force.side === sideId);
  const force = scenario.forces[index];
  return {
    side,
    units: force ? unitsOf(force, side, index) : [],
    generals: force ? generalsOf(force, side, index) : [],
    fatigued: force?.fatigued ?? false,
    surprised: force?.surprised ?? false,
    agreedHandicap: agreedHandicapOf(scenario, sideId),
  };
};

const agreedHandicapOf = ({ options }: ScenarioArmies, sideId: string | undefined): number =>
  (options.agreedHandicaps ?? [])
    .filter(({ side }) => side === sideId)
    .reduce((sum, { points }) => sum + points, 0);

const unitsOf = (force: Force, side: SideIndex, forceIndex: number): Unit[] =>
  force.units.flatMap(({ id, name, type, class: unitClass, count }, entry) =>
    Array.from({ length: count }, (_, index) => ({
      id: formatUnitId(id, index, count),
      name,
      type,
      class: unitClass,
      side,
      path: ['forces', forceIndex, 'units', entry],
    })),
  );

/** "Roman legion 3": one of several of its name has its number. */
export const titleOfUnit = (
  unit: Pick<Unit, 'id' | 'name'>,
  units: readonly Pick<Unit, 'id' | 'name'>[],
): string => {
  const same = units.filter(({ name }) => name === unit.name);
  return same.length > 1 ? `${unit.name} ${same.findIndex(({ id }) => id === unit.id) + 1}` : unit.name;
};

export const formatUnitId = (entryId: string, index: number, count: number): string =>
  count === 1 ? entryId : `${entryId}-${index + 1}`;

const generalsOf = (force: Force, side: SideIndex, forceIndex: number): NamedGeneral[] =>
  force.generals.map((general, index) => ({
    ...general,
    side,
    path: ['forces', forceIndex, 'generals', index],
  }));

export const sideIndexOf = (scenario: Pick<Scenario, 'sides'>, sideId: string): SideIndex | null =>
  SIDE_INDICES.find(side => scenario.sides[side]?.id === sideId) ?? null;

export const nameSide = (scenario: Scenario, side: SideIndex): string => scenario.sides[side]?.name ?? '';

/** A group of the deployment with the pieces it names found in the armies. */
export interface PlacedGroup {
  readonly group: Group;
  readonly index: number;
  readonly side: SideIndex;
  readonly units: readonly Unit[];
  readonly generals: readonly NamedGeneral[];
}

/** Names that no army knows are left out here; `rules/references.ts` reports them. */
export const placedGroups = memoizeByIdentity((scenario: Scenario): readonly PlacedGroup[] => {
  const armies = armiesOf(scenario);
  return scenario.deployment.groups.flatMap((group, index) => {
    const side = sideIndexOf(scenario, group.side);
    const army = side === null ? undefined : armies[side];
    if (side === null || !army) return [];
    return {
      group,
      index,
      side,
      units: findByIds(army.units, group.units),
      generals: findByIds(army.generals, group.generals),
    };
  });
});

const findByIds = <Item extends { readonly id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] => ids.flatMap(id => pieceById(items, id) ?? []);
