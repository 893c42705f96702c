import type { Action } from '../actions';
import { hexOfUnit, type StandingUnit, standing, unitsAt } from '../field';
import { namedWhere } from '../naming';
import { frontLine } from '../rules/engagement';
import { retreatWay } from '../rules/retreat';
import { unitsOfSideAt } from '../rules/stacking';
import { flightOf } from '../rules/unit-morale';
import { isInEnemyZone } from '../rules/zones-of-control';
import type { LossState, State, TaskOf } from '../state';
import { calm, event, first, followedBy, meleeOf, type Step, told, withMelee } from './game';
import { type Handler, sideId } from './handler';
import { shaken, stepLost, unitLost } from './pieces';

type Losses = TaskOf<'losses'>;

const STEADY_FROM = 5;
const SHAKY_UP_TO = 3;

/** 11.1, 19.12.2 – Those who take losses: the front line of the hexes, reckoned anew each time, without those who take no part. */
export const takers = (
  state: State,
  { hexes, side, spared = [] }: Pick<LossState, 'hexes' | 'side' | 'spared'>,
): readonly StandingUnit[] =>
  hexes
    .flatMap(hex => frontLine(unitsOfSideAt(state, hex, side)).front)
    .filter(({ unit }) => !spared.includes(unit.id));

/** 11.3.5 – Units that surrender at once. */
const surrendering = (state: State, task: Losses): readonly StandingUnit[] =>
  task.result.surrender
    ? takers(state, task).filter(
        ({ unit, ratings }) =>
          ratings.morale <= SHAKY_UP_TO &&
          !unit.traits.includes('light-baggage') &&
          (task.points > 0 || task.first.includes(unit.id)),
      )
    : [];

/** 11.1.4 – How many points the other units of the hexes can still take. */
const roomOfOthers = (state: State, task: Losses, id: string): number =>
  task.hexes
    .flatMap(hex => unitsOfSideAt(state, hex, task.side))
    .filter(({ unit }) => unit.arm !== 'artillery' && unit.id !== id && !task.spared?.includes(unit.id))
    .reduce((sum, taker) => sum + roomOf(taker, task), 0);

const roomOf = ({ unit, steps }: StandingUnit, { lost, required }: Losses): number => {
  let [room, left, taken] = [0, steps, lost[unit.id] ?? 0];
  while (left > 0 && (taken < required || (unit.ratings[left - 1]?.morale ?? 0) >= STEADY_FROM)) {
    room++;
    left--;
    taken++;
  }
  return left > 0 ? room + 1 : room;
};

/** 8.1, 8.2, 11.3.2 – How far a retreat by choice would go: one hex, or as far as a rout. */
const hexesBack = ({ result }: Losses, taker: StandingUnit): number =>
  result.rout || taker.status !== 'formed' ? flightOf(taker) : 1;

/** 11.1.4 – A retreat by choice: with the last point, or when others can take the rest, and never into an enemy zone. */
const mayRetreatByChoice = (state: State, task: Losses, taker: StandingUnit): boolean => {
  const { id, side } = taker.unit;
  if (task.points > 1 && roomOfOthers(state, task, id) < task.points - 1) return false;
  const hex = hexOfUnit(state.field, id);
  if (hex === null) return false;
  const way = retreatWay(state, taker, hex, hexesBack(task, taker), state.armies[side].spirit);
  return way !== null && !way.some(to => isInEnemyZone(state, to, side));
};

type LossAction = Extract<Action, { type: 'lose-step' | 'fall-back' }>;

/** 11.1.2, 11.1.3, 11.1.4, 25.3.5 – What one unit may do for the next point. */
const optionsOf = (state: State, task: Losses, taker: StandingUnit): readonly LossAction[] => {
  const by = sideId(state, task.side);
  const unit = taker.unit.id;
  const [step, back] = [{ by, type: 'lose-step', unit } as const, { by, type: 'fall-back', unit } as const];
  if (taker.unit.traits.includes('light-baggage')) return [back];
  if ((task.lost[unit] ?? 0) < task.required) return [step];
  if (taker.ratings.morale < STEADY_FROM) return [back];
  return mayRetreatByChoice(state, task, taker) ? [step, back] : [step];
};

/** 11.1 – The lead unit takes the first point. */
const options = (state: State, task: Losses): readonly LossAction[] => {
  if (task.points <= 0) return [];
  const able = takers(state, task);
  const leads = able.filter(({ unit }) => unit.id === task.lead);
  return (leads.length > 0 ? leads : able).flatMap(taker => optionsOf(state, task, taker));
};

/** 19.12.3 – Whoever is engaged while points are still being taken has been in the fight. */
const noted = (state: State, task: Losses): State => {
  if (!task.inMelee || task.points <= 0) return state;
  const known = meleeOf(state).engaged;
  const more = takers(state, task)
    .map(({ unit }) => unit.id)
    .filter(id => !known.includes(id));
  return more.length > 0 ? withMelee(state, { engaged: [...known, ...more] }) : state;
};

/** 11.1, 11.3.2 – One point is satisfied: by a step, or by a retreat that an R makes a rout. */
const taken = (state: State, task: Losses, action: LossAction): Step => {
  const { unit: id } = action;
  const taker = standing(state, id);
  const lost = action.type === 'lose-step' ? { ...task.lost, [id]: (task.lost[id] ?? 0) + 1 } : task.lost;
  const next = first(noted(state, task), { ...task, points: task.points - 1, lead: null, lost });
  if (action.type === 'lose-step') return stepLost(next, id);
  const isBaggage = taker.unit.traits.includes('light-baggage');
  const routs = task.result.rout || isBaggage || taker.ratings.morale <= SHAKY_UP_TO;
  return shaken(next, id, routs ? 'routed' : 'disordered');
};

const ended = (state: State, task: Losses): Step => {
  if (task.points <= 0 || !task.inMelee) return calm(state);
  const melee = meleeOf(state);
  if (melee.melee.attacker === task.side) return calm(state);
  return told(
    withMelee(state, { unsatisfied: melee.unsatisfied + task.points }),
    event('points-left', '11.1', { points: task.points }),
  );
};

export const losses: Handler<'losses'> = {
  awaits: (state, task) =>
    surrendering(state, task).length === 0 && options(state, task).length > 1 ? task.side : null,
  offers: options,
  choose: (state, task, action) =>
    action.type === 'lose-step' || action.type === 'fall-back' ? taken(state, task, action) : calm(state),
  run: (state, task) => {
    const [captive] = surrendering(state, task);
    if (captive) {
      const next = first(noted(state, task), { ...task, points: Math.max(0, task.points - 1), lead: null });
      return followedBy(
        told(next, event('surrendered', '11.3.5', { unit: namedWhere(state, captive.unit.id) })),
        now => unitLost(now, captive.unit.id, 'captured'),
      );
    }
    const [only] = options(state, task);
    return only ? taken(state, task, only) : ended(state, task);
  },
};

/** 11.3.1 – One artillery unit in an affected hex loses a step. */
export const guns: Handler<'guns'> = {
  awaits: (state, task) => (gunsIn(state, task).length > 1 ? task.side : null),
  offers: (state, task) =>
    gunsIn(state, task).map(
      ({ unit }): Action => ({ by: sideId(state, task.side), type: 'lose-gun', unit: unit.id }),
    ),
  choose: (state, _task, action) => (action.type === 'lose-gun' ? stepLost(state, action.unit) : calm(state)),
  run: (state, task) => {
    const [gun] = gunsIn(state, task);
    return gun ? stepLost(state, gun.unit.id) : calm(state);
  },
};

const gunsIn = (state: State, { hexes, side }: TaskOf<'guns'>): readonly StandingUnit[] =>
  hexes
    .flatMap(hex => unitsAt(state, hex))
    .filter(({ unit }) => unit.side === side && unit.arm === 'artillery');

/** 11.3.3 – Those engaged from the start whose morale is below five become disordered. */
export const further: Handler<'further'> = {
  run: (state, task) => {
    const shaky = task.first.filter(id => {
      const hex = hexOfUnit(state.field, id);
      return hex !== null && task.hexes.includes(hex) && standing(state, id).ratings.morale < STEADY_FROM;
    });
    const [next, ...others] = shaky;
    if (next === undefined) return calm(state);
    return shaken(first(state, { ...task, first: others }), next, 'disordered');
  },
};
