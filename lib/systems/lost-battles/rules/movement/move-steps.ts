import type { Finding } from '@/lib/game/contract/finding';
import { DIRECTIONS, type Direction, reverseDirection } from '@/lib/geometry/square';
import { type Field, isTile } from '../battlefield/field';
import { findTileAhead, type TileId } from '../battlefield/tiles';
import { listAttackObjections } from '../combat/attack-eligibility';
import {
  listPlacingFacings,
  listPlacingObjections,
  listPlacingTiles,
  placeFromBox,
} from '../deployment/undeployed';
import { objection } from '../objection';
import { mayFaceAboutFreely, mayTurnToAttack } from './facing';
import { listLeaveObjections } from './leaving-field';
import {
  type ActionBudget,
  computeTurnPrice,
  type Move,
  type MoveStep,
  othersOn,
  payActions,
  scatterChariots,
} from './movement';
import { applyEntry, getForwardEntry, listEntryObjections } from './tile-entry';

export interface TriedStep {
  readonly objections: readonly Finding[];
  /** The group after the step; before it when something forbids it. */
  readonly move: Move;
}

/** The result of a step; the last objection is that the group could no longer end its activation legally. */
export const tryStep = (field: Field, move: Move, step: MoveStep): TriedStep => {
  const objections = immediateObjections(field, move, step);
  if (objections.length > 0) return { objections, move };
  const next = takeStep(field, move, step);
  return canFinish(field, next)
    ? { objections: [], move: next }
    : { objections: [objection('must-leave-the-tile', '5.1')], move };
};

/** Why a moving group may not take this step. */
export const listStepObjections = (field: Field, move: Move, step: MoveStep): readonly Finding[] =>
  tryStep(field, move, step).objections;

const immediateObjections = (field: Field, move: Move, step: MoveStep): readonly Finding[] => {
  const halted = haltObjections(move, step);
  if (halted.length > 0) return halted;
  switch (step.type) {
    case 'place':
      return listPlacingObjections(field, move, step);
    case 'forward':
      return forwardObjections(field, move);
    case 'turn':
      return turnObjections(field, move, step.to);
    case 'turn-to-attack':
      return turnToAttackObjections(field, move, step.to);
    case 'leave':
      return listLeaveObjections(field, move);
  }
};

/** 5.3, 5.4, 5.5, 5.7 – What a group may still do after it has stopped. */
const haltObjections = ({ halt, units }: Move, step: MoveStep): readonly Finding[] => {
  if (units.length === 0) return [objection('nobody-left', '9.3')];
  switch (halt) {
    case null:
      return [];
    case 'joined':
      return [objection('stops-among-own-units', '5.5')];
    case 'camp':
      return step.type === 'turn' ? [] : [objection('stops-in-camp', '5.4')];
    case 'turned-to-attack':
      return [objection('turned-to-attack', '5.3')];
    case 'left':
      return [objection('has-left', '5.7')];
  }
};

const forwardObjections = (field: Field, move: Move): readonly Finding[] => {
  if (!isTile(move.at)) return [objection('not-yet-deployed', '11.3')];
  if (move.activation === 'limited') return [objection('limited-does-not-move', '4.2')];
  const ahead = findTileAhead(move.at, move.facing);
  if (ahead === null) return [objection('edge-of-the-field', '5.2')];
  return listEntryObjections(field, move, getForwardEntry(field, move, ahead));
};

const turnObjections = (field: Field, move: Move, to: Direction): readonly Finding[] => {
  if (!isTile(move.at)) return [objection('not-yet-deployed', '11.3')];
  if (to === move.facing) return [objection('faces-there-already', '5.2')];
  return payForTurn(field, move, move.at, to) === null ? [objection('too-few-actions-to-turn', '5.2')] : [];
};

/** 5.3 – As the first step an about-face may be free; hoplites always pay for it (9.1). */
const payForTurn = (field: Field, move: Move, at: TileId, to: Direction): readonly ActionBudget[] | null => {
  const isFree =
    move.steps === 0 && to === reverseDirection(move.facing) && mayFaceAboutFreely(field, { ...move, at });
  return payActions(move.budgets, budget =>
    isFree && budget.kind !== 'hoplites' ? { actions: 0, freeTurns: 0 } : computeTurnPrice(budget),
  );
};

const turnToAttackObjections = (field: Field, move: Move, to: Direction): readonly Finding[] => {
  if (!isTile(move.at)) return [objection('not-yet-deployed', '11.3')];
  if (move.steps > 0) return [objection('turn-to-attack-comes-first', '5.3')];
  if (!mayTurnToAttack(field, { ...move, at: move.at }, to)) return [objection('turn-to-attack', '5.3')];
  return listAttackObjections(field, takeStep(field, move, { type: 'turn-to-attack', to }));
};

/** The group after a step that nothing forbids. */
export const takeStep = (field: Field, move: Move, step: MoveStep): Move => {
  switch (step.type) {
    case 'place':
      return placeFromBox(field, move, step.tile, step.facing);
    case 'forward':
      return moveForward(field, move);
    case 'turn':
      return turnGroup(field, move, step.to, null);
    case 'turn-to-attack':
      return turnGroup(field, move, step.to, 'turned-to-attack');
    case 'leave':
      return { ...move, steps: move.steps + 1, halt: 'left' };
  }
};

const moveForward = (field: Field, move: Move): Move => {
  const ahead = isTile(move.at) ? findTileAhead(move.at, move.facing) : null;
  if (ahead === null) throw new Error('nothing lies ahead');
  const arrived = applyEntry(field, move, getForwardEntry(field, move, ahead));
  return arrived.halt === null && field.ground[ahead].camp !== null ? { ...arrived, halt: 'camp' } : arrived;
};

const turnGroup = (field: Field, move: Move, to: Direction, halt: Move['halt']): Move => {
  if (!isTile(move.at)) throw new Error('only troops on the field turn');
  const budgets =
    halt === 'turned-to-attack' ? move.budgets : (payForTurn(field, move, move.at, to) ?? move.budgets);
  return scatterChariots(field, {
    ...move,
    facing: to,
    budgets,
    steps: move.steps + 1,
    turnedOn: [...move.turnedOn, move.at],
    halt: halt ?? move.halt,
  });
};

/** 5.1, 11.3 – A group may end its activation on the field and facing as the other units of its tile do. */
export const finishObjections = (field: Field, move: Move): readonly Finding[] => {
  if (!isTile(move.at)) return [objection('not-yet-deployed', '11.3')];
  if (move.at !== move.from || move.halt === 'left' || move.units.length === 0) return [];
  const stays = othersOn(field, move, move.at).length > 0;
  return stays && move.facing !== field.facing[move.at] ? [objection('one-facing-on-tile', '5.1')] : [];
};

const canFinish = (field: Field, move: Move, seen?: Set<string>): boolean => {
  if (finishObjections(field, move).length === 0) return true;
  const key = keyOf(move);
  if (seen?.has(key)) return false;
  const known = (seen ?? new Set()).add(key);
  return listImmediateSteps(field, move).some(step => canFinish(field, takeStep(field, move, step), known));
};

/** Whether a group has any way to begin; from the undeployed box there may be none. */
export const canBegin = (field: Field, move: Move): boolean => canFinish(field, move);

const keyOf = ({ at, facing, budgets, halt, steps }: Move): string =>
  `${at} ${facing} ${halt} ${steps === 0} ${budgets.map(({ actions, freeTurns }) => `${actions}.${freeTurns}`)}`;

const listImmediateSteps = (field: Field, move: Move): readonly MoveStep[] =>
  listCandidateSteps(field, move).filter(step => immediateObjections(field, move, step).length === 0);

/** The steps that a group may take now, each of them with a legal end. */
export const listSteps = (field: Field, move: Move): readonly MoveStep[] =>
  listCandidateSteps(field, move).filter(step => listStepObjections(field, move, step).length === 0);

const listCandidateSteps = (field: Field, move: Move): readonly MoveStep[] => {
  if (move.at === 'undeployed')
    return listPlacingTiles(move.side, move.wide).flatMap(tile => listPlacingSteps(field, move, tile));
  const others = DIRECTIONS.filter(direction => direction !== move.facing);
  return [
    { type: 'forward' },
    ...others.map(to => ({ type: 'turn', to }) as const),
    ...(move.steps === 0 ? others.map(to => ({ type: 'turn-to-attack', to }) as const) : []),
    { type: 'leave' },
  ];
};

/** Among own units the facing is theirs, so that only the cheapest way to take it is worth a choice. */
const listPlacingSteps = (field: Field, move: Move, tile: TileId): readonly MoveStep[] => {
  const facings = listPlacingFacings(field, move, tile);
  const joins = othersOn(field, move, tile).length > 0;
  const chosen = joins ? [facings.find(facing => facing === field.facing[tile]) ?? facings[0]] : facings;
  return chosen.flatMap(facing => (facing ? { type: 'place', tile, facing } : []));
};

export interface ReachableStand {
  readonly tile: TileId;
  readonly facing: Direction;
  /** The fewest actions, counted for the unit of the group that pays most. */
  readonly actions: number;
  readonly steps: readonly MoveStep[];
}

/** A path of a group, and the group at its end. */
export interface Way {
  readonly move: Move;
  readonly steps: readonly MoveStep[];
}

/** Every way of a group, the shortest first; a group that has left the field or turned to attack goes no further. */
export const listWays = (field: Field, start: Move): readonly Way[] => {
  const seen = new Set<string>();
  const ways: Way[] = [{ move: start, steps: [] }];
  for (const { move, steps } of ways)
    for (const step of listImmediateSteps(field, move)) {
      const next = takeStep(field, move, step);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      ways.push({ move: next, steps: [...steps, step] });
    }
  return ways;
};

/** Every position where a group can end, with the cheapest path there. */
export const findReachable = (field: Field, start: Move): readonly ReachableStand[] => {
  const best = new Map<string, ReachableStand>();
  for (const { move, steps } of listWays(field, start))
    if (move.halt !== 'left' && move.halt !== 'turned-to-attack')
      recordIfCheaper(field, start, move, steps, best);
  return [...best.values()];
};

const recordIfCheaper = (
  field: Field,
  start: Move,
  move: Move,
  steps: readonly MoveStep[],
  best: Map<string, ReachableStand>,
): void => {
  if (!isTile(move.at) || move.units.length === 0 || finishObjections(field, move).length > 0) return;
  const actions = actionsSpent(start, move);
  const key = `${move.at} ${move.facing}`;
  const known = best.get(key);
  if (!known || actions < known.actions)
    best.set(key, { tile: move.at, facing: move.facing, actions, steps });
};

/** The actions spent by the unit of the group that has paid most. */
const actionsSpent = (start: Move, now: Move): number =>
  Math.max(
    0,
    ...now.budgets.map(
      ({ kind, actions }) =>
        (start.budgets.find(budget => budget.kind === kind)?.actions ?? actions) - actions,
    ),
  );
