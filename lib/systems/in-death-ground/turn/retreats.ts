import type { Point } from '@/lib/geometry/board';
import { cornersOf, offset } from '@/lib/geometry/plane';
import {
  areWithin,
  blockOf,
  contactsOf,
  type Element,
  enemiesOf,
  type Field,
  type FieldUnit,
  isAboard,
  isCarried,
  isFighting,
  isInSight,
  isOnTable,
  knownUnit,
  middleOfUnit,
  shifted,
  troopOf,
} from '../field';
import { moveLines } from '../reasons';
import { faceTouched } from '../rules/contact';
import { isShoreEdge } from '../rules/deployment';
import { mayPassThrough } from '../rules/march-objections';
import { diceToThrow, isOverlapping, paceOf, readThrow } from '../rules/marching';
import { disorderOf } from '../rules/morale';
import { isElephant } from '../rules/points';
import { goingUnder } from '../rules/terrain';
import { isVisibleTo } from '../rules/view';
import { isStoppedByWall } from '../rules/wall-crossing';
import { otherSide, type State } from '../state';
import type { Edge } from '../vocabulary';
import { lookOut } from './ambushes';
import { changeTurn, changeUnit, done, type Game, nameOf, tell, throwDice } from './game';
import { addMarkers, leaveTable } from './losses';
import { isOnShip } from './tested';

const ZONE = 3;
const STEP = 0.5;

/** Enemies in sight who are too near for a disordered unit. */
const pressing = (state: State, unit: FieldUnit): Field =>
  enemiesOf(state.units, unit).filter(
    enemy => isFighting(enemy) && areWithin(unit, enemy, ZONE) && isVisibleTo(state, unit, enemy),
  );

const inView = (state: State, unit: FieldUnit): Field =>
  enemiesOf(state.units, unit).filter(enemy => isFighting(enemy) && isVisibleTo(state, unit, enemy));

/** 16.1 – Who must go back before anybody moves: four markers and more, skirmishers from three; with five they flee, once. */
export const mustRetreat = (state: State, unit: FieldUnit): 'no' | 'retreat' | 'flee' => {
  if (!isInSight(unit) || unit.kind === 'baggage' || unit.kind === 'machine') return 'no';
  if (troopOf(unit) === 'fire-ox' || isOnShip(state, unit)) return 'no';
  const disorder = disorderOf(unit.markers);
  if (disorder === 'flees' && !unit.hasFled) return inView(state, unit).length > 0 ? 'flee' : 'no';
  const isShy = disorder === 'hesitates' && troopOf(unit) === 'skirmisher';
  if (disorder !== 'falls-back' && disorder !== 'flees' && !isShy) return 'no';
  return pressing(state, unit).length > 0 ? 'retreat' : 'no';
};

/** 11.1 – Side 1 goes back first, then side 2. */
export const retreatAll = (game: Game): Game => {
  const { first } = game.state;
  const order = [first, otherSide(first)].flatMap(side =>
    game.state.units.filter(unit => unit.side === side).map(({ id }) => id),
  );
  return order.reduce((now, id) => {
    const how = mustRetreat(now.state, knownUnit(now.state.units, id));
    if (how === 'no') return now;
    const back = isCarried(knownUnit(now.state.units, id)) ? shelter(now, id) : retreat(now, id, how);
    return lookOut(back, id);
  }, done(game));
};

/** 17.3 – Part of the unit is still in its siege tower: the rest goes back into it (D28). */
const shelter = (game: Game, id: string): Game => {
  const unit = knownUnit(game.state.units, id);
  const crew = unit.elements.find(isAboard);
  const elements = unit.elements.map(
    (element): Element =>
      crew ? { ...element, at: crew.at, facing: crew.facing, aboard: crew.aboard ?? '' } : element,
  );
  return changeTurn(changeUnit(game, id, { elements }), id, { isDone: true });
};

/** 16.1 – Straight back from enemies to the front alone, otherwise away from all of them. */
const headingAway = (state: State, unit: FieldUnit): number => {
  const foes = contactsOf(state.units, unit);
  const isFront = foes.every(foe =>
    foe.elements.every(enemy =>
      unit.elements.every(own => !areTouching(own, enemy) || faceTouched(own, enemy) === 'front'),
    ),
  );
  const facing = unit.elements[0]?.facing ?? 0;
  if (foes.length > 0 && isFront) return facing + 180;
  const [x, y] = middleOfUnit(unit);
  const near = pressing(state, unit);
  const enemies = near.length > 0 ? near : inView(state, unit);
  let [dx, dy] = [0, 0];
  for (const enemy of enemies) {
    const [ex, ey] = middleOfUnit(enemy);
    const away = Math.max(1, Math.hypot(x - ex, y - ey)) ** 2;
    [dx, dy] = [dx + (x - ex) / away, dy + (y - ey) / away];
  }
  return dx === 0 && dy === 0 ? facing + 180 : (Math.atan2(dx, -dy) * 180) / Math.PI;
};

const areTouching = (own: Element, enemy: Element): boolean =>
  Math.hypot(own.at[0] - enemy.at[0], own.at[1] - enemy.at[1]) < 3.5;

interface Way {
  readonly elements: readonly Element[];
  readonly inches: number;
  readonly stop: 'far' | 'edge' | 'blocked' | 'safe';
}

/** The edges of the table that an element has crossed with some part of it. */
const edgesCrossed = ({ scenario: { board } }: State, element: Element): readonly Edge[] => {
  const corners = cornersOf(blockOf(element));
  return [
    ...(corners.some(([x]) => x < 0) ? (['left'] as const) : []),
    ...(corners.some(([, y]) => y < 0) ? (['top'] as const) : []),
    ...(corners.some(([x]) => x > board.width) ? (['right'] as const) : []),
    ...(corners.some(([, y]) => y > board.height) ? (['bottom'] as const) : []),
  ];
};

/** 7.11 – Nobody leaves the table over a shore. */
const isOff = (state: State, element: Element): boolean =>
  edgesCrossed(state, element).some(edge => !isShoreEdge(state.scenario, edge));

const isInSea = (state: State, element: Element): boolean =>
  edgesCrossed(state, element).some(edge => isShoreEdge(state.scenario, edge));

const barringOf = ({ units }: State, unit: FieldUnit): Field =>
  units.filter(
    other =>
      other.id !== unit.id && isOnTable(other) && !(other.side === unit.side && mayPassThrough(unit, other)),
  );

/** Goes step by step until it is far enough, at the edge, or somebody or something is in the way; elephants go through. */
const wayOfFlight = (state: State, unit: FieldUnit, heading: number, most: number): Way => {
  const isThrough = isElephant(troopOf(unit));
  const barring = barringOf(state, unit);
  let [elements, inches] = [unit.elements, 0];
  const isUpon = (): boolean => isThrough && isBarred(state, elements, [], barring);
  while (inches < most || isUpon()) {
    const by = inches < most ? Math.min(STEP, most - inches) : STEP;
    const next = shifted(elements, [0, 0], offset([0, 0], heading, by, 0) as [number, number], 0);
    if (next.some(element => isOff(state, element)))
      return { elements: next, inches: inches + by, stop: 'edge' };
    if (isWalledOff(state, unit, elements, next)) return { elements, inches, stop: 'blocked' };
    if (!isThrough && isBarred(state, next, elements, barring)) return { elements, inches, stop: 'blocked' };
    [elements, inches] = [next, inches + by];
  }
  return { elements, inches, stop: 'far' };
};

/** 16.1 – Straight back out of three inches: each element goes until it meets somebody or something itself. */
const fallingBack = (state: State, unit: FieldUnit, heading: number, most: number): Way => {
  const barring = barringOf(state, unit);
  const halted = new Set<string>();
  let [elements, inches] = [unit.elements, 0];
  while (inches < most && halted.size < elements.length) {
    const by = Math.min(STEP, most - inches);
    const shift = offset([0, 0], heading, by, 0) as [number, number];
    const next = elements.map(element =>
      halted.has(element.id) ? element : (shifted([element], [0, 0], shift, 0)[0] ?? element),
    );
    if (next.some(element => isOff(state, element)))
      return { elements: next, inches: inches + by, stop: 'edge' };
    for (const [index, element] of next.entries())
      if (isHalted(state, unit, elements[index] ?? element, element, barring)) halted.add(element.id);
    for (let more = true; more; ) {
      const stuck = next.filter(
        (element, index) => !halted.has(element.id) && isUponHalted(elements, halted, index, element),
      );
      for (const { id } of stuck) halted.add(id);
      more = stuck.length > 0;
    }
    elements = elements.map((element, index) =>
      halted.has(element.id) ? element : (next[index] ?? element),
    );
    inches += halted.size < elements.length ? by : 0;
    if (pressing(state, { ...unit, elements }).length === 0) break;
  }
  return { elements, inches, stop: halted.size > 0 ? 'blocked' : inches < most ? 'safe' : 'far' };
};

const isHalted = (state: State, unit: FieldUnit, from: Element, to: Element, barring: Field): boolean =>
  isWalledOff(state, unit, [from], [to]) || isBarred(state, [to], [from], barring);

/** One of its own who was halted stands in the way. */
const isUponHalted = (
  elements: readonly Element[],
  halted: ReadonlySet<string>,
  index: number,
  to: Element,
): boolean => {
  const from = elements[index] ?? to;
  return elements.some(
    other =>
      halted.has(other.id) &&
      other.id !== to.id &&
      isOverlapping(blockOf(to), blockOf(other)) &&
      !isOverlapping(blockOf(from), blockOf(other)),
  );
};

const isWalledOff = (
  state: State,
  unit: FieldUnit,
  from: readonly Element[],
  to: readonly Element[],
): boolean =>
  to.some((element, index) => {
    const start = from[index];
    return isInSea(state, element) || (start !== undefined && isStoppedByWall(state, unit, start, element));
  });

/** A base newly met, or ground that may not be entered. */
const isBarred = (
  { scenario, weather }: State,
  next: readonly Element[],
  now: readonly Element[],
  barring: Field,
): boolean =>
  next.some((element, index) => {
    const block = blockOf(element);
    const before = now[index];
    const meets = barring.some(({ elements }) =>
      elements.some(
        other =>
          isOverlapping(block, blockOf(other)) && !(before && isOverlapping(blockOf(before), blockOf(other))),
      ),
    );
    return meets || goingUnder(scenario, weather, block, element.profile) === 'forbidden';
  });

const BENDS = [0, 20, -20, 40, -40, 60, -60, 80, -80] as const;

/** 16.1 – A fleeing unit bends its way as little as it must. */
const flightOf = (state: State, unit: FieldUnit, heading: number, most: number): Way => {
  const ways = BENDS.map(bend => wayOfFlight(state, unit, heading + bend, most));
  const [straight] = ways;
  const free = ways.find(({ stop }) => stop !== 'blocked');
  const far = [...ways].sort((one, other) => other.inches - one.inches)[0];
  return free ?? far ?? straight ?? { elements: unit.elements, inches: 0, stop: 'blocked' };
};

const isAnyDifficult = ({ scenario, weather }: State, { elements }: FieldUnit): boolean =>
  elements.some(element => goingUnder(scenario, weather, blockOf(element), element.profile) !== 'good');

/** 16.1 – A retreat is the unit's move for the turn; who is stopped takes a marker. */
const retreat = (game: Game, id: string, how: 'retreat' | 'flee'): Game => {
  const unit = knownUnit(game.state.units, id);
  const pace = paceOf(unit);
  if (!pace) return game;
  const { game: thrown, faces } = throwDice(game, { count: diceToThrow(pace), sides: 6 });
  const read = readThrow(pace, faces);
  const most = isAnyDifficult(game.state, unit) ? read.difficult : read.good;
  const heading = headingAway(game.state, unit);
  const way =
    how === 'flee' ? flightOf(game.state, unit, heading, most) : fallingBack(game.state, unit, heading, most);
  const inches = Math.round(way.inches * 10) / 10;
  const told = tell(
    thrown,
    '16.1',
    { type: 'retreated', unit: nameOf(game.state, id), inches, how },
    { faces, because: moveLines(pace, faces) },
  );
  if (way.stop === 'edge') return leaveTable(told, id);
  const elements = how === 'flee' ? turnedAway(way.elements) : way.elements;
  const moved = changeTurn(changeUnit(told, id, { elements, hasFled: how === 'flee' || unit.hasFled }), id, {
    isDone: true,
    moved: way.inches,
    hasTurned: how === 'flee',
    start: unit.elements,
  });
  const trampled = isElephant(troopOf(unit)) && how === 'flee' ? trample(moved, id, unit.elements) : moved;
  if (way.stop !== 'blocked') return trampled;
  return addMarkers(tell(trampled, '16.1', { type: 'blocked', unit: nameOf(game.state, id) }), id, 1);
};

/** Fugitives show their backs: each turns about where it is. */
const turnedAway = (elements: readonly Element[]): readonly Element[] =>
  elements.map(element => ({ ...element, facing: (element.facing + 180) % 360 }));

/** 12.4 – Elephants out of control give two markers to whomever they run through. */
export const trample = (game: Game, id: string, from: readonly Element[]): Game => {
  const unit = knownUnit(game.state.units, id);
  const run = laneOf(from, unit.elements);
  return game.state.units
    .filter(other => other.id !== id && isInSight(other) && isFighting(other))
    .filter(({ elements }) =>
      elements.some(element => run.some(block => isOverlapping(block, blockOf(element)))),
    )
    .reduce(
      (now, other) =>
        addMarkers(
          tell(now, '12.4', {
            type: 'trampled',
            unit: nameOf(now.state, id),
            target: nameOf(now.state, other.id),
          }),
          other.id,
          2,
        ),
      game,
    );
};

const laneOf = (from: readonly Element[], to: readonly Element[]) =>
  to.flatMap((end, index) => {
    const start = from[index];
    if (!start) return [];
    const steps = Math.max(1, Math.ceil(Math.hypot(end.at[0] - start.at[0], end.at[1] - start.at[1])));
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      const at: Point = [
        start.at[0] + (end.at[0] - start.at[0]) * share,
        start.at[1] + (end.at[1] - start.at[1]) * share,
      ];
      return { ...blockOf(end), centre: at };
    });
  });
