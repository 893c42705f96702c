import { columnOf, computeHalvesDown, hexOf, measureHexDistance } from '@/lib/geometry/hex/hex';
import { armyOf } from '../../../document/army';
import { groundIn, hexOfUnit, isFighter, type StandingUnit, standingUnitOf } from '../../../rules/field';
import { isStoppedByRiver } from '../../../rules/map/movement';
import { neighboursOf } from '../../../rules/map/sight';
import { isOverstacked, unitsOfSideAt } from '../../../rules/map/stacking';
import { mayAct } from '../../command-state';
import {
  chainTransition,
  createEvent,
  emit,
  nameHex,
  pushTasks,
  type Transition,
  withArmy,
  withMarks,
  withoutEvents,
} from '../../game';
import type { State, Task, TaskOf } from '../../state';
import type { TaskHandler } from '../../task-handler';
import { triggerReactions } from '../command/reactions';
import { checkStep } from '../movement/steps';
import { placeLeader, placeUnits } from '../piece-changes';
import { isMarchLeader, isOrderedToMarch, type MarchTrait, marchesOf } from './march-orders';

type Marching = TaskOf<'marching'>;

/** 23.5.1 – Wings and guns that must march straight on in this turn, those in front first. */
export const marchHandler: TaskHandler<'march'> = {
  run: state =>
    marchesOf(state).reduce<Transition>(
      (step, trait) => chainTransition(step, now => beginMarch(now, trait)),
      withoutEvents(state),
    ),
};

const beginMarch = (state: State, trait: MarchTrait): Transition => {
  const { grid } = groundIn(state);
  const goal = hexOf(grid, trait.towards);
  const bound = armyOf(state.scenario, state.player).units.filter(unit => isOrderedToMarch(trait, unit));
  const hexes = [...new Set(bound.flatMap(({ id }) => hexOfUnit(state.field, id) ?? []))].toSorted(
    (left, right) => measureHexDistance(grid, left, goal) - measureHexDistance(grid, right, goal),
  );
  const columns = hexes.map((start): Task => {
    const here = unitsOfSideAt(state, start, state.player).filter(({ unit }) =>
      isOrderedToMarch(trait, unit),
    );
    const leaders = Object.keys(state.field.leaders).filter(
      id => state.field.leaders[id] === start && isMarchLeader(state, trait, id),
    );
    const units = here.map(({ unit }) => unit.id);
    return { task: 'marching', units, leaders, start, left: trait.hexes, towards: trait.towards };
  });
  const leaders = Object.keys(state.field.leaders).filter(id => isMarchLeader(state, trait, id));
  const done = [...state.marks.done, ...bound.map(({ id }) => id), ...leaders];
  return emit(
    pushTasks(withMarks(state, { done }), ...columns),
    createEvent('marched', '23.5.1', { hex: trait.towards }),
  );
};

/** 23.5.1 – One column moves a hex at a time, so that the enemy can react to each. */
export const marchingHandler: TaskHandler<'marching'> = {
  run: (state, task) => {
    const [lead = ''] = task.units;
    const [from, [next]] = [hexOfUnit(state.field, lead) ?? task.start, findMarchPath(state, task)];
    if (next === undefined) return withoutEvents(state);
    const moved = withArmy(moveColumn(state, task, next), state.player, { busy: true });
    const guns = task.units.filter(id => !isFighter(standingUnitOf(state, id)));
    const marked = withMarks(moved, { moved: [...new Set([...moved.marks.moved, ...guns])] });
    const values = { from: nameHex(state, from), hex: nameHex(state, next) };
    const step = emit(
      pushTasks(marked, { ...task, left: task.left - 1 }),
      createEvent('column-marched', '23.5.1', values),
    );
    return chainTransition(step, now => triggerReactions(now, lead, next));
  },
};

/** 23.5.1 – The straightest way of all hexes to be marched that ends where there is room, else of as many as can be. */
const findMarchPath = (state: State, task: Marching): readonly number[] => {
  for (let hexes = task.left; hexes > 0; hexes--) {
    const way = findPathOfLength(state, task, hexes);
    if (way) return way;
  }
  return [];
};

const findPathOfLength = (state: State, task: Marching, hexes: number): readonly number[] | null => {
  if (hexes === 0) return hasRoomAtEnd(state, task) ? [] : null;
  for (const next of nextMarchHexes(state, task)) {
    const rest = findPathOfLength(moveColumn(state, task, next), task, hexes - 1);
    if (rest) return [next, ...rest];
  }
  return null;
};

const columnHexOf = (state: State, { units, start }: Marching): number =>
  hexOfUnit(state.field, units[0] ?? '') ?? start;

/** 23.5.1 – Hexes nearer to the goal that the whole column may enter, the straightest first. */
const nextMarchHexes = (state: State, task: Marching): readonly number[] => {
  const { grid } = groundIn(state);
  const [from, goal] = [columnHexOf(state, task), hexOf(grid, task.towards)];
  const isHalted =
    from !== task.start && task.units.some(id => isStoppedByRiver(state, standingUnitOf(state, id), from));
  if (isHalted) return [];
  return neighboursOf(grid, from)
    .filter(hex => measureHexDistance(grid, hex, goal) < measureHexDistance(grid, from, goal))
    .filter(hex => mayStep(state, task, from, hex))
    .toSorted(
      (left, right) =>
        distanceFromLine(state, task.start, goal, left) - distanceFromLine(state, task.start, goal, right),
    );
};

/** 7.1, 7.2 – The rules of movement except for its points; guns come with those who lead the way. */
const mayStep = (state: State, { units }: Marching, from: number, to: number): boolean => {
  const may = (scene: State, id: string): boolean => 'cost' in checkStep(scene, id, from, to);
  const fighters = units.filter(id => isFighter(standingUnitOf(state, id)));
  if (!fighters.every(id => may(state, id))) return false;
  if (fighters.length === units.length) return true;
  const ahead = placeUnits(state, fighters, to, true);
  return units.every(id => fighters.includes(id) || may(ahead, id));
};

/** 3.3 – Room beside those who stay: who has marched, and who cannot leave the hex. */
const hasRoomAtEnd = (state: State, task: Marching): boolean => {
  const hex = columnHexOf(state, task);
  const units = unitsOfSideAt(state, hex, state.player);
  return !isOverstacked(
    units.filter(({ unit }) => task.units.includes(unit.id) || isStaying(state, unit, hex)),
  );
};

const isStaying = (state: State, unit: StandingUnit['unit'], hex: number): boolean =>
  state.marks.done.includes(unit.id) ||
  standingUnitOf(state, unit.id).status === 'routed' ||
  !mayAct(state, unit) ||
  !neighboursOf(groundIn(state).grid, hex).some(to => 'cost' in checkStep(state, unit.id, hex, to));

/** How far a hex is from the straight line between two others; only to be compared. */
const distanceFromLine = (state: State, start: number, goal: number, hex: number): number => {
  const { grid } = groundIn(state);
  const across = (to: number) => 3 * (columnOf(grid, to) - columnOf(grid, start));
  const down = (to: number) => Math.sqrt(3) * (computeHalvesDown(grid, to) - computeHalvesDown(grid, start));
  return Math.abs(across(goal) * down(hex) - down(goal) * across(hex));
};

/** 23.5.1 – The column keeps its order, below those who are there. */
const moveColumn = (state: State, { units, leaders }: Marching, to: number): State => {
  const moved = placeUnits(state, units, to, true);
  return leaders.reduce((now, id) => placeLeader(now, id, to), moved);
};
