import type { Finding } from '@/lib/game/finding';
import { cornersOf, isCovered, isInside, type Outline, offset } from '@/lib/geometry/plane';
import type { Destination } from '../actions';
import { blockOf, type Element, type FieldUnit, isOnTable, knownUnit } from '../field';
import { deploymentArea } from '../rules/deployment';
import { isFlameThrower } from '../rules/flames';
import { OPPOSITE } from '../rules/laying';
import { arranged, isOverlapping } from '../rules/marching';
import { objection } from '../rules/objection';
import { insideOf, ringOf, wallsHeld } from '../rules/ramparts';
import { goingUnder } from '../rules/terrain';
import type { State, TaskOf, Thrown } from '../state';
import type { Edge } from '../vocabulary';
import { change, changeTurn, changeUnit, commander, done, first, type Game, nameOf, tell } from './game';

const INWARDS: Readonly<Record<Edge, number>> = { top: 180, bottom: 0, left: 90, right: 270 };

const ban = (code: string): readonly Finding[] => [objection(code, '8.3', {}, ['to'])];

/** Nobody stands there, and the ground may be entered. */
const standBans = (state: State, unit: FieldUnit, elements: readonly Element[]): readonly Finding[] => {
  const isOnOther = state.units.some(
    other =>
      other.id !== unit.id &&
      isOnTable(other) &&
      (other.side === unit.side || other.presence === 'table') &&
      other.elements.some(base => elements.some(own => isOverlapping(blockOf(own), blockOf(base)))),
  );
  if (isOnOther) return ban('late-onto');
  const isBarred = elements.some(
    element => goingUnder(state.scenario, state.weather, blockOf(element), element.profile) === 'forbidden',
  );
  return isBarred ? ban('late-forbidden') : [];
};

const areaOf = (state: State, unit: FieldUnit): Outline | null => {
  const { seat, edge } = commander(state, unit.side);
  return deploymentArea(state.scenario, { side: seat, edge });
};

/** 8.3, 8.6 – What was bought beside the units is set up on its side's ground before the first turn. */
export const setUpBans = (state: State, unit: FieldUnit, to: Destination): readonly Finding[] => {
  const area = areaOf(state, unit);
  const elements = arranged(unit, to);
  if (isForWalls(unit) && !elements.every(element => wallsHeld(state.scenario, element).length > 0))
    return [objection('set-up-wall', '19.12', {}, ['to'])];
  if (!area || !elements.every(element => isCovered(cornersOf(blockOf(element)), [area])))
    return ban('set-up-area');
  return standBans(state, unit, elements);
};

/** 19.12 – A flame-thrower stands on fortifications. */
const isForWalls = ({ elements }: FieldUnit): boolean =>
  elements.some(({ profile }) => isFlameThrower(profile));

/** Along the walls, looking out. */
const wallPlaces = ({ scenario }: State, unit: FieldUnit): readonly Destination[] =>
  (scenario.board.walls ?? []).flatMap(wall => {
    const ring = ringOf(wall);
    return ring.slice(1).flatMap((end, index) => {
      const start = ring[index] ?? end;
      const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
      const heading = (Math.atan2(end[0] - start[0], start[1] - end[1]) * 180) / Math.PI;
      const isRight = isInside(
        insideOf(scenario, wall),
        offset(offset(start, heading, length / 2, 0), heading, 0, 0.2),
      );
      return Array.from({ length: Math.max(1, Math.floor(length / 1.2)) }, (_, step): Destination => {
        const deep = blockDepth(unit) / 2 + 0.2;
        const [x, y] = offset(start, heading, (step + 0.5) * 1.2, isRight ? deep : -deep);
        return {
          at: [round(x), round(y)],
          facing: (heading + (isRight ? 270 : 90) + 360) % 360,
          formation: 'line',
          files: 1,
        };
      });
    });
  });

const round = (value: number): number => Math.round(value * 100) / 100;

const COLUMNS = 12;
const ROWS = [0.2, 0.5, 0.8] as const;

/** A grid of places on the own ground, nearest the enemy first. */
export const setUpPlaces = (state: State, unit: FieldUnit): readonly Destination[] => {
  const area = areaOf(state, unit);
  if (!area) return [];
  if (isForWalls(unit)) return wallPlaces(state, unit);
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const facing = INWARDS[commander(state, unit.side).edge];
  const files = Math.max(1, Math.ceil(unit.elements.length / 2));
  return ROWS.flatMap(row =>
    Array.from({ length: COLUMNS }, (_, index): Destination => {
      const share = (index + 0.5) / COLUMNS;
      const isLevel = facing === 0 || facing === 180;
      const [along, across] = isLevel ? [share, row] : [row, share];
      return {
        at: [left + (right - left) * along, top + (bottom - top) * across],
        facing,
        formation: 'line',
        files,
      };
    }),
  );
};

export const setUpUnit = (game: Game, id: string, to: Destination): Game => {
  const unit = knownUnit(game.state.units, id);
  const placed = changeUnit(done(game), id, { presence: 'table', elements: arranged(unit, to) });
  return tell(placed, '8.3', { type: 'set-up', unit: nameOf(game.state, id) });
};

/** What waits for a place; who has no ground of his own marches with the column. */
export const callWaiting = (game: Game): Game => {
  const waiting = game.state.units.filter(({ presence }) => presence === 'waiting');
  const marching = waiting.filter(unit => areaOf(game.state, unit) === null);
  const joined = marching.reduce((now, { id }) => changeUnit(now, id, { presence: 'column' }), game);
  const tasks = waiting
    .filter(unit => !marching.includes(unit))
    .map(({ id }): TaskOf<'set-up'> => ({ type: 'set-up', unit: id }));
  return first(joined, ...tasks);
};

/** 8.2 – The next of the column by its written order; what is not in it comes last. */
export const nextOfColumn = (state: State): FieldUnit | null => {
  const column = state.units.filter(({ presence }) => presence === 'column');
  const [any] = column;
  if (!any) return null;
  const { seat } = commander(state, any.side);
  const march = state.scenario.forces.find(({ side }) => side === seat)?.march ?? [];
  const order = march.map(id => (id === 'general' || id === 'baggage' ? `${seat}-${id}` : id));
  const place = ({ id }: FieldUnit): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...column].sort((one, other) => place(one) - place(other))[0] ?? null;
};

/** 8.2 – One unit of the column a turn, from the first. */
export const callColumn = (game: Game): Game => {
  const next = nextOfColumn(game.state);
  return next ? first(game, { type: 'enter', unit: next.id }) : game;
};

/** Places along the column's edge; after the first unit those nearest to where it came on (D14). */
export const entryPlaces = (state: State, unit: FieldUnit): readonly Destination[] => {
  const { board } = state.scenario;
  const { edge } = commander(state, unit.side);
  const facing = INWARDS[edge];
  const isLevel = edge === 'top' || edge === 'bottom';
  const files = Math.min(4, unit.elements.length);
  const deep = Math.ceil(unit.elements.length / files) * (blockDepth(unit) / 2);
  const across = edge === 'top' || edge === 'left' ? deep : (isLevel ? board.height : board.width) - deep;
  const long = isLevel ? board.width : board.height;
  const places = Array.from({ length: 23 }, (_, index): Destination => {
    const along = ((index + 1) / 24) * long;
    return { at: isLevel ? [along, across] : [across, along], facing, formation: 'line', files };
  });
  const { entry } = state;
  if (!entry) return places.filter((_, index) => index % 2 === 1);
  const away = ({ at }: Destination): number => Math.hypot(at[0] - entry[0], at[1] - entry[1]);
  return [...places]
    .sort((one, other) => away(one) - away(other))
    .filter(place => entryBans(state, unit, place).length === 0)
    .slice(0, 1);
};

const blockDepth = ({ elements }: FieldUnit): number => {
  const [first] = elements;
  return first ? blockOf(first).depth : 1;
};

const AT_EDGE = 0.2;

/** 8.2 – At the edge by which the column comes, on free ground. */
export const entryBans = (state: State, unit: FieldUnit, to: Destination): readonly Finding[] => {
  const { board } = state.scenario;
  const elements = arranged(unit, to);
  const corners = elements.flatMap(element => cornersOf(blockOf(element)));
  const isOn = corners.every(
    ([x, y]) => x >= -0.01 && y >= -0.01 && x <= board.width + 0.01 && y <= board.height + 0.01,
  );
  const distances: Readonly<Record<Edge, readonly number[]>> = {
    top: corners.map(([, y]) => y),
    bottom: corners.map(([, y]) => board.height - y),
    left: corners.map(([x]) => x),
    right: corners.map(([x]) => board.width - x),
  };
  const isAtEdge = Math.min(...distances[commander(state, unit.side).edge]) <= AT_EDGE;
  return isOn && isAtEdge ? standBans(state, unit, elements) : ban('enter-edge');
};

export const enter = (game: Game, id: string, to: Destination): Game => {
  const unit = knownUnit(game.state.units, id);
  const placed = changeUnit(done(game), id, { presence: 'table', elements: arranged(unit, to) });
  const pointed = change(placed, { entry: game.state.entry ?? [to.at[0], to.at[1]] });
  return tell(pointed, '8.2', { type: 'entered', unit: nameOf(game.state, id) });
};

/** 8.2 – How far it still is to the far edge, from the middle of the foremost base. */
const wayOut = (state: State, unit: FieldUnit): number => {
  const { board } = state.scenario;
  const far = OPPOSITE[commander(state, unit.side).edge];
  const ways: Readonly<Record<Edge, (at: readonly [number, number]) => number>> = {
    top: ([, y]) => y,
    bottom: ([, y]) => board.height - y,
    left: ([x]) => x,
    right: ([x]) => board.width - x,
  };
  return Math.min(...unit.elements.map(({ at }) => ways[far](at)));
};

/** 8.2 – The column's units leave by the far edge when their throw carries them there. */
export const mayLeave = (state: State, unit: FieldUnit, thrown: Thrown): boolean => {
  const { role } = commander(state, unit.side);
  return state.scenario.kind === 'ambush' && role === 'attacker' && wayOut(state, unit) <= thrown.good;
};

export const leave = (game: Game, id: string): Game => {
  const gone = changeUnit(done(game), id, { presence: 'through' });
  const told = tell(gone, '8.2', { type: 'marched-through', unit: nameOf(game.state, id) });
  return changeTurn(told, id, { isDone: true });
};
