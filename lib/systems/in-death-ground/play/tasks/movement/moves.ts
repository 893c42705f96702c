import { normalizeHeading } from '@/lib/geometry/plane/plane';
import { evasionNeedOf } from '../../../rules/combat/morale';
import { isApproaching } from '../../../rules/combat/shots';
import { goingOfMarch, listTouched, type March } from '../../../rules/movement/march-objections';
import {
  angleBetween,
  arrangeElements,
  computeAllowance,
  countMoveDice,
  isStraight,
  measureMove,
  readMoveThrow,
  slowestProfileOf,
} from '../../../rules/movement/marching';
import { isVisibleTo } from '../../../rules/terrain/visibility';
import type { ActionOf } from '../../actions';
import {
  areWithin,
  contactsOf,
  distanceBetween,
  type FieldUnit,
  getUnit,
  gradeOf,
  isCarried,
  isFighting,
  isInMelee,
  isInSight,
  isOnTable,
  middleOfUnit,
  troopOf,
} from '../../field';
import { createStatLine, listMoveLines } from '../../figures/breakdown-lines';
import {
  changeSide,
  changeTurn,
  changeUnit,
  emit,
  finishTask,
  type Game,
  nameOf,
  pushTasks,
  readersOf,
  throwDice,
} from '../../game';
import { getOtherSide, type SideIndex, type State, type TaskOf } from '../../state';
import { recordBeasts } from '../morale/beasts';
import { discoverAfterMove } from '../setup/ambushes';
import { burnUnits } from '../shooting/fires';
import { burnDownTowers, moveCrew } from '../siege/carriers';
import { mayEvade } from './evasion';
import { forceDismount } from './mounts';
import { releaseContact } from './release-contact';

/** 11.1, 17.5 – Units of a side that have not had their move; wagons without their beasts have none. */
export const listUnitsToMove = (state: State, side: SideIndex): readonly FieldUnit[] =>
  state.units.filter(
    unit =>
      unit.side === side &&
      isOnTable(unit) &&
      !unit.turn.isDone &&
      !unit.turn.hasArrived &&
      (troopOf(unit) !== 'wagon' || unit.isHitched),
  );

/** 11.1 – The sides alternate; a side that has units left continues alone. Then they shoot. */
export const runMoves = (game: Game, { side }: TaskOf<'move'>): Game => {
  const { state } = game;
  if (listUnitsToMove(state, getOtherSide(side)).length > 0)
    return pushTasks(game, { type: 'move', side: getOtherSide(side) });
  return pushTasks(
    recordBeasts(burnDownTowers(burnUnits(game))),
    { type: 'shoot', side: state.first, aims: {} },
    { type: 'shoot', side: getOtherSide(state.first), aims: {} },
    { type: 'volleys', aims: {} },
    { type: 'recoil' },
    { type: 'melee' },
    { type: 'morale' },
    { type: 'end-turn' },
  );
};

/** 14.1 – In the turn after contact a unit may leave the melee, if its enemies have not moved yet. */
export const mayBreakOff = (state: State, unit: FieldUnit): boolean =>
  contactsOf(state.units, unit).every(
    enemy => unit.contacts.includes(enemy.id) && !enemy.turn.isDone && !enemy.turn.entered.includes(unit.id),
  );

export const mayMove = (state: State, unit: FieldUnit): boolean =>
  !unit.turn.isDone && !isCarried(unit) && (!isInMelee(state.units, unit) || mayBreakOff(state, unit));

/** 12.1 – The dice of a unit's move; the next decision is where it goes. */
export const throwMoveDice = (game: Game, id: string, isEvading: boolean): Game => {
  const unit = getUnit(game.state.units, id);
  const pace = slowestProfileOf(unit);
  if (!pace) return holdUnit(game, id);
  const { game: thrown, faces } = throwDice(game, { count: countMoveDice(pace), sides: 6 });
  const read = readMoveThrow(pace, faces);
  const next = emit(
    thrown,
    '12.1',
    () => ({ type: 'thrown', unit: nameOf(game.state, id), good: read.good, difficult: read.difficult }),
    () => ({ faces, because: listMoveLines(pace, faces), ...readersOf(game.state, id) }),
  );
  return pushTasks(next, { type: 'march', unit: id, thrown: read, isEvading });
};

/** 12.1 – The general has the move thrown again; the second throw counts. */
export const rethrowMove = (game: Game, task: TaskOf<'march'>): Game => {
  const unit = getUnit(game.state.units, task.unit);
  const pace = slowestProfileOf(unit);
  if (!pace) return game;
  const { game: thrown, faces } = throwDice(game, { count: countMoveDice(pace), sides: 6 });
  const read = readMoveThrow(pace, faces);
  const counted = changeSide(thrown, unit.side, {
    again: [...game.state.sides[unit.side].again, unit.id],
  });
  const next = emit(
    counted,
    '12.1',
    () => ({
      type: 'thrown-again',
      unit: nameOf(game.state, unit.id),
      good: read.good,
      difficult: read.difficult,
    }),
    () => ({ faces, because: listMoveLines(pace, faces), ...readersOf(game.state, unit.id) }),
  );
  return pushTasks(next, { ...task, thrown: read });
};

export const holdUnit = (game: Game, id: string): Game =>
  changeTurn(
    emit(
      game,
      '11.1',
      () => ({ type: 'stayed', unit: nameOf(game.state, id) }),
      () => readersOf(game.state, id),
    ),
    id,
    { isDone: true },
  );

/** After one side's unit the other side moves. */
export const passMove = (game: Game, side: SideIndex): Game => {
  const [head] = game.state.agenda;
  if (head?.type !== 'move') return game;
  const next = listUnitsToMove(game.state, getOtherSide(side)).length > 0 ? getOtherSide(side) : side;
  return pushTasks(finishTask(game), { type: 'move', side: next });
};

const FULL = 0.5;

export const toMarch = (unit: FieldUnit, to: ActionOf<'march'>['to']): March => ({
  unit,
  to: arrangeElements(unit, to),
  isBlock: to.formation === undefined && to.elements === undefined,
});

const FOUND = 2;
const PARTS = 20;

/** 9.2 – Who comes within two inches of an ambush stops there (D26). */
const stopAtAmbush = (state: State, march: March): March => {
  const { unit, to } = march;
  const hidden = state.units.filter(other => other.side !== unit.side && other.presence === 'hidden');
  if (!hidden.some(other => areWithin({ elements: to }, other, FOUND))) {
    const isClear = hidden.every(other => distanceBetween(unit, other) > SIGHT);
    if (hidden.length === 0 || isClear) return march;
  }
  for (let part = 1; part <= PARTS; part += 1) {
    const on = interpolatePath(unit.elements, to, part / PARTS);
    if (hidden.some(other => areWithin({ elements: on }, other, FOUND))) return { ...march, to: on };
  }
  return march;
};

const SIGHT = 40;

const interpolatePath = (
  from: FieldUnit['elements'],
  to: FieldUnit['elements'],
  share: number,
): FieldUnit['elements'] =>
  share === 1
    ? to
    : to.map((end, index) => {
        const start = from[index] ?? end;
        const along = (a: number, b: number): number => a + (b - a) * share;
        return {
          ...end,
          at: [along(start.at[0], end.at[0]), along(start.at[1], end.at[1])],
          facing: normalizeHeading(start.facing + angleBetween(start.facing, end.facing) * share),
        };
      });

/** 12.1 – The unit goes there; whom it meets may slip away. */
export const marchUnit = (game: Game, task: TaskOf<'march'>, action: ActionOf<'march'>): Game => {
  const unit = getUnit(game.state.units, task.unit);
  const march = stopAtAmbush(game.state, toMarch(unit, action.to));
  const inches = measureMove(unit.elements, march.to);
  const entered = task.isEvading ? [] : listTouched(game.state, march).filter(isFighting);
  const turned = march.to.some((element, index) => {
    const start = unit.elements[index];
    return start !== undefined && Math.abs(angleBetween(start.facing, element.facing)) > 1;
  });
  const elements = march.to.map(({ isBridged: _isBridged, ...element }) => element);
  const moved = changeTurn(changeUnit(game, unit.id, { elements }), unit.id, {
    isDone: true,
    moved: inches < 0.05 ? 0 : inches,
    hasTurned: turned,
    start: unit.elements,
    entered: entered.map(({ id }) => id),
  });
  const charged = changeTurn(moved, unit.id, { hasCharged: hasCharged(moved.state, march, task) });
  const next = emit(
    charged,
    '12.1',
    () => ({ type: 'marched', unit: nameOf(game.state, unit.id), inches: Math.round(inches * 10) / 10 }),
    () => readersOf(charged.state, unit.id),
  );
  const free = task.isEvading ? releaseContact(next, unit.id) : next;
  return discoverAfterMove(makeContact(moveCrew(free, unit.id), unit.id, entered), unit.id);
};

/** 12.1 – As far as the throw carries over the ground that was crossed. */
const isFullMove = (state: State, way: March, { thrown }: TaskOf<'march'>): boolean => {
  const isAhead = isStraight(way.unit.elements, way.to);
  const most = computeAllowance(way.unit, thrown, goingOfMarch(state, way), isAhead);
  return measureMove(way.unit.elements, way.to) >= most - FULL;
};

/** 5.4 – As far as it could, at an enemy in sight. */
const hasCharged = (state: State, way: March, task: TaskOf<'march'>): boolean => {
  const unit = getUnit(state.units, way.unit.id);
  if (unit.general === null || !isFullMove(state, way, task)) return false;
  return state.units.some(
    enemy =>
      enemy.side !== unit.side &&
      isInSight(enemy) &&
      isApproaching(enemy, unit) &&
      isVisibleTo(state, unit, enemy),
  );
};

export const makeContact = (game: Game, id: string, entered: readonly FieldUnit[]): Game => {
  const next = entered.reduce(
    (now, enemy) =>
      emit(
        now,
        '14.1',
        () => ({ type: 'contact', unit: nameOf(now.state, id), target: nameOf(now.state, enemy.id) }),
        () => ({ pieces: [id, enemy.id] }),
      ),
    game,
  );
  const slippery = entered.filter(enemy => mayEvade(game.state, enemy));
  const down = entered.reduce((now, enemy) => forceDismount(now, enemy.id), next);
  return pushTasks(down, ...slippery.map((enemy): TaskOf<'evade'> => ({ type: 'evade', unit: enemy.id })));
};

/** 14.2 – Also in its own turn, when it cannot simply leave. */
export const mayEvadeInOwnTurn = (state: State, unit: FieldUnit): boolean =>
  mayEvade(state, unit) && !isCarried(unit) && !mayBreakOff(state, unit);

export const evadeInOwnTurn = (game: Game, id: string, side: SideIndex): Game => {
  return tryEvasion(passMove(game, side), { type: 'evade', unit: id });
};

/** 14.2 – A throw by grade; a unit that fails stays and fights, one that succeeds makes a normal move. */
export const tryEvasion = (game: Game, { unit: id }: TaskOf<'evade'>): Game => {
  const unit = getUnit(game.state.units, id);
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const needs = evasionNeedOf(gradeOf(unit) ?? 'ordinary');
  const isAway = (faces[0] ?? 1) >= needs;
  const next = emit(
    thrown,
    '14.2',
    () => ({ type: 'evaded', unit: nameOf(game.state, id), isAway: isAway ? 'yes' : 'no' }),
    () => ({ faces, because: [createStatLine('needs', needs, '14.2')], pieces: [id] }),
  );
  return isAway ? throwMoveDice(next, id, true) : changeTurn(next, id, { isDone: true });
};

/** Where the middle of the enemy's nearest fighting unit is. */
export const findNearestEnemy = (state: State, unit: FieldUnit): FieldUnit | null => {
  const [x, y] = middleOfUnit(unit);
  let [best, least] = [null as FieldUnit | null, Number.POSITIVE_INFINITY];
  for (const enemy of state.units) {
    if (enemy.side === unit.side || !isInSight(enemy) || !isFighting(enemy)) continue;
    const [ex, ey] = middleOfUnit(enemy);
    const distance = Math.hypot(ex - x, ey - y);
    if (distance < least) [best, least] = [enemy, distance];
  }
  return best;
};
