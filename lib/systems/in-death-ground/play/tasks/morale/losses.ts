import { countGeneralTests, disorderOf } from '../../../rules/combat/morale';
import { describeProfile } from '../../../view/words';
import { areWithin, type Element, type FieldUnit, getUnit } from '../../field';
import { changeState, changeUnit, commandOf, emit, type Game, nameOf } from '../../game';
import type { ElementLoss } from '../../state';
import { listWitnesses, WITNESS_RANGE } from './loss-witnesses';
import { doesTestMorale } from './test-eligibility';

/** 8.4, 15.1 – The losses and their witnesses; losses of dummies frighten nobody. */
const recordLoss = (game: Game, unit: FieldUnit, lost: readonly Element[], isUnit: boolean): Game => {
  if (unit.isDummy) return game;
  const witnesses = listWitnesses(game.state, unit, lost);
  const loss: ElementLoss = { side: unit.side, unit: unit.id, witnesses, isUnit };
  return changeState(game, { losses: [...game.state.losses, loss] });
};

/**
 * 4.2, 13.4, 14.6 – The element is gone; its place stays empty until the unit next moves. 8.4 – If one represents
 * the whole unit, the next takes its place.
 */
export const loseElement = (game: Game, unitId: string, elementId: string): Game => {
  const unit = getUnit(game.state.units, unitId);
  const lost = unit.elements.find(({ id }) => id === elementId);
  if (!lost) return game;
  const [next, ...reserve] = unit.reserve;
  if (unit.elements.length === 1 && !next) return destroyUnit(game, unitId);
  const elements = next
    ? [{ ...next, at: lost.at, facing: lost.facing }]
    : unit.elements.filter(({ id }) => id !== elementId);
  const left = changeUnit(game, unitId, { elements, reserve, turn: { ...unit.turn, hasLost: true } });
  const emitted = emit(
    left,
    '13.4',
    () => ({
      type: 'element-lost',
      unit: nameOf(game.state, unitId),
      what: describeProfile(lost.profile),
      left: elements.length + reserve.length,
    }),
    () => ({ pieces: [unitId] }),
  );
  const recorded = recordLoss(emitted, unit, [lost], false);
  return unit.general === elementId ? loseGeneral(recorded, unit) : recorded;
};

/** 15.1 – The general falls, and the army fights on without one: units nearby test, all units if the general's own went too. */
const loseGeneral = (game: Game, unit: FieldUnit): Game => {
  const own = unit.elements.filter(({ id }) => id === unit.general);
  const isUnitLost = unit.kind === 'unit' && getUnit(game.state.units, unit.id).presence === 'destroyed';
  const near = game.state.units.filter(
    other =>
      other.side === unit.side &&
      doesTestMorale(game.state, other) &&
      (isUnitLost || areWithin({ elements: own }, other, WITNESS_RANGE)),
  );
  const tests = near.map(({ id }) => ({ unit: id, cause: 'general-lost' as const }));
  const { command, name } = commandOf(game.state, unit.side);
  const due = Array.from({ length: countGeneralTests(command) }, () => tests).flat();
  const next = emit(
    game,
    '15.1',
    () => ({ type: 'general-lost', side: name }),
    () => ({ pieces: [unit.id] }),
  );
  return changeUnit(changeState(next, { tests: [...next.state.tests, ...due] }), unit.id, {
    general: null,
  });
};

/** 16.1 – The unit is no more; it counts as destroyed for the morale of others. */
export const destroyUnit = (game: Game, unitId: string): Game => {
  const unit = getUnit(game.state.units, unitId);
  if (unit.presence === 'destroyed') return game;
  const gone = changeUnit(game, unitId, { presence: 'destroyed' });
  const next = emit(
    gone,
    '16.1',
    () => ({ type: 'destroyed', unit: nameOf(game.state, unitId) }),
    () => ({ pieces: [unitId] }),
  );
  const recorded = recordLoss(next, unit, unit.elements, true);
  return unit.general ? loseGeneral(recorded, unit) : recorded;
};

/** 16.1 – Markers of disorder; seven break a unit at once. */
export const addMarkers = (game: Game, unitId: string, count: number): Game => {
  const unit = getUnit(game.state.units, unitId);
  if (count === 0 || unit.kind === 'baggage' || unit.kind === 'machine' || unit.presence === 'destroyed')
    return game;
  const markers = unit.markers + count;
  const marked = changeUnit(game, unitId, { markers, hasFled: false });
  return disorderOf(markers) === 'gone' ? destroyUnit(marked, unitId) : marked;
};

/** 15.1, 16.1 – It left over the edge: gone, but not destroyed; a general who goes with it is still lost (R4). */
export const leaveTable = (game: Game, unitId: string): Game => {
  const unit = getUnit(game.state.units, unitId);
  const gone = changeUnit(game, unitId, { presence: 'left' });
  const next = emit(
    gone,
    '16.1',
    () => ({ type: 'left-table', unit: nameOf(game.state, unitId) }),
    () => ({ pieces: [unitId] }),
  );
  return unit.general === null ? next : loseGeneral(next, unit);
};
