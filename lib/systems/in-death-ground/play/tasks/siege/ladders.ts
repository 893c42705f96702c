import { cornersOf, gapBetween } from '@/lib/geometry/plane/plane';
import { isFoot } from '../../../rules/army/points';
import { disorderOf } from '../../../rules/combat/morale';
import { findWallPoint } from '../../../rules/siege/ramparts';
import { isAtTop, stepOnto } from '../../../rules/siege/wall-steps';
import {
  blockOf,
  doTouch,
  type Element,
  enemiesOf,
  type FieldUnit,
  findUnit,
  getUnit,
  hasMovedItself,
  isAboard,
  isInSight,
} from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import { changeState, changeTurn, changeUnit, emit, type Game, nameOf, throwDice } from '../../game';
import type { Climb, Ladder, State } from '../../state';
import { mustRetreat } from '../morale/retreats';

const APART = 1.2;
const QUEUE = 4;
const THROWN_DOWN = 4;

const isSame = (one: Ladder, other: Ladder): boolean =>
  one.at[0] === other.at[0] && one.at[1] === other.at[1];

const isOnFoot = ({ profile }: Element): boolean => isFoot(profile.troop) && profile.mount === 'none';

/** 17.4 – Where the carriers of a unit stand at a wall, one ladder to an element, as many as it has. */
const listLadderPlaces = (state: State, unit: FieldUnit): readonly Ladder[] => {
  const standing = state.ladders.filter(ladder => ladder.unit === unit.id);
  const found: Ladder[] = [];
  for (const element of unit.elements.filter(each => isOnFoot(each) && !isAboard(each))) {
    if (standing.length + countFallen(state, unit.id) + found.length >= unit.ladders) break;
    const rampart = findWallPoint(state.scenario, element);
    if (!rampart) continue;
    const { wall, at, inwards } = rampart;
    const isTaken = [...state.ladders, ...found].some(
      other => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < APART,
    );
    if (!isTaken)
      found.push({ unit: unit.id, carrier: element.id, wall: wall.id, at: [at[0], at[1]], inwards });
  }
  return found;
};

const countFallen = ({ marks, round }: State, unit: string): number =>
  marks.filter(mark => mark === `fallen:${unit}:${round}`).length;

/** 17.4 – They are down, with the units climbing them, and are not set up again in this turn. */
const dropLadder = (game: Game, fallen: readonly Ladder[]): Game =>
  changeState(game, {
    ladders: game.state.ladders.filter(each => !fallen.some(other => isSame(each, other))),
    climbs: game.state.climbs.filter(({ ladder }) => !fallen.some(other => isSame(ladder, other))),
    marks: [...game.state.marks, ...fallen.map(({ unit }) => `fallen:${unit}:${game.state.round}`)],
  });

/** 17.4 – After the shooting: ladders fall whose carriers are gone or must retreat. */
export const dropLadders = (game: Game): Game => {
  const fallen = game.state.ladders.filter(({ unit: id, carrier }) => {
    const unit = findUnit(game.state.units, id);
    if (!unit || !isInSight(unit) || mustRetreat(game.state, unit) !== 'no') return true;
    return carrier !== null && !unit.elements.some(element => element.id === carrier);
  });
  return fallen.length > 0 ? dropLadder(game, fallen) : game;
};

/**
 * 17.4 – At the end of the turn that brings them to a wall, carriers set up their ladders, unless they are being
 * driven back.
 */
export const raiseLadders = (game: Game): Game =>
  game.state.units
    .filter(unit => unit.ladders > 0 && isInSight(unit))
    .filter(({ markers }) => disorderOf(markers) === 'none' || disorderOf(markers) === 'hesitates')
    .reduce((now, unit) => {
      const raised = listLadderPlaces(now.state, unit);
      if (raised.length === 0) return now;
      const next = emit(now, '17.4', () => ({
        type: 'ladder-raised',
        unit: nameOf(now.state, unit.id),
        count: raised.length,
      }));
      return changeState(next, { ladders: [...next.state.ladders, ...raised] });
    }, game);

/** 17.4 – One element for each ladder: the nearest of the unit that is free, still outside and not on its way. */
export const listClimbs = (state: State, unit: FieldUnit): readonly Climb[] => {
  if (!isInSight(unit) || unit.turn.isDone) return [];
  const enemies = enemiesOf(state.units, unit).flatMap(({ elements }) => elements);
  const taken = new Set(state.climbs.map(({ element }) => element));
  const climbs: Climb[] = [];
  for (const ladder of state.ladders.filter(each => each.unit === unit.id)) {
    const [next] = unit.elements
      .filter(element => isOnFoot(element) && !isAboard(element) && !taken.has(element.id))
      .filter(element => isOutside(element, ladder) && !enemies.some(enemy => doTouch(element, enemy)))
      .map(element => ({
        element,
        gap: gapBetween(cornersOf(blockOf(element)), [ladder.at, ladder.at, ladder.at]),
      }))
      .filter(({ gap }) => gap <= QUEUE)
      .sort((one, other) => one.gap - other.gap);
    if (!next) continue;
    taken.add(next.element.id);
    climbs.push({ unit: unit.id, element: next.element.id, ladder });
  }
  return climbs;
};

/** Before the wall: not yet on the way inwards from the ladder. */
const isOutside = ({ at }: Element, { at: [x, y], inwards }: Ladder): boolean => {
  const angle = (inwards * Math.PI) / 180;
  return (at[0] - x) * Math.sin(angle) - (at[1] - y) * Math.cos(angle) < 0;
};

/** 17.4 – They start to climb, which takes a whole turn. */
export const startClimb = (game: Game, id: string): Game => {
  const climbs = listClimbs(game.state, getUnit(game.state.units, id));
  const next = emit(game, '17.4', () => ({
    type: 'climbing',
    unit: nameOf(game.state, id),
    count: climbs.length,
  }));
  return changeTurn(changeState(next, { climbs: [...next.state.climbs, ...climbs] }), id, {
    isDone: true,
    occupied: climbs.map(({ element }) => element),
  });
};

/** 16.1, 17.4 – A turn later they are on the wall, at the usual disadvantage if somebody holds it there; who was driven back meanwhile is not. */
export const finishClimbs = (game: Game): Game =>
  game.state.climbs.reduce(finishClimb, changeState(game, { climbs: [] }));

const finishClimb = (game: Game, { unit: id, element: elementId, ladder }: Climb): Game => {
  const unit = findUnit(game.state.units, id);
  const element = unit?.elements.find(each => each.id === elementId);
  const wall = game.state.scenario.board.walls?.find(each => each.id === ladder.wall);
  if (!unit || !element || !wall || !isInSight(unit) || unit.turn.start) return game;
  if (!game.state.ladders.some(other => isSame(other, ladder))) return game;
  const step = stepOnto(game.state, unit, element, { ...ladder, wall });
  return step ? putOnWall(releaseLadder(game, elementId), unit, step) : game;
};

/** 17.4 – An element that has climbed its own ladder carries it no longer. */
const releaseLadder = (game: Game, element: string): Game =>
  changeState(game, {
    ladders: game.state.ladders.map(each => (each.carrier === element ? { ...each, carrier: null } : each)),
  });

/** 14.1, 17.3, 17.4 – The element stands where it stepped; whom it met it fights in this turn. */
export const putOnWall = (game: Game, unit: FieldUnit, step: ReturnType<typeof stepOnto>): Game => {
  if (!step) return game;
  const elements = unit.elements.map(each => (each.id === step.element.id ? step.element : each));
  const placed = changeUnit(game, unit.id, { elements });
  const next = emit(placed, '17.4', () => ({ type: 'on-wall', unit: nameOf(game.state, unit.id) }));
  if (!step.meets) return next;
  const target = step.meets.id;
  const entered = [...new Set([...unit.turn.entered, target])];
  return emit(changeTurn(next, unit.id, { entered }), '14.1', () => ({
    type: 'contact',
    unit: nameOf(game.state, unit.id),
    target: nameOf(game.state, target),
  }));
};

interface Thrower {
  readonly ladder: Ladder;
  readonly element: Element;
}

/** 17.4 – Ladders that somebody of a unit could throw down: within an inch of their tops, doing nothing else. */
export const listThrowers = (state: State, unit: FieldUnit): readonly Thrower[] => {
  if (!isInSight(unit)) return [];
  const enemies = enemiesOf(state.units, unit).flatMap(({ elements }) => elements);
  const isIdle = (element: Element): boolean =>
    !hasMovedItself(unit, element) &&
    !unit.turn.occupied.includes(element.id) &&
    !enemies.some(enemy => doTouch(element, enemy));
  return state.ladders.flatMap((ladder): readonly Thrower[] => {
    if (findUnit(state.units, ladder.unit)?.side === unit.side) return [];
    const element = unit.elements.find(each => isIdle(each) && isAtTop(state.scenario, ladder, each));
    return element ? [{ ladder, element }] : [];
  });
};

/** 17.4 – On a four the ladder falls, and a unit climbing it is back where it was. */
export const throwDownLadder = (game: Game, id: string, at: readonly [number, number]): Game => {
  const unit = getUnit(game.state.units, id);
  const found = listThrowers(game.state, unit).find(
    ({ ladder }) => ladder.at[0] === at[0] && ladder.at[1] === at[1],
  );
  if (!found) return game;
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const falls = (faces[0] ?? 1) >= THROWN_DOWN;
  const next = emit(
    thrown,
    '17.4',
    () => ({ type: 'ladder-thrown', unit: nameOf(game.state, id), works: falls ? 'yes' : 'no' }),
    () => ({ faces, because: [createStatLine('needs', THROWN_DOWN, '17.4')] }),
  );
  const busy = changeTurn(next, id, { occupied: [...unit.turn.occupied, found.element.id] });
  if (!falls) return busy;
  return dropLadder(busy, [found.ladder]);
};
