import type { Force } from '../../../document/scenario';
import { isVisibleTo } from '../../../rules/terrain/visibility';
import { doTouch, type FieldUnit, isFighting, isInSight, troopOf } from '../../field';
import { changeTurn, changeUnit, emit, type Game, nameOf } from '../../game';
import type { SideIndex, State } from '../../state';

/** 17.5 – The beasts may be taken out as soon as somebody of the column sees an enemy or is shot at. */
export const mayUnhitch = (state: State, unit: FieldUnit): boolean =>
  unit.isHitched &&
  state.units
    .filter(own => own.side === unit.side && isInSight(own) && isFighting(own))
    .some(
      own =>
        own.last.shotBy.length > 0 ||
        state.units.some(
          enemy => enemy.side !== unit.side && isInSight(enemy) && isVisibleTo(state, own, enemy),
        ),
    );

export const hasWagons = ({ items = [] }: Pick<Force, 'items'>): boolean =>
  items.some(({ id, count }) => id === 'wagon' && count > 0);

export const wagonsOf = ({ units }: State, side: SideIndex): readonly FieldUnit[] =>
  units.filter(unit => unit.side === side && troopOf(unit) === 'wagon');

const doesTouch = (unit: FieldUnit, cart: FieldUnit): boolean =>
  unit.elements.some(own => cart.elements.some(base => doTouch(own, base)));

/** 9.3, 17.5 – What an enemy must touch to take baggage: itself, or a wagon with it that nobody of its own side touches. */
export const isBaggageReached = (state: State, baggage: FieldUnit): boolean => {
  const fighters = state.units.filter(unit => isFighting(unit) && isInSight(unit));
  const isTouched = (cart: FieldUnit, isOwn: boolean): boolean =>
    fighters.some(unit => (unit.side === cart.side) === isOwn && doesTouch(unit, cart));
  if (baggage.presence !== 'carried') return isInSight(baggage) && isTouched(baggage, false);
  return wagonsOf(state, baggage.side).some(
    wagon => isInSight(wagon) && isTouched(wagon, false) && !isTouched(wagon, true),
  );
};

/** 8.2, 17.5 – All baggage is off the table by the far edge, alone or in its wagons. */
export const isBaggageThrough = (state: State, baggage: FieldUnit): boolean =>
  baggage.presence === 'carried'
    ? wagonsOf(state, baggage.side).every(({ presence }) => presence === 'through')
    : baggage.presence === 'through';

/** 17.5 – From now on the wagon stands where it is, and foot at it are behind a defence. */
export const unhitchWagon = (game: Game, id: string): Game =>
  changeTurn(
    emit(changeUnit(game, id, { isHitched: false }), '17.5', () => ({
      type: 'unhitched',
      unit: nameOf(game.state, id),
    })),
    id,
    { isDone: true },
  );
