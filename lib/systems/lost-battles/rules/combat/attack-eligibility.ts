import type { Finding } from '@/lib/game/contract/finding';
import { type Field, holdsEnemyOf, isTile, unitsOn } from '../battlefield/field';
import { isRough } from '../battlefield/rough-ground';
import { findTileAhead, type TileId } from '../battlefield/tiles';
import { mayAttackIn } from '../commands/activation';
import { type ActionBudget, type Move, othersOn, paysForRoughGround } from '../movement/movement';
import { objection } from '../objection';
import { isElephant } from '../troop-types';
import { isBarredByTurning } from './attack-limit';

/** 5.4, 6.1 – Chariots and cavalry other than cataphracts pay two actions to attack rough ground or elephants. */
export const computeAttackCost = (field: Field, budget: ActionBudget, target: TileId): number =>
  paysForRoughGround(budget) && (isRough(field.ground[target]) || unitsOn(field, target).some(isElephant))
    ? 2
    : 1;

export const targetOf = (move: Move): TileId | null =>
  isTile(move.at) ? findTileAhead(move.at, move.facing) : null;

/** 6.1 – Why a group may not end its activation with an attack on the tile that it faces. */
export const listAttackObjections = (field: Field, move: Move): readonly Finding[] => {
  const target = targetOf(move);
  if (!isTile(move.at) || move.from === 'undeployed') return [objection('no-attack-while-deploying', '11.4')];
  if (!mayAttackIn(move.activation)) return [objection('no-attack-in-express', '4.2')];
  if (move.units.length === 0) return [objection('nobody-left', '9.3')];
  if (target === null || !holdsEnemyOf(field, target, move.side)) return [objection('no-enemy-ahead', '6.1')];
  if (move.halt === 'joined') return [objection('stops-among-own-units', '5.5')];
  if (move.halt === 'camp') return [objection('stops-in-camp', '5.4')];
  if (othersOn(field, move, move.at).length > 0) return [objection('not-all-in-the-group', '4.3')];
  if (move.barred.includes(move.at))
    return [objection('attacked-from-here-before', '8.7', { tile: move.at })];
  if (isBarredByTurning(move.side, move.turnedOn, target))
    return [objection('turned-behind-the-enemy', '6.1', { tile: target })];
  return move.budgets.some(budget => budget.actions < computeAttackCost(field, budget, target))
    ? [objection('too-few-actions-to-attack', '5.6')]
    : [];
};
