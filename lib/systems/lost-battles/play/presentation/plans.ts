import { type Field, holdsEnemyOf, isTile } from '../../rules/battlefield/field';
import { findTileAhead, forwardOf, type TileId } from '../../rules/battlefield/tiles';
import { listAttackObjections, targetOf } from '../../rules/combat/attack-eligibility';
import { finishObjections, listWays, type Way } from '../../rules/movement/move-steps';
import type { Move } from '../../rules/movement/movement';

/** What a group does in the end. */
export type PlanKind = 'attack' | 'move' | 'place' | 'turn' | 'leave';

/** A way to the end and what is done there. */
export interface Plan {
  readonly kind: PlanKind;
  /** The group before it does anything. */
  readonly start: Move;
  readonly way: Way;
  /** What is attacked. */
  readonly target: TileId | null;
  /** Whether another plan leads to the same tile by fewer steps: it differs in where the group looks. */
  readonly isOtherFacing: boolean;
}

/** Plans of the same key have the same effect. */
export const keyOfPlan = ({ kind, way: { move }, target }: Plan): string => {
  if (kind === 'attack') return `attack ${move.at} ${target}`;
  return kind === 'leave' ? 'leave' : `stand ${move.at} ${move.facing}`;
};

/** Everything that a group can do before its first roll, the shortest way to each end. */
export const listPlans = (field: Field, start: Move): readonly Plan[] => {
  const plans = new Map<string, Plan>();
  const tiles = new Set<string>();
  for (const way of listWays(field, start))
    for (const plan of listEnds(field, start, way)) {
      const key = keyOfPlan(plan);
      if (plans.has(key)) continue;
      const isStand = plan.kind === 'move' || plan.kind === 'place';
      plans.set(key, { ...plan, isOtherFacing: isStand && tiles.has(way.move.at) });
      if (isStand) tiles.add(way.move.at);
    }
  return [...plans.values()].filter(plan => !plan.isOtherFacing || isWorthFacing(field, start, plan));
};

const listEnds = (field: Field, start: Move, way: Way): readonly Plan[] => {
  const { move, steps } = way;
  const plan = { start, way, target: null, isOtherFacing: false };
  if (move.halt === 'left') return [{ ...plan, kind: 'leave' }];
  if (!isTile(move.at) || move.units.length === 0) return [];
  const target = targetOf(move);
  const attacks: readonly Plan[] =
    target !== null && listAttackObjections(field, move).length === 0
      ? [{ ...plan, kind: 'attack', target }]
      : [];
  const isStill = steps.length === 0 || (move.at === start.at && move.facing === start.facing);
  return isStill || move.halt === 'turned-to-attack' || finishObjections(field, move).length > 0
    ? attacks
    : [...attacks, { ...plan, kind: kindOfStand(start, move) }];
};

const kindOfStand = (start: Move, { at }: Move): PlanKind => {
  if (start.at === 'undeployed') return 'place';
  return at === start.at ? 'turn' : 'move';
};

/** A long march of a single unit leads to many tiles: only the facings that matter are listed there. */
const isWorthFacing = (field: Field, { activation }: Move, { way: { move } }: Plan): boolean => {
  if (activation === 'normal' || activation === 'limited') return true;
  return (
    move.facing === forwardOf(move.side) ||
    (isTile(move.at) && holdsEnemyOf(field, findTileAhead(move.at, move.facing), move.side))
  );
};
