import type { Direction } from '@/lib/geometry/square';
import { verdictOf } from '../play/figures/verdict';
import { seatOf } from '../play/game';
import type { Phase, State } from '../play/state';
import { generalFightingValue, unitFightingValue } from '../rules/armies';
import { type Field, type FieldUnit, isTile, sideOn } from '../rules/battlefield/field';
import {
  forwardOf,
  otherSide,
  type SideIndex,
  TILE_IDS,
  type TileId,
  tileAhead,
  tileDistance,
} from '../rules/battlefield/tiles';
import { placeGroup } from '../rules/movement/arrival';
import { finishObjections } from '../rules/movement/move-steps';

const WON = 1000;
/** How much a hit is worth on average. */
const HIT = 3;
const IN_REACH = 0.12;
const FAR = 0.06;
const OUTFLANKED = 0.1;
const FARTHEST = 4;
const WAITING = 0.4;
const STRAY_GENERAL = 1.2;
/** The expected gain of an attack; it counts while a group stands before the enemy, until its dice are thrown. */
const ATTACK = 1.5;
/** The same before the order is given: lower, so that giving the order is a gain. */
const READY = 0.9;
const CALLED = 1.2;
const MAX_ATTACKS = 4;
const HOPE = 0.8;
/** So little that a command is kept if it brings nothing, and spent for the smallest gain. */
const COMMAND = 0.01;

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

/** Attacks that a group under way can still make: so many units as the limit has room for. */
const scorePendingAttacks = ({ phase, active }: State, side: SideIndex): number => {
  if (phase.type !== 'assault' || active !== side || phase.assault.isLastDone) return 0;
  const { group, engaged, limit, used, isLimited } = phase.assault;
  const most = isLimited ? 1 - engaged.length : Math.min(group.length - engaged.length, limit - used);
  return Math.max(0, most) * ATTACK;
};

/** Units that stand before the enemy and can still be ordered to attack in this turn; with its end the chance is gone. */
const scoreReadyAttacks = (state: State, field: Field, side: SideIndex): number => {
  const { turn, phase } = state;
  if (state.active !== side || turn.commands === 0) return 0;
  const busy = new Set([...turn.activated, ...(phase.type === 'assault' ? phase.assault.group : [])]);
  const ready = field.units.filter(
    unit =>
      unit.side === side && !busy.has(unit.id) && isTile(unit.at) && !turn.attackedFrom.includes(unit.at),
  );
  const group = new Set(groupIn(phase));
  const tiles = [...new Set(ready.map(({ at }) => at))].filter(isTile);
  return tiles
    .filter(tile => isAttackable(field, tile, facingOn(field, tile, side), side))
    .map(tile => ready.filter(({ at }) => at === tile))
    .reduce((sum, units) => sum + scoreAttacks(units, group, maxAttacksIn(phase)), 0);
};

/** Units that have joined a group are nearer to their attack than units that wait for an order. */
const scoreAttacks = (units: readonly FieldUnit[], group: ReadonlySet<string>, most: number): number => {
  const called = Math.min(most, units.filter(({ id }) => group.has(id)).length);
  const rest = Math.min(MAX_ATTACKS - called, units.length - called);
  return called * CALLED + (called > 0 ? 0 : rest * READY);
};

const maxAttacksIn = (phase: Phase): number =>
  phase.type === 'march' && phase.move.activation === 'limited' ? 1 : MAX_ATTACKS;

const groupIn = (phase: Phase): readonly string[] => {
  if (phase.type === 'muster') return phase.muster.units;
  return phase.type === 'march' ? phase.move.units : [];
};

/** How much nearer to the enemy a group that is being formed can come. */
const scoreApproach = ({ phase, active }: State, field: Field, side: SideIndex): number => {
  if (phase.type !== 'muster' || active !== side) return 0;
  const { from, units } = phase.muster;
  const hope = from === 'undeployed' ? WAITING : distanceToEnemy(field, from, side) > 1 ? FAR : 0;
  return field.units
    .filter(({ id }) => units.includes(id))
    .reduce((sum, unit) => sum + unitFightingValue(unit) * hope * HOPE, 0);
};

const facingOn = (field: Field, tile: TileId, side: SideIndex): Direction =>
  field.facing[tile] ?? forwardOf(side);

const isAttackable = (field: Field, tile: TileId, facing: Direction, side: SideIndex): boolean => {
  const ahead = tileAhead(tile, facing);
  return ahead !== null && sideOn(field, ahead) === otherSide(side);
};

const distanceToEnemy = (field: Field, tile: TileId, side: SideIndex): number =>
  Math.min(FARTHEST, ...listTargetTiles(field, side).map(other => tileDistance(tile, other)));

/** Where the enemy stands; before deployment, where the enemy must deploy. */
const listTargetTiles = (field: Field, side: SideIndex): readonly TileId[] => {
  const enemies = TILE_IDS.filter(other => sideOn(field, other) === otherSide(side));
  return enemies.length > 0 ? enemies : TILE_IDS.filter(other => tileAhead(other, forwardOf(side)) === null);
};

/** Enemies that face this tile while it does not face them. */
const countOutflankers = (field: Field, tile: TileId, side: SideIndex): number =>
  TILE_IDS.filter(other => {
    const facing = field.facing[other];
    return (
      facing !== undefined &&
      sideOn(field, other) === otherSide(side) &&
      tileAhead(other, facing) === tile &&
      tileAhead(tile, facingOn(field, tile, side)) !== other
    );
  }).length;

/** How well units of a tile stand, for each point of their value: the enemy before them and nobody in their flank. */
const scoreTile = (field: Field, tile: TileId, side: SideIndex): number => {
  const facing = facingOn(field, tile, side);
  const reach = isAttackable(field, tile, facing, side) ? IN_REACH : 0;
  return reach - FAR * distanceToEnemy(field, tile, side) - OUTFLANKED * countOutflankers(field, tile, side);
};

const scoreUnit = (unit: FieldUnit, stances: ReadonlyMap<string, number>): number =>
  unitFightingValue(unit) * (stances.get(unit.at) ?? (unit.at === 'undeployed' ? -WAITING : 0));

/** A general without units on the tile is lost when the turn ends. */
const strayGeneralPenalty = (field: Field, side: SideIndex): number =>
  field.generals
    .filter(general => general.side === side && isTile(general.at) && sideOn(field, general.at) !== side)
    .reduce((sum, general) => sum + generalFightingValue(general) * STRAY_GENERAL, 0);

const scoreArmy = (field: Field, side: SideIndex): number => {
  const own = field.units.filter(unit => unit.side === side);
  const tiles = new Set(own.map(({ at }) => at).filter(isTile));
  const stances = new Map([...tiles].map(tile => [tile as string, scoreTile(field, tile, side)]));
  return own.reduce((sum, unit) => sum + scoreUnit(unit, stances), 0) - strayGeneralPenalty(field, side);
};

/** For the computer player: the lead in victory points, hits not yet assigned, and how well the armies stand. */
export const worth = (state: State, seat: string): number => {
  const { points } = verdictOf(state);
  const side: SideIndex = seat === seatOf(state, 0) ? 0 : 1;
  const ahead = points[side] - points[otherSide(side)];
  if (state.phase.type === 'over') return ahead + WON * Math.sign(ahead);
  const field = fieldAfterMove(state);
  const toCome =
    scorePendingHits(state, side) +
    scorePendingAttacks(state, side) +
    scoreReadyAttacks(state, field, side) +
    scoreApproach(state, field, side);
  const commands = state.active === side ? state.turn.commands * COMMAND : 0;
  return ahead + toCome + commands + scoreArmy(field, side) - scoreArmy(field, otherSide(side));
};
