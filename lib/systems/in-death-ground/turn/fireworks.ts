import { asHeading, cornersOf, offset } from '@/lib/geometry/plane';
import {
  areWithin,
  blockOf,
  contactsOf,
  doTouch,
  type Element,
  type FieldUnit,
  isFighting,
  isInSight,
  isOnTable,
  knownUnit,
  shifted,
  troopOf,
} from '../field';
import { moveLines } from '../reasons';
import { diceToThrow, isOverlapping, paceOf, placeOf, readThrow } from '../rules/marching';
import { isMounted } from '../rules/ranges';
import { type Going, goingUnder } from '../rules/terrain';
import { isVisibleTo } from '../rules/view';
import { isStoppedByWall } from '../rules/wall-crossing';
import type { SideIndex, State, Test, Thrown } from '../state';
import { change, changeTurn, changeUnit, done, type Game, nameOf, seatOf, tell, throwDice } from './game';
import { addMarkers, destroyUnit, leaveTable } from './losses';
import { meet } from './moves';

const ROCKET_RANGE = 24;
const FRIGHT = 2;

const isRocket = ({ elements }: FieldUnit): boolean =>
  elements.some(({ profile }) => profile.arm === 'rocket');

/** 19.12 – Once in a battle, at an enemy unit within twenty-four inches and in sight. */
export const rocketTargets = (state: State, unit: FieldUnit): readonly string[] => {
  if (!isRocket(unit) || !isInSight(unit) || state.marks.includes(`rocket:${unit.side}`)) return [];
  return state.units
    .filter(other => other.side !== unit.side && other.kind === 'unit' && isInSight(other))
    .filter(other => areWithin(unit, other, ROCKET_RANGE) && isVisibleTo(state, unit, other))
    .map(({ id }) => id);
};

export const letOff = (game: Game, id: string, target: string): Game => {
  const unit = knownUnit(game.state.units, id);
  const told = tell(game, '19.12', {
    type: 'rocket-flown',
    unit: nameOf(game.state, id),
    target: nameOf(game.state, target),
  });
  return change(told, {
    marks: [...told.state.marks, `rocket:${unit.side}`],
    tests: [...told.state.tests, { unit: target, cause: 'fireworks' }],
  });
};

/** 19.12 – Who is shot at by fire lances for the first time tests. */
export const scorch = (game: Game, target: string): Game => {
  const mark = `lance:${target}`;
  if (game.state.marks.includes(mark)) return game;
  return change(game, {
    marks: [...game.state.marks, mark],
    tests: [...game.state.tests, { unit: target, cause: 'fireworks' }],
  });
};

/** 19.12 – Who was shot at with flame-throwers tests for it, once in a turn. */
export const singe = (game: Game, target: string): Game => {
  const mark = `flame:${target}:${game.state.round}`;
  if (game.state.marks.includes(mark)) return game;
  return change(game, {
    marks: [...game.state.marks, mark],
    tests: [...game.state.tests, { unit: target, cause: 'fireworks' }],
  });
};

const isHerd = (unit: FieldUnit): boolean => isInSight(unit) && troopOf(unit) === 'fire-ox';
const isBurning = (unit: FieldUnit): boolean => isHerd(unit) && unit.fuse !== null;
/** 19.12 – Some element of a unit touches an enemy element with a fire lance. */
const touchesLances = ({ units }: State, unit: FieldUnit): boolean =>
  contactsOf(units, unit).some(foe =>
    foe.elements.some(
      lance => lance.profile.arm === 'fire-lance' && unit.elements.some(own => doTouch(own, lance)),
    ),
  );

const isMountedUnit = ({ elements, general }: FieldUnit): boolean => {
  const men = elements.filter(({ id }) => id !== general);
  return (men.length > 0 ? men : elements).every(({ profile }) => isMounted(profile));
};

/** 19.12 – Riders at fire lances after a melee, and everybody near oxen, lit or not, test. */
export const frights = (state: State): readonly Test[] =>
  state.units
    .filter(unit => unit.kind === 'unit' && isInSight(unit) && troopOf(unit) !== 'fire-ox')
    .filter(
      unit =>
        state.units.some(other => isHerd(other) && areWithin(other, unit, FRIGHT)) ||
        (isMountedUnit(unit) && touchesLances(state, unit)),
    )
    .map(({ id }): Test => ({ unit: id, cause: 'fireworks' }));

export const isUnlit = (unit: FieldUnit): boolean => troopOf(unit) === 'fire-ox' && unit.fuse === null;
export const isLit = (unit: FieldUnit): boolean => troopOf(unit) === 'fire-ox' && unit.fuse !== null;

/** 19.12 – How long oxen may burn. */
export const WICKS = [2, 3, 4] as const;

/** 19.12 – Their player writes it down before the battle; the enemy need not know. */
export const writeWick = (game: Game, id: string, turns: number): Game =>
  tell(
    changeUnit(done(game), id, { wick: turns }),
    '19.12',
    { type: 'wick-written', unit: nameOf(game.state, id), turns },
    { readers: [seatOf(game.state, knownUnit(game.state.units, id).side)] },
  );

export const unlitOf = ({ units }: State, side: SideIndex): readonly FieldUnit[] =>
  units.filter(unit => unit.side === side && isInSight(unit) && isUnlit(unit));

/** 19.12 – Lit as the moves begin; they run when their turn comes. */
export const light = (game: Game, id: string): Game => {
  const { wick } = knownUnit(game.state.units, id);
  const lit = changeUnit(game, id, { fuse: wick ?? WICKS[0], hasRun: false });
  return tell(lit, '19.12', { type: 'lit', unit: nameOf(game.state, id) });
};

/** 19.12 – The first time straight in any direction. */
export const drive = (game: Game, id: string, facing: number): Game => {
  const elements = knownUnit(game.state.units, id).elements.map(element => ({
    ...element,
    facing: asHeading(facing),
  }));
  return run(changeUnit(game, id, { elements, hasRun: true }), id, 0);
};

/** 19.12 – Later they swerve as the die says. */
export const stray = (game: Game, id: string): Game => {
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const face = faces[0] ?? 1;
  return run(thrown, id, face <= 2 ? -45 : face <= 4 ? 45 : 0);
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

const worstUnder = ({ scenario, weather }: State, elements: readonly Element[]): Going => {
  const goings = elements.map(each => goingUnder(scenario, weather, blockOf(each), each.profile));
  return goings.find(going => going === 'forbidden') ?? goings.find(going => going === 'difficult') ?? 'good';
};

/** Straight on, as far as the throw goes on such ground, or until they meet somebody, a wall or the edge. */
const dash = (state: State, unit: FieldUnit, swerve: number, thrown: Thrown) => {
  const place = placeOf(unit.elements);
  let [elements, inches] = [shifted(unit.elements, place.at, place.at, swerve), 0];
  let [isHard, step] = [worstUnder(state, elements) !== 'good', STEP];
  while (step >= LEAST_STEP) {
    const by = offset([0, 0], place.facing + swerve, step, 0) as [number, number];
    const next = shifted(elements, [0, 0], by, 0);
    const going = worstUnder(state, next);
    const isHardNow = isHard || going === 'difficult';
    const isFar = inches + step > (isHardNow ? thrown.difficult : thrown.good) + LEAST_STEP / 2;
    if (isFar || going === 'forbidden' || isBarred(state, unit, elements, next)) step /= 2;
    else [elements, inches, isHard] = [next, inches + step, isHardNow];
  }
  return { elements, inches };
};

/** 14.1, 19.12 – They run as heavy cavalry does; whom they run into they have come upon. */
const run = (game: Game, id: string, swerve: number): Game => {
  const unit = knownUnit(game.state.units, id);
  const pace = paceOf(unit);
  if (!pace) return game;
  const { game: thrown, faces } = throwDice(game, { count: diceToThrow(pace), sides: 6 });
  const { elements, inches } = dash(thrown.state, unit, swerve, readThrow(pace, faces));
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
  const told = tell(
    marched,
    '19.12',
    { type: 'strayed', unit: nameOf(game.state, id), inches: Math.round(inches * 10) / 10 },
    { faces, because: moveLines(pace, faces) },
  );
  const { board } = thrown.state.scenario;
  const isOff = elements.some(element =>
    cornersOf(blockOf(element)).some(([x, y]) => x < 0 || y < 0 || x > board.width || y > board.height),
  );
  return isOff ? leaveTable(told, id) : meet(told, id, entered);
};

/** 19.12 – When the fuse has burnt down everybody within two inches takes two markers, and the oxen are a destroyed unit. */
export const burstOxen = (game: Game): Game =>
  game.state.units.filter(isBurning).reduce((now, ox) => {
    const fuse = (ox.fuse ?? 1) - 1;
    if (fuse > 0) return changeUnit(now, ox.id, { fuse });
    const told = tell(now, '19.12', { type: 'burst', unit: nameOf(now.state, ox.id) });
    const near = told.state.units.filter(
      unit => unit.id !== ox.id && isInSight(unit) && isFighting(unit) && areWithin(unit, ox, FRIGHT),
    );
    const struck = near.reduce((then, { id }) => addMarkers(then, id, 2), told);
    return destroyUnit(struck, ox.id);
  }, game);
