import { hexDistance, hexOf } from '@/lib/geometry/hex/hex';
import { otherSide, type SideIndex } from '../../../document/army';
import { ruleDataOf } from '../../../document/rule-data';
import {
  type Bombardment,
  bombardmentLines,
  bombardmentStrength,
  requiredByBombardment,
  targetsOf,
} from '../../../rules/combat/bombardment';
import { bombardmentCell, bombardmentColumn } from '../../../rules/combat/combat-charts';
import { lossPoints, readSideResult } from '../../../rules/combat/combat-result';
import { groundIn, hexOfUnit, type StandingUnit, standingUnitOf, unitsOf } from '../../../rules/field';
import { splitFrontLine } from '../../../rules/map/engagement';
import { unitsOfSideAt } from '../../../rules/map/stacking';
import { sumOfLines } from '../../../rules/modifier-lines';
import type { Action } from '../../actions';
import { modifierLines, statLine } from '../../breakdown-lines';
import { mayAct } from '../../command-state';
import {
  andThen,
  createEvent,
  emit,
  hexName,
  pushTasks,
  spiritsOf,
  type Transition,
  throwDie,
  turnOf,
  withArmy,
  withMarks,
  withoutEvents,
} from '../../game';
import type { State, Task, TaskOf } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';

type Fire = TaskOf<'fire'>;
type Laying = TaskOf<'laying'>;

/** 16, 18 – Guns that may still fire in this phase, each with its targets. */
const readyGuns = (
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

const bySide = (state: State, side: SideIndex) => ({ by: sideIdOf(state, side) });

export const fireHandler: TaskHandler<'fire'> = {
  awaits: (state, task) => (readyGuns(state, task).length > 0 ? task.side : null),
  offers: (state, task) => [
    { ...bySide(state, task.side), type: 'pass' },
    ...[...new Set(readyGuns(state, task).flatMap(({ targets }) => targets))].map(
      (hex): Action => ({ ...bySide(state, task.side), type: 'aim', target: hexName(state, hex) }),
    ),
  ],
  choose: (state, task, action) => {
    if (action.type !== 'aim') return withoutEvents(state);
    const target = hexOf(groundIn(state).grid, action.target);
    return withoutEvents(
      pushTasks(state, { task: 'laying', side: task.side, phase: task.phase, target, guns: [] }, task),
    );
  },
  run: withoutEvents,
};

const layableGuns = (state: State, task: Laying): readonly string[] =>
  readyGuns(state, task)
    .filter(({ gun, targets }) => targets.includes(task.target) && !task.guns.includes(gun.unit.id))
    .map(({ gun }) => gun.unit.id);

/** 16.1, 16.2 – Guns are laid on a target one by one; then they fire together. */
export const layingHandler: TaskHandler<'laying'> = {
  awaits: (_state, task) => task.side,
  offers: (state, task) => [
    ...(task.guns.length > 0 ? fireOffers(state, task) : []),
    ...layableGuns(state, task).map((gun): Action => ({ ...bySide(state, task.side), type: 'lay', gun })),
  ],
  choose: (state, task, action) => {
    if (action.type === 'lay')
      return withoutEvents(pushTasks(state, { ...task, guns: [...task.guns, action.gun] }));
    if (action.type === 'fire') return resolveFire(state, task, bombardmentOf(state, task));
    if (action.type !== 'fire-from') return withoutEvents(state);
    const groundFrom = hexOf(groundIn(state).grid, action.from);
    return resolveFire(state, task, { ...bombardmentOf(state, task), groundFrom });
  },
  run: withoutEvents,
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
const fireOffers = (state: State, task: Laying): readonly Action[] => {
  const hexes = firingHexes(state, laidGuns(state, task));
  if (hexes.length < 2) return [{ ...bySide(state, task.side), type: 'fire' }];
  return hexes.map(hex => ({ ...bySide(state, task.side), type: 'fire-from', from: hexName(state, hex) }));
};

const laidGuns = (state: State, { side, target, guns }: Pick<Laying, 'side' | 'target' | 'guns'>) => ({
  side,
  target,
  guns: guns.map(id => standingUnitOf(state, id)),
});

export const bombardmentOf = (state: State, task: Pick<Laying, 'side' | 'target' | 'guns'>): Bombardment => {
  const laid = laidGuns(state, task);
  return { ...laid, groundFrom: firingHexes(state, laid)[0] ?? 0 };
};

const HEAT_FROM = 3;

const resolveFire = (state: State, task: Laying, bombardment: Bombardment): Transition => {
  const strength = bombardmentStrength(state, bombardment);
  const chart = ruleDataOf(state.scenario).charts.bombardment;
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
  if (column === null) return emit(prepared, createEvent('fire-too-weak', '16.2', values));
  const lines = bombardmentLines(state, bombardment, spiritsOf(state), turnOf(state));
  const modifier = sumOfLines(lines);
  const { die, state: after } = throwDie(prepared);
  const result = bombardmentCell(chart, column, die + modifier);
  const because = [statLine('bombardment', strength, '16.2'), ...modifierLines(lines)];
  const what = createEvent('bombarded', '16.2', { ...values, die, modifier, result }, [die], because);
  return andThen(emit(after, what), now =>
    withoutEvents(pushTasks(now, ...fireLossTasks(now, task, bombardment, result))),
  );
};

/** 16.2, 11 – Results fall on the top four steps of the target. */
const fireLossTasks = (
  state: State,
  { target, side }: Laying,
  { guns }: Bombardment,
  text: string,
): readonly Task[] => {
  const enemy = otherSide(side);
  const result = readSideResult(text);
  const { front, behind } = splitFrontLine(unitsOfSideAt(state, target, enemy));
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
