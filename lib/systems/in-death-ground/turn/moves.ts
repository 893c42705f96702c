import { asHeading } from '@/lib/geometry/plane';
import type { ActionOf } from '../actions';
import {
  areWithin,
  contactsOf,
  distanceBetween,
  type FieldUnit,
  gradeOf,
  isCarried,
  isFighting,
  isInMelee,
  isInSight,
  isOnTable,
  knownUnit,
  middleOfUnit,
  troopOf,
} from '../field';
import { figure, moveLines } from '../reasons';
import { goingOfMarch, type March, touchedBy } from '../rules/march-objections';
import {
  allowance,
  arranged,
  diceToThrow,
  inchesOf,
  isStraight,
  paceOf,
  readThrow,
  turnBetween,
} from '../rules/marching';
import { evasionNeeds } from '../rules/morale';
import { isApproaching } from '../rules/shots';
import { isVisibleTo } from '../rules/view';
import { otherSide, type SideIndex, type State, type TaskOf } from '../state';
import { lookOut } from './ambushes';
import { noteBeasts } from './beasts';
import { carryAlong, consume } from './carriers';
import { burn } from './fires';
import {
  changeSide,
  changeTurn,
  changeUnit,
  done,
  first,
  type Game,
  nameOf,
  readersOf,
  tell,
  throwDice,
} from './game';
import { letGo } from './letting-go';
import { mayEvade } from './mobility';
import { forcedDown } from './mounts';

/** 11.1, 17.5 – Units of a side that have not had their move; wagons without their beasts have none. */
export const unitsToMove = (state: State, side: SideIndex): readonly FieldUnit[] =>
  state.units.filter(
    unit =>
      unit.side === side &&
      isOnTable(unit) &&
      !unit.turn.isDone &&
      !unit.turn.hasArrived &&
      (troopOf(unit) !== 'wagon' || unit.isHitched),
  );

/** 11.1 – Side and side about; a side that has units left goes on alone. Then they shoot. */
export const settleMoves = (game: Game, { side }: TaskOf<'move'>): Game | null => {
  const { state } = game;
  if (unitsToMove(state, side).length > 0) return null;
  if (unitsToMove(state, otherSide(side)).length > 0)
    return first(done(game), { type: 'move', side: otherSide(side) });
  return first(
    noteBeasts(consume(burn(done(game)))),
    { type: 'shoot', side: state.first, aims: {} },
    { type: 'shoot', side: otherSide(state.first), aims: {} },
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
export const throwMove = (game: Game, id: string, isEvading: boolean): Game => {
  const unit = knownUnit(game.state.units, id);
  const pace = paceOf(unit);
  if (!pace) return hold(game, id);
  const { game: thrown, faces } = throwDice(game, { count: diceToThrow(pace), sides: 6 });
  const read = readThrow(pace, faces);
  const told = tell(
    thrown,
    '12.1',
    { type: 'thrown', unit: nameOf(game.state, id), good: read.good, difficult: read.difficult },
    { faces, because: moveLines(pace, faces), ...readersOf(game.state, id) },
  );
  return first(told, { type: 'march', unit: id, thrown: read, isEvading });
};

/** 12.1 – The general has the move thrown again; the second throw counts. */
export const throwAgain = (game: Game, task: TaskOf<'march'>): Game => {
  const unit = knownUnit(game.state.units, task.unit);
  const pace = paceOf(unit);
  if (!pace) return game;
  const { game: thrown, faces } = throwDice(done(game), { count: diceToThrow(pace), sides: 6 });
  const read = readThrow(pace, faces);
  const counted = changeSide(thrown, unit.side, {
    again: [...game.state.sides[unit.side].again, unit.id],
  });
  const told = tell(
    counted,
    '12.1',
    { type: 'thrown-again', unit: nameOf(game.state, unit.id), good: read.good, difficult: read.difficult },
    { faces, because: moveLines(pace, faces), ...readersOf(game.state, unit.id) },
  );
  return first(told, { ...task, thrown: read });
};

export const hold = (game: Game, id: string): Game =>
  changeTurn(
    tell(game, '11.1', { type: 'stayed', unit: nameOf(game.state, id) }, readersOf(game.state, id)),
    id,
    { isDone: true },
  );

/** After one side's unit the other side moves. */
export const passOn = (game: Game, side: SideIndex): Game => {
  const [head] = game.state.agenda;
  if (head?.type !== 'move') return game;
  const next = unitsToMove(game.state, otherSide(side)).length > 0 ? otherSide(side) : side;
  return first(done(game), { type: 'move', side: next });
};

const FULL = 0.5;

export const marchOf = (unit: FieldUnit, to: ActionOf<'march'>['to']): March => ({
  unit,
  to: arranged(unit, to),
  isBlock: to.formation === undefined && to.elements === undefined,
});

const FOUND = 2;
const PARTS = 20;

/** 9.2 – Who comes within two inches of an ambush stops there (D26). */
const stoppedShort = (state: State, wish: March): March => {
  const { unit, to } = wish;
  const hidden = state.units.filter(other => other.side !== unit.side && other.presence === 'hidden');
  if (!hidden.some(other => areWithin({ elements: to }, other, FOUND))) {
    const isClear = hidden.every(other => distanceBetween(unit, other) > SIGHT);
    if (hidden.length === 0 || isClear) return wish;
  }
  for (let part = 1; part <= PARTS; part += 1) {
    const on = partOfWay(unit.elements, to, part / PARTS);
    if (hidden.some(other => areWithin({ elements: on }, other, FOUND))) return { ...wish, to: on };
  }
  return wish;
};

const SIGHT = 40;

const partOfWay = (
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
          facing: asHeading(start.facing + turnBetween(start.facing, end.facing) * share),
        };
      });

/** 12.1 – The unit goes there; whom it meets may slip away. */
export const march = (game: Game, task: TaskOf<'march'>, action: ActionOf<'march'>): Game => {
  const unit = knownUnit(game.state.units, task.unit);
  const wish = stoppedShort(game.state, marchOf(unit, action.to));
  const inches = inchesOf(unit.elements, wish.to);
  const entered = task.isEvading ? [] : touchedBy(game.state, wish).filter(isFighting);
  const turned = wish.to.some((element, index) => {
    const start = unit.elements[index];
    return start !== undefined && Math.abs(turnBetween(start.facing, element.facing)) > 1;
  });
  const elements = wish.to.map(({ isBridged: _isBridged, ...element }) => element);
  const moved = changeTurn(changeUnit(done(game), unit.id, { elements }), unit.id, {
    isDone: true,
    moved: inches < 0.05 ? 0 : inches,
    hasTurned: turned,
    start: unit.elements,
    entered: entered.map(({ id }) => id),
  });
  const charged = changeTurn(moved, unit.id, { hasCharged: hasCharged(moved.state, wish, task) });
  const told = tell(
    charged,
    '12.1',
    { type: 'marched', unit: nameOf(game.state, unit.id), inches: Math.round(inches * 10) / 10 },
    readersOf(charged.state, unit.id),
  );
  const free = task.isEvading ? letGo(told, unit.id) : told;
  return lookOut(meet(carryAlong(free, unit.id), unit.id, entered), unit.id);
};

/** 12.1 – As far as the throw carries over the ground that was crossed. */
const isFullMove = (state: State, way: March, { thrown }: TaskOf<'march'>): boolean => {
  const isAhead = isStraight(way.unit.elements, way.to);
  const most = allowance(way.unit, thrown, goingOfMarch(state, way), isAhead);
  return inchesOf(way.unit.elements, way.to) >= most - FULL;
};

/** 5.4 – As far as it could, at an enemy in sight. */
const hasCharged = (state: State, way: March, task: TaskOf<'march'>): boolean => {
  const unit = knownUnit(state.units, way.unit.id);
  if (unit.general === null || !isFullMove(state, way, task)) return false;
  return state.units.some(
    enemy =>
      enemy.side !== unit.side &&
      isInSight(enemy) &&
      isApproaching(enemy, unit) &&
      isVisibleTo(state, unit, enemy),
  );
};

export const meet = (game: Game, id: string, entered: readonly FieldUnit[]): Game => {
  const told = entered.reduce(
    (now, enemy) =>
      tell(now, '14.1', {
        type: 'contact',
        unit: nameOf(now.state, id),
        target: nameOf(now.state, enemy.id),
      }),
    game,
  );
  const slippery = entered.filter(enemy => mayEvade(game.state, enemy));
  const down = entered.reduce((now, enemy) => forcedDown(now, enemy.id), told);
  return first(down, ...slippery.map((enemy): TaskOf<'evade'> => ({ type: 'evade', unit: enemy.id })));
};

/** 14.2 – Also in its own turn, when it cannot simply leave. */
export const maySlip = (state: State, unit: FieldUnit): boolean =>
  mayEvade(state, unit) && !isCarried(unit) && !mayBreakOff(state, unit);

export const slip = (game: Game, id: string, side: SideIndex): Game => {
  const task: TaskOf<'evade'> = { type: 'evade', unit: id };
  return evade(first(passOn(game, side), task), task);
};

/** 14.2 – A throw by grade; who fails stays and fights, who slips away makes a normal move. */
export const evade = (game: Game, { unit: id }: TaskOf<'evade'>): Game => {
  const unit = knownUnit(game.state.units, id);
  const { game: thrown, faces } = throwDice(done(game), { count: 1, sides: 6 });
  const needs = evasionNeeds(gradeOf(unit) ?? 'ordinary');
  const isAway = (faces[0] ?? 1) >= needs;
  const told = tell(
    thrown,
    '14.2',
    { type: 'evaded', unit: nameOf(game.state, id), isAway: isAway ? 'yes' : 'no' },
    { faces, because: [figure('needs', needs, '14.2')] },
  );
  return isAway ? throwMove(told, id, true) : changeTurn(told, id, { isDone: true });
};

/** Where the middle of the enemy's nearest fighting unit is. */
export const nearestEnemy = (state: State, unit: FieldUnit): FieldUnit | null => {
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
