import type { Finding } from '@/lib/game/finding';
import { cornersOf, isCovered } from '@/lib/geometry/plane';
import type { ActionOf, Destination } from '../actions';
import { areWithin, blockOf, type FieldUnit, isOnTable, knownUnit } from '../field';
import { lateArea } from '../rules/deployment';
import { arranged, isOverlapping } from '../rules/marching';
import { arrivesOn, FIRST_LATE_TURN } from '../rules/morale';
import { objection } from '../rules/objection';
import { goingUnder } from '../rules/terrain';
import { otherSide, type SideIndex, type State, type TaskOf } from '../state';
import { lookOut } from './ambushes';
import {
  changeTurn,
  changeUnit,
  commander,
  done,
  first,
  type Game,
  nameOf,
  seatOf,
  tell,
  throwDice,
} from './game';
import { callColumn } from './setting-up';

const APART = 12;

/** 9.1 – The attacker throws first, in open battle whom the dice choose; who does not come yet, only his own side hears of (D36). */
export const callLate = (game: Game): Game => {
  const { state } = game;
  const late = state.units.filter(({ presence }) => presence === 'late');
  if (state.round < FIRST_LATE_TURN || late.length === 0) return callColumn(done(game));
  const { game: thrown, faces } = throwDice(done(game), { count: 1, sides: 6 });
  const isOpen = state.scenario.kind === 'open-battle';
  const attacker: SideIndex = commander(state, 0).role === 'attacker' ? 0 : 1;
  const leader = isOpen ? ((faces[0] ?? 1) <= 3 ? 0 : 1) : attacker;
  const order = [leader, otherSide(leader)].flatMap(side => late.filter(unit => unit.side === side));
  const arriving: TaskOf<'arrive'>[] = [];
  const now = order.reduce((then, unit) => {
    const { game: rolled, faces: face } = throwDice(then, { count: 1, sides: 6 });
    const comes = arrivesOn(commander(state, unit.side).command).includes(face[0] ?? 1);
    if (comes) arriving.push({ type: 'arrive', unit: unit.id });
    return tell(
      rolled,
      '9.1',
      { type: 'due', unit: nameOf(state, unit.id), arrives: comes ? 'yes' : 'no' },
      { faces: face, ...(comes ? {} : { readers: [seatOf(state, unit.side)] }) },
    );
  }, thrown);
  return first(callColumn(now), ...arriving);
};

/** 9.1 – Within three inches of the own edges, on nobody, and twelve inches from enemies who came in this turn. */
export const arrivalBans = (state: State, unit: FieldUnit, to: Destination): readonly Finding[] => {
  const elements = arranged(unit, to);
  const ban = (code: string): readonly Finding[] => [objection(code, '9.1', {}, ['to'])];
  const areas = lateArea(state.scenario, commander(state, unit.side).edge);
  if (!elements.every(element => isCovered(cornersOf(blockOf(element)), areas))) return ban('late-area');
  const isOnOther = state.units.some(
    other =>
      isOnTable(other) &&
      (other.side === unit.side || other.presence === 'table') &&
      other.elements.some(base => elements.some(own => isOverlapping(blockOf(own), blockOf(base)))),
  );
  if (isOnOther) return ban('late-onto');
  const isBarred = elements.some(
    element => goingUnder(state.scenario, state.weather, blockOf(element), element.profile) === 'forbidden',
  );
  if (isBarred) return ban('late-forbidden');
  const isNear = state.units.some(
    other =>
      other.side !== unit.side && other.turn.hasArrived && areWithin({ ...unit, elements }, other, APART),
  );
  return isNear ? ban('late-apart') : [];
};

/** Places along the own edges, with the front to the middle of the table. */
export const arrivalPlaces = (state: State, unit: FieldUnit): readonly Destination[] => {
  const { board } = state.scenario;
  const { edge } = commander(state, unit.side);
  const isLevel = edge === 'top' || edge === 'bottom';
  const facing = { top: 180, bottom: 0, left: 90, right: 270 }[edge];
  const files = Math.max(1, Math.ceil(unit.elements.length / 2));
  const inset = 1.5;
  return Array.from({ length: 12 }, (_, index): Destination => {
    const along = ((index + 0.5) / 12) * (isLevel ? board.width : board.height);
    const across = edge === 'top' || edge === 'left' ? inset : (isLevel ? board.height : board.width) - inset;
    const at: [number, number] = isLevel ? [along, across] : [across, along];
    return { at, facing, formation: 'line', files };
  });
};

export const arrive = (game: Game, { unit: id }: TaskOf<'arrive'>, action: ActionOf<'arrive'>): Game => {
  const unit = knownUnit(game.state.units, id);
  const placed = changeUnit(done(game), id, { presence: 'table', elements: arranged(unit, action.to) });
  const told = tell(changeTurn(placed, id, { hasArrived: true, isDone: true }), '9.1', {
    type: 'arrived',
    unit: nameOf(game.state, id),
  });
  return lookOut(told, id);
};
