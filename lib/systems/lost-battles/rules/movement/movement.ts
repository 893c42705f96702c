import type { Direction } from '@/lib/geometry/square';
import { type Field, type FieldUnit, hasLeft, unitById, unitsOn } from '../battlefield/field';
import { isRough } from '../battlefield/rough-ground';
import type { SideIndex, TileId } from '../battlefield/tiles';
import { type Activation, actionsFor, type GroupLocation } from '../commands/activation';
import { isLightCavalry, isLightInfantry, isScythed, isSwift } from '../troop-types';
import { freeTurnsOf } from './facing';

/** One step of a moving group. */
export type MoveStep =
  /** 11.3 – Deploying from the undeployed box. */
  | { readonly type: 'place'; readonly tile: TileId; readonly facing: Direction }
  /** 5.2 – Straight ahead. */
  | { readonly type: 'forward' }
  | { readonly type: 'turn'; readonly to: Direction }
  /** 5.3 – The free turn after which a group may only attack. */
  | { readonly type: 'turn-to-attack'; readonly to: Direction }
  /** 5.7 – Off the field for good. */
  | { readonly type: 'leave' };

/** Units of one group that pay the same. */
export const BUDGET_KINDS = ['foot', 'hoplites', 'light-foot', 'horse', 'light-horse', 'scythed'] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];

/** What units that pay the same have left of their actions and free turns. */
export interface ActionBudget {
  readonly kind: BudgetKind;
  readonly actions: number;
  readonly freeTurns: number;
}

/** Why a group goes no further: among own units (5.5), in a camp (5.4), turned to attack (5.3), off the field (5.7). */
export type Halt = 'joined' | 'camp' | 'turned-to-attack' | 'left';

/** 4.3 – A moving group; the field still shows it where it started. Plain JSON. */
export interface Move {
  readonly side: SideIndex;
  readonly activation: Activation;
  readonly from: GroupLocation;
  readonly at: GroupLocation;
  readonly facing: Direction;
  readonly units: readonly string[];
  readonly generals: readonly string[];
  /** 9.3 – Scythed chariots that were lost on the way. */
  readonly scattered: readonly string[];
  readonly budgets: readonly ActionBudget[];
  readonly steps: number;
  readonly entered: readonly TileId[];
  readonly turnedOn: readonly TileId[];
  readonly halt: Halt | null;
  /** 11.4 – Whether it may deploy on all three rear tiles, or on the middle one only. */
  readonly wide: boolean;
  /** 8.7, 9.4 – Tiles that this side may not attack from again. */
  readonly barred: readonly TileId[];
}

export interface MovingGroup {
  readonly side: SideIndex;
  readonly from: GroupLocation;
  readonly units: readonly string[];
  /** 8.2 – Commanders who join; leaders come with their guards by themselves. */
  readonly generals: readonly string[];
}

export interface Circumstances {
  readonly wide: boolean;
  readonly barred: readonly TileId[];
}

const DEFAULT_CIRCUMSTANCES: Circumstances = { wide: true, barred: [] };

export const beginMove = (
  field: Field,
  group: MovingGroup,
  activation: Activation,
  { wide, barred }: Circumstances = DEFAULT_CIRCUMSTANCES,
): Move => {
  const units = group.units.map(id => unitById(field, id));
  return {
    side: group.side,
    activation,
    from: group.from,
    at: group.from,
    facing: facingOf(field, group),
    units: group.units,
    generals: withLeaders(field, group),
    scattered: [],
    budgets: budgetsOf(units, activation),
    steps: 0,
    entered: [],
    turnedOn: [],
    halt: null,
    wide,
    barred,
  };
};

const facingOf = (field: Field, { from, side }: MovingGroup): Direction =>
  (from === 'undeployed' ? undefined : field.facing[from]) ?? (side === 0 ? 'up' : 'down');

/** 8.1 – Leaders are always activated with their guards. */
export const withLeaders = (field: Field, { units, generals, side }: MovingGroup): readonly string[] => {
  const leaders = field.generals.filter(
    general => general.side === side && !hasLeft(general) && units.includes(general.guard ?? ''),
  );
  return [...leaders.map(({ id }) => id), ...generals];
};

const budgetKindOf = (unit: Pick<FieldUnit, 'type'>): BudgetKind => {
  if (isScythed(unit)) return 'scythed';
  if (isLightInfantry(unit)) return 'light-foot';
  if (isLightCavalry(unit)) return 'light-horse';
  if (isSwift(unit)) return 'horse';
  return unit.type === 'hoplite' ? 'hoplites' : 'foot';
};

const budgetsOf = (units: readonly FieldUnit[], activation: Activation): readonly ActionBudget[] => {
  const budgets: ActionBudget[] = [];
  for (const unit of units) {
    const kind = budgetKindOf(unit);
    if (budgets.some(budget => budget.kind === kind)) continue;
    budgets.push({ kind, actions: actionsFor(unit, activation), freeTurns: freeTurnsOf(unit, activation) });
  }
  return budgets.sort((a, b) => BUDGET_KINDS.indexOf(a.kind) - BUDGET_KINDS.indexOf(b.kind));
};

/** 5.4 – Chariots and cavalry other than cataphracts pay double for rough ground. */
export const paysForRoughGround = ({ kind }: ActionBudget): boolean =>
  kind === 'horse' || kind === 'light-horse' || kind === 'scythed';

/** 5.2, 5.4 – The actions that it takes to enter a tile. */
export const computeEntryCost = (field: Field, budget: ActionBudget, tile: TileId): number =>
  paysForRoughGround(budget) && isRough(field.ground[tile]) ? 2 : 1;

/** Own units on a tile that are not of this group. */
export const othersOn = (field: Field, move: Move, tile: TileId): readonly FieldUnit[] => {
  const there = unitsOn(field, tile);
  if (tile !== move.from) return there;
  return there.filter(({ id }) => !move.units.includes(id) && !move.scattered.includes(id));
};

/** 5.6 – Every unit of a mixed group pays its own price; the group stops (null) when one of them cannot. */
export const payActions = (
  budgets: readonly ActionBudget[],
  price: (budget: ActionBudget) => { readonly actions: number; readonly freeTurns: number },
): readonly ActionBudget[] | null => {
  const left = budgets.map(budget => {
    const { actions, freeTurns } = price(budget);
    return { kind: budget.kind, actions: budget.actions - actions, freeTurns: budget.freeTurns - freeTurns };
  });
  return left.some(({ actions }) => actions < 0) ? null : left;
};

/** 5.2, 5.3 – A turn takes a free turn where there is one left, else an action. */
export const computeTurnPrice = ({ freeTurns }: ActionBudget): { actions: number; freeTurns: number } =>
  freeTurns > 0 ? { actions: 0, freeTurns: 1 } : { actions: 1, freeTurns: 0 };

/**
 * 9.3 – Scythed chariots are lost when they change facing or enter a tile of their own units; the rest of the group
 * continues.
 */
export const scatterChariots = (field: Field, move: Move): Move => {
  const lost = move.units.filter(id => isScythed(unitById(field, id)));
  if (lost.length === 0) return move;
  return {
    ...move,
    units: move.units.filter(id => !lost.includes(id)),
    scattered: [...move.scattered, ...lost],
    budgets: move.budgets.filter(({ kind }) => kind !== 'scythed'),
  };
};
