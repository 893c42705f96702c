import type { CounterFace } from '@/lib/drawing/counter';
import { type SideStyle, sideStyle } from '@/lib/drawing/palette';
import type { Box, Piece, Position } from '@/lib/game/position';
import { armiesOf, type NamedGeneral, type PlacedGroup, placedGroups, type Unit } from './army';
import { UNIT_TYPE_TABLE } from './data';
import { generalWords, unitWords } from './describe';
import { type GroupLayout, layoutGroup } from './layout';
import { generalFightingValue, unitFightingValue } from './rules/armies';
import { terrainAt } from './rules/terrain';
import type { MapLabel, Scenario } from './scenario';
import { BOARD, type SideIndex, TILE_IDS, type TileId } from './tiles';
import type { GeneralClass, TerrainKind, UnitClass } from './vocabulary';

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
}

export const setUp = (scenario: Scenario): LostBattlesPosition => {
  const groups = arrangedGroups(scenario);
  const placed = groups.flatMap(group => placedPieces(scenario, group));
  const onField = new Set(placed.map(piece => piece.id));
  const waiting = waitingPieces(scenario).filter(piece => !onField.has(piece.id));
  return {
    title: scenario.title,
    sides: scenario.sides,
    board: BOARD,
    north: scenario.board.north,
    seed: scenario.board.seed ?? 0,
    tiles: TILE_IDS.map(id => tileOf(scenario, id)),
    labels: scenario.board.labels,
    pieces: [...placed, ...waiting],
    chevrons: groups.flatMap(({ placedGroup, layout }) =>
      layout.chevron ? { ...layout.chevron, facing: placedGroup.group.facing } : [],
    ),
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
  readonly placedGroup: PlacedGroup;
  readonly layout: GroupLayout;
  readonly lead: Unit | null;
  readonly followers: readonly Unit[];
}

const arrangedGroups = (scenario: Scenario): ArrangedGroup[] => {
  const groups = placedGroups(scenario);
  return groups.map(placedGroup => {
    const { group, units, generals } = placedGroup;
    const sharing = groups.filter(other => other.group.tile === group.tile);
    const lead = units.find(({ id }) => id === group.lead) ?? null;
    const followers = units.filter(unit => unit !== lead);
    const layout = layoutGroup({
      tile: group.tile,
      facing: group.facing,
      followers: followers.length,
      generals: generals.length,
      hasLead: lead !== null,
      share: { index: sharing.indexOf(placedGroup), of: sharing.length },
    });
    return { placedGroup, layout, lead, followers };
  });
};

const placedPieces = (
  scenario: Scenario,
  { placedGroup, layout, lead, followers }: ArrangedGroup,
): Piece[] => {
  const unitPiece = (unit: Unit, box: Box | undefined | null, isLead: boolean): Piece => ({
    ...standing(placedGroup, 'units', unit),
    words: unitWords(unit),
    face: unitFace(unit, styleOf(scenario, unit.side), isLead),
    box: box ?? null,
  });
  return [
    ...(lead ? [unitPiece(lead, layout.lead, true)] : []),
    ...followers.map((unit, index) => unitPiece(unit, layout.followers[index], false)),
    ...placedGroup.generals.map((general, index) => ({
      ...standing(placedGroup, 'generals', general),
      words: generalWords(general),
      face: generalFace(general, styleOf(scenario, general.side)),
      box: layout.generals[index] ?? null,
    })),
  ].map(piece => ({ ...piece, seat: placedGroup.group.side }));
};

const standing = ({ group, index }: PlacedGroup, list: 'units' | 'generals', piece: Unit | NamedGeneral) => ({
  id: piece.id,
  name: piece.name,
  seat: group.side,
  space: group.tile,
  facing: list === 'units' ? group.facing : null,
  paths: [['deployment', 'groups', index, list, group[list].indexOf(piece.id)], piece.path],
});

/** Pieces that no group places wait off the board. */
const waitingPieces = (scenario: Scenario): Piece[] =>
  armiesOf(scenario).flatMap(({ side, units, generals }) => {
    const style = styleOf(scenario, side);
    const waiting = { seat: scenario.sides[side]?.id ?? '', space: null, box: null, facing: null };
    return [
      ...units.map(unit => ({
        ...waiting,
        id: unit.id,
        name: unit.name,
        words: unitWords(unit),
        face: unitFace(unit, style, false),
        paths: [unit.path],
      })),
      ...generals.map(general => ({
        ...waiting,
        id: general.id,
        name: general.name,
        words: generalWords(general),
        face: generalFace(general, style),
        paths: [general.path],
      })),
    ];
  });

const styleOf = (scenario: Scenario, side: SideIndex): SideStyle => {
  const { colour, style } = scenario.sides[side] ?? { colour: '#2A241D', style: 'solid' };
  return sideStyle(colour, style);
};

const DARTS: Readonly<Record<UnitClass, 0 | 1 | 2>> = {
  levy: 0,
  average: 1,
  veteran: 2,
  african: 0,
  indian: 0,
  unclassed: 0,
};

export const unitFace = (
  unit: Pick<Unit, 'type' | 'class'>,
  style: SideStyle,
  lead: boolean,
): CounterFace => ({
  style,
  symbol: UNIT_TYPE_TABLE[unit.type].symbol,
  figure: String(unitFightingValue(unit)),
  darts: DARTS[unit.class],
  lead,
});

const isGenius = (generalClass: GeneralClass): boolean =>
  generalClass === 'brilliant' || generalClass === 'inspired';

export const generalFace = (general: Pick<NamedGeneral, 'class'>, style: SideStyle): CounterFace => ({
  style,
  symbol: isGenius(general.class) ? 'genius' : 'general',
  figure: String(generalFightingValue(general)),
});
