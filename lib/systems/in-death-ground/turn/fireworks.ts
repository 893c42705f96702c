import { asHeading, cornersOf, offset } from '@/lib/geometry/plane';
import {
  areInContact,
  areWithin,
  blockOf,
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
import { isVisibleTo } from '../rules/view';
import type { State, Test } from '../state';
import { change, changeTurn, changeUnit, type Game, nameOf, tell, throwDice } from './game';
import { addMarkers, leaveTable } from './losses';

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

const isBurning = (unit: FieldUnit): boolean =>
  isInSight(unit) && troopOf(unit) === 'fire-ox' && unit.fuse !== null;
const hasLances = ({ elements }: FieldUnit): boolean =>
  elements.some(({ profile }) => profile.arm === 'fire-lance');

/** 19.12 – Riders at fire lances after a melee, and everybody near burning oxen, test. */
export const frights = ({ units }: State): readonly Test[] =>
  units
    .filter(unit => unit.kind === 'unit' && isInSight(unit) && troopOf(unit) !== 'fire-ox')
    .filter(unit => {
      const isRider = unit.elements.every(({ profile }) => isMounted(profile));
      return units.some(
        other =>
          (isBurning(other) && areWithin(other, unit, FRIGHT)) ||
          (isRider &&
            other.side !== unit.side &&
            isInSight(other) &&
            hasLances(other) &&
            areInContact(unit, other)),
      );
    })
    .map(({ id }): Test => ({ unit: id, cause: 'fireworks' }));

export const isUnlit = (unit: FieldUnit): boolean => troopOf(unit) === 'fire-ox' && unit.fuse === null;
export const isLit = (unit: FieldUnit): boolean => troopOf(unit) === 'fire-ox' && unit.fuse !== null;

const LEAST_FUSE = 2;

/** 19.12 – The oxen are lit and run straight in any direction; how long they burn is a secret of two to four turns. */
export const light = (game: Game, id: string, facing: number): Game => {
  const unit = knownUnit(game.state.units, id);
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 3 });
  const fuse = LEAST_FUSE + (faces[0] ?? 1) - 1;
  const elements = unit.elements.map(element => ({ ...element, facing: asHeading(facing) }));
  const lit = changeUnit(thrown, id, { fuse, elements });
  return run(tell(lit, '19.12', { type: 'lit', unit: nameOf(game.state, id) }), id, 0);
};

/** 19.12 – Later they swerve as the die says. */
export const stray = (game: Game, id: string): Game => {
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const face = faces[0] ?? 1;
  return run(thrown, id, face <= 2 ? -45 : face <= 4 ? 45 : 0);
};

const STEP = 0.5;

/** Straight on, as far as the throw goes or until they meet somebody or the edge. */
const run = (game: Game, id: string, swerve: number): Game => {
  const unit = knownUnit(game.state.units, id);
  const pace = paceOf(unit);
  if (!pace) return game;
  const { game: thrown, faces } = throwDice(game, { count: diceToThrow(pace), sides: 6 });
  const most = readThrow(pace, faces).good;
  const place = placeOf(unit.elements);
  const turned = shifted(unit.elements, place.at, place.at, swerve);
  const heading = place.facing + swerve;
  const others = thrown.state.units.filter(other => other.id !== id && isOnTable(other));
  let [elements, inches] = [turned, 0];
  while (inches < most) {
    const next = shifted(elements, [0, 0], offset([0, 0], heading, STEP, 0) as [number, number], 0);
    if (
      others.some(other =>
        other.elements.some(base => next.some(own => isOverlapping(blockOf(own), blockOf(base)))),
      )
    )
      break;
    [elements, inches] = [next, inches + STEP];
  }
  const { board } = thrown.state.scenario;
  const isOff = elements.some(element =>
    cornersOf(blockOf(element)).some(([x, y]) => x < 0 || y < 0 || x > board.width || y > board.height),
  );
  const moved = changeTurn(changeUnit(thrown, id, { elements }), id, {
    isDone: true,
    moved: inches,
    start: unit.elements,
    entered: [],
  });
  const because = moveLines(pace, faces);
  const told = tell(
    moved,
    '19.12',
    { type: 'strayed', unit: nameOf(game.state, id), inches },
    { faces, because },
  );
  return isOff ? leaveTable(told, id) : told;
};

/** 19.12 – When the fuse has burnt down everybody within two inches takes two markers. */
export const burstOxen = (game: Game): Game =>
  game.state.units.filter(isBurning).reduce((now, ox) => {
    const fuse = (ox.fuse ?? 1) - 1;
    if (fuse > 0) return changeUnit(now, ox.id, { fuse });
    const told = tell(now, '19.12', { type: 'burst', unit: nameOf(now.state, ox.id) });
    const near = told.state.units.filter(
      unit => unit.id !== ox.id && isInSight(unit) && isFighting(unit) && areWithin(unit, ox, FRIGHT),
    );
    const struck = near.reduce((then, { id }) => addMarkers(then, id, 2), told);
    return changeUnit(struck, ox.id, { presence: 'left' });
  }, game);
