import { hexDistance, hexOf } from '@/lib/geometry/hex';
import type { Action } from '../actions';
import { otherSide, type SideIndex } from '../army';
import { groundIn, hexOfUnit, type StandingUnit, standing, unitsOf } from '../field';
import { kitOf } from '../kit';
import { figure, modifierLines } from '../reasons';
import {
  type Bombardment,
  bombardmentLines,
  bombardmentStrength,
  requiredByBombardment,
  targetsOf,
} from '../rules/bombardment';
import { lossPoints, readSideResult } from '../rules/combat-result';
import { frontLine } from '../rules/engagement';
import { sumOfLines } from '../rules/modifier-lines';
import { bombardmentCell, bombardmentColumn } from '../rules/odds-column';
import { unitsOfSideAt } from '../rules/stacking';
import type { State, Task, TaskOf } from '../state';
import { mayAct } from './authority';
import {
  calm,
  event,
  first,
  followedBy,
  hexName,
  type Step,
  spiritsOf,
  thrown,
  told,
  turnOf,
  withArmy,
  withMarks,
} from './game';
import { type Handler, sideId } from './handler';

type Fire = TaskOf<'fire'>;
type Laying = TaskOf<'laying'>;

/** 16, 18 – Guns that may still fire in this phase, each with its targets. */
const ready = (
  state: State,
  { side, phase }: Fire | Laying,
): { gun: StandingUnit; targets: readonly number[] }[] =>
  unitsOf(state, side)
    .filter(({ unit }) => unit.arm === 'artillery' && !state.marks.fired.includes(unit.id))
    .filter(
      ({ unit }) => mayAct(state, unit) && (phase === 'defensive' || !state.marks.moved.includes(unit.id)),
    )
    .map(gun => ({
      gun,
      targets: targetsOf(state, gun, phase, turnOf(state)).filter(hex => !state.marks.targets.includes(hex)),
    }))
    .filter(({ targets }) => targets.length > 0);

const by = (state: State, side: SideIndex) => ({ by: sideId(state, side) });

export const fire: Handler<'fire'> = {
  awaits: (state, task) => (ready(state, task).length > 0 ? task.side : null),
  offers: (state, task) => [
    { ...by(state, task.side), type: 'pass' },
    ...[...new Set(ready(state, task).flatMap(({ targets }) => targets))].map(
      (hex): Action => ({ ...by(state, task.side), type: 'aim', target: hexName(state, hex) }),
    ),
  ],
  choose: (state, task, action) => {
    if (action.type !== 'aim') return calm(state);
    const target = hexOf(groundIn(state).grid, action.target);
    return calm(first(state, { task: 'laying', side: task.side, phase: task.phase, target, guns: [] }, task));
  },
  run: calm,
};

const layable = (state: State, task: Laying): readonly string[] =>
  ready(state, task)
    .filter(({ gun, targets }) => targets.includes(task.target) && !task.guns.includes(gun.unit.id))
    .map(({ gun }) => gun.unit.id);

/** 16.1, 16.2 – Guns are laid on a target one by one; then they fire together. */
export const laying: Handler<'laying'> = {
  awaits: (_state, task) => task.side,
  offers: (state, task) => [
    ...(task.guns.length > 0 ? shots(state, task) : []),
    ...layable(state, task).map((gun): Action => ({ ...by(state, task.side), type: 'lay', gun })),
  ],
  choose: (state, task, action) => {
    if (action.type === 'lay') return calm(first(state, { ...task, guns: [...task.guns, action.gun] }));
    if (action.type === 'fire') return fired(state, task, bombardmentOf(state, task));
    if (action.type !== 'fire-from') return calm(state);
    const groundFrom = hexOf(groundIn(state).grid, action.from);
    return fired(state, task, { ...bombardmentOf(state, task), groundFrom });
  },
  run: calm,
};

/** 16.2 – The firing hexes whose ground makes a difference, the best for the gunners first. */
const firingHexes = (state: State, bombardment: Omit<Bombardment, 'groundFrom'>): readonly number[] => {
  const hexes = bombardment.guns.flatMap(({ unit }) => hexOfUnit(state.field, unit.id) ?? []);
  const value = (groundFrom: number): number =>
    sumOfLines(bombardmentLines(state, { ...bombardment, groundFrom }, spiritsOf(state), turnOf(state)));
  const valued = hexes.map(hex => ({ hex, value: value(hex) }));
  return valued
    .filter((one, index) => valued.findIndex(other => other.value === one.value) === index)
    .toSorted((one, other) => other.value - one.value)
    .map(({ hex }) => hex);
};

/** 16.2 – The attacker picks the firing hex whose ground counts. */
const shots = (state: State, task: Laying): readonly Action[] => {
  const hexes = firingHexes(state, laidGuns(state, task));
  if (hexes.length < 2) return [{ ...by(state, task.side), type: 'fire' }];
  return hexes.map(hex => ({ ...by(state, task.side), type: 'fire-from', from: hexName(state, hex) }));
};

const laidGuns = (state: State, { side, target, guns }: Pick<Laying, 'side' | 'target' | 'guns'>) => ({
  side,
  target,
  guns: guns.map(id => standing(state, id)),
});

export const bombardmentOf = (state: State, task: Pick<Laying, 'side' | 'target' | 'guns'>): Bombardment => {
  const laid = laidGuns(state, task);
  return { ...laid, groundFrom: firingHexes(state, laid)[0] ?? 0 };
};

const HEAT_FROM = 3;

const fired = (state: State, task: Laying, bombardment: Bombardment): Step => {
  const strength = bombardmentStrength(state, bombardment);
  const chart = kitOf(state.scenario).charts.bombardment;
  const column = bombardmentColumn(chart, strength);
  const enemy = otherSide(task.side);
  const marked = withMarks(state, {
    fired: [...state.marks.fired, ...task.guns],
    targets: [...state.marks.targets, task.target],
  });
  const struck = withArmy(marked, enemy, { attacked: true });
  const hot = strength >= HEAT_FROM ? withArmy(struck, enemy, { busy: true }) : struck;
  const prepared = { ...hot, blooded: true };
  const values = { hex: hexName(state, task.target), strength };
  if (column === null) return told(prepared, event('fire-too-weak', '16.2', values));
  const lines = bombardmentLines(state, bombardment, spiritsOf(state), turnOf(state));
  const modifier = sumOfLines(lines);
  const { die, state: after } = thrown(prepared);
  const result = bombardmentCell(chart, column, die + modifier);
  const because = [figure('bombardment', strength, '16.2'), ...modifierLines(lines)];
  const what = event('bombarded', '16.2', { ...values, die, modifier, result }, [die], because);
  return followedBy(told(after, what), now =>
    calm(first(now, ...tasksOfFire(now, task, bombardment, result))),
  );
};

/** 16.2, 11 – Results fall on the top four steps of the target. */
const tasksOfFire = (
  state: State,
  { target, side }: Laying,
  { guns }: Bombardment,
  text: string,
): readonly Task[] => {
  const enemy = otherSide(side);
  const result = readSideResult(text);
  const { front, behind } = frontLine(unitsOfSideAt(state, target, enemy));
  const hex = hexOfUnit(state.field, guns[0]?.unit.id ?? '') ?? target;
  const distance = hexDistance(groundIn(state).grid, hex, target);
  const [hexes, ids] = [[target], front.map(({ unit }) => unit.id)];
  const points = lossPoints(result, { stepsOfOthers: 0, supported: behind.length > 0, capped: false });
  return [
    {
      task: 'losses',
      side: enemy,
      hexes,
      points,
      required: requiredByBombardment(state, distance),
      result,
      lead: null,
      lost: {},
      first: ids,
      inMelee: false,
    },
    ...(result.guns ? [{ task: 'guns', side: enemy, hexes } as const] : []),
    ...(result.further ? [{ task: 'further', side: enemy, hexes, first: ids } as const] : []),
  ];
};
