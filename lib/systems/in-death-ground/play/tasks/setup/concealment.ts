import type { Finding } from '@/lib/game/contract/finding';
import { cornersOf, gapBetween, measureDistance, offsetPoint } from '@/lib/geometry/plane/plane';
import { isOrderly } from '../../../rules/movement/march-objections';
import { angleBetween, arrangeElements, isOverlapping, roundInches } from '../../../rules/movement/marching';
import { objection } from '../../../rules/objection';
import { goingUnder } from '../../../rules/terrain/terrain';
import { isVisibleTo } from '../../../rules/terrain/visibility';
import type { Destination } from '../../actions';
import {
  areWithin,
  blockOf,
  type Element,
  enemiesOf,
  type FieldUnit,
  getUnit,
  isFighting,
  isInSight,
  isOnTable,
} from '../../field';
import { changeUnit, emit, type Game, nameOf, pushTasks } from '../../game';
import type { SideIndex, State, TaskOf } from '../../state';

const NEAR = 8;

const SHOWN: readonly FieldUnit['presence'][] = ['table', 'waiting'];

export const wholeUnitOf = (unit: FieldUnit): FieldUnit => ({
  ...unit,
  elements: [...unit.elements, ...unit.reserve],
  reserve: [],
});

/** 8.4 – One element represents each unit until it is known; units in ambush and late units are complete. */
export const conceal = (game: Game, side: SideIndex): Game =>
  game.state.units
    .filter(unit => unit.side === side && unit.kind === 'unit' && SHOWN.includes(unit.presence))
    .filter(({ elements }) => elements.length > 1)
    .reduce((now, { id, elements, general }) => {
      const front = elements.find(element => element.id === general) ?? elements[0];
      if (!front) return now;
      return changeUnit(now, id, {
        elements: [front],
        reserve: elements.filter(element => element.id !== front.id),
      });
    }, game);

export const isConcealed = ({ reserve }: FieldUnit): boolean => reserve.length > 0;

const isElementOnTable = ({ scenario: { board } }: State, element: Element): boolean =>
  cornersOf(blockOf(element)).every(([x, y]) => x >= 0 && y >= 0 && x <= board.width && y <= board.height);

const isFree = (state: State, unit: FieldUnit, element: Element): boolean =>
  isElementOnTable(state, element) &&
  goingUnder(state.scenario, state.weather, blockOf(element), element.profile) !== 'forbidden' &&
  !state.units.some(
    other =>
      other.id !== unit.id &&
      isOnTable(other) &&
      other.elements.some(base => isOverlapping(blockOf(element), blockOf(base))),
  );

const distanceTo = (element: Element, enemy: FieldUnit): number =>
  Math.min(...enemy.elements.map(base => gapBetween(cornersOf(blockOf(element)), cornersOf(blockOf(base)))));

const HAIR = 0.01;

/** 8.4 – None is nearer to an enemy in sight than the nearest part of the first. */
const isBehindFirst = (state: State, unit: FieldUnit, elements: readonly Element[]): boolean => {
  const [first] = unit.elements;
  if (!first) return false;
  return enemiesOf(state.units, unit)
    .filter(enemy => isFighting(enemy) && isVisibleTo(state, unit, enemy))
    .every(enemy => elements.every(element => distanceTo(element, enemy) >= distanceTo(first, enemy) - HAIR));
};

/** Whether the element that stood for the unit is still where it was. */
const isFirstThere = ({ elements: [first] }: FieldUnit, [own]: readonly Element[]): boolean =>
  first !== undefined &&
  own !== undefined &&
  measureDistance(first.at, own.at) <= STIR &&
  Math.abs(angleBetween(first.facing, own.facing)) <= 1;

const STIR = 0.05;

/** 8.4 – Why the rest of a unit may not be placed so: about the first, in cohesion, where there is room, no nearer to an enemy in sight. */
export const findShowObjections = (state: State, unit: FieldUnit, to: Destination): readonly Finding[] => {
  const elements = arrangeElements(wholeUnitOf(unit), to);
  const ban = (code: string, section: '4.2' | '8.4'): readonly Finding[] => [
    objection(code, section, {}, ['to']),
  ];
  if (!isFirstThere(unit, elements)) return ban('show-first', '8.4');
  if (!isOrderly(elements)) return ban('march-gap', '4.2');
  if (!elements.every(element => isFree(state, unit, element))) return ban('show-room', '8.4');
  return isBehindFirst(state, unit, elements) ? [] : ban('show-nearer', '8.4');
};

const FILES = [4, 3, 2, 1] as const;
const TURNS = [0, 90, 270, 180] as const;

/** Places about the first that are offered: in line or in fewer files, behind it or to a side. */
const listConceivable = (unit: FieldUnit): readonly Destination[] => {
  const [first] = unit.elements;
  if (!first) return [];
  const { elements: whole } = wholeUnitOf(unit);
  const { depth } = blockOf(first);
  return TURNS.flatMap(turn =>
    FILES.filter(files => files <= whole.length).map((files): Destination => {
      const ranks = Math.ceil(whole.length / files);
      const facing = first.facing + turn;
      const middle = offsetPoint(first.at, facing, -((ranks - 1) * depth) / 2, 0);
      const about = arrangeElements(
        { elements: whole },
        { at: [middle[0], middle[1]], facing, formation: 'line', files },
      );
      const [own] = about;
      const by = own ? ([first.at[0] - own.at[0], first.at[1] - own.at[1]] as const) : ([0, 0] as const);
      return {
        at: first.at,
        facing: first.facing,
        elements: about.map(({ at }) => ({
          at: [roundInches(at[0] + by[0]), roundInches(at[1] + by[1])],
          facing: first.facing,
        })),
      };
    }),
  );
};

/** 8.4 – Where all of it could stand about the first; none: it waits. */
export const listShowPlaces = (state: State, unit: FieldUnit): readonly Destination[] =>
  listConceivable(unit).filter(to => findShowObjections(state, unit, to).length === 0);

/** 8.4 – It may show itself in order to shoot. */
export const mayUnfold = (state: State, unit: FieldUnit): boolean =>
  isConcealed(unit) && isInSight(unit) && listShowPlaces(state, unit).length > 0;

/** 8.4 – The rest of the unit is to be placed; where there is no room it waits. */
export const askToUnfold = (game: Game, id: string): Game =>
  mayUnfold(game.state, getUnit(game.state.units, id)) ? pushTasks(game, { type: 'unfold', unit: id }) : game;

/** 8.4 – Its player has placed the rest. */
export const unfoldUnit = (game: Game, { unit: id }: TaskOf<'unfold'>, to: Destination): Game => {
  const elements = arrangeElements(wholeUnitOf(getUnit(game.state.units, id)), to);
  const known = changeUnit(game, id, { elements, reserve: [] });
  return emit(known, '8.4', () => ({ type: 'strength-shown', unit: nameOf(game.state, id) }));
};

/** 8.4 – Within eight inches of an enemy, strength is known. */
export const revealStrength = (game: Game): Game =>
  game.state.units
    .filter(unit => isConcealed(unit) && isInSight(unit))
    .filter(unit =>
      enemiesOf(game.state.units, unit).some(enemy => isFighting(enemy) && areWithin(unit, enemy, NEAR)),
    )
    .reduce((now, { id }) => askToUnfold(now, id), game);
