import { columnOf, halvesDown, hexDistance, hexOf } from '@/lib/geometry/hex';
import { armyOf } from '../army';
import { groundIn, hexOfUnit, isFighter, type StandingUnit, standing } from '../field';
import { isStoppedByRiver } from '../rules/movement';
import { neighboursOf } from '../rules/sight';
import { isOverstacked, unitsOfSideAt } from '../rules/stacking';
import type { State, Task, TaskOf } from '../state';
import { mayAct } from './authority';
import { calm, event, first, followedBy, hexName, type Step, told, withArmy, withMarks } from './game';
import type { Handler } from './handler';
import { isBound, isLedBy, type MarchTrait, marchesOf } from './marching-orders';
import { stepFor } from './movement';
import { leaderPlaced, placed } from './pieces';
import { reactions } from './reactions';

type Marching = TaskOf<'marching'>;

/** 23.5.1 – Wings and guns that must march straight on in this turn, those in front first. */
export const march: Handler<'march'> = {
  run: state =>
    marchesOf(state).reduce<Step>((step, trait) => followedBy(step, now => begun(now, trait)), calm(state)),
};

const begun = (state: State, trait: MarchTrait): Step => {
  const { grid } = groundIn(state);
  const goal = hexOf(grid, trait.towards);
  const bound = armyOf(state.scenario, state.player).units.filter(unit => isBound(trait, unit));
  const hexes = [...new Set(bound.flatMap(({ id }) => hexOfUnit(state.field, id) ?? []))].toSorted(
    (left, right) => hexDistance(grid, left, goal) - hexDistance(grid, right, goal),
  );
  const columns = hexes.map((start): Task => {
    const here = unitsOfSideAt(state, start, state.player).filter(({ unit }) => isBound(trait, unit));
    const leaders = Object.keys(state.field.leaders).filter(
      id => state.field.leaders[id] === start && isLedBy(state, trait, id),
    );
    const units = here.map(({ unit }) => unit.id);
    return { task: 'marching', units, leaders, start, left: trait.hexes, towards: trait.towards };
  });
  const leaders = Object.keys(state.field.leaders).filter(id => isLedBy(state, trait, id));
  const done = [...state.marks.done, ...bound.map(({ id }) => id), ...leaders];
  return told(
    first(withMarks(state, { done }), ...columns),
    event('marched', '23.5.1', { hex: trait.towards }),
  );
};

/** 23.5.1 – One column goes on by a hex at a time, so that the enemy can react to each. */
export const marching: Handler<'marching'> = {
  run: (state, task) => {
    const [lead = ''] = task.units;
    const [from, [next]] = [hexOfUnit(state.field, lead) ?? task.start, wayOf(state, task)];
    if (next === undefined) return calm(state);
    const moved = withArmy(movedOn(state, task, next), state.player, { busy: true });
    const guns = task.units.filter(id => !isFighter(standing(state, id)));
    const marked = withMarks(moved, { moved: [...new Set([...moved.marks.moved, ...guns])] });
    const values = { from: hexName(state, from), hex: hexName(state, next) };
    const step = told(
      first(marked, { ...task, left: task.left - 1 }),
      event('column-marched', '23.5.1', values),
    );
    return followedBy(step, now => reactions(now, lead, next));
  },
};

/** 23.5.1 – The straightest way of all hexes to be marched that ends where there is room, else of as many as can be. */
const wayOf = (state: State, task: Marching): readonly number[] => {
  for (let hexes = task.left; hexes > 0; hexes--) {
    const way = wayOfLength(state, task, hexes);
    if (way) return way;
  }
  return [];
};

const wayOfLength = (state: State, task: Marching, hexes: number): readonly number[] | null => {
  if (hexes === 0) return hasRoomAtEnd(state, task) ? [] : null;
  for (const next of nextOfMarch(state, task)) {
    const rest = wayOfLength(movedOn(state, task, next), task, hexes - 1);
    if (rest) return [next, ...rest];
  }
  return null;
};

const placeOf = (state: State, { units, start }: Marching): number =>
  hexOfUnit(state.field, units[0] ?? '') ?? start;

/** 23.5.1 – Hexes nearer to the goal that the whole column may enter, the straightest first. */
const nextOfMarch = (state: State, task: Marching): readonly number[] => {
  const { grid } = groundIn(state);
  const [from, goal] = [placeOf(state, task), hexOf(grid, task.towards)];
  const isHalted =
    from !== task.start && task.units.some(id => isStoppedByRiver(state, standing(state, id), from));
  if (isHalted) return [];
  return neighboursOf(grid, from)
    .filter(hex => hexDistance(grid, hex, goal) < hexDistance(grid, from, goal))
    .filter(hex => mayStep(state, task, from, hex))
    .toSorted(
      (left, right) => offLine(state, task.start, goal, left) - offLine(state, task.start, goal, right),
    );
};

/** 7.1, 7.2 – The rules of movement but for its points; guns come with those who lead the way. */
const mayStep = (state: State, { units }: Marching, from: number, to: number): boolean => {
  const may = (scene: State, id: string): boolean => 'cost' in stepFor(scene, id, from, to);
  const fighters = units.filter(id => isFighter(standing(state, id)));
  const ahead = fighters.reduce((now, id) => placed(now, id, to, true), state);
  return fighters.every(id => may(state, id)) && units.every(id => fighters.includes(id) || may(ahead, id));
};

/** 3.3 – Room beside those who stay: who has marched, and who cannot leave the hex. */
const hasRoomAtEnd = (state: State, task: Marching): boolean => {
  const hex = placeOf(state, task);
  const units = unitsOfSideAt(state, hex, state.player);
  return !isOverstacked(units.filter(({ unit }) => task.units.includes(unit.id) || stays(state, unit, hex)));
};

const stays = (state: State, unit: StandingUnit['unit'], hex: number): boolean =>
  state.marks.done.includes(unit.id) ||
  standing(state, unit.id).status === 'routed' ||
  !mayAct(state, unit) ||
  !neighboursOf(groundIn(state).grid, hex).some(to => 'cost' in stepFor(state, unit.id, hex, to));

/** How far a hex lies from the straight line between two others; only to be compared. */
const offLine = (state: State, start: number, goal: number, hex: number): number => {
  const { grid } = groundIn(state);
  const across = (to: number) => 3 * (columnOf(grid, to) - columnOf(grid, start));
  const down = (to: number) => Math.sqrt(3) * (halvesDown(grid, to) - halvesDown(grid, start));
  return Math.abs(across(goal) * down(hex) - down(goal) * across(hex));
};

/** 23.5.1 – The column keeps its order, below those who are there. */
const movedOn = (state: State, { units, leaders }: Marching, to: number): State => {
  const moved = units.reduce((now, id) => placed(now, id, to, true), state);
  return leaders.reduce((now, id) => leaderPlaced(now, id, to), moved);
};
