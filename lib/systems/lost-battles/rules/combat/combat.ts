import type { DiceRule } from '@/lib/dice/odds';
import { reverseDirection } from '@/lib/geometry/square';
import { pieceById } from '../../document/piece-index';
import { type Field, holdsEnemyOf, isTile, unitsOn } from '../battlefield/field';
import { findTileAhead, isEdgeTile, listAdjacentTiles, type TileId } from '../battlefield/tiles';
import { mayAttackAllOut, mustAttackAllOut } from './all-out-attack';
import { type Aspect, type AttackContext, sumModifiersOf } from './combat-modifiers';
import { computeCombatFactor, isScythed } from './combat-table';
import { countHits } from './hits';
import { isScreened } from './screens';

/** One unit's attack as it is declared. */
export interface AttackDeclaration {
  readonly attacker: string;
  readonly target: TileId;
  readonly isLead: boolean;
  readonly bonuses: 0 | 1 | 2;
  readonly half: boolean;
  readonly supported: boolean;
  readonly moved: boolean;
  readonly rain: boolean;
  readonly fatigued: boolean;
  /** Where the activation began. */
  readonly start: TileId;
  /** The enemy units that came onto their tile in their own last turn. */
  readonly newcomers: readonly string[];
}

/** An attack without any choice of its own: by full points, not moved, neither lead nor supported. */
export const PLAIN_ATTACK = {
  isLead: false,
  bonuses: 0,
  half: false,
  supported: false,
  moved: false,
} as const satisfies Partial<AttackDeclaration>;

/** 6.5 – What the throw depends on, read off the field; null when nobody attacks or nobody leads the target's tile. */
export const buildAttackContext = (field: Field, declared: AttackDeclaration): AttackContext | null => {
  const { target: tile, start, newcomers } = declared;
  const attacker = pieceById(field.units, declared.attacker);
  const from = attacker?.at;
  const defenders = unitsOn(field, tile);
  const target = defenders.find(({ id }) => id === field.lead[tile]);
  if (!attacker || !from || !isTile(from) || !target) return null;
  // Spelled out: this is built for every attack that the computer weighs, and copying the rest of an object is slow.
  return {
    attacker,
    isLead: declared.isLead,
    bonuses: declared.bonuses,
    half: declared.half,
    supported: declared.supported,
    moved: declared.moved,
    rain: declared.rain,
    fatigued: declared.fatigued,
    target,
    companions: defenders.filter(({ id }) => id !== target.id),
    aspect: aspectOf(field, tile, from),
    from: field.ground[from],
    to: field.ground[tile],
    start: field.ground[start],
    isOnEdge: isEdgeTile(from) && isEdgeTile(tile),
    isPressed: listAdjacentTiles(from).some(
      other => other !== tile && holdsEnemyOf(field, other, attacker.side),
    ),
    meetsHoplites: defenders.some(({ id, type }) => type === 'hoplite' && !newcomers.includes(id)),
    screened: isScreened(field, tile),
  };
};

/** 6.5 – Whether the units of a tile face the tile that they are attacked from. */
const aspectOf = (field: Field, tile: TileId, attackedFrom: TileId): Aspect => {
  const facing = field.facing[tile];
  if (facing === undefined || findTileAhead(tile, facing) === attackedFrom) return 'front';
  return findTileAhead(tile, reverseDirection(facing)) === attackedFrom ? 'rear' : 'flank';
};

/** 6.6 – Two dice and all modifiers, minus the number of the table. */
export const computeCombatDifference = (context: AttackContext, faces: readonly number[]): number =>
  faces.reduce((sum, face) => sum + face, 0) +
  sumModifiersOf(context) -
  computeCombatFactor(context.attacker, context.target);

export interface AttackResult {
  /** Where an all-out attack may be made, it adds one; where it must, it is counted already. */
  readonly hits: number;
  readonly allOut: 'no' | 'may' | 'must';
}

/** What a throw can mean: hits, and whether an all-out attack may or must add one. */
export const ATTACK_RESULTS = {
  'no-hit': { hits: 0, allOut: 'no' },
  'no-hit-unless-all-out': { hits: 0, allOut: 'may' },
  'one-hit': { hits: 1, allOut: 'no' },
  'one-hit-or-all-out': { hits: 1, allOut: 'may' },
  'one-hit-all-out': { hits: 1, allOut: 'must' },
  'two-hits': { hits: 2, allOut: 'no' },
  'two-hits-all-out': { hits: 2, allOut: 'must' },
  'chariots-withdraw': { hits: 1, allOut: 'no' },
  'chariots-withdraw-and-one-hit': { hits: 2, allOut: 'no' },
} as const satisfies Readonly<Record<string, AttackResult>>;
export type AttackOutcome = keyof typeof ATTACK_RESULTS;

/**
 * 6.6, 6.7, 9.3 – The meaning of a combat difference. The withdrawal of scythed chariots replaces the first hit
 * (ruling A20).
 */
export const findAttackOutcome = (context: AttackContext, difference: number): AttackOutcome => {
  const hits = countHits(context, difference, false);
  if (isScythed(context.target)) return hits > 1 ? 'chariots-withdraw-and-one-hit' : 'chariots-withdraw';
  if (mustAttackAllOut(context, difference)) return hits === 0 ? 'one-hit-all-out' : 'two-hits-all-out';
  if (mayAttackAllOut(context, difference))
    return hits === 0 ? 'no-hit-unless-all-out' : 'one-hit-or-all-out';
  if (hits === 0) return 'no-hit';
  return hits === 1 ? 'one-hit' : 'two-hits';
};

/** 6.5, 6.6 – One unit's attack: two dice. */
export const attack: DiceRule<AttackContext, AttackOutcome> = {
  dice: () => ({ count: 2, sides: 6 }),
  outcome: (context, faces) => findAttackOutcome(context, computeCombatDifference(context, faces)),
};
