import type { Action, Choice, Names } from '../actions';
import { profileWords } from '../describe';
import { knownUnit, unitById } from '../field';
import type { SideIndex, State, Task, TaskOf } from '../state';
import { arrivalPlaces } from './arrivals';
import { wishesFor } from './candidates';
import { headOf, nameOf, seatOf } from './game';
import { encouraged } from './generals';
import { unitsToMove } from './moves';
import { objectionsTo, sideAwaited } from './objections';
import { losable, targetsFor } from './volleys';

const MOST_MARCHES = 12;

/** Everything that the side awaited may choose, with its words. */
export const offers = (state: State): readonly Action[] => {
  const side = sideAwaited(state);
  if (side === null) return [];
  const by = seatOf(state, side);
  const task = headOf(state);
  const legal = conceivable(state, task, side)
    .map((choice): Action => ({ ...choice, by }))
    .filter(action => objectionsTo(state, action).length === 0);
  return fewer(legal).map(action => ({ ...action, names: namesOf(state, action, task) }));
};

/** The same place is offered once, and no more than a dozen. */
const fewer = (actions: readonly Action[]): readonly Action[] => {
  const seen = new Set<string>();
  let marches = 0;
  return actions.filter(action => {
    if (action.type !== 'march') return true;
    const key = JSON.stringify(action.to);
    if (seen.has(key) || marches >= MOST_MARCHES) return false;
    seen.add(key);
    marches += 1;
    return true;
  });
};

const conceivable = (state: State, task: Task, side: SideIndex): readonly Choice[] => {
  switch (task.type) {
    case 'encourage':
      return [
        ...encouraged(state, side).map(({ id }): Choice => ({ type: 'encourage', unit: id })),
        { type: 'no-more' },
      ];
    case 'arrive':
      return arrivalPlaces(state, knownUnit(state.units, task.unit)).map(
        (to): Choice => ({ type: 'arrive', unit: task.unit, to }),
      );
    case 'move':
      return [
        ...unitsToMove(state, side).flatMap(({ id }): Choice[] => [
          { type: 'throw', unit: id },
          { type: 'hold', unit: id },
        ]),
        { type: 'rest' },
        { type: 'yield' },
      ];
    case 'march':
      return marches(state, task);
    case 'evade':
      return [{ type: 'evade' }, { type: 'stand' }];
    case 'shoot':
      return [{ type: 'shoot' }, ...aims(state, task)];
    case 'lose':
      return losable(knownUnit(state.units, task.unit)).map((element): Choice => ({ type: 'lose', element }));
    default:
      return [];
  }
};

const marches = (state: State, task: TaskOf<'march'>): readonly Choice[] => {
  const unit = knownUnit(state.units, task.unit);
  return [
    ...wishesFor(state, unit, task).map((wish): Choice => ({ type: 'march', ...wish })),
    { type: 'throw-again' },
    { type: 'stay' },
  ];
};

const aims = (state: State, { side, aims: chosen }: TaskOf<'shoot'>): readonly Choice[] =>
  state.units
    .filter(unit => unit.side === side && chosen[unit.id] === undefined)
    .flatMap(unit =>
      targetsFor(state, unit).map((target): Choice => ({ type: 'aim', unit: unit.id, target })),
    );

const namesOf = (state: State, action: Action, task: Task): Names => ({
  ...('unit' in task && typeof task.unit === 'string' ? { unit: nameOf(state, task.unit) } : {}),
  ...('unit' in action ? { unit: nameOf(state, action.unit) } : {}),
  ...('target' in action && action.target ? { target: nameOf(state, action.target) } : {}),
  ...('element' in action ? elementName(state, task, action.element) : {}),
});

const elementName = ({ units }: State, task: Task, id: string): Names => {
  const unit = 'unit' in task ? unitById(units, task.unit) : undefined;
  const element = unit?.elements.find(other => other.id === id);
  return element ? { what: profileWords(element.profile) } : {};
};
