import { hexOf, measureHexDistance, OFF_MAP } from '@/lib/geometry/hex/hex';
import { getOtherSide, rosterOf, type SideIndex } from '../../../document/army';
import { ruleDataOf } from '../../../document/rule-data';
import {
  type Bombardment,
  computeBombardmentStrength,
  findGunRefusal,
  findTargetRefusal,
  listBombardmentLines,
  requiredByBombardment,
  targetsOf,
} from '../../../rules/combat/bombardment';
import { findBombardmentCell, findBombardmentColumn } from '../../../rules/combat/combat-charts';
import { computeLossPoints, readSideResult } from '../../../rules/combat/combat-result';
import { groundIn, hexOfUnit, type StandingUnit, standingUnitOf, unitsOf } from '../../../rules/field';
import { splitFrontLine } from '../../../rules/map/engagement';
import { unitsOfSideAt } from '../../../rules/map/stacking';
import { sumOfLines } from '../../../rules/modifier-lines';
import { type Refusal, refuse } from '../../../rules/refusal';
import type { Action } from '../../actions';
import { mayAct } from '../../command-state';
import { createStatLine, listModifierLines } from '../../figures/breakdown-lines';
import {
  chainTransition,
  createEvent,
  emit,
  findHexNamed,
  nameHex,
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

/** 16, 18, 6.1 – Why a unit cannot fire in this phase, at any target. */
const findFiringObjection = (
  state: State,
  { side, phase }: Fire | Laying,
  gun: StandingUnit,
): Refusal | null => {
  const { unit } = gun;
  const values = { unit: unit.name };
  if (unit.side !== side) return refuse('not-your-piece', '12');
  if (!mayAct(state, unit)) return refuse('not-active', '6.1', values);
  if (state.marks.fired.includes(unit.id)) return refuse('gun-has-fired', '16', values);
  if (phase === 'offensive' && state.marks.moved.includes(unit.id))
    return refuse('gun-has-moved', '16', values);
  return findGunRefusal(state, gun);
};

/** 16, 16.1, 18 – Why a unit does not fire at a hex, or at any. */
export const findShotObjection = (
  state: State,
  task: Fire | Laying,
  id: string,
  target: number | null,
): Refusal | null => {
  const gun = standingUnitOf(state, id);
  const silent = findFiringObjection(state, task, gun);
  if (silent || target === null) return silent;
  const missed = findTargetRefusal(state, gun, target, task.phase, turnOf(state));
  if (missed) return missed;
  return state.marks.targets.includes(target)
    ? refuse('fired-at-already', '16', { hex: nameHex(state, target) })
    : null;
};

interface ReadyGun {
  readonly gun: StandingUnit;
  readonly targets: readonly number[];
}

/** 16, 18 – Guns that may still fire in this phase, each with its targets. */
const readyGuns = (state: State, task: Fire | Laying): readonly ReadyGun[] =>
  unitsOf(state, task.side)
    .filter(gun => gun.unit.arm === 'artillery' && findFiringObjection(state, task, gun) === null)
    .map(gun => ({
      gun,
      targets: targetsOf(state, gun, task.phase, turnOf(state)).filter(
        hex => !state.marks.targets.includes(hex),
      ),
    }))
    .filter(({ targets }) => targets.length > 0);

/** 16.1 – The guns that could fire at a hex now. */
export const gunsAbleToHit = (state: State, task: Fire | Laying, target: number): readonly string[] =>
  readyGuns(state, task)
    .filter(({ targets }) => targets.includes(target))
    .map(({ gun }) => gun.unit.id);

/** 16, 16.1 – Why no gun at all fires at a hex: the reason of the one that stands nearest. */
const findAimObjection = (state: State, task: Fire, target: number): Refusal | null => {
  const { grid } = groundIn(state);
  const distance = ({ unit }: StandingUnit): number =>
    measureHexDistance(grid, hexOfUnit(state.field, unit.id) ?? target, target);
  const [nearest] = unitsOf(state, task.side)
    .filter(gun => gun.unit.arm === 'artillery' && findFiringObjection(state, task, gun) === null)
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest && target !== OFF_MAP ? findShotObjection(state, task, nearest.unit.id, target) : null;
};

const bySide = (state: State, side: SideIndex) => ({ by: sideIdOf(state, side) });

export const fireHandler: TaskHandler<'fire'> = {
  awaits: (state, task) => (readyGuns(state, task).length > 0 ? task.side : null),
  offers: (state, task) => [
    { ...bySide(state, task.side), type: 'pass' },
    ...[...new Set(readyGuns(state, task).flatMap(({ targets }) => targets))].map(
      (hex): Action => ({ ...bySide(state, task.side), type: 'aim', target: nameHex(state, hex) }),
    ),
  ],
  objection: (state, task, action) =>
    action.type === 'aim' ? findAimObjection(state, task, findHexNamed(state, action.target)) : null,
  choose: (state, task, action) => {
    if (action.type !== 'aim') return withoutEvents(state);
    const target = hexOf(groundIn(state).grid, action.target);
    return withoutEvents(
      pushTasks(state, { task: 'laying', side: task.side, phase: task.phase, target, guns: [] }, task),
    );
  },
};

const layableGuns = (state: State, task: Laying): readonly string[] =>
  gunsAbleToHit(state, task, task.target).filter(id => !task.guns.includes(id));

/** 16.1, 16.2 – Guns are laid on a target one by one; then they fire together. */
export const layingHandler: TaskHandler<'laying'> = {
  awaits: (_state, task) => task.side,
  offers: (state, task) => [
    ...(task.guns.length > 0 ? fireOffers(state, task) : []),
    ...layableGuns(state, task).map((gun): Action => ({ ...bySide(state, task.side), type: 'lay', gun })),
  ],
  objection: (state, task, action) => {
    if (action.type !== 'lay' || !rosterOf(state.scenario).units.has(action.gun)) return null;
    return findShotObjection(state, task, action.gun, task.target) ?? refuse('laid-already', '16.2');
  },
  choose: (state, task, action) => {
    if (action.type === 'lay')
      return withoutEvents(pushTasks(state, { ...task, guns: [...task.guns, action.gun] }));
    if (action.type === 'fire') return resolveFire(state, task, bombardmentOf(state, task));
    if (action.type !== 'fire-from') return withoutEvents(state);
    const groundFrom = hexOf(groundIn(state).grid, action.from);
    return resolveFire(state, task, { ...bombardmentOf(state, task), groundFrom });
  },
};

/** 16.2 – The firing hexes with different ground modifiers, the best for the gunners first. */
const firingHexes = (state: State, bombardment: Omit<Bombardment, 'groundFrom'>): readonly number[] => {
  const hexes = bombardment.guns.flatMap(({ unit }) => hexOfUnit(state.field, unit.id) ?? []);
  const value = (groundFrom: number): number =>
    sumOfLines(listBombardmentLines(state, { ...bombardment, groundFrom }, spiritsOf(state), turnOf(state)));
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
  return hexes.map(hex => ({ ...bySide(state, task.side), type: 'fire-from', from: nameHex(state, hex) }));
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
  const strength = computeBombardmentStrength(state, bombardment);
  const chart = ruleDataOf(state.scenario).charts.bombardment;
  const column = findBombardmentColumn(chart, strength);
  const enemy = getOtherSide(task.side);
  const marked = withMarks(state, {
    fired: [...state.marks.fired, ...task.guns],
    targets: [...state.marks.targets, task.target],
  });
  const struck = withArmy(marked, enemy, { attacked: true });
  const hot = strength >= HEAT_FROM ? withArmy(struck, enemy, { busy: true }) : struck;
  const prepared = { ...hot, blooded: true };
  const values = { hex: nameHex(state, task.target), strength };
  if (column === null) return emit(prepared, createEvent('fire-too-weak', '16.2', values));
  const lines = listBombardmentLines(state, bombardment, spiritsOf(state), turnOf(state));
  const modifier = sumOfLines(lines);
  const { die, state: after } = throwDie(prepared);
  const result = findBombardmentCell(chart, column, die + modifier);
  const because = [createStatLine('bombardment', strength, '16.2'), ...listModifierLines(lines)];
  const what = createEvent('bombarded', '16.2', { ...values, die, modifier, result }, [die], because);
  return chainTransition(emit(after, what), now =>
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
  const enemy = getOtherSide(side);
  const result = readSideResult(text);
  const { front, behind } = splitFrontLine(unitsOfSideAt(state, target, enemy));
  const hex = hexOfUnit(state.field, guns[0]?.unit.id ?? '') ?? target;
  const distance = measureHexDistance(groundIn(state).grid, hex, target);
  const [hexes, ids] = [[target], front.map(({ unit }) => unit.id)];
  const points = computeLossPoints(result, { stepsOfOthers: 0, supported: behind.length > 0, capped: false });
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
