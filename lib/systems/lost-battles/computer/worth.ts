import type { Direction } from '@/lib/geometry/square';
import { verdictOf } from '../play/figures/verdict';
import { seatOf } from '../play/game';
import type { Phase, State } from '../play/state';
import { computeGeneralFightingValue, computeUnitFightingValue } from '../rules/armies';
import { type Field, type FieldUnit, isTile, sideOn } from '../rules/battlefield/field';
import {
  findTileAhead,
  forwardOf,
  getOtherSide,
  listAdjacentTiles,
  measureTileDistance,
  type SideIndex,
  TILE_IDS,
  type TileId,
} from '../rules/battlefield/tiles';
import { placeGroup } from '../rules/movement/arrival';
import { finishObjections } from '../rules/movement/move-steps';
import { expectHits } from './expected-hits';

const WON = 1000;
/** How much a hit is worth on average. */
const HIT = 3;
const IN_REACH = 0.12;
const FAR = 0.06;
const OUTFLANKED = 0.1;
/** Units that look to where no enemy is. */
const LOOKS_AWAY = 0.04;
const FARTHEST = 4;
/** 5.5 – No more find room on open ground. */
const MOST_ON_TILE = 12;
const WAITING = 0.4;
const STRAY_GENERAL = 1.2;
/** How much of the hits that an attack brings on average counts before its throw: more, the nearer it is. */
const READY = 0.6;
const CALLED = 0.8;
const MAX_ATTACKS = 4;
const HOPE = 0.8;
/** So little that a command is kept if it brings nothing, and spent for the smallest gain. */
const COMMAND = 0.01;

/** A proposal that was declined: it is not worth asking unless the other gains by it too. */
const DECLINED = 2;

/** A moving group is rated where it is now. */
const fieldAfterMove = ({ field, phase }: State): Field =>
  phase.type === 'march' && finishObjections(field, phase.move).length === 0
    ? placeGroup(field, phase.move)
    : field;

/** Hits of a throw that are not yet assigned. */
const scorePendingHits = ({ phase, active }: State, side: SideIndex): number => {
  const hits = 'strike' in phase ? phase.strike.hits * HIT : 0;
  return active === side ? hits : -hits;
};

/** The best that this many of these units can expect from an attack on a tile. */
const scoreAttackers = (
  state: State,
  field: Field,
  units: readonly FieldUnit[],
  target: TileId,
  most: number,
): number =>
  units
    .map(unit => expectHits(state, field, unit, target))
    .toSorted((one, other) => other - one)
    .slice(0, Math.max(0, most))
    .reduce((sum, hits) => sum + hits * HIT, 0);

/** Attacks that a group under way can still make: as many units as the limit allows. */
const scorePendingAttacks = (state: State, side: SideIndex): number => {
  const { phase, active, field } = state;
  if (phase.type !== 'assault' || active !== side || phase.assault.isLastDone) return 0;
  const { group, engaged, limit, used, isLimited, target } = phase.assault;
  const left = field.units.filter(({ id }) => group.includes(id) && !engaged.includes(id));
  return scoreAttackers(state, field, left, target, isLimited ? 1 - engaged.length : limit - used);
};

/** Units that stand before the enemy and can still be ordered to attack in this turn; with its end the chance is gone. */
const scoreReadyAttacks = (state: State, field: Field, side: SideIndex): number => {
  const { turn, phase } = state;
  if (state.active !== side || turn.commands === 0) return 0;
  const busy = new Set([...turn.activated, ...(phase.type === 'assault' ? phase.assault.group : [])]);
  const group = new Set(groupIn(phase));
  const byTile = new Map<TileId, FieldUnit[]>();
  for (const unit of field.units) {
    const { at } = unit;
    if (unit.side !== side || busy.has(unit.id) || !isTile(at) || turn.attackedFrom.includes(at)) continue;
    byTile.set(at, [...(byTile.get(at) ?? []), unit]);
  }
  let sum = 0;
  for (const [tile, units] of byTile) {
    const target = findTileAhead(tile, facingOn(field, tile, side));
    if (target === null || sideOn(field, target) !== getOtherSide(side)) continue;
    const called = units.filter(({ id }) => group.has(id));
    // Units that have joined a group are nearer to their attack than units that wait for an order.
    sum +=
      called.length > 0
        ? CALLED * scoreAttackers(state, field, called, target, maxAttacksIn(phase))
        : READY * scoreAttackers(state, field, units, target, MAX_ATTACKS);
  }
  return sum;
};

const maxAttacksIn = (phase: Phase): number =>
  phase.type === 'march' && phase.move.activation === 'limited' ? 1 : MAX_ATTACKS;

const groupIn = (phase: Phase): readonly string[] => {
  if (phase.type === 'muster') return phase.muster.units;
  return phase.type === 'march' ? phase.move.units : [];
};

/** Whether a way leads nearer to the enemy: a tile that is not full. */
const canApproach = (field: Field, from: TileId, side: SideIndex, size: number): boolean => {
  const targets = listTargetTiles(field, side);
  const distance = distanceTo(targets, from);
  return (
    distance > 1 &&
    listAdjacentTiles(from).some(
      tile =>
        distanceTo(targets, tile) < distance &&
        field.units.filter(({ at }) => at === tile).length + size <= MOST_ON_TILE,
    )
  );
};

/** How much nearer to the enemy a group that is being formed can come. */
const scoreApproach = ({ phase, active }: State, field: Field, side: SideIndex): number => {
  if (phase.type !== 'muster' || active !== side) return 0;
  const { from, units } = phase.muster;
  const isFar = from !== 'undeployed' && canApproach(field, from, side, Math.max(1, units.length));
  const hope = from === 'undeployed' ? WAITING : isFar ? FAR : 0;
  return field.units
    .filter(({ id }) => units.includes(id))
    .reduce((sum, unit) => sum + computeUnitFightingValue(unit) * hope * HOPE, 0);
};

/** 6.3 – A tile that was just cleared: that no enemy is left to reach is no loss, since somebody may advance. */
const scoreCleared = ({ phase, active }: State, field: Field, side: SideIndex): number => {
  if (phase.type !== 'advance' || active !== side) return 0;
  return field.units
    .filter(({ at }) => at === phase.assault.from)
    .reduce((sum, unit) => sum + computeUnitFightingValue(unit) * (IN_REACH + FAR), 0);
};

const facingOn = (field: Field, tile: TileId, side: SideIndex): Direction =>
  field.facing[tile] ?? forwardOf(side);

const isAttackable = (field: Field, tile: TileId, facing: Direction, side: SideIndex): boolean => {
  const ahead = findTileAhead(tile, facing);
  return ahead !== null && sideOn(field, ahead) === getOtherSide(side);
};

const distanceTo = (targets: readonly TileId[], tile: TileId): number =>
  targets.reduce((nearest, other) => Math.min(nearest, measureTileDistance(tile, other)), FARTHEST);

/** Where the enemy stands; before deployment, where the enemy must deploy. */
const listTargetTiles = (field: Field, side: SideIndex): readonly TileId[] => {
  const enemies = TILE_IDS.filter(other => sideOn(field, other) === getOtherSide(side));
  return enemies.length > 0
    ? enemies
    : TILE_IDS.filter(other => findTileAhead(other, forwardOf(side)) === null);
};

/** Enemies that face this tile while it does not face them. */
const countOutflankers = (
  field: Field,
  targets: readonly TileId[],
  tile: TileId,
  facing: Direction,
): number => {
  const ahead = findTileAhead(tile, facing);
  return targets.filter(other => {
    const theirs = field.facing[other];
    return theirs !== undefined && findTileAhead(other, theirs) === tile && ahead !== other;
  }).length;
};

/** How well units of a tile stand, for each point of their value: the enemy before them and nobody in their flank. */
const scoreTile = (field: Field, targets: readonly TileId[], tile: TileId, side: SideIndex): number => {
  const facing = facingOn(field, tile, side);
  const reach = isAttackable(field, tile, facing, side) ? IN_REACH : 0;
  const distance = distanceTo(targets, tile);
  const ahead = findTileAhead(tile, facing);
  const looksAway = ahead === null || distanceTo(targets, ahead) >= distance;
  return (
    reach -
    FAR * distance -
    (looksAway ? LOOKS_AWAY : 0) -
    OUTFLANKED * countOutflankers(field, targets, tile, facing)
  );
};

const scoreUnit = (unit: FieldUnit, stances: ReadonlyMap<string, number>): number =>
  computeUnitFightingValue(unit) * (stances.get(unit.at) ?? (unit.at === 'undeployed' ? -WAITING : 0));

/** A general without units on the tile is lost when the turn ends. */
const strayGeneralPenalty = (field: Field, side: SideIndex): number =>
  field.generals
    .filter(general => general.side === side && isTile(general.at) && sideOn(field, general.at) !== side)
    .reduce((sum, general) => sum + computeGeneralFightingValue(general) * STRAY_GENERAL, 0);

const scoreArmy = (field: Field, side: SideIndex): number => {
  const targets = listTargetTiles(field, side);
  const stances = new Map<string, number>();
  for (const tile of TILE_IDS)
    if (sideOn(field, tile) === side) stances.set(tile, scoreTile(field, targets, tile, side));
  const sum = field.units.reduce(
    (total, unit) => (unit.side === side ? total + scoreUnit(unit, stances) : total),
    0,
  );
  return sum - strayGeneralPenalty(field, side);
};

/** For the computer player: the lead in victory points, hits not yet assigned, and how well the armies stand. */
export const worth = (state: State, seat: string): number => {
  const { points } = verdictOf(state);
  const side: SideIndex = seat === seatOf(state, 0) ? 0 : 1;
  const ahead = points[side] - points[getOtherSide(side)];
  if (state.phase.type === 'over') return ahead + WON * Math.sign(ahead);
  const field = fieldAfterMove(state);
  const toCome =
    scorePendingHits(state, side) +
    scorePendingAttacks(state, side) +
    scoreReadyAttacks(state, field, side) +
    scoreApproach(state, field, side) +
    scoreCleared(state, field, side);
  const commands = state.active === side ? state.turn.commands * COMMAND : 0;
  const declined = state.active === side && state.turn.hasProposed ? DECLINED : 0;
  return ahead + toCome + commands - declined + scoreArmy(field, side) - scoreArmy(field, getOtherSide(side));
};
