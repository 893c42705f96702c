import { seenFrom } from '@/lib/geometry/bases';
import { profileWords } from '../describe';
import {
  areWithin,
  blockOf,
  contactsOf,
  doTouch,
  type Element,
  type FieldUnit,
  knownUnit,
  middleOfUnit,
} from '../field';
import { disorderOf } from '../rules/morale';
import type { Loss } from '../state';
import { change, changeUnit, commander, type Game, nameOf, tell } from './game';

/** 8.4 – What sham units lose frightens nobody. */
const record = (game: Game, loss: Loss): Game =>
  knownUnit(game.state.units, loss.unit).isDummy
    ? game
    : change(game, { losses: [...game.state.losses, loss] });

/** Who steps up when a gap is torn: the one furthest back who touches no enemy. */
const fillerFor = (game: Game, unit: FieldUnit, lost: Element): Element | null => {
  const foes = contactsOf(game.state.units, unit).flatMap(({ elements }) => elements);
  const [last] = unit.elements
    .filter(element => element.id !== lost.id && !foes.some(foe => doTouch(element, foe)))
    .map(element => ({ element, back: -seenFrom(blockOf(lost), element.at)[0] }))
    .filter(({ back }) => back > 0.5)
    .sort((one, other) => other.back - one.back);
  return last?.element ?? null;
};

/** 4.2 – The element is gone; one from behind takes its place, so that the front stays whole. */
export const loseElement = (game: Game, unitId: string, elementId: string): Game => {
  const unit = knownUnit(game.state.units, unitId);
  const lost = unit.elements.find(({ id }) => id === elementId);
  if (!lost) return game;
  if (unit.elements.length === 1) return destroyUnit(game, unitId);
  const filler = fillerFor(game, unit, lost);
  const elements = unit.elements.flatMap(element => {
    if (element.id === lost.id) return filler ? [{ ...filler, at: lost.at, facing: lost.facing }] : [];
    return element.id === filler?.id ? [] : [element];
  });
  const left = changeUnit(game, unitId, { elements, turn: { ...unit.turn, hasLost: true } });
  const told = tell(left, '13.4', {
    type: 'element-lost',
    unit: nameOf(game.state, unitId),
    what: profileWords(lost.profile),
    left: elements.length,
  });
  const recorded = record(told, { side: unit.side, unit: unitId, at: lost.at, isUnit: false });
  return unit.general === elementId ? loseGeneral(recorded, unit) : recorded;
};

/** 15.1 – The general falls, and his army fights on without him: who is near him tests, everybody if his unit went with him. */
const loseGeneral = (game: Game, unit: FieldUnit): Game => {
  const own = unit.elements.filter(({ id }) => id === unit.general);
  const isUnitLost = unit.kind === 'unit' && knownUnit(game.state.units, unit.id).presence === 'destroyed';
  const near = game.state.units.filter(
    other => other.side === unit.side && (isUnitLost || areWithin({ elements: own }, other, NEWS)),
  );
  const tests = near.map(({ id }) => ({ unit: id, cause: 'general-lost' as const }));
  const { command, name } = commander(game.state, unit.side);
  const twice = command === 'impetuous' ? tests : [];
  const told = tell(game, '15.1', { type: 'general-lost', side: name });
  return changeUnit(change(told, { tests: [...told.state.tests, ...tests, ...twice] }), unit.id, {
    general: null,
  });
};

const NEWS = 12;

/** 16.1 – The unit is no more; it counts as destroyed for the morale of others. */
export const destroyUnit = (game: Game, unitId: string): Game => {
  const unit = knownUnit(game.state.units, unitId);
  if (unit.presence === 'destroyed') return game;
  const gone = changeUnit(game, unitId, { presence: 'destroyed' });
  const told = tell(gone, '16.1', { type: 'destroyed', unit: nameOf(game.state, unitId) });
  const [x, y] = middleOfUnit(unit);
  const recorded = record(told, { side: unit.side, unit: unitId, at: [x, y], isUnit: true });
  return unit.general ? loseGeneral(recorded, unit) : recorded;
};

/** 16.1 – Markers of disorder; seven break a unit at once. */
export const addMarkers = (game: Game, unitId: string, count: number): Game => {
  const unit = knownUnit(game.state.units, unitId);
  if (count === 0 || unit.kind === 'baggage' || unit.kind === 'machine' || unit.presence === 'destroyed')
    return game;
  const markers = unit.markers + count;
  const marked = changeUnit(game, unitId, { markers, hasFled: false });
  return disorderOf(markers) === 'gone' ? destroyUnit(marked, unitId) : marked;
};

/** 16.1 – It went over the edge: gone, but not destroyed. */
export const leaveTable = (game: Game, unitId: string): Game => {
  const unit = knownUnit(game.state.units, unitId);
  const gone = changeUnit(game, unitId, { presence: 'left' });
  const told = tell(gone, '16.1', { type: 'left-table', unit: nameOf(game.state, unitId) });
  return unit.general && unit.kind === 'general' ? changeUnit(told, unitId, { general: null }) : told;
};
