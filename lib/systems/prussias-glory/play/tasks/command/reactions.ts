import { measureHexDistance } from '@/lib/geometry/hex/hex';
import { armyOf, getOtherSide, rosterOf, type SideIndex, unitOfId } from '../../../document/army';
import { payPoints } from '../../../rules/army-morale';
import { AWAKENING_RANGE, COUP_RANGE, isActivationSuccessful } from '../../../rules/command/activation';
import { getCurrentLeader, groundIn, hexOfLeader, hexOfUnit, leadersAt } from '../../../rules/field';
import {
  computeContestBonus,
  gunsNearHex,
  isWingInColumn,
  mayDeployUnderThreat,
  THREAT_RANGE,
  unitsOnMap,
  wingOfUnit,
} from '../../../rules/map/column';
import { canSeeWithin } from '../../../rules/map/sight';
import { detachmentOf, groupOfUnit, ratingOf } from '../../command-state';
import { createAddendLine, listActivationLines } from '../../figures/breakdown-lines';
import {
  chainTransition,
  createEvent,
  emit,
  pushTasks,
  type Transition,
  throwDie,
  turnOf,
  withArmy,
  withMarks,
  withoutEvents,
  withUnit,
} from '../../game';
import type { State, Task } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { catchLeaders } from '../piece-changes';

/** The enemy's reactions when a piece has entered a hex. */
export const triggerReactions = (state: State, piece: string, hex: number): Transition => {
  const unit = rosterOf(state.scenario).units.get(piece);
  const side = unit?.side ?? rosterOf(state.scenario).leaders.get(piece)?.side ?? state.player;
  const isApart = unit !== undefined && detachmentOf(state, unit) !== null;
  const woken = awakenArmy(state, getOtherSide(side), hex, isApart);
  const seen = unit ? sightEnemy(woken, getOtherSide(side), hex) : { state: woken, tasks: [] };
  const threats = unit ? threatTasks(seen.state, unit.id, hex) : [];
  return chainTransition(withoutEvents(pushTasks(seen.state, ...seen.tasks, ...threats)), catchLeaders);
};

/**
 * 6.1.2, 6.3 – An army awakes in its next turn, a detachment at once, when an enemy in sight comes within three
 * hexes; a detachment awakes only detachments.
 */
const awakenArmy = (state: State, side: SideIndex, hex: number, isByDetachment: boolean): State => {
  const army = state.armies[side];
  if (army.active) return state;
  let now = state;
  for (const unit of armyOf(state.scenario, side).units) {
    const at = hexOfUnit(state.field, unit.id);
    if (at === null || !canSeeWithin(state, at, hex, AWAKENING_RANGE, turnOf(state))) continue;
    const detachment = detachmentOf(state, unit);
    if (detachment === null) {
      if (!isByDetachment) now = withArmy(now, side, { awakens: true });
    } else {
      const { detachments } = now.armies[side];
      const known = detachments[detachment] ?? { active: false, coupUsed: false };
      now = withArmy(now, side, {
        detachments: { ...detachments, [detachment]: { ...known, active: true } },
      });
    }
  }
  return now;
};

/** 6.1.3, 6.3.2 – The first sight within seven hexes is the only chance of a coup d'œil (ruling A30). */
const sightEnemy = (
  state: State,
  side: SideIndex,
  hex: number,
): { readonly state: State; readonly tasks: readonly Task[] } => {
  const army = state.armies[side];
  if (army.active || !army.hasCommander) return { state, tasks: [] };
  let now = state;
  const tasks: Task[] = [];
  for (const unit of armyOf(state.scenario, side).units) {
    const at = hexOfUnit(state.field, unit.id);
    if (at === null) continue;
    const group = detachmentOf(state, unit);
    const { detachments, coupUsed } = now.armies[side];
    const known = group === null ? null : (detachments[group] ?? { active: false, coupUsed: false });
    if (known === null ? coupUsed : known.coupUsed) continue;
    if (!canSeeWithin(state, at, hex, COUP_RANGE, turnOf(state))) continue;
    tasks.push({ task: 'coup', side, detachment: group });
    now =
      group === null || known === null
        ? withArmy(now, side, { coupUsed: true })
        : withArmy(now, side, { detachments: { ...detachments, [group]: { ...known, coupUsed: true } } });
  }
  return { state: now, tasks };
};

const commanderInitiative = (state: State, side: SideIndex): number => {
  const { commander } = armyOf(state.scenario, side);
  return commander && state.armies[side].hasCommander
    ? (getCurrentLeader(state, commander).initiative ?? 0)
    : 0;
};

export const initiativeOf = commanderInitiative;

/** 13.2, 26.3.1 – What a coup d'œil costs. */
export const computeCoupCost = (state: State, side: SideIndex): number => {
  const { force } = armyOf(state.scenario, side);
  return force?.activation?.coup ?? computeActivationCost(state, side);
};

/** 6.1.1, 26.3.1 – What the next attempt costs: less once a wing has arrived. */
export const computeActivationCost = (state: State, side: SideIndex): number => {
  const { force, sideId: id } = armyOf(state.scenario, side);
  const { attempts, arrived } = state.armies[side];
  for (const trait of state.scenario.traits)
    if (
      trait.trait === 'arrival' &&
      trait.side === id &&
      trait.costAfter !== undefined &&
      arrived[trait.wing] !== undefined
    )
      return trait.costAfter;
  return (attempts === 0 ? force?.activation?.first : force?.activation?.later) ?? 0;
};

/** 6.3.1 – An army that awakes. */
export const activateArmy = (state: State, side: SideIndex): State =>
  withArmy(state, side, { active: true, awakens: false });

export const coupHandler: TaskHandler<'coup'> = {
  awaits: (state, { side }) => (state.armies[side].active ? null : side),
  offers: (state, { side }) => [
    { by: sideIdOf(state, side), type: 'pass' },
    { by: sideIdOf(state, side), type: 'attempt-coup' },
  ],
  choose: (state, { side }, action) => {
    if (action.type !== 'attempt-coup') return withoutEvents(state);
    const { die, state: after } = throwDie(state);
    const initiative = commanderInitiative(state, side);
    const isOn = isActivationSuccessful('coup', initiative, die);
    const values = { side: nameOfSide(state, side) };
    const because = listActivationLines('coup', initiative);
    const what = createEvent(isOn ? 'coup-seen' : 'coup-missed', '13.2', values, [die], because);
    return emit(isOn ? pushTasks(after, { task: 'coup-pay', side }) : after, what);
  },
};

const nameOfSide = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';

export const coupPayHandler: TaskHandler<'coup-pay'> = {
  awaits: (_state, { side }) => side,
  offers: (state, { side }) => [
    { by: sideIdOf(state, side), type: 'pass' },
    { by: sideIdOf(state, side), type: 'pay-coup' },
  ],
  choose: (state, { side }, action) => {
    if (action.type !== 'pay-coup') return withoutEvents(state);
    const track = payPoints(state.armies[side].track, computeCoupCost(state, side));
    const awake = activateArmy(withArmy(state, side, { track }), side);
    return emit(awake, createEvent('army-activated', '6.1.3', { side: nameOfSide(state, side) }));
  },
};

/** 7.3.3 – Wings in column that a unit has approached. */
const threatTasks = (state: State, by: string, hex: number): readonly Task[] => {
  const enemy = getOtherSide(unitOfId(state.scenario, by).side);
  const { grid } = groundIn(state);
  return armyOf(state.scenario, enemy).wings.flatMap(wing => {
    if (state.marks.tried.includes(wing.id) || !isWingInColumn(state, wing)) return [];
    const near = unitsOnMap(state, wing).find(
      ({ id }) =>
        measureHexDistance(grid, hexOfUnit(state.field, id) ?? 0, hex) <= THREAT_RANGE &&
        state.field.units[id]?.column,
    );
    return near ? [{ task: 'threat', wing: wing.id, unit: near.id, by } as const] : [];
  });
};

/** 7.3.3 – The rating of a unit's group, or the initiative of a leader with its wing leader if that is better. */
const contestRating = (state: State, unitId: string): number => {
  const unit = unitOfId(state.scenario, unitId);
  const wing = wingOfUnit(state, unit);
  const group = groupOfUnit(state, unit);
  const rating = group ? ratingOf(state, unit.side, group) : 0;
  const leader = wing?.leader ? hexOfLeader(state.field, wing.leader) : null;
  const initiatives =
    leader === null ? [] : leadersAt(state, leader, unit.side).map(({ initiative }) => initiative ?? 0);
  return Math.max(rating, ...initiatives) + computeContestBonus(state, unit);
};

export const threatHandler: TaskHandler<'threat'> = {
  awaits: (state, task) => {
    const wing = rosterOf(state.scenario).wings.get(task.wing);
    return wing && isWingInColumn(state, wing) ? wing.side : null;
  },
  offers: (state, task) => {
    const by = sideIdOf(state, rosterOf(state.scenario).wings.get(task.wing)?.side ?? 0);
    return [
      { by, type: 'pass' },
      { by, type: 'deploy-under-threat' },
    ];
  },
  choose: (state, task, action): Transition => {
    if (action.type !== 'deploy-under-threat') return withoutEvents(state);
    const marked = withMarks(state, { tried: [...state.marks.tried, task.wing] });
    const one = throwDie(marked);
    const two = throwDie(one.state);
    const [own, enemy] = [contestRating(state, task.unit), contestRating(state, task.by)];
    const isOn = mayDeployUnderThreat(one.die + own, two.die + enemy);
    const wing = rosterOf(state.scenario).wings.get(task.wing);
    const values = { wing: wing?.name ?? '' };
    const because = [
      createAddendLine('in-column', own, '7.3.3'),
      createAddendLine('moving-enemy', enemy, '7.3.3'),
    ];
    const faces = [one.die, two.die];
    const what = createEvent(isOn ? 'deployed-in-time' : 'caught-in-column', '7.3.3', values, faces, because);
    return emit(isOn && wing ? deployWing(two.state, wing.id, task.unit) : two.state, what);
  },
};

/** 7.3.2, 7.3.3 – A wing leaves its column, with the guns near its leader or near the threatened unit. */
export const deployWing = (state: State, wingId: string, nearUnit?: string): State => {
  const wing = rosterOf(state.scenario).wings.get(wingId);
  if (!wing) return state;
  const centre =
    nearUnit === undefined
      ? wing.leader === null
        ? null
        : hexOfLeader(state.field, wing.leader)
      : hexOfUnit(state.field, nearUnit);
  const guns = centre === null ? [] : gunsNearHex(state, wing.side, centre);
  const inColumn = [...unitsOnMap(state, wing), ...guns].filter(({ id }) => state.field.units[id]?.column);
  return inColumn.reduce((now, { id }) => withUnit(now, id, { column: false }), state);
};
