import type { SectionNumber } from '../../../rulebook';
import { objection } from '../../../rules/objection';
import type { ActionOf, ActionType } from '../../actions';
import { type FieldUnit, getUnit } from '../../field';
import { changeState, type Game } from '../../game';
import type { SideIndex, State } from '../../state';
import { mayTurnToEnemy, turnToEnemy } from '../melee/turn-to-enemy';
import { driveOxen, isLitOx, isUnlitOx, strayOxen } from '../shooting/fireworks';
import {
  board,
  crossBridge,
  findGroundBehind,
  findNextAcross,
  leaveCarrier,
  listBoardable,
} from '../siege/carriers';
import { listClimbs, startClimb } from '../siege/ladders';
import { landUpon, listLandingTargets } from '../siege/landing';
import { NONE, type Objections } from '../task-handler';
import { closeUp, mayCloseUp } from './close-up';
import { dismountUnit, listArmChoices, mayDismount, mayRemount, startMounting } from './mounts';
import { evadeInOwnTurn, holdUnit, mayEvadeInOwnTurn, mayMove, passMove, throwMoveDice } from './moves';
import { mayUnhitch, unhitchWagon } from './wagons';

/** What a unit may do when its turn to move comes. */
export const MOVE_TYPES = [
  'close-up',
  'turn-to',
  'slip',
  'unhitch',
  'throw',
  'hold',
  'dismount',
  'remount',
  'drive',
  'climb',
  'board',
  'cross',
  'alight',
] as const satisfies readonly ActionType[];

export type MoveType = (typeof MOVE_TYPES)[number];

export type MoveAction = ActionOf<MoveType>;

/** The objections to one kind of move, and its effects. */
interface MoveRule<Type extends MoveType> {
  findObjections(state: State, unit: FieldUnit, action: ActionOf<Type>): Objections;
  carryOut(game: Game, action: ActionOf<Type>, side: SideIndex): Game;
}

const allowIf = (isAllowed: boolean, code: string, section: SectionNumber): Objections =>
  isAllowed ? NONE : [objection(code, section, {}, ['unit'])];

const findMountObjections = (isAllowed: boolean): Objections =>
  isAllowed ? NONE : [objection('no-mount', '6.3', {}, ['unit'])];

const findHeldObjections = (state: State, unit: FieldUnit): Objections =>
  mayMove(state, unit) ? NONE : [objection('held-fast', '14.1', {}, ['unit'])];

/** The other side is next, once those who slip away have done so. */
export const passToOtherSide = (game: Game, side: SideIndex): Game => {
  const { agenda } = game.state;
  const index = agenda.findIndex(({ type }) => type === 'move');
  const rest = passMove(changeState(game, { agenda: agenda.slice(index) }), side);
  return changeState(rest, { agenda: [...agenda.slice(0, index), ...rest.state.agenda] });
};

const MOVE_RULES: { readonly [Type in MoveType]: MoveRule<Type> } = {
  'close-up': {
    findObjections: (state, unit) => allowIf(mayCloseUp(state, unit), 'no-close-up', '14.1'),
    carryOut: (game, { unit }, side) => passMove(closeUp(game, unit), side),
  },
  'turn-to': {
    findObjections: (state, unit) => allowIf(mayTurnToEnemy(state, unit), 'no-turn-to', '14.1'),
    carryOut: (game, { unit }, side) => passMove(turnToEnemy(game, unit), side),
  },
  slip: {
    findObjections: (state, unit) => allowIf(mayEvadeInOwnTurn(state, unit), 'no-slip', '14.2'),
    carryOut: (game, { unit }, side) => evadeInOwnTurn(game, unit, side),
  },
  unhitch: {
    findObjections: (state, unit) => allowIf(mayUnhitch(state, unit), 'no-unhitching', '17.5'),
    carryOut: (game, { unit }, side) => passMove(unhitchWagon(game, unit), side),
  },
  /** 12.1 – The dice of a move; 19.12 – oxen that have run once swerve instead. */
  throw: {
    findObjections: (state, unit) => {
      if (isUnlitOx(unit)) return [objection('oxen-unlit', '19.12', {}, ['unit'])];
      if (isLitOx(unit) && !unit.hasRun) return allowIf(false, 'oxen-run', '19.12');
      return findHeldObjections(state, unit);
    },
    carryOut: (game, { unit }, side) =>
      isLitOx(getUnit(game.state.units, unit))
        ? passToOtherSide(strayOxen(game, unit), side)
        : throwMoveDice(game, unit, false),
  },
  hold: {
    findObjections: () => NONE,
    carryOut: (game, { unit }, side) => passMove(holdUnit(game, unit), side),
  },
  dismount: {
    findObjections: (state, unit, { as }) =>
      findMountObjections(mayDismount(state, unit) && (!as || listArmChoices(state, unit).includes(as))),
    carryOut: (game, { unit, as }) => dismountUnit(game, unit, as),
  },
  remount: {
    findObjections: (state, unit) => findMountObjections(mayRemount(state, unit)),
    carryOut: (game, { unit }, side) => passMove(startMounting(game, unit), side),
  },
  /** 19.12 – Oxen run in any direction when they are lit, and only then. */
  drive: {
    findObjections: (state, unit) => {
      if (isUnlitOx(unit)) return [objection('oxen-unlit', '19.12', {}, ['unit'])];
      if (!isLitOx(unit) || unit.hasRun) return allowIf(false, 'oxen-run', '19.12');
      return findHeldObjections(state, unit);
    },
    carryOut: (game, { unit, facing }, side) => passToOtherSide(driveOxen(game, unit, facing), side),
  },
  climb: {
    findObjections: (state, unit) => allowIf(listClimbs(state, unit).length > 0, 'no-climb', '17.4'),
    carryOut: (game, { unit }, side) => passMove(startClimb(game, unit), side),
  },
  board: {
    findObjections: (state, unit, { target }) =>
      allowIf(listBoardable(state, unit).includes(target), 'no-boarding', '17.3'),
    carryOut: (game, { unit, target }, side) => passMove(board(game, unit, target), side),
  },
  cross: {
    findObjections: (state, unit) => allowIf(findNextAcross(state, unit) !== null, 'no-crossing', '17.3'),
    carryOut: (game, { unit }, side) => passMove(crossBridge(game, unit), side),
  },
  alight: {
    findObjections: (state, unit, { target }) =>
      target === undefined
        ? allowIf(findGroundBehind(state, unit) !== null, 'no-landing', '17.3')
        : allowIf(listLandingTargets(state, unit).includes(target), 'no-landing-fight', '17.6'),
    carryOut: (game, { unit, target }, side) =>
      target === undefined
        ? passMove(leaveCarrier(game, unit), side)
        : passToOtherSide(landUpon(game, unit, target), side),
  },
};

/** The table is right for each type; the compiler cannot follow an action to its own rule. */
const ruleOf = ({ type }: MoveAction): MoveRule<MoveType> => MOVE_RULES[type] as MoveRule<MoveType>;

export const findMoveTypeObjections = (state: State, unit: FieldUnit, action: MoveAction): Objections =>
  ruleOf(action).findObjections(state, unit, action);

export const carryOutMove = (game: Game, action: MoveAction, side: SideIndex): Game =>
  ruleOf(action).carryOut(game, action, side);
