import { toBaseCoordinates } from '@/lib/geometry/plane/bases';
import { findMarchObjections } from '../rules/movement/march-objections';
import { placeOf } from '../rules/movement/marching';
import { describeProfile, word } from '../view/words';
import type { Action, ActionNames, Choice } from './actions';
import { blockOf, type FieldUnit, findUnit, getUnit, isCarried, isInMelee, middleOfUnit } from './field';
import { currentTask, nameOf, seatOf } from './game';
import { listMarchCandidates } from './march-candidates/march-candidates';
import { awaitedSideOf, findObjections } from './objections';
import type { SideIndex, State, Task, TaskOf } from './state';
import { listEncouraged } from './tasks/generals';
import { mayTurnToEnemy } from './tasks/melee/turn-to-enemy';
import { mayCloseUp } from './tasks/movement/close-up';
import { listArmChoices, mayDismount, mayRemount } from './tasks/movement/mounts';
import { findNearestEnemy, listUnitsToMove, mayEvadeInOwnTurn, toMarch } from './tasks/movement/moves';
import { mayUnhitch } from './tasks/movement/wagons';
import { listArrivalPlaces } from './tasks/setup/arrivals';
import { listEntryPlaces } from './tasks/setup/column-entry';
import { listShowPlaces, mayUnfold } from './tasks/setup/concealment';
import { listSetUpChoices } from './tasks/setup/deployment';
import { listDummies, nameOfDummy } from './tasks/setup/dummy-units';
import { listStratagems } from './tasks/setup/stratagems';
import { mayBomb } from './tasks/shooting/bombs';
import { listBurnable } from './tasks/shooting/fires';
import { isLitOx, isUnlitOx, listRocketTargets, unlitOxenOf, WICK_TURNS } from './tasks/shooting/fireworks';
import { listBurnableTowers } from './tasks/shooting/tower-fires';
import { listLosable, listTargets, mayHoldFire } from './tasks/shooting/volleys';
import { listBoardable, listWreckable } from './tasks/siege/carriers';
import { listBreachPlaces, listGateTargets } from './tasks/siege/gates-and-breaches';
import { listClimbs, listThrowers } from './tasks/siege/ladders';
import { listLandingTargets } from './tasks/siege/landing';

const MOST_MARCHES = 12;

/** Everything that the side awaited may choose, with its words. */
export const listOffers = (state: State): readonly Action[] => {
  const side = awaitedSideOf(state);
  if (side === null) return [];
  const by = seatOf(state, side);
  const task = currentTask(state);
  const legal = listConceivable(state, task, side)
    .map((choice): Action => ({ ...choice, by }))
    .filter(action => action.type === 'march' || findObjections(state, action).length === 0);
  return limitOffers(legal).map(action => ({ ...action, names: namesOf(state, action, task) }));
};

/** The same place is offered once, and no more than a dozen. */
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

const listConceivable = (state: State, task: Task, side: SideIndex): readonly Choice[] => {
  switch (task.type) {
    case 'trick':
      return listStratagems(state, side).map((stratagem): Choice => ({ type: 'trick', stratagem }));
    case 'sham':
      return [...listDummies(state, side), { type: 'no-more' }];
    case 'unfold':
      return listShowPlaces(state, getUnit(state.units, task.unit)).map(
        (to): Choice => ({ type: 'show', unit: task.unit, to }),
      );
    case 'breach':
      return listBreachPlaces(state).map((at): Choice => ({ type: 'breach', at }));
    case 'set-up':
      return listSetUpChoices(state, task);
    case 'who-sets-up':
      return [{ type: 'set-up-first' }, { type: 'set-up-second' }];
    case 'enter':
      return listEntryPlaces(state, getUnit(state.units, task.unit)).map(
        (to): Choice => ({ type: 'enter', unit: task.unit, to }),
      );
    case 'encourage':
      return [
        ...listEncouraged(state, side).map(({ id }): Choice => ({ type: 'encourage', unit: id })),
        { type: 'no-more' },
      ];
    case 'arrive':
      return listArrivalPlaces(state, getUnit(state.units, task.unit)).map(
        (to): Choice => ({ type: 'arrive', unit: task.unit, to }),
      );
    case 'move':
      return [
        ...listUnitsToMove(state, side).flatMap(unit => listMoves(state, unit)),
        { type: 'rest' },
        { type: 'yield' },
      ];
    case 'march':
      return listMarches(state, task);
    case 'evade':
      return [{ type: 'evade' }, { type: 'stand' }];
    case 'shoot':
      return [{ type: 'shoot' }, ...listAimChoices(state, task), ...listShootingActions(state, task)];
    case 'wick':
      return WICK_TURNS.map((turns): Choice => ({ type: 'wick', unit: task.unit, turns }));
    case 'oxen':
      return [
        { type: 'not-yet' },
        ...unlitOxenOf(state, side).map(({ id }): Choice => ({ type: 'light', unit: id })),
      ];
    case 'pair':
      return task.among.map((among): Choice => ({ type: 'fight', element: task.element, among }));
    case 'back':
      return task.among.map((among): Choice => ({ type: 'support', element: task.element, among }));
    case 'test':
      return [{ type: 'spare' }, { type: 'take-test' }];
    case 'failed':
      return [{ type: 'test-again' }, { type: 'accept' }];
    case 'lose':
      return listLosable(getUnit(state.units, task.unit)).map(
        (element): Choice => ({ type: 'lose', element }),
      );
    default:
      return [];
  }
};

const listMarches = (state: State, task: TaskOf<'march'>): readonly Choice[] => {
  const unit = getUnit(state.units, task.unit);
  return [
    ...listLegalMarches(state, unit, task),
    { type: 'leave' },
    { type: 'throw-again' },
    { type: 'stay' },
  ];
};

/** What a unit may do when its turn comes. */
const listMoves = (state: State, unit: FieldUnit): readonly Choice[] => {
  const { id } = unit;
  if (isUnlitOx(unit)) return [{ type: 'hold', unit: id }];
  if (isLitOx(unit))
    return unit.hasRun
      ? [{ type: 'throw', unit: id }]
      : listHeadings(state, unit).map((facing): Choice => ({ type: 'drive', unit: id, facing }));
  if (isCarried(unit))
    return [
      { type: 'cross', unit: id },
      { type: 'alight', unit: id },
      ...listLandingTargets(state, unit).map((target): Choice => ({ type: 'alight', unit: id, target })),
      { type: 'hold', unit: id },
    ];
  return [
    { type: 'throw', unit: id },
    { type: 'hold', unit: id },
    ...(mayCloseUp(state, unit) ? [{ type: 'close-up', unit: id } as const] : []),
    ...(mayTurnToEnemy(state, unit) ? [{ type: 'turn-to', unit: id } as const] : []),
    ...(mayEvadeInOwnTurn(state, unit) ? [{ type: 'slip', unit: id } as const] : []),
    ...(mayUnhitch(state, unit) ? [{ type: 'unhitch', unit: id } as const] : []),
    ...(listClimbs(state, unit).length > 0 ? [{ type: 'climb', unit: id } as const] : []),
    ...listBoardable(state, unit).map((target): Choice => ({ type: 'board', unit: id, target })),
    ...(mayDismount(state, unit) ? listDismounts(state, unit) : []),
    ...(mayRemount(state, unit) ? [{ type: 'remount', unit: id } as const] : []),
  ];
};

const listDismounts = (state: State, unit: FieldUnit): readonly Choice[] => {
  const arms = listArmChoices(state, unit);
  return arms.length === 0
    ? [{ type: 'dismount', unit: unit.id }]
    : arms.map(as => ({ type: 'dismount', unit: unit.id, as }));
};

/** Where oxen might be sent: straight ahead, and at the nearest enemy. */
const listHeadings = (state: State, unit: FieldUnit): readonly number[] => {
  const { at, facing } = placeOf(unit.elements);
  const enemy = findNearestEnemy(state, unit);
  if (!enemy) return [facing];
  const [x, y] = middleOfUnit(enemy);
  const towards = Math.round(((Math.atan2(x - at[0], at[1] - y) * 180) / Math.PI + 360) % 360);
  return [facing, towards];
};

/** What else can be done while others shoot. */
const listShootingActions = (state: State, { side }: TaskOf<'shoot'>): readonly Choice[] =>
  state.units
    .filter(unit => unit.side === side)
    .flatMap((unit): readonly Choice[] => [
      ...listBurnable(state, unit).map((piece): Choice => ({ type: 'set-fire', unit: unit.id, piece })),
      ...listRocketTargets(state, unit).map((target): Choice => ({ type: 'rocket', unit: unit.id, target })),
      ...listGateTargets(state, unit).map((gate): Choice => ({ type: 'batter', unit: unit.id, gate })),
      ...(mayBomb(state, unit) ? [{ type: 'bomb', unit: unit.id } as const] : []),
      ...(mayUnfold(state, unit) ? [{ type: 'unfold', unit: unit.id } as const] : []),
      ...listWreckable(state, unit).map((target): Choice => ({ type: 'wreck', unit: unit.id, target })),
      ...listBurnableTowers(state, unit).map((target): Choice => ({ type: 'burn', unit: unit.id, target })),
      ...listThrowers(state, unit).map(
        ({ ladder: { at } }): Choice => ({ type: 'throw-down', unit: unit.id, at }),
      ),
      ...(unit.presence === 'hidden' ? [{ type: 'spring', unit: unit.id } as const] : []),
    ]);

/** Where the whole throw does not carry, the lesser one is offered. */
const listLegalMarches = (state: State, unit: FieldUnit, task: TaskOf<'march'>): readonly Choice[] => {
  const isLeaving = task.isEvading || isInMelee(state.units, unit);
  return listMarchCandidates(state, unit, task).flatMap((candidates): readonly Choice[] => {
    const candidate = candidates.find(
      ({ to }) => findMarchObjections(state, toMarch(unit, to), task.thrown, isLeaving).length === 0,
    );
    return candidate ? [{ type: 'march', ...candidate }] : [];
  });
};

const listAimChoices = (state: State, { side, aims: chosen }: TaskOf<'shoot'>): readonly Choice[] =>
  state.units
    .filter(unit => unit.side === side && chosen[unit.id] === undefined)
    .flatMap((unit): readonly Choice[] => [
      ...listTargets(state, unit).map((target): Choice => ({ type: 'aim', unit: unit.id, target })),
      ...(mayHoldFire(state, unit) ? [{ type: 'aim', unit: unit.id, target: null } as const] : []),
    ]);

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

/** Which of those whom an element touches alike: counted from its left. */
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
