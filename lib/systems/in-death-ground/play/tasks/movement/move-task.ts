import type { SectionNumber } from '../../../rulebook';
import { placeOf } from '../../../rules/movement/marching';
import { objection } from '../../../rules/objection';
import type { Action, Choice } from '../../actions';
import { type FieldUnit, findUnit, isCarried, isOnTable, middleOfUnit, troopOf } from '../../field';
import { changeSide, changeTurn, type Game, pushTasks, seatOf } from '../../game';
import type { SideIndex, State } from '../../state';
import { mayTurnToEnemy } from '../melee/turn-to-enemy';
import { isLitOx, isUnlitOx } from '../shooting/fireworks';
import { listBoardable } from '../siege/carriers';
import { listClimbs } from '../siege/ladders';
import { listLandingTargets } from '../siege/landing';
import { type Handler, NONE, NOT_NOW, type Objections, offerTo } from '../task-handler';
import { mayCloseUp } from './close-up';
import { listArmChoices, mayDismount, mayRemount } from './mounts';
import { carryOutMove, findMoveTypeObjections, MOVE_TYPES, type MoveAction } from './move-actions';
import { findNearestEnemy, listUnitsToMove, mayEvadeInOwnTurn, passMove, runMoves } from './moves';
import { mayUnhitch } from './wagons';

const isMoveAction = (action: Action): action is MoveAction =>
  'unit' in action && MOVE_TYPES.some(type => type === action.type);

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

/** 9.1, 11.1, 17.5 – Why a unit has no move left in this turn. */
const explainNoMove = (state: State, side: SideIndex, id: string): Objections => {
  const unit = findUnit(state.units, id);
  const because = (code: string, section: SectionNumber): Objections => [
    objection(code, section, {}, ['unit']),
  ];
  if (!unit || unit.side !== side) return because('not-your-unit', '11.1');
  if (!isOnTable(unit)) return because('off-table', '9.1');
  if (unit.turn.hasArrived) return because('has-arrived', '9.1');
  if (troopOf(unit) === 'wagon' && !unit.isHitched) return because('wagon-stands', '17.5');
  return because('has-moved', '11.1');
};

const findMoveObjections = (state: State, side: SideIndex, action: Action): Objections => {
  if (action.type === 'rest') return NONE;
  if (!isMoveAction(action)) return NOT_NOW;
  const unit = listUnitsToMove(state, side).find(({ id }) => id === action.unit);
  return unit ? findMoveTypeObjections(state, unit, action) : explainNoMove(state, side, action.unit);
};

/** 6.3 – Dismounting comes before the side's first move; everything else begins its moves. */
const chooseMove = (game: Game, side: SideIndex, action: Action): Game => {
  const begun = action.type === 'dismount' ? game : changeSide(game, side, { hasBegun: true });
  return isMoveAction(action) ? carryOutMove(begun, action, side) : restAll(begun, side);
};

const restAll = (game: Game, side: SideIndex): Game =>
  passMove(
    listUnitsToMove(game.state, side).reduce((now, { id }) => changeTurn(now, id, { isDone: true }), game),
    side,
  );

/** 11.1 – A side moves one unit that has not had its turn. */
export const moveHandler: Handler<'move'> = {
  awaits: (state, { side }) => (listUnitsToMove(state, side).length > 0 ? seatOf(state, side) : null),
  offers: (state, { side }) =>
    offerTo(state, side, [
      ...listUnitsToMove(state, side).flatMap(unit => listMoves(state, unit)),
      { type: 'rest' },
      { type: 'yield' },
    ]),
  objections: (state, { side }, action) => findMoveObjections(state, side, action),
  /** The task stays until the side passes: a march of several steps comes before it. */
  choose: (game, task, action) => chooseMove(pushTasks(game, task), task.side, action),
  run: runMoves,
};
