import type { Field } from '../battlefield/field';
import { TILE_IDS } from '../battlefield/tiles';
import type { AttackContext } from './combat-modifiers';
import { armOf, isScythed } from './combat-table';
import { countHits, markSpent } from './hits';

/** 6.7 – A fresh unit may become spent for one more hit, if there is one to gain (rulings A12, A28). */
export const mayAttackAllOut = (context: AttackContext, difference: number): boolean =>
  !context.attacker.spent &&
  !isScythed(context.attacker) &&
  !isScythed(context.target) &&
  canCatch(context) &&
  countHits(context, difference, true) > countHits(context, difference, false);

/** 6.7 – Only light troops may attack light cavalry all out. */
const canCatch = ({ attacker, target }: AttackContext): boolean =>
  armOf(target) !== 'light-cavalry' ||
  armOf(attacker) === 'light-infantry' ||
  armOf(attacker) === 'light-cavalry';

/** 9.1 – Hoplites always do, if they can. */
export const mustAttackAllOut = (context: AttackContext, difference: number): boolean =>
  context.attacker.type === 'hoplite' && mayAttackAllOut(context, difference);

/** 6.7 – It makes the attacker spent; a lead unit leads no more, and its tile names another at the end of the turn. */
export const applyAllOut = (field: Field, attackerId: string): Field => ({
  ...markSpent(field, attackerId),
  lead: Object.fromEntries(
    TILE_IDS.flatMap(tile => {
      const lead = field.lead[tile];
      return lead === undefined || lead === attackerId ? [] : [[tile, lead]];
    }),
  ),
});
