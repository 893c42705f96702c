import type { Direction } from '@/lib/geometry/square';
import { seatOf } from '../play/game';
import type { Phase, State } from '../play/state';
import { verdictOf } from '../play/verdict';
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
/** What a hit takes from an army on the whole. */
const HIT = 3;
const IN_REACH = 0.12;
const FAR = 0.06;
const OUTFLANKED = 0.1;
const FARTHEST = 4;
const WAITING = 0.4;
const STRAY_GENERAL = 1.2;
/** What an attack may be hoped to bring; it is owed by a group that stands before the enemy, and paid when it throws. */
const ATTACK = 1.5;
/** The same while the order is not yet given: so much less that giving it is a gain. */
const READY = 0.9;
const CALLED = 1.2;
const MAX_ATTACKS = 4;
const HOPE = 0.8;
/** So little that a command is saved where nothing is to be had for it, and spent for the least gain. */
const COMMAND = 0.01;

/** A group on its way is judged where it has come to. */
const fieldAfterMove = ({ field, phase }: State): Field =>
  phase.type === 'march' && finishObjections(field, phase.move).length === 0
    ? placeGroup(field, phase.move)
    : field;

/** Hits that have been thrown and not yet allotted. */
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

/** Who has been called together is nearer to his attack than who still waits for the order. */
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

/** What a group that is called together may be hoped to come nearer by. */
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

/** Where the enemy stands; before he has come, where he must come. */
const listTargetTiles = (field: Field, side: SideIndex): readonly TileId[] => {
  const enemies = TILE_IDS.filter(other => sideOn(field, other) === otherSide(side));
  return enemies.length > 0 ? enemies : TILE_IDS.filter(other => tileAhead(other, forwardOf(side)) === null);
};

/** Enemies who look at this tile and at whom it does not look back. */
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

/** A general whom nobody stands with is lost when the turn ends. */
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

/** For the machine player: victory points ahead, hits on their way, and how well the armies stand to each other. */
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
