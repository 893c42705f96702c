import type { Direction } from '@/lib/geometry/square';
import { pieceById } from '../../document/piece-index';
import type { Scenario } from '../../document/scenario';
import { armiesOf, placedGroups, type ScenarioArmies, sideIndexOf } from '../../document/scenario-armies';
import type { GeneralClass, GeneralKind, TerrainKind, UnitClass, UnitType } from '../../vocabulary';
import { terrainAt } from './terrain';
import { getOtherSide, type SideIndex, TILE_IDS, type TileId } from './tiles';

/** How a unit left the field (spec 0, ruling S1): by a hit while spent, by leaving while spent, by leaving while fresh. */
export const EXITS = ['shattered', 'routed', 'withdrawn'] as const;
export type Exit = (typeof EXITS)[number];

export interface FieldUnit {
  readonly id: string;
  readonly side: SideIndex;
  readonly type: UnitType;
  readonly class: UnitClass;
  readonly spent: boolean;
  readonly at: TileId | 'undeployed' | Exit;
}

export interface FieldGeneral {
  readonly id: string;
  readonly side: SideIndex;
  readonly class: GeneralClass;
  readonly kind: GeneralKind;
  /** A leader's unit; null for a commander. */
  readonly guard: string | null;
  readonly at: TileId | 'undeployed' | 'withdrawn' | 'killed';
}

/** 8.1, 8.5 – Whether a general is out of the battle; an undeployed one has not left it (ruling A17). */
export const hasLeft = ({ at }: Pick<FieldGeneral, 'at'>): boolean => at === 'killed' || at === 'withdrawn';

export interface Ground {
  readonly terrain: readonly TerrainKind[];
  readonly camp: { readonly side: SideIndex; readonly fortified: boolean } | null;
  readonly keyZoneOf: SideIndex | null;
}

/** What stands where: the rules of space look at this, whether it comes from a document or from a game. Plain JSON. */
export interface Field {
  readonly ground: Readonly<Record<TileId, Ground>>;
  readonly units: readonly FieldUnit[];
  readonly generals: readonly FieldGeneral[];
  /** 5.1 – One facing for all units of a tile. */
  readonly facing: Readonly<Partial<Record<TileId, Direction>>>;
  /** 6.3 – The lead unit of each tile that has one. */
  readonly lead: Readonly<Partial<Record<TileId, string>>>;
}

/** The field as the document sets it up. */
export const fieldOf = (scenario: Scenario): Field => {
  const groups = placedGroups(scenario);
  return {
    ...placePieces(scenario, tilesByPiece(scenario)),
    facing: Object.fromEntries(
      groups.filter(({ units }) => units.length > 0).map(({ group }) => [group.tile, group.facing]),
    ),
    lead: Object.fromEntries(
      groups.flatMap(({ group }) => (group.lead === undefined ? [] : [[group.tile, group.lead]])),
    ),
  };
};

/** Where the document draws each piece that it puts on the field. */
export const tilesByPiece = (scenario: Scenario): ReadonlyMap<string, TileId> => {
  const tiles = new Map<string, TileId>();
  for (const { group } of placedGroups(scenario))
    for (const ids of [group.units, group.generals]) for (const id of ids) tiles.set(id, group.tile);
  return tiles;
};

/** The part of a scenario that says who fights, and where. */
export type ScenarioField = ScenarioArmies & Pick<Scenario, 'board'>;

/** 11.1 – The field before anyone has deployed. */
export const createEmptyField = (scenario: ScenarioField): Field => ({
  ...placePieces(scenario, new Map()),
  facing: {},
  lead: {},
});

const placePieces = (
  scenario: ScenarioField,
  tileOfPiece: ReadonlyMap<string, TileId>,
): Pick<Field, 'ground' | 'units' | 'generals'> => {
  const armies = armiesOf(scenario);
  return {
    ground: groundOf(scenario),
    units: armies.flatMap(({ units }) =>
      units.map(({ id, side, type, class: unitClass }) => ({
        id,
        side,
        type,
        class: unitClass,
        spent: false,
        at: tileOfPiece.get(id) ?? ('undeployed' as const),
      })),
    ),
    generals: armies.flatMap(({ generals }) =>
      generals.map(({ id, side, class: generalClass, kind, guard }) => ({
        id,
        side,
        class: generalClass,
        kind,
        guard: guard ?? null,
        at: tileOfPiece.get(id) ?? ('undeployed' as const),
      })),
    ),
  };
};

const groundOf = (scenario: ScenarioField): Field['ground'] => {
  const grounds = TILE_IDS.map(tile => {
    const camp = scenario.board.camps.find(other => other.tile === tile);
    const campSide = camp ? sideIndexOf(scenario, camp.side) : null;
    const keyZone = scenario.board.keyZones.find(other => other.tile === tile);
    const ground: Ground = {
      terrain: terrainAt(scenario, tile),
      camp: camp && campSide !== null ? { side: campSide, fortified: camp.fortified } : null,
      keyZoneOf: keyZone ? sideIndexOf(scenario, keyZone.side) : null,
    };
    return [tile, ground] as const;
  });
  return Object.fromEntries(grounds) as Field['ground'];
};

interface UnitsByPlace {
  readonly units: Field['units'];
  readonly places: ReadonlyMap<FieldUnit['at'], readonly FieldUnit[]>;
}

const groupUnits = (units: Field['units']): UnitsByPlace => {
  const places = new Map<FieldUnit['at'], FieldUnit[]>();
  for (const unit of units) {
    if (unit.at === 'undeployed') continue;
    const there = places.get(unit.at);
    if (there) there.push(unit);
    else places.set(unit.at, [unit]);
  }
  return { units, places };
};

/** Fields never change, and many rules ask about one field in a row, or about it and the one before: a map of all would cost more than it saves. */
let latest = groupUnits([]);
let lastButOne = latest;

const groupUnitsByPlace = ({ units }: Field): UnitsByPlace['places'] => {
  if (latest.units === units) return latest.places;
  const found = lastButOne.units === units ? lastButOne : groupUnits(units);
  lastButOne = latest;
  latest = found;
  return found.places;
};

const NOBODY: readonly FieldUnit[] = [];

export const unitsOn = (field: Field, tile: TileId): readonly FieldUnit[] =>
  groupUnitsByPlace(field).get(tile) ?? NOBODY;

export const listUndeployedUnits = (field: Field, side: SideIndex): readonly FieldUnit[] =>
  field.units.filter(unit => unit.at === 'undeployed' && unit.side === side);

export const sideOn = (field: Field, tile: TileId): SideIndex | null => unitsOn(field, tile)[0]?.side ?? null;

export const unitById = (field: Field, id: string): FieldUnit => {
  const unit = pieceById(field.units, id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};

export const generalById = (field: Field, id: string): FieldGeneral => {
  const general = pieceById(field.generals, id);
  if (!general) throw new Error(`no general ${id}`);
  return general;
};

export const generalsOn = (
  field: Field,
  place: TileId | 'undeployed',
  side: SideIndex,
): readonly FieldGeneral[] => field.generals.filter(general => general.at === place && general.side === side);

/** Whether enemy units of this side stand on a tile; beyond the edge nobody does. */
export const holdsEnemyOf = (field: Field, tile: TileId | null, side: SideIndex): boolean =>
  tile !== null && sideOn(field, tile) === getOtherSide(side);

export const isTile = (place: string): place is TileId => TILE_SET.has(place);

const TILE_SET: ReadonlySet<string> = new Set(TILE_IDS);
