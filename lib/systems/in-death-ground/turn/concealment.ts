import { cornersOf, offset } from '@/lib/geometry/plane';
import {
  areWithin,
  blockOf,
  type Element,
  enemiesOf,
  type FieldUnit,
  isFighting,
  isInSight,
  isOnTable,
  knownUnit,
} from '../field';
import { arranged, isOverlapping } from '../rules/marching';
import { goingUnder } from '../rules/terrain';
import { isVisibleTo } from '../rules/view';
import type { SideIndex, State } from '../state';
import { changeUnit, type Game, nameOf, tell } from './game';

const NEAR = 8;

const SHOWN: readonly FieldUnit['presence'][] = ['table', 'waiting'];

export const wholeOf = (unit: FieldUnit): FieldUnit => ({
  ...unit,
  elements: [...unit.elements, ...unit.reserve],
  reserve: [],
});

/** 8.4 – One element stands for each unit until it is known; who lies in ambush or comes late does so with all he has. */
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

const isOn = ({ scenario: { board } }: State, element: Element): boolean =>
  cornersOf(blockOf(element)).every(([x, y]) => x >= 0 && y >= 0 && x <= board.width && y <= board.height);

const isFree = (state: State, unit: FieldUnit, element: Element): boolean =>
  isOn(state, element) &&
  goingUnder(state.scenario, state.weather, blockOf(element), element.profile) !== 'forbidden' &&
  !state.units.some(
    other =>
      other.id !== unit.id &&
      isOnTable(other) &&
      other.elements.some(base => isOverlapping(blockOf(element), blockOf(base))),
  );

const gapTo = ({ at: [x, y] }: Element, enemy: FieldUnit): number =>
  Math.min(...enemy.elements.map(({ at }) => Math.hypot(at[0] - x, at[1] - y)));

/** 8.4 – None is nearer to an enemy in sight than the first. */
const isBehindFirst = (state: State, unit: FieldUnit, elements: readonly Element[]): boolean => {
  const [first] = unit.elements;
  if (!first) return false;
  return enemiesOf(state.units, unit)
    .filter(enemy => isFighting(enemy) && isVisibleTo(state, unit, enemy))
    .every(enemy => elements.every(element => gapTo(element, enemy) >= gapTo(first, enemy) - 0.01));
};

const FILES = [4, 3, 2, 1] as const;
const TURNS = [0, 90, 270, 180] as const;

/** Where all of it could stand about the first; null: nowhere. */
const unfolded = (state: State, unit: FieldUnit): readonly Element[] | null => {
  const [first] = unit.elements;
  if (!first) return null;
  const whole = [first, ...unit.reserve];
  const { depth } = blockOf(first);
  for (const turn of TURNS)
    for (const files of FILES) {
      const ranks = Math.ceil(whole.length / files);
      const facing = first.facing + turn;
      const middle = offset(first.at, facing, -((ranks - 1) * depth) / 2, 0);
      const to = arranged(
        { elements: whole },
        { at: [middle[0], middle[1]], facing, formation: 'line', files },
      ).map((element): Element => ({ ...element, facing: first.facing }));
      if (to.every(element => isFree(state, unit, element)) && isBehindFirst(state, unit, to)) return to;
    }
  return null;
};

/** 8.4 – It may show itself in order to shoot. */
export const mayUnfold = (state: State, unit: FieldUnit): boolean =>
  isConcealed(unit) && isInSight(unit) && unfolded(state, unit) !== null;

/** 8.4 – The rest of the unit takes its place, in cohesion and no nearer to the enemy; where there is no room it waits. */
export const unfold = (game: Game, id: string): Game => {
  const unit = knownUnit(game.state.units, id);
  const elements = isConcealed(unit) ? unfolded(game.state, unit) : null;
  if (!elements) return game;
  const known = changeUnit(game, id, { elements, reserve: [] });
  return tell(known, '8.4', { type: 'strength-shown', unit: nameOf(game.state, id) });
};

/** 8.4 – Within eight inches of an enemy, strength is known. */
export const showStrength = (game: Game): Game =>
  game.state.units
    .filter(unit => isConcealed(unit) && isInSight(unit))
    .filter(unit =>
      enemiesOf(game.state.units, unit).some(enemy => isFighting(enemy) && areWithin(unit, enemy, NEAR)),
    )
    .reduce((now, { id }) => unfold(now, id), game);
