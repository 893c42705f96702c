import { cornersOf, normalizeHeading, offsetPoint } from '@/lib/geometry/plane/plane';
import { isMounted } from '../../../rules/combat/ranges';
import {
  countMoveDice,
  isOverlapping,
  placeOf,
  readMoveThrow,
  slowestProfileOf,
} from '../../../rules/movement/marching';
import { isStoppedByWall } from '../../../rules/siege/wall-crossing';
import { type Going, goingUnder } from '../../../rules/terrain/terrain';
import { isVisibleTo } from '../../../rules/terrain/visibility';
import {
  areWithin,
  blockOf,
  contactsOf,
  doTouch,
  type Element,
  type FieldUnit,
  getUnit,
  isFighting,
  isInSight,
  isOnTable,
  shiftElements,
  troopOf,
} from '../../field';
import { listMoveLines } from '../../figures/breakdown-lines';
import { changeState, changeTurn, changeUnit, emit, type Game, nameOf, seatOf, throwDice } from '../../game';
import type { MoraleTest, MoveThrow, SideIndex, State } from '../../state';
import { addMarkers, destroyUnit, leaveTable } from '../morale/losses';
import { makeContact } from '../movement/moves';

const ROCKET_RANGE = 24;
const FRIGHT = 2;

const isRocket = ({ elements }: FieldUnit): boolean =>
  elements.some(({ profile }) => profile.arm === 'rocket');

/** 19.12 – Once in a battle, at an enemy unit within twenty-four inches and in sight. */
export const listRocketTargets = (state: State, unit: FieldUnit): readonly string[] => {
  if (!isRocket(unit) || !isInSight(unit) || state.marks.includes(`rocket:${unit.side}`)) return [];
  return state.units
    .filter(other => other.side !== unit.side && other.kind === 'unit' && isInSight(other))
    .filter(other => areWithin(unit, other, ROCKET_RANGE) && isVisibleTo(state, unit, other))
    .map(({ id }) => id);
};

export const fireRocket = (game: Game, id: string, target: string): Game => {
  const unit = getUnit(game.state.units, id);
  const names = { unit: nameOf(game.state, id), target: nameOf(game.state, target) };
  const next = emit(
    game,
    '19.12',
    () => ({ type: 'rocket-flown', ...names }),
    () => ({ pieces: [id, target] }),
  );
  return changeState(next, {
    marks: [...next.state.marks, `rocket:${unit.side}`],
    tests: [...next.state.tests, { unit: target, cause: 'fireworks' }],
  });
};

/** 19.12 – Who is shot at by fire lances for the first time tests. */
export const testForLances = (game: Game, target: string): Game => {
  const mark = `lance:${target}`;
  if (game.state.marks.includes(mark)) return game;
  return changeState(game, {
    marks: [...game.state.marks, mark],
    tests: [...game.state.tests, { unit: target, cause: 'fireworks' }],
  });
};

/** 19.12 – Who was shot at with flame-throwers tests for it, once in a turn. */
export const testForFlames = (game: Game, target: string): Game => {
  const mark = `flame:${target}:${game.state.round}`;
  if (game.state.marks.includes(mark)) return game;
  return changeState(game, {
    marks: [...game.state.marks, mark],
    tests: [...game.state.tests, { unit: target, cause: 'fireworks' }],
  });
};

const isOxHerd = (unit: FieldUnit): boolean => isInSight(unit) && troopOf(unit) === 'fire-ox';
const isBurning = (unit: FieldUnit): boolean => isOxHerd(unit) && unit.fuse !== null;
/** 19.12 – Some element of a unit touches an enemy element with a fire lance. */
const doesTouchLances = ({ units }: State, unit: FieldUnit): boolean =>
  contactsOf(units, unit).some(enemy =>
    enemy.elements.some(
      lance => lance.profile.arm === 'fire-lance' && unit.elements.some(own => doTouch(own, lance)),
    ),
  );

const isMountedUnit = ({ elements, general }: FieldUnit): boolean => {
  const men = elements.filter(({ id }) => id !== general);
  return (men.length > 0 ? men : elements).every(({ profile }) => isMounted(profile));
};

/** 19.12 – Riders at fire lances after a melee, and everybody near oxen, lit or not, test. */
export const listFrightTests = (state: State): readonly MoraleTest[] =>
  state.units
    .filter(unit => unit.kind === 'unit' && isInSight(unit) && troopOf(unit) !== 'fire-ox')
    .filter(
      unit =>
        state.units.some(other => isOxHerd(other) && areWithin(other, unit, FRIGHT)) ||
        (isMountedUnit(unit) && doesTouchLances(state, unit)),
    )
    .map(({ id }): MoraleTest => ({ unit: id, cause: 'fireworks' }));

export const isUnlitOx = (unit: FieldUnit): boolean => troopOf(unit) === 'fire-ox' && unit.fuse === null;
export const isLitOx = (unit: FieldUnit): boolean => troopOf(unit) === 'fire-ox' && unit.fuse !== null;

/** 19.12 – How long oxen may burn. */
export const WICK_TURNS = [2, 3, 4] as const;

/** 19.12 – Their player writes it down before the battle; the enemy need not know. */
export const writeWick = (game: Game, id: string, turns: number): Game =>
  emit(
    changeUnit(game, id, { wick: turns }),
    '19.12',
    () => ({ type: 'wick-written', unit: nameOf(game.state, id), turns }),
    () => ({ readers: [seatOf(game.state, getUnit(game.state.units, id).side)] }),
  );

export const unlitOxenOf = ({ units }: State, side: SideIndex): readonly FieldUnit[] =>
  units.filter(unit => unit.side === side && isInSight(unit) && isUnlitOx(unit));

/** 19.12 – Lit as the moves begin; they run when their turn comes. */
export const lightOxen = (game: Game, id: string): Game => {
  const { wick } = getUnit(game.state.units, id);
  const lit = changeUnit(game, id, { fuse: wick ?? WICK_TURNS[0], hasRun: false });
  return emit(lit, '19.12', () => ({ type: 'lit', unit: nameOf(game.state, id) }));
};

/** 19.12 – The first time straight in any direction. */
export const driveOxen = (game: Game, id: string, facing: number): Game => {
  const elements = getUnit(game.state.units, id).elements.map(element => ({
    ...element,
    facing: normalizeHeading(facing),
  }));
  return runOxen(changeUnit(game, id, { elements, hasRun: true }), id, 0);
};

/** 19.12 – Later they swerve as the die says. */
export const strayOxen = (game: Game, id: string): Game => {
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const face = faces[0] ?? 1;
  return runOxen(thrown, id, face <= 2 ? -45 : face <= 4 ? 45 : 0);
};

const STEP = 0.5;
const LEAST_STEP = 0.03;

const isBarred = (
  state: State,
  unit: FieldUnit,
  from: readonly Element[],
  to: readonly Element[],
): boolean => {
  const others = state.units.filter(other => other.id !== unit.id && isOnTable(other));
  return to.some((own, index) => {
    const block = blockOf(own);
    if (isStoppedByWall(state, unit, from[index] ?? own, own)) return true;
    return others.some(other => other.elements.some(base => isOverlapping(block, blockOf(base))));
  });
};

const worstGoingUnder = ({ scenario, weather }: State, elements: readonly Element[]): Going => {
  const goings = elements.map(each => goingUnder(scenario, weather, blockOf(each), each.profile));
  return goings.find(going => going === 'forbidden') ?? goings.find(going => going === 'difficult') ?? 'good';
};

/** Straight on, as far as the throw reaches on such ground, or until they meet somebody, a wall or the edge. */
const findRunPath = (state: State, unit: FieldUnit, swerve: number, thrown: MoveThrow) => {
  const place = placeOf(unit.elements);
  let [elements, inches] = [shiftElements(unit.elements, place.at, place.at, swerve), 0];
  let [isHard, step] = [worstGoingUnder(state, elements) !== 'good', STEP];
  while (step >= LEAST_STEP) {
    const by = offsetPoint([0, 0], place.facing + swerve, step, 0) as [number, number];
    const next = shiftElements(elements, [0, 0], by, 0);
    const going = worstGoingUnder(state, next);
    const isHardNow = isHard || going === 'difficult';
    const isFar = inches + step > (isHardNow ? thrown.difficult : thrown.good) + LEAST_STEP / 2;
    if (isFar || going === 'forbidden' || isBarred(state, unit, elements, next)) step /= 2;
    else [elements, inches, isHard] = [next, inches + step, isHardNow];
  }
  return { elements, inches };
};

/** 14.1, 19.12 – They run like heavy cavalry; units that they run into count as charged. */
const runOxen = (game: Game, id: string, swerve: number): Game => {
  const unit = getUnit(game.state.units, id);
  const pace = slowestProfileOf(unit);
  if (!pace) return game;
  const { game: thrown, faces } = throwDice(game, { count: countMoveDice(pace), sides: 6 });
  const { elements, inches } = findRunPath(thrown.state, unit, swerve, readMoveThrow(pace, faces));
  const moved = changeUnit(thrown, id, { elements });
  const entered = contactsOf(moved.state.units, { ...unit, elements }).filter(
    enemy => !unit.contacts.includes(enemy.id),
  );
  const marched = changeTurn(moved, id, {
    isDone: true,
    moved: inches,
    start: unit.elements,
    entered: entered.map(enemy => enemy.id),
  });
  const next = emit(
    marched,
    '19.12',
    () => ({ type: 'strayed', unit: nameOf(game.state, id), inches: Math.round(inches * 10) / 10 }),
    () => ({ faces, because: listMoveLines(pace, faces) }),
  );
  const { board } = thrown.state.scenario;
  const isOff = elements.some(element =>
    cornersOf(blockOf(element)).some(([x, y]) => x < 0 || y < 0 || x > board.width || y > board.height),
  );
  return isOff ? leaveTable(next, id) : makeContact(next, id, entered);
};

/** 19.12 – When the fuse has burnt down everybody within two inches takes two markers, and the oxen are a destroyed unit. */
export const burstOxen = (game: Game): Game =>
  game.state.units.filter(isBurning).reduce((now, ox) => {
    const fuse = (ox.fuse ?? 1) - 1;
    if (fuse > 0) return changeUnit(now, ox.id, { fuse });
    const next = emit(now, '19.12', () => ({ type: 'burst', unit: nameOf(now.state, ox.id) }));
    const near = next.state.units.filter(
      unit => unit.id !== ox.id && isInSight(unit) && isFighting(unit) && areWithin(unit, ox, FRIGHT),
    );
    const struck = near.reduce((then, { id }) => addMarkers(then, id, 2), next);
    return destroyUnit(struck, ox.id);
  }, game);
