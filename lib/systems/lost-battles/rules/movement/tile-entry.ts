import type { Finding } from '@/lib/game/contract/finding';
import type { Direction } from '@/lib/geometry/square';
import { type Field, generalsOn, holdsEnemyOf, sideOn, unitById } from '../battlefield/field';
import { type SideIndex, type TileId, toNamedTile } from '../battlefield/tiles';
import { objection } from '../objection';
import {
  type ActionBudget,
  computeEntryCost,
  computeTurnPrice,
  type Move,
  othersOn,
  payActions,
  scatterChariots,
} from './movement';
import { countRoomTaken, getStackingLimit } from './stacking';

/** A group that enters a tile, and the actions it has left; null when one of its units cannot pay. */
export interface TileEntry {
  readonly tile: TileId;
  readonly facing: Direction;
  readonly budgets: readonly ActionBudget[] | null;
}

/** 5.2, 5.5 – Going ahead costs the ground, and a turn where own units already stand there and face another way. */
export const getForwardEntry = (field: Field, move: Move, tile: TileId): TileEntry => {
  const theirs = facingOfOwnUnits(field, move, tile);
  const arrived = payActions(move.budgets, budget => ({
    actions: computeEntryCost(field, budget, tile),
    freeTurns: 0,
  }));
  return adoptFacing({ tile, facing: move.facing, budgets: arrived }, theirs);
};

/** 5.5 – Among own units a group takes their facing at once; scythed chariots are gone by then (9.3). */
export const adoptFacing = (entry: TileEntry, theirs: Direction | null): TileEntry => {
  if (theirs === null || entry.budgets === null) return entry;
  const staying = entry.budgets.filter(({ kind }) => kind !== 'scythed');
  return {
    tile: entry.tile,
    facing: theirs,
    budgets: theirs === entry.facing ? staying : payActions(staying, computeTurnPrice),
  };
};

/** 5.5 – The facing of own units on a tile; null where there are none. */
export const facingOfOwnUnits = (field: Field, move: Move, tile: TileId): Direction | null =>
  othersOn(field, move, tile).length > 0 && sideOn(field, tile) === move.side
    ? (field.facing[tile] ?? null)
    : null;

/** Why a group may not enter a tile: ground, enemies, room, generals, the price. */
export const listEntryObjections = (field: Field, move: Move, entry: TileEntry): readonly Finding[] => {
  const { tile } = entry;
  if (field.ground[tile].terrain.includes('impassable')) return [objection('may-not-enter', '2.2', { tile })];
  if (holdsEnemyOf(field, tile, move.side)) return [objection('enemy-on-tile', '5.5', { tile })];
  if (move.from === 'undeployed' && isEnemyHalf(tile, move.side))
    return [objection('enemy-half-while-deploying', '11.4', { tile })];
  if (!hasRoom(field, move, tile)) return [objection('no-room-on-tile', '5.5', { tile })];
  if (meetsGeneral(field, move, tile)) return [objection('general-already-there', '8.6', { tile })];
  return entry.budgets === null ? [objection('too-few-actions', '5.6', { tile })] : [];
};

export const isEnemyHalf = (tile: TileId, side: SideIndex): boolean => toNamedTile(tile).side !== side;

/** 5.5 – Room is counted at all times, on the way too. Chariots that scatter on arrival take none. */
const hasRoom = (field: Field, move: Move, tile: TileId): boolean => {
  const others = othersOn(field, move, tile);
  const { units } = others.length > 0 ? scatterChariots(field, move) : move;
  const coming = units.map(id => unitById(field, id));
  return countRoomTaken(others) + countRoomTaken(coming) <= getStackingLimit(field.ground[tile].terrain);
};

/** 8.6 – A general may not enter the tile of another, and two may not enter one tile together. */
const meetsGeneral = (field: Field, move: Move, tile: TileId): boolean =>
  move.generals.length > 1 ||
  (move.generals.length === 1 &&
    generalsOn(field, tile, move.side).some(({ id }) => !move.generals.includes(id)));

/** The group on the tile that it has entered; `facing` is its facing before. */
export const applyEntry = (
  field: Field,
  move: Move,
  entry: TileEntry,
  facing: Direction = move.facing,
): Move => {
  const joins = facingOfOwnUnits(field, move, entry.tile) !== null;
  // Spelled out: copying a group by spreading it was the most expensive part of a replay.
  const arrived: Move = {
    side: move.side,
    activation: move.activation,
    from: move.from,
    at: entry.tile,
    facing: entry.facing,
    units: move.units,
    generals: move.generals,
    scattered: move.scattered,
    budgets: entry.budgets ?? [],
    steps: move.steps + 1,
    entered: [...move.entered, entry.tile],
    turnedOn: joins && entry.facing !== facing ? [...move.turnedOn, entry.tile] : move.turnedOn,
    halt: joins ? 'joined' : null,
    wide: move.wide,
    barred: move.barred,
  };
  return joins ? scatterChariots(field, arrived) : arrived;
};
