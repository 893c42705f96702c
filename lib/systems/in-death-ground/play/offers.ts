import { toBaseCoordinates } from '@/lib/geometry/plane/bases';
import { describeProfile, word } from '../view/words';
import type { Action, ActionNames } from './actions';
import { blockOf, findUnit } from './field';
import { getCurrentTask, nameOf } from './game';
import { findTaskObjections, listTaskOffers } from './sequence';
import type { State, Task } from './state';
import { nameOfDummy } from './tasks/setup/dummy-units';

const MOST_MARCHES = 12;

/** All that the current task offers and does not object to, with its words. */
export const listOffers = (state: State): readonly Action[] => {
  const task = getCurrentTask(state);
  const legal = listTaskOffers(state).filter(
    action => action.type === 'march' || findTaskObjections(state, action).length === 0,
  );
  return limitOffers(legal).map(action => nameAction(state, action, task));
};

/** A choice with the names of those whom it concerns. */
export const nameAction = (state: State, action: Action, task: Task = getCurrentTask(state)): Action => ({
  ...action,
  names: namesOf(state, action, task),
});

/** The same place is offered once, and at most a dozen places. */
const limitOffers = (actions: readonly Action[]): readonly Action[] => {
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

const namesOf = (state: State, action: Action, task: Task): ActionNames => ({
  ...('unit' in task && typeof task.unit === 'string' ? { unit: nameOf(state, task.unit) } : {}),
  ...('unit' in action ? { unit: nameOf(state, action.unit) } : {}),
  ...('target' in action && action.target ? { target: nameOf(state, action.target) } : {}),
  ...('element' in action ? nameOfElement(state, task, action.element) : {}),
  ...(action.type === 'dismount' && action.as ? { what: word('arm', action.as) } : {}),
  ...('among' in action ? namesOfCandidates(state, task, action.element, action.among) : {}),
  ...(action.type === 'set-fire' ? nameOfPiece(state, action.piece) : {}),
  ...(action.type === 'sham' && task.type === 'sham' ? nameOfDummy(state, task.side, action) : {}),
});

/** Which of the enemies that an element touches equally: counted from its left. */
const namesOfCandidates = (state: State, task: Task, element: string, among: string): ActionNames => {
  const find = (id: string) =>
    state.units
      .flatMap(unit => unit.elements.map(each => ({ unit, each })))
      .find(({ each }) => each.id === id);
  const [own, other] = [find(element), find(among)];
  if (!own || !other || !('among' in task)) return {};
  const aside = (id: string): number =>
    toBaseCoordinates(blockOf(own.each), find(id)?.each.at ?? own.each.at)[1];
  const order = [...task.among].sort((one, next) => aside(one) - aside(next));
  return {
    unit: nameOf(state, own.unit.id),
    target: nameOf(state, other.unit.id),
    what: describeProfile(other.each.profile),
    number: String(order.indexOf(among) + 1),
  };
};

const nameOfPiece = ({ scenario }: State, id: string): ActionNames => {
  const piece = scenario.board.pieces.find(other => other.id === id);
  return piece ? { what: piece.name ?? word('ground', piece.kind) } : {};
};

const nameOfElement = ({ units }: State, task: Task, id: string): ActionNames => {
  const unit = 'unit' in task ? findUnit(units, task.unit) : undefined;
  const element = unit?.elements.find(other => other.id === id);
  return element ? { what: describeProfile(element.profile) } : {};
};
