import { hexOfUnit, type StandingUnit, standingUnitOf, unitsAt } from '../../../rules/field';
import { splitFrontLine } from '../../../rules/map/engagement';
import { findRetreatPath } from '../../../rules/map/retreat';
import { unitsOfSideAt } from '../../../rules/map/stacking';
import { isInEnemyZone } from '../../../rules/map/zones-of-control';
import { type Refusal, refuse } from '../../../rules/refusal';
import { flightDistanceOf } from '../../../rules/unit-morale';
import type { Action } from '../../actions';
import { describePieceAndHex } from '../../describe';
import {
  chainTransition,
  createEvent,
  emit,
  meleeOf,
  pushTasks,
  type Transition,
  withMelee,
  withoutEvents,
} from '../../game';
import type { LossState, State, TaskOf } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { applyDisorder, loseStep, loseUnit, unitNameOf } from '../piece-changes';

type Losses = TaskOf<'losses'>;

const STEADY_FROM = 5;
const SHAKY_UP_TO = 3;

/** 11.1, 19.12.2 – Those who take losses: the front line of the hexes, worked out again each time, without those who take no part. */
export const listLossTakers = (
  state: State,
  { hexes, side, spared = [] }: Pick<LossState, 'hexes' | 'side' | 'spared'>,
): readonly StandingUnit[] =>
  hexes
    .flatMap(hex => splitFrontLine(unitsOfSideAt(state, hex, side)).front)
    .filter(({ unit }) => !spared.includes(unit.id));

/** 11.3.5 – Units that surrender at once. */
const surrenderingUnits = (state: State, task: Losses): readonly StandingUnit[] =>
  task.result.surrender
    ? listLossTakers(state, task).filter(
        ({ unit, ratings }) =>
          ratings.morale <= SHAKY_UP_TO &&
          !unit.traits.includes('light-baggage') &&
          (task.points > 0 || task.first.includes(unit.id)),
      )
    : [];

/** 11.1.4 – How many points the other units of the hexes can still take. */
const capacityOfOthers = (state: State, task: Losses, id: string): number =>
  task.hexes
    .flatMap(hex => unitsOfSideAt(state, hex, task.side))
    .filter(({ unit }) => unit.arm !== 'artillery' && unit.id !== id && !task.spared?.includes(unit.id))
    .reduce((sum, taker) => sum + capacityOf(taker, task), 0);

const capacityOf = ({ unit, steps }: StandingUnit, { lost, required }: Losses): number => {
  let [room, left, taken] = [0, steps, lost[unit.id] ?? 0];
  while (left > 0 && (taken < required || (unit.ratings[left - 1]?.morale ?? 0) >= STEADY_FROM)) {
    room++;
    left--;
    taken++;
  }
  return left > 0 ? room + 1 : room;
};

/** 8.1, 8.2, 11.3.2 – How far a retreat by choice would go: one hex, or as far as a rout. */
const retreatLength = ({ result }: Losses, taker: StandingUnit): number =>
  result.rout || taker.status !== 'formed' ? flightDistanceOf(taker) : 1;

/** 11.1.4 – A retreat by choice: with the last point, or when others can take the rest, and never into an enemy zone. */
const mayRetreatByChoice = (state: State, task: Losses, taker: StandingUnit): boolean => {
  const { id, side } = taker.unit;
  if (task.points > 1 && capacityOfOthers(state, task, id) < task.points - 1) return false;
  const hex = hexOfUnit(state.field, id);
  if (hex === null) return false;
  const way = findRetreatPath(state, taker, hex, retreatLength(task, taker), state.armies[side].spirit);
  return way !== null && !way.some(to => isInEnemyZone(state, to, side));
};

type LossAction = Extract<Action, { type: 'lose-step' | 'fall-back' }>;

/** 11.1.2, 11.1.3, 11.1.4, 25.3.5 – The options of one unit for the next point. */
const unitOptions = (state: State, task: Losses, taker: StandingUnit): readonly LossAction[] => {
  const by = sideIdOf(state, task.side);
  const unit = taker.unit.id;
  const [step, back] = [{ by, type: 'lose-step', unit } as const, { by, type: 'fall-back', unit } as const];
  if (taker.unit.traits.includes('light-baggage')) return [back];
  if ((task.lost[unit] ?? 0) < task.required) return [step];
  if (taker.ratings.morale < STEADY_FROM) return [back];
  return mayRetreatByChoice(state, task, taker) ? [step, back] : [step];
};

/** 11.1 – The lead unit takes the first point. */
const lossOptions = (state: State, task: Losses): readonly LossAction[] => {
  if (task.points <= 0) return [];
  const able = listLossTakers(state, task);
  const leads = able.filter(({ unit }) => unit.id === task.lead);
  return (leads.length > 0 ? leads : able).flatMap(taker => unitOptions(state, task, taker));
};

/** 11.1, 11.1.2, 11.1.3, 11.1.4 – Why a unit does not take the next point, or not in this way. */
const findLossObjection = (state: State, task: Losses, { type, unit }: LossAction): Refusal => {
  const values = { unit: unitNameOf(state, unit) };
  const taker = listLossTakers(state, task).find(other => other.unit.id === unit);
  if (!taker) return refuse('takes-no-loss', '11.1', values);
  const { lead } = task;
  if (lead !== null && lead !== unit && listLossTakers(state, task).some(other => other.unit.id === lead))
    return refuse('lead-first', '11.1', { ...values, lead: unitNameOf(state, lead) });
  if (type === 'lose-step') return refuse('must-fall-back', '11.1.3', values);
  return (task.lost[unit] ?? 0) < task.required
    ? refuse('step-first', '11.1.2', values)
    : refuse('no-way-back', '11.1.4', values);
};

/** 19.12.3 – A unit that is engaged while points are still being taken has fought. */
const recordEngaged = (state: State, task: Losses): State => {
  if (!task.inMelee || task.points <= 0) return state;
  const known = meleeOf(state).engaged;
  const more = listLossTakers(state, task)
    .map(({ unit }) => unit.id)
    .filter(id => !known.includes(id));
  return more.length > 0 ? withMelee(state, { engaged: [...known, ...more] }) : state;
};

/** 11.1, 11.3.2 – One point is satisfied: by a step, or by a retreat that an R makes a rout. */
const takePoint = (state: State, task: Losses, action: LossAction): Transition => {
  const { unit: id } = action;
  const taker = standingUnitOf(state, id);
  const lost = action.type === 'lose-step' ? { ...task.lost, [id]: (task.lost[id] ?? 0) + 1 } : task.lost;
  const next = pushTasks(recordEngaged(state, task), {
    ...task,
    points: task.points - 1,
    lead: null,
    lost,
  });
  if (action.type === 'lose-step') return loseStep(next, id);
  const isBaggage = taker.unit.traits.includes('light-baggage');
  const routs = task.result.rout || isBaggage || taker.ratings.morale <= SHAKY_UP_TO;
  return applyDisorder(next, id, routs ? 'routed' : 'disordered');
};

const endLosses = (state: State, task: Losses): Transition => {
  if (task.points <= 0 || !task.inMelee) return withoutEvents(state);
  const melee = meleeOf(state);
  if (melee.melee.attacker === task.side) return withoutEvents(state);
  return emit(
    withMelee(state, { unsatisfied: melee.unsatisfied + task.points }),
    createEvent('points-left', '11.1', { points: task.points }),
  );
};

export const lossesHandler: TaskHandler<'losses'> = {
  awaits: (state, task) =>
    surrenderingUnits(state, task).length === 0 && lossOptions(state, task).length > 1 ? task.side : null,
  offers: lossOptions,
  objection: (state, task, action) =>
    action.type === 'lose-step' || action.type === 'fall-back'
      ? findLossObjection(state, task, action)
      : null,
  choose: (state, task, action) =>
    action.type === 'lose-step' || action.type === 'fall-back'
      ? takePoint(state, task, action)
      : withoutEvents(state),
  run: (state, task) => {
    const [captive] = surrenderingUnits(state, task);
    if (captive) {
      const next = pushTasks(recordEngaged(state, task), {
        ...task,
        points: Math.max(0, task.points - 1),
        lead: null,
      });
      return chainTransition(
        emit(
          next,
          createEvent('surrendered', '11.3.5', { unit: describePieceAndHex(state, captive.unit.id) }),
        ),
        now => loseUnit(now, captive.unit.id, 'captured'),
      );
    }
    const [only] = lossOptions(state, task);
    return only ? takePoint(state, task, only) : endLosses(state, task);
  },
};

/** 11.3.1 – One artillery unit in an affected hex loses a step. */
export const gunsHandler: TaskHandler<'guns'> = {
  awaits: (state, task) => (gunsIn(state, task).length > 1 ? task.side : null),
  offers: (state, task) =>
    gunsIn(state, task).map(
      ({ unit }): Action => ({ by: sideIdOf(state, task.side), type: 'lose-gun', unit: unit.id }),
    ),
  objection: (state, _task, action) =>
    action.type === 'lose-gun'
      ? refuse('no-gun-there', '11.3.1', { unit: unitNameOf(state, action.unit) })
      : null,
  choose: (state, _task, action) =>
    action.type === 'lose-gun' ? loseStep(state, action.unit) : withoutEvents(state),
  run: (state, task) => {
    const [gun] = gunsIn(state, task);
    return gun ? loseStep(state, gun.unit.id) : withoutEvents(state);
  },
};

const gunsIn = (state: State, { hexes, side }: TaskOf<'guns'>): readonly StandingUnit[] =>
  hexes
    .flatMap(hex => unitsAt(state, hex))
    .filter(({ unit }) => unit.side === side && unit.arm === 'artillery');

/** 11.3.3 – Those engaged from the start whose morale is below five become disordered. */
export const furtherHandler: TaskHandler<'further'> = {
  run: (state, task) => {
    const shaky = task.first.filter(id => {
      const hex = hexOfUnit(state.field, id);
      return (
        hex !== null && task.hexes.includes(hex) && standingUnitOf(state, id).ratings.morale < STEADY_FROM
      );
    });
    const [next, ...others] = shaky;
    if (next === undefined) return withoutEvents(state);
    return applyDisorder(pushTasks(state, { ...task, first: others }), next, 'disordered');
  },
};
