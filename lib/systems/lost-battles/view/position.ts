import type { JsonPath } from '@/lib/documents/json-path';
import type { SideStyle } from '@/lib/drawing/colours/palette';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { Piece, PieceBox, Position } from '@/lib/game/contract/position';
import type { Basis } from '@/lib/game/document/scenario-base';
import { sideStyleOf } from '@/lib/game/view/side-style';
import { type Direction, headingOf } from '@/lib/geometry/square';
import { UNIT_TYPE_TABLE } from '../data';
import type { MapLabel, Scenario } from '../document/scenario';
import {
  armiesOf,
  type NamedGeneral,
  type PlacedGroup,
  placedGroups,
  type Unit,
} from '../document/scenario-armies';
import { computeGeneralFightingValue, computeUnitFightingValue } from '../rules/armies';
import type { Field } from '../rules/battlefield/field';
import { terrainAt } from '../rules/battlefield/terrain';
import { BOARD, forwardOf, type SideIndex, TILE_IDS, type TileId } from '../rules/battlefield/tiles';
import type { GeneralClass, TerrainKind, UnitClass } from '../vocabulary';
import { type GroupLayout, layOutGroup } from './layout';
import { describeGeneral, describeUnit } from './words';

export interface Tile {
  readonly id: TileId;
  readonly terrain: readonly TerrainKind[];
  readonly camp: 'fortified' | 'unfortified' | null;
  readonly isKeyZone: boolean;
}

export interface Chevron {
  readonly at: readonly [number, number];
  readonly facing: string;
  readonly scale: number;
}

/** The field with both armies as the drawing and the rules of space see it. */
export interface LostBattlesPosition extends Position {
  readonly title: string;
  readonly sides: Scenario['sides'];
  readonly north: number;
  readonly seed: number;
  readonly tiles: readonly Tile[];
  readonly labels: readonly MapLabel[];
  readonly chevrons: readonly Chevron[];
  /** How we know where they stand; in play nobody asks. */
  readonly bases: readonly PlacementBasis[];
}

export interface PlacementBasis {
  readonly tile: TileId;
  readonly seat: string;
  readonly mark: Basis['mark'];
  /** The source's title. */
  readonly source: string | null;
  readonly note: string | null;
}

/** The units and generals of one side that stand together. */
interface StandingGroup {
  readonly side: SideIndex;
  readonly tile: TileId;
  readonly facing: Direction;
  readonly lead: string | null;
  readonly units: readonly Unit[];
  readonly generals: readonly NamedGeneral[];
  /** Every place in the document that refers to a piece of this stand. */
  pathsOf(list: 'units' | 'generals', piece: Unit | NamedGeneral): readonly JsonPath[];
}

/** The board as authored, mistakes and all. */
export const setUp = (scenario: Scenario): LostBattlesPosition => ({
  ...positionOf(scenario, placedGroups(scenario).map(toStandingGroup), {
    isWaiting: () => true,
    isSpent: () => false,
  }),
  bases: scenario.deployment.groups.flatMap(({ tile, side, basis }) =>
    basis
      ? {
          tile,
          seat: side,
          mark: basis.mark,
          source: scenario.sources.find(({ id }) => id === basis.source)?.title ?? null,
          note: basis.note ?? null,
        }
      : [],
  ),
});

const toStandingGroup = ({ group, index, side, units, generals }: PlacedGroup): StandingGroup => ({
  side,
  tile: group.tile,
  facing: group.facing,
  lead: group.lead ?? null,
  units,
  generals,
  pathsOf: (list, piece) => [
    ['deployment', 'groups', index, list, group[list].indexOf(piece.id)],
    piece.path,
  ],
});

/** The board as played. Pieces that have left the field are not on it. */
export const positionOfField = (scenario: Scenario, field: Field): LostBattlesPosition => {
  const waiting = new Set(
    [...field.units, ...field.generals].filter(({ at }) => at === 'undeployed').map(({ id }) => id),
  );
  const spent = new Set(field.units.filter(unit => unit.spent).map(({ id }) => id));
  return positionOf(scenario, standingGroupsOf(scenario, field), {
    isWaiting: id => waiting.has(id),
    isSpent: id => spent.has(id),
  });
};

const standingGroupsOf = (scenario: Scenario, field: Field): StandingGroup[] =>
  TILE_IDS.flatMap(tile =>
    armiesOf(scenario).flatMap(({ side, units, generals }) => {
      const isHere = (list: readonly { readonly id: string; readonly at: string }[]) => {
        const here = new Set(list.filter(({ at }) => at === tile).map(({ id }) => id));
        return ({ id }: { readonly id: string }) => here.has(id);
      };
      const stand: StandingGroup = {
        side,
        tile,
        facing: field.facing[tile] ?? forwardOf(side),
        lead: field.lead[tile] ?? null,
        units: units.filter(isHere(field.units)),
        generals: generals.filter(isHere(field.generals)),
        pathsOf: (_, piece) => [piece.path],
      };
      return stand.units.length + stand.generals.length > 0 ? stand : [];
    }),
  );

interface Condition {
  isWaiting(id: string): boolean;
  isSpent(id: string): boolean;
}

const positionOf = (
  scenario: Scenario,
  stands: readonly StandingGroup[],
  condition: Condition,
): LostBattlesPosition => {
  const arranged = arrangeGroups(stands);
  const placed = arranged.flatMap(stand => placePieces(scenario, stand, condition));
  const onField = new Set(placed.map(piece => piece.id));
  const waiting = undeployedPieces(scenario).filter(({ id }) => !onField.has(id) && condition.isWaiting(id));
  return {
    title: scenario.title,
    sides: scenario.sides,
    board: BOARD,
    north: scenario.board.north,
    seed: scenario.board.seed ?? 0,
    tiles: TILE_IDS.map(id => tileOf(scenario, id)),
    labels: scenario.board.labels,
    pieces: [...placed, ...waiting],
    chevrons: arranged.flatMap(({ stand, layout }) =>
      layout.chevron ? { ...layout.chevron, facing: stand.facing } : [],
    ),
    bases: [],
  };
};

const tileOf = (scenario: Scenario, id: TileId): Tile => {
  const camp = scenario.board.camps.find(({ tile }) => tile === id);
  return {
    id,
    terrain: terrainAt(scenario, id),
    camp: camp ? (camp.fortified ? 'fortified' : 'unfortified') : null,
    isKeyZone: scenario.board.keyZones.some(({ tile }) => tile === id),
  };
};

interface ArrangedGroup {
  readonly stand: StandingGroup;
  readonly layout: GroupLayout;
  readonly lead: Unit | null;
  readonly followers: readonly Unit[];
}

const arrangeGroups = (stands: readonly StandingGroup[]): ArrangedGroup[] =>
  stands.map(stand => {
    const { tile, facing, units, generals } = stand;
    const sharing = stands.filter(other => other.tile === tile);
    const lead = units.find(({ id }) => id === stand.lead) ?? null;
    const followers = units.filter(unit => unit !== lead);
    const layout = layOutGroup({
      tile,
      facing,
      followers: followers.length,
      generals: generals.length,
      hasLead: lead !== null,
      share: { index: sharing.indexOf(stand), of: sharing.length },
    });
    return { stand, layout, lead, followers };
  });

const placePieces = (
  scenario: Scenario,
  { stand, layout, lead, followers }: ArrangedGroup,
  condition: Condition,
): Piece[] => {
  const style = styleOf(scenario, stand.side);
  const seat = scenario.sides[stand.side]?.id ?? '';
  const standing = (list: 'units' | 'generals', piece: Unit | NamedGeneral) => ({
    id: piece.id,
    name: piece.name,
    seat,
    space: stand.tile,
    facing: list === 'units' ? stand.facing : null,
    heading: list === 'units' ? headingOf(stand.facing) : null,
    paths: stand.pathsOf(list, piece),
  });
  const unitPiece = (unit: Unit, box: PieceBox | undefined | null): Piece => ({
    ...standing('units', unit),
    words: describeUnit(unit),
    face: createUnitFace(unit, style, unit === lead, condition.isSpent(unit.id)),
    box: box ?? null,
  });
  return [
    ...(lead ? [unitPiece(lead, layout.lead)] : []),
    ...followers.map((unit, index) => unitPiece(unit, layout.followers[index])),
    ...stand.generals.map((general, index) => ({
      ...standing('generals', general),
      words: describeGeneral(general),
      face: createGeneralFace(general, style),
      box: layout.generals[index] ?? null,
    })),
  ];
};

/** Pieces that no group places wait off the board. */
const undeployedPieces = (scenario: Scenario): Piece[] =>
  armiesOf(scenario).flatMap(({ side, units, generals }) => {
    const style = styleOf(scenario, side);
    const waiting = {
      seat: scenario.sides[side]?.id ?? '',
      space: null,
      box: null,
      facing: null,
      heading: null,
    };
    return [
      ...units.map(unit => ({
        ...waiting,
        id: unit.id,
        name: unit.name,
        words: describeUnit(unit),
        face: createUnitFace(unit, style, false),
        paths: [unit.path],
      })),
      ...generals.map(general => ({
        ...waiting,
        id: general.id,
        name: general.name,
        words: describeGeneral(general),
        face: createGeneralFace(general, style),
        paths: [general.path],
      })),
    ];
  });

export const styleOf = (scenario: Scenario, side: SideIndex): SideStyle => sideStyleOf(scenario.sides, side);

const DARTS: Readonly<Record<UnitClass, 0 | 1 | 2>> = {
  levy: 0,
  average: 1,
  veteran: 2,
  african: 0,
  indian: 0,
  unclassed: 0,
};

export const createUnitFace = (
  unit: Pick<Unit, 'type' | 'class'>,
  style: SideStyle,
  lead: boolean,
  spent = false,
): CounterFace => ({
  style,
  symbol: UNIT_TYPE_TABLE[unit.type].symbol,
  figure: String(computeUnitFightingValue(unit)),
  darts: DARTS[unit.class],
  lead,
  ...(spent ? { state: 'spent' } : {}),
});

const isGenius = (generalClass: GeneralClass): boolean =>
  generalClass === 'brilliant' || generalClass === 'inspired';

export const createGeneralFace = (general: Pick<NamedGeneral, 'class'>, style: SideStyle): CounterFace => ({
  style,
  symbol: isGenius(general.class) ? 'genius' : 'general',
  figure: String(computeGeneralFightingValue(general)),
});
