import { seenFrom } from '@/lib/geometry/bases';
import type { Action, Choice, Names } from '../actions';
import { profileWords, word } from '../describe';
import { blockOf, type FieldUnit, isCarried, isInMelee, knownUnit, middleOfUnit, unitById } from '../field';
import { marchBans } from '../rules/march-objections';
import { placeOf } from '../rules/marching';
import type { SideIndex, State, Task, TaskOf } from '../state';
import { arrivalPlaces } from './arrivals';
import { mayBomb } from './bombs';
import { wishesFor } from './candidates';
import { boardable, wreckable } from './carriers';
import { mayCloseUp } from './closing-up';
import { mayUnfold, showPlaces } from './concealment';
import { setUpChoices } from './deploying';
import { burnable } from './fires';
import { isLit, isUnlit, rocketTargets, unlitOf, WICKS } from './fireworks';
import { headOf, nameOf, seatOf } from './game';
import { encouraged } from './generals';
import { kindlable } from './kindling';
import { climbersOf, throwersOf } from './ladders';
import { landingTargets } from './landing';
import { armsToChoose, mayDismount, mayRemount } from './mounts';
import { marchOf, maySlip, nearestEnemy, unitsToMove } from './moves';
import { objectionsTo, sideAwaited } from './objections';
import { entryPlaces } from './setting-up';
import { shamName, shamsFor } from './shams';
import { tricksFor } from './stratagems';
import { mayTurnTo } from './turning';
import { losable, mayHoldFire, targetsFor } from './volleys';
import { mayUnhitch } from './wagons';
import { breachPlaces, gatesFor } from './walls';

const MOST_MARCHES = 12;

/** Everything that the side awaited may choose, with its words. */
export const offers = (state: State): readonly Action[] => {
  const side = sideAwaited(state);
  if (side === null) return [];
  const by = seatOf(state, side);
  const task = headOf(state);
  const legal = conceivable(state, task, side)
    .map((choice): Action => ({ ...choice, by }))
    .filter(action => action.type === 'march' || objectionsTo(state, action).length === 0);
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
    case 'trick':
      return tricksFor(state, side).map((stratagem): Choice => ({ type: 'trick', stratagem }));
    case 'sham':
      return [...shamsFor(state, side), { type: 'no-more' }];
    case 'unfold':
      return showPlaces(state, knownUnit(state.units, task.unit)).map(
        (to): Choice => ({ type: 'show', unit: task.unit, to }),
      );
    case 'breach':
      return breachPlaces(state).map((at): Choice => ({ type: 'breach', at }));
    case 'set-up':
      return setUpChoices(state, task);
    case 'who-sets-up':
      return [{ type: 'set-up-first' }, { type: 'set-up-second' }];
    case 'enter':
      return entryPlaces(state, knownUnit(state.units, task.unit)).map(
        (to): Choice => ({ type: 'enter', unit: task.unit, to }),
      );
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
        ...unitsToMove(state, side).flatMap(unit => movesOf(state, unit)),
        { type: 'rest' },
        { type: 'yield' },
      ];
    case 'march':
      return marches(state, task);
    case 'evade':
      return [{ type: 'evade' }, { type: 'stand' }];
    case 'shoot':
      return [{ type: 'shoot' }, ...aims(state, task), ...deeds(state, task)];
    case 'wick':
      return WICKS.map((turns): Choice => ({ type: 'wick', unit: task.unit, turns }));
    case 'oxen':
      return [
        { type: 'not-yet' },
        ...unlitOf(state, side).map(({ id }): Choice => ({ type: 'light', unit: id })),
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
      return losable(knownUnit(state.units, task.unit)).map((element): Choice => ({ type: 'lose', element }));
    default:
      return [];
  }
};

const marches = (state: State, task: TaskOf<'march'>): readonly Choice[] => {
  const unit = knownUnit(state.units, task.unit);
  return [...legalMarches(state, unit, task), { type: 'leave' }, { type: 'throw-again' }, { type: 'stay' }];
};

/** What a unit may do when its turn comes. */
const movesOf = (state: State, unit: FieldUnit): readonly Choice[] => {
  const { id } = unit;
  if (isUnlit(unit)) return [{ type: 'hold', unit: id }];
  if (isLit(unit))
    return unit.hasRun
      ? [{ type: 'throw', unit: id }]
      : headings(state, unit).map((facing): Choice => ({ type: 'drive', unit: id, facing }));
  if (isCarried(unit))
    return [
      { type: 'cross', unit: id },
      { type: 'alight', unit: id },
      ...landingTargets(state, unit).map((target): Choice => ({ type: 'alight', unit: id, target })),
      { type: 'hold', unit: id },
    ];
  return [
    { type: 'throw', unit: id },
    { type: 'hold', unit: id },
    ...(mayCloseUp(state, unit) ? [{ type: 'close-up', unit: id } as const] : []),
    ...(mayTurnTo(state, unit) ? [{ type: 'turn-to', unit: id } as const] : []),
    ...(maySlip(state, unit) ? [{ type: 'slip', unit: id } as const] : []),
    ...(mayUnhitch(state, unit) ? [{ type: 'unhitch', unit: id } as const] : []),
    ...(climbersOf(state, unit).length > 0 ? [{ type: 'climb', unit: id } as const] : []),
    ...boardable(state, unit).map((target): Choice => ({ type: 'board', unit: id, target })),
    ...(mayDismount(state, unit) ? dismounts(state, unit) : []),
    ...(mayRemount(state, unit) ? [{ type: 'remount', unit: id } as const] : []),
  ];
};

const dismounts = (state: State, unit: FieldUnit): readonly Choice[] => {
  const arms = armsToChoose(state, unit);
  return arms.length === 0
    ? [{ type: 'dismount', unit: unit.id }]
    : arms.map(as => ({ type: 'dismount', unit: unit.id, as }));
};

/** Where oxen might be sent: straight ahead, and at the nearest enemy. */
const headings = (state: State, unit: FieldUnit): readonly number[] => {
  const { at, facing } = placeOf(unit.elements);
  const enemy = nearestEnemy(state, unit);
  if (!enemy) return [facing];
  const [x, y] = middleOfUnit(enemy);
  const towards = Math.round(((Math.atan2(x - at[0], at[1] - y) * 180) / Math.PI + 360) % 360);
  return [facing, towards];
};

/** What else can be done while others shoot. */
const deeds = (state: State, { side }: TaskOf<'shoot'>): readonly Choice[] =>
  state.units
    .filter(unit => unit.side === side)
    .flatMap((unit): readonly Choice[] => [
      ...burnable(state, unit).map((piece): Choice => ({ type: 'set-fire', unit: unit.id, piece })),
      ...rocketTargets(state, unit).map((target): Choice => ({ type: 'rocket', unit: unit.id, target })),
      ...gatesFor(state, unit).map((gate): Choice => ({ type: 'batter', unit: unit.id, gate })),
      ...(mayBomb(state, unit) ? [{ type: 'bomb', unit: unit.id } as const] : []),
      ...(mayUnfold(state, unit) ? [{ type: 'unfold', unit: unit.id } as const] : []),
      ...wreckable(state, unit).map((target): Choice => ({ type: 'wreck', unit: unit.id, target })),
      ...kindlable(state, unit).map((target): Choice => ({ type: 'burn', unit: unit.id, target })),
      ...throwersOf(state, unit).map(
        ({ ladder: { at } }): Choice => ({ type: 'throw-down', unit: unit.id, at }),
      ),
      ...(unit.presence === 'hidden' ? [{ type: 'spring', unit: unit.id } as const] : []),
    ]);

/** Where the whole throw does not carry, the lesser one is offered. */
const legalMarches = (state: State, unit: FieldUnit, task: TaskOf<'march'>): readonly Choice[] => {
  const isLeaving = task.isEvading || isInMelee(state.units, unit);
  return wishesFor(state, unit, task).flatMap((wishes): readonly Choice[] => {
    const wish = wishes.find(
      ({ to }) => marchBans(state, marchOf(unit, to), task.thrown, isLeaving).length === 0,
    );
    return wish ? [{ type: 'march', ...wish }] : [];
  });
};

const aims = (state: State, { side, aims: chosen }: TaskOf<'shoot'>): readonly Choice[] =>
  state.units
    .filter(unit => unit.side === side && chosen[unit.id] === undefined)
    .flatMap((unit): readonly Choice[] => [
      ...targetsFor(state, unit).map((target): Choice => ({ type: 'aim', unit: unit.id, target })),
      ...(mayHoldFire(state, unit) ? [{ type: 'aim', unit: unit.id, target: null } as const] : []),
    ]);

const namesOf = (state: State, action: Action, task: Task): Names => ({
  ...('unit' in task && typeof task.unit === 'string' ? { unit: nameOf(state, task.unit) } : {}),
  ...('unit' in action ? { unit: nameOf(state, action.unit) } : {}),
  ...('target' in action && action.target ? { target: nameOf(state, action.target) } : {}),
  ...('element' in action ? elementName(state, task, action.element) : {}),
  ...(action.type === 'dismount' && action.as ? { what: word('arm', action.as) } : {}),
  ...('among' in action ? amongNames(state, task, action.element, action.among) : {}),
  ...(action.type === 'set-fire' ? pieceName(state, action.piece) : {}),
  ...(action.type === 'sham' && task.type === 'sham' ? shamName(state, task.side, action) : {}),
});

/** Which of those whom an element touches alike: counted from its left. */
const amongNames = (state: State, task: Task, element: string, among: string): Names => {
  const find = (id: string) =>
    state.units
      .flatMap(unit => unit.elements.map(each => ({ unit, each })))
      .find(({ each }) => each.id === id);
  const [own, other] = [find(element), find(among)];
  if (!own || !other || !('among' in task)) return {};
  const aside = (id: string): number => seenFrom(blockOf(own.each), find(id)?.each.at ?? own.each.at)[1];
  const order = [...task.among].sort((one, next) => aside(one) - aside(next));
  return {
    unit: nameOf(state, own.unit.id),
    target: nameOf(state, other.unit.id),
    what: profileWords(other.each.profile),
    number: String(order.indexOf(among) + 1),
  };
};

const pieceName = ({ scenario }: State, id: string): Names => {
  const piece = scenario.board.pieces.find(other => other.id === id);
  return piece ? { what: piece.name ?? word('ground', piece.kind) } : {};
};

const elementName = ({ units }: State, task: Task, id: string): Names => {
  const unit = 'unit' in task ? unitById(units, task.unit) : undefined;
  const element = unit?.elements.find(other => other.id === id);
  return element ? { what: profileWords(element.profile) } : {};
};
