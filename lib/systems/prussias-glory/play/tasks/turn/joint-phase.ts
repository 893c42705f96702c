import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { measureHexDistance } from '@/lib/geometry/hex/hex';
import { armyOf, getOtherSide, SIDES, type SideIndex } from '../../../document/army';
import { ruleDataOf } from '../../../document/rule-data';
import {
  addExhaustion,
  bonusesFor,
  demoralisedUpTo,
  isBroken,
  isDemoralised,
  raiseMorale,
  removeExhaustion,
} from '../../../rules/army-morale';
import type { ArmySpirit } from '../../../rules/combat/close-combat-modifiers';
import { isCertain } from '../../../rules/dice';
import { groundIn, hexOfUnit, type StandingUnit, standingUnitOf, unitsOf } from '../../../rules/field';
import { neighboursOf } from '../../../rules/map/sight';
import { hasTrait } from '../../../rules/victory';
import { createStatLine } from '../../figures/breakdown-lines';
import { moraleOf } from '../../figures/current-morale';
import {
  applyEach,
  chainTransition,
  createEvent,
  emit,
  pushTasks,
  type Transition,
  throwDie,
  withArmy,
  withoutEvents,
} from '../../game';
import type { State, Task } from '../../state';
import type { TaskHandler } from '../../task-handler';
import { applyDisorder } from '../piece-changes';
import { checkAdvanceDeadline } from '../scenario/declared-advance';

const nameOfSide = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';

/** 21, 25.3.4 – Successes lift the track, heat fills it; then the marker is set. */
const updateMorale = (state: State, side: SideIndex): Transition => {
  const army = state.armies[side];
  const lifted = raiseMorale(army.track, bonusesFor(army.successes));
  const track =
    hasTrait(state.scenario, 'heat') && army.active
      ? army.busy
        ? addExhaustion(lifted)
        : removeExhaustion(lifted)
      : lifted;
  const now = withArmy(state, side, { track, successes: 0, busy: false });
  return emit(
    now,
    createEvent('morale-set', '21', { side: nameOfSide(state, side), morale: moraleOf(now, side) }),
  );
};

/** 10.2, 10.3, 21 – Whether the army loses heart now, once and for all. */
const checkSpirit = (
  state: State,
  side: SideIndex,
): { readonly state: State; readonly spirit: ArmySpirit; readonly faces: readonly number[] } => {
  const chart = ruleDataOf(state.scenario).charts.demoralisation;
  const { spirit } = state.armies[side];
  const morale = moraleOf(state, side);
  if (spirit === 'broken') return { state, spirit, faces: [] };
  if (isBroken(chart, morale)) return { state, spirit: 'broken', faces: [] };
  const upTo = demoralisedUpTo(chart, morale);
  if (spirit === 'demoralised' || upTo === null) return { state, spirit, faces: [] };
  if (isCertain(upTo)) return { state, spirit: 'demoralised', faces: [] };
  const { die, state: after } = throwDie(state);
  return { state: after, spirit: isDemoralised(chart, morale, die) ? 'demoralised' : 'steady', faces: [die] };
};

const NEAR = 3;

/** 10.2, 10.3 – Units within three hexes of the enemy check their morale; in a broken army the disordered simply rout. */
const unitsToCheck = (state: State, side: SideIndex): readonly StandingUnit[] => {
  const { grid } = groundIn(state);
  const enemies = unitsOf(state, getOtherSide(side)).flatMap(
    ({ unit }) => hexOfUnit(state.field, unit.id) ?? [],
  );
  return unitsOf(state, side).filter(({ unit }) => {
    const hex = hexOfUnit(state.field, unit.id);
    return hex !== null && enemies.some(other => measureHexDistance(grid, hex, other) <= NEAR);
  });
};

/** 10.2, 21 – The morale of the army, and the throw that it could not stand. */
const spiritLines = (state: State, side: SideIndex): readonly BreakdownLine[] => {
  const morale = moraleOf(state, side);
  const upTo = demoralisedUpTo(ruleDataOf(state.scenario).charts.demoralisation, morale);
  return [
    createStatLine('army-morale', morale, '21'),
    ...(upTo === null ? [] : [createStatLine('demoralised-up-to', upTo, '10.2')]),
  ];
};

const applySpiritLoss = (state: State, side: SideIndex): Transition => {
  const { state: after, spirit, faces } = checkSpirit(state, side);
  const before = state.armies[side].spirit;
  if (spirit === before) return withoutEvents(after);
  const fallen = withArmy(after, side, { spirit });
  const what = createEvent(
    `army-${spirit}`,
    spirit === 'broken' ? '10.3' : '10.2',
    { side: nameOfSide(state, side) },
    faces.length > 0 ? faces : undefined,
    spiritLines(state, side),
  );
  const runs =
    spirit === 'broken' ? unitsOf(fallen, side).filter(({ status }) => status === 'disordered') : [];
  const checks = unitsToCheck(fallen, side)
    .filter(({ status }) => (spirit === 'broken' ? status === 'formed' : true))
    .map(({ unit }) => ({ task: 'check', unit: unit.id }) as const);
  const queued = pushTasks(fallen, ...checks);
  return applyEach(emit(queued, what), runs, (now, { unit }) => applyDisorder(now, unit.id, 'routed'));
};

type UnitTask = Extract<Task, { task: 'check' | 'retreat' }>;

/** One of each side in turns. */
const alternate = ([one, two]: readonly [readonly UnitTask[], readonly UnitTask[]]): readonly UnitTask[] =>
  Array.from({ length: Math.max(one.length, two.length) }, (_, index) => [one[index], two[index]])
    .flat()
    .filter(task => task !== undefined);

/**
 * 10.2, 10.3 – Both armies at once, one unit after the other; who begins is drawn by lot only where both have any.
 */
const interleaveTasks = (state: State): Transition => {
  const isMoved = (task: Task): task is UnitTask => task.task === 'check' || task.task === 'retreat';
  const moved = state.agenda.filter(isMoved);
  const others = state.agenda.filter(task => !isMoved(task));
  const of = (name: UnitTask['task'], side: SideIndex): readonly UnitTask[] =>
    moved.filter(task => task.task === name && standingUnitOf(state, task.unit).unit.side === side);
  const names = ['retreat', 'check'] as const;
  const isContested = names.some(name => SIDES.every(side => of(name, side).length > 0));
  const { die, state: after } = isContested ? throwDie(state) : { die: 1, state };
  const [one, two]: readonly [SideIndex, SideIndex] = die <= 3 ? [0, 1] : [1, 0];
  const mixed = names.flatMap(name => alternate([of(name, one), of(name, two)]));
  return withoutEvents({ ...after, agenda: [...mixed, ...others] });
};

/** 21 – The joint phase. */
export const jointHandler: TaskHandler<'joint'> = {
  run: state => {
    const judged = applyEach(withoutEvents(state), SIDES, checkAdvanceDeadline);
    const set = applyEach(judged, SIDES, updateMorale);
    return chainTransition(applyEach(set, SIDES, applySpiritLoss), interleaveTasks);
  },
};

/** 23.1 – Infantry in or next to a town. */
export const countInfantryNear = (state: State, side: SideIndex, town: string): number => {
  const ground = groundIn(state);
  const hexes = ground.towns.get(town) ?? [];
  return armyOf(state.scenario, side).units.filter(({ id, arm }) => {
    const hex = hexOfUnit(state.field, id);
    return (
      arm === 'infantry' &&
      hex !== null &&
      [hex, ...neighboursOf(ground.grid, hex)].some(other => hexes.includes(other))
    );
  }).length;
};
