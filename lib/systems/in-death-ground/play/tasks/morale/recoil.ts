import { putBackDistance } from '../../../rules/combat/general-ranges';
import { disorderOf } from '../../../rules/combat/morale';
import { isOverlapping, placeOf } from '../../../rules/movement/marching';
import { isVisibleTo } from '../../../rules/terrain/visibility';
import {
  areWithin,
  blockOf,
  enemiesOf,
  type FieldUnit,
  isFighting,
  isInSight,
  shiftElements,
} from '../../field';
import { changeTurn, changeUnit, emit, type Game, nameOf } from '../../game';
import type { State } from '../../state';
import { dropLadders } from '../siege/ladders';

const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0] as const;

/** 16.1 – A unit shot to three markers while closing in is put back out of three inches, or to where it began. */
export const recoilUnits = (game: Game): Game =>
  game.state.units
    .filter(unit => isInSight(unit) && unit.turn.entered.length > 0 && disorderOf(unit.markers) !== 'none')
    .reduce((now, unit) => {
      const place = findRecoilPlace(now.state, unit);
      if (!place) return now;
      const moved = changeTurn(changeUnit(now, unit.id, { elements: place }), unit.id, { entered: [] });
      return emit(
        moved,
        '16.1',
        () => ({ type: 'put-back', unit: nameOf(now.state, unit.id) }),
        () => ({ pieces: [unit.id] }),
      );
    }, dropLadders(game));

/** The nearest point of its way that is far enough from the enemy and free. */
const findRecoilPlace = (state: State, unit: FieldUnit): FieldUnit['elements'] | null => {
  const { start } = unit.turn;
  if (!start) return null;
  const enemies = enemiesOf(state.units, unit).filter(
    enemy => isFighting(enemy) && isVisibleTo(state, unit, enemy),
  );
  const others = state.units.filter(other => other.id !== unit.id && isInSight(other));
  const [from, to] = [placeOf(start), placeOf(unit.elements)];
  const isNearAtStart = enemies.some(enemy =>
    areWithin({ ...unit, elements: start }, enemy, putBackDistance(99)),
  );
  for (const share of isNearAtStart ? [0] : SHARES) {
    const at: [number, number] = [
      from.at[0] + (to.at[0] - from.at[0]) * share,
      from.at[1] + (to.at[1] - from.at[1]) * share,
    ];
    const elements = shiftElements(unit.elements, to.at, at, share === 0 ? from.facing - to.facing : 0);
    const isFree = !others.some(other =>
      other.elements.some(base => elements.some(element => isOverlapping(blockOf(element), blockOf(base)))),
    );
    const isClear =
      isNearAtStart || !enemies.some(enemy => areWithin({ ...unit, elements }, enemy, putBackDistance(99)));
    if (isFree && isClear) return elements;
  }
  return null;
};
