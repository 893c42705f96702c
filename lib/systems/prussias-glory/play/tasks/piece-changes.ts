import { measureHexDistance } from '@/lib/geometry/hex/hex';
import { armyOf, getOtherSide, leaderOfId, rosterOf, type SideIndex, type Unit } from '../../document/army';
import {
  countLostCounters,
  listCapturedGunSteps,
  type TrackEntryKind,
  withEntry,
} from '../../rules/army-morale';
import {
  type Field,
  getCurrentLeader,
  groundIn,
  hexOfLeader,
  hexOfUnit,
  type Scene,
  standingUnitOf,
} from '../../rules/field';
import { LEADER_HIT, resolveCaughtLeader } from '../../rules/leaders';
import { unitsOfSideAt } from '../../rules/map/stacking';
import { isInEnemyZone } from '../../rules/map/zones-of-control';
import { flightDistanceOf, resolveStatus } from '../../rules/unit-morale';
import type { Status } from '../../vocabulary';
import { describePieceAndHex } from '../describe';
import { createStatLine } from '../figures/breakdown-lines';
import {
  applyEach,
  chainTransition,
  createEvent,
  emit,
  pushTasks,
  type Transition,
  throwDie,
  withArmy,
  withField,
  withMarks,
  withoutEvents,
  withUnit,
} from '../game';
import type { State } from '../state';

/** A unit goes to a hex, on top of the stack or below it. */
export const placeUnit = (state: State, id: string, hex: number, below = false): State =>
  placeUnits(state, [id], hex, below);

/** Units go to a hex one after the other, on top of the stack or below it: the stacks are copied once for all of them. */
export const placeUnits = (state: State, ids: readonly string[], hex: number, below: boolean): State => {
  const stacks: MutableStacks = { ...state.field.stacks };
  const emptied: number[] = [];
  for (const id of ids) {
    const left = takeOff(stacks, hexOfUnit(state.field, id), id);
    if (left !== null) emptied.push(left);
    const stack = stacks[hex] ?? [];
    stacks[hex] = below ? [...stack, id] : [id, ...stack];
  }
  return emptied.reduce(removeMarkers, withStacks(state, stacks));
};

type MutableStacks = Record<number, readonly string[]>;

/** The hex, if nobody is left in it. */
const takeOff = (stacks: MutableStacks, hex: number | null, id: string): number | null => {
  if (hex === null) return null;
  const left = (stacks[hex] ?? []).filter(other => other !== id);
  if (left.length > 0) stacks[hex] = left;
  else delete stacks[hex];
  return left.length > 0 ? null : hex;
};

const withStacks = (state: State, stacks: Field['stacks']): State => withField(state, { stacks });

const removeUnit = (state: State, id: string): State => {
  const stacks: MutableStacks = { ...state.field.stacks };
  const hex = hexOfUnit(state.field, id);
  if (hex === null) return state;
  const emptied = takeOff(stacks, hex, id);
  const removed = withStacks(state, stacks);
  return emptied === null ? removed : removeMarkers(removed, emptied);
};

/** 4.4, 19.10 – Markers of a hex that nobody is left in are taken up. */
const removeMarkers = (state: State, hex: number): State => {
  const { [hex]: engagedHere, ...engaged } = state.marks.engaged;
  const { [hex]: momentumHere, ...momentum } = state.marks.momentum;
  return engagedHere || momentumHere ? withMarks(state, { engaged, momentum }) : state;
};

export const placeLeader = (state: State, id: string, hex: number): State =>
  withField(state, { leaders: { ...state.field.leaders, [id]: hex } });

const removeLeader = (state: State, id: string): State => {
  const { [id]: _gone, ...leaders } = state.field.leaders;
  return withField(state, { leaders });
};

/** 10.1, 19.11 – Successes for the enemy of a side. */
const addSuccesses = (state: State, sufferer: SideIndex, count: number): State => {
  const side = getOtherSide(sufferer);
  return withArmy(state, side, { successes: state.armies[side].successes + count });
};

/** 10, 10.1 – Counters move onto their army's track and are successes of the enemy. */
const recordLosses = (
  state: State,
  unit: Unit,
  kind: TrackEntryKind,
  counters: number,
  gunSteps: readonly number[],
): State => {
  const { track } = state.armies[unit.side];
  const entries = Array.from({ length: counters }, (_, index) => {
    const steps = gunSteps[index];
    return { kind, unit: unit.id, ...(steps === undefined ? {} : { gunSteps: steps }) };
  });
  const filled = entries.reduce(withEntry, track);
  return addSuccesses(withArmy(state, unit.side, { track: filled }), unit.side, counters);
};

/** 11.1.1 – A step less; the last one removes the unit. */
export const loseStep = (state: State, id: string): Transition => {
  const { unit, steps } = standingUnitOf(state, id);
  const left = steps - 1;
  const counted = recordLosses(state, unit, 'destroyed', countLostCounters(steps, left), []);
  const what = createEvent('step-lost', '11.1.1', { unit: describePieceAndHex(state, id), steps: left });
  if (left > 0) return emit(withUnit(counted, id, { steps: left }), what);
  return chainTransition(emit(removeUnit(counted, id), what), afterLeaving(id));
};

/** 8.2, 8.4, 10 – A unit that is captured, runs off the map or is destroyed whole. */
export const loseUnit = (state: State, id: string, kind: 'captured' | 'fled' | 'destroyed'): Transition => {
  const { unit, steps } = standingUnitOf(state, id);
  const guns = kind === 'captured' && unit.arm === 'artillery' ? listCapturedGunSteps(steps) : [];
  const lost = removeUnit(recordLosses(state, unit, kind, countLostCounters(steps, 0), guns), id);
  return chainTransition(
    emit(lost, createEvent(`unit-${kind}`, '10', { unit: describePieceAndHex(state, id) })),
    afterLeaving(id),
  );
};

/** 10, 19.9.1 – The first counter of an artillery unit is taken; two steps are left. */
export const captureCounter = (state: State, id: string): Transition => {
  const { unit, steps } = standingUnitOf(state, id);
  const taken = recordLosses(state, unit, 'captured', 1, [steps - 2]);
  return emit(
    withUnit(taken, id, { steps: 2 }),
    createEvent('step-lost', '19.9.1', { unit: describePieceAndHex(state, id), steps: 2 }),
  );
};

/** 10.2 – Units of a demoralised army that leave over their own edge are not lost. */
export const leaveMap = (state: State, id: string): Transition =>
  chainTransition(
    emit(removeUnit(state, id), createEvent('unit-left', '10.2', { unit: describePieceAndHex(state, id) })),
    afterLeaving(id),
  );

/** 9.2 – Wherever a unit goes, the leaders it leaves behind may be caught. */
const afterLeaving =
  (_id: string) =>
  (state: State): Transition =>
    catchLeaders(state);

/** 7.3, 8.1, 8.2, 10.1 – A new status; a rout is a success of the enemy. A unit in column stays so until it deploys. */
export const setStatus = (state: State, id: string, status: Status): Transition => {
  const { unit } = standingUnitOf(state, id);
  const changed = withUnit(state, id, { status });
  const what = createEvent(`unit-${status}`, status === 'routed' ? '8.2' : '8.1', {
    unit: describePieceAndHex(state, id),
  });
  if (status !== 'routed') return emit(changed, what);
  const shown = unit.traits.includes('light-baggage')
    ? withArmy(changed, unit.side, { baggageRouted: true })
    : changed;
  return emit(addSuccesses(shown, unit.side, 1), what);
};

const findNearestUnitHex = (scene: Scene, side: SideIndex, from: number): number | null => {
  const { grid } = groundIn(scene);
  let best: number | null = null;
  for (const { id } of armyOf(scene.scenario, side).units) {
    const hex = hexOfUnit(scene.field, id);
    if (hex === null) continue;
    if (best === null || measureHexDistance(grid, from, hex) < measureHexDistance(grid, from, best))
      best = hex;
  }
  return best;
};

/** 9.2 – Leaders alone in an enemy zone: killed on a six, else off to the nearest own unit. */
export const catchLeaders = (state: State): Transition => {
  const alone = Object.keys(state.field.leaders).filter(id => {
    const hex = hexOfLeader(state.field, id);
    const { side } = leaderOfId(state.scenario, id);
    if (hex === null || unitsOfSideAt(state, hex, side).length > 0) return false;
    return isInEnemyZone(state, hex, side) || (state.field.stacks[hex]?.length ?? 0) > 0;
  });
  return applyEach(withoutEvents(state), alone, catchLeader);
};

const catchLeader = (state: State, id: string): Transition => {
  const leader = getCurrentLeader(state, leaderOfId(state.scenario, id));
  const { die, state: after } = throwDie(state);
  const values = { leader: leader.name };
  const because = [createStatLine('hit-on', LEADER_HIT, '9.2')];
  if (resolveCaughtLeader(die) === 'killed')
    return chainTransition(emit(after, createEvent('leader-killed', '9.2', values, [die], because)), now =>
      loseLeader(now, id, 'killed'),
    );
  const refuge = findNearestUnitHex(after, leader.side, after.field.leaders[id] ?? 0);
  const moved = refuge === null ? removeLeader(after, id) : placeLeader(after, id, refuge);
  return emit(moved, createEvent('leader-escaped', '9.2', values, [die], because));
};

/** 9.1, 22.1 – Who comes in the place of a fallen leader, and what the fallen one was worth. */
export const loseLeader = (state: State, id: string, how: 'wounded' | 'killed'): Transition => {
  const leader = getCurrentLeader(state, leaderOfId(state.scenario, id));
  const worth = leader.worth[how];
  const army = state.armies[leader.side];
  const counted = withArmy(state, leader.side, { leaderPoints: army.leaderPoints + worth });
  const isCommander = leaderOfId(state.scenario, id).kind === 'commander';
  return isCommander ? loseCommander(counted, id) : withoutEvents(replaceLeader(counted, id));
};

const replaceLeader = (state: State, id: string): State => {
  const hex = hexOfLeader(state.field, id) ?? 0;
  const { side } = leaderOfId(state.scenario, id);
  const ranked = withField(state, { ranks: { ...state.field.ranks, [id]: 'replacement' } });
  if (unitsOfSideAt(ranked, hex, side).length > 0) return ranked;
  const refuge = findNearestUnitHex(ranked, side, hex);
  return refuge === null ? removeLeader(ranked, id) : placeLeader(ranked, id, refuge);
};

/**
 * 9.1, 23.6 – The second-in-command takes over at his place; without one, or if he has fallen before, the army has
 * no commander.
 */
const loseCommander = (state: State, id: string): Transition => {
  const { side, wing } = leaderOfId(state.scenario, id);
  const second = armyOf(state.scenario, side).force?.commander?.second;
  const hasFallen = (leader: string): boolean => state.field.ranks?.[leader] !== undefined;
  if (!second || hasFallen(id) || ('leader' in second && hasFallen(second.leader))) {
    const headless = withArmy(state, side, { hasCommander: false });
    return emit(
      wing === null ? removeLeader(headless, id) : replaceLeader(headless, id),
      createEvent('no-commander', '9.1'),
    );
  }
  const ranked = withField(state, { ranks: { ...state.field.ranks, [id]: 'second' } });
  const promoted = 'leader' in second ? rosterOf(state.scenario).leaders.get(second.leader) : undefined;
  const from = promoted ? hexOfLeader(ranked.field, promoted.id) : null;
  const taken =
    promoted && from !== null ? replaceLeader(placeLeader(ranked, id, from), promoted.id) : ranked;
  const hex = hexOfLeader(taken.field, id) ?? 0;
  const refuge = unitsOfSideAt(taken, hex, side).length > 0 ? hex : findNearestUnitHex(taken, side, hex);
  const moved = refuge === null ? removeLeader(taken, id) : placeLeader(taken, id, refuge);
  return emit(
    moved,
    createEvent('second-takes-over', '9.1', {
      leader: getCurrentLeader(moved, leaderOfId(moved.scenario, id)).name,
    }),
  );
};

/** The name of a unit, or the word for it that was used where nobody knows it. */
export const unitNameOf = ({ scenario }: Scene, id: string): string =>
  rosterOf(scenario).units.get(id)?.name ?? String(id);

/** 8.1, 8.2 – A unit becomes disordered or routs, and goes back at once. */
export const applyDisorder = (state: State, id: string, result: 'disordered' | 'routed'): Transition => {
  const { unit, status } = standingUnitOf(state, id);
  const next = resolveStatus(status, result);
  const step = setStatus(state, id, next);
  if (next === 'disordered')
    return { ...step, state: pushTasks(step.state, createRetreatTask(id, 1, 'disorder')) };
  const left = flightDistanceOf({ unit });
  return left === 0 ? step : { ...step, state: pushTasks(step.state, createRetreatTask(id, left, 'rout')) };
};

export const createRetreatTask = (
  unit: string,
  left: number,
  how: 'disorder' | 'rout' | 'flight' | 'escape',
) => ({ task: 'retreat', unit, left, how, way: [] }) as const;
