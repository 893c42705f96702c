import { areWithin, blockOf, enemiesOf, type FieldUnit, isFighting, isInSight, shifted } from '../field';
import { putBackTo } from '../rules/generals';
import { isOverlapping, placeOf } from '../rules/marching';
import { disorderOf } from '../rules/morale';
import { isVisibleTo } from '../rules/view';
import type { State } from '../state';
import { changeTurn, changeUnit, done, type Game, nameOf, tell } from './game';
import { dropLadders } from './ladders';

const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0] as const;

/** 16.1 – Who is shot to three markers as he closes is put back out of three inches, or to where he began. */
export const putBack = (game: Game): Game =>
  game.state.units
    .filter(unit => isInSight(unit) && unit.turn.entered.length > 0 && disorderOf(unit.markers) !== 'none')
    .reduce(
      (now, unit) => {
        const place = placeBack(now.state, unit);
        if (!place) return now;
        const moved = changeTurn(changeUnit(now, unit.id, { elements: place }), unit.id, { entered: [] });
        return tell(moved, '16.1', { type: 'put-back', unit: nameOf(now.state, unit.id) });
      },
      dropLadders(done(game)),
    );

/** The nearest point of its way that is far enough from the enemy and free. */
const placeBack = (state: State, unit: FieldUnit): FieldUnit['elements'] | null => {
  const { start } = unit.turn;
  if (!start) return null;
  const foes = enemiesOf(state.units, unit).filter(
    enemy => isFighting(enemy) && isVisibleTo(state, unit, enemy),
  );
  const others = state.units.filter(other => other.id !== unit.id && isInSight(other));
  const [from, to] = [placeOf(start), placeOf(unit.elements)];
  const isNearAtStart = foes.some(foe => areWithin({ ...unit, elements: start }, foe, putBackTo(99)));
  for (const share of isNearAtStart ? [0] : SHARES) {
    const at: [number, number] = [
      from.at[0] + (to.at[0] - from.at[0]) * share,
      from.at[1] + (to.at[1] - from.at[1]) * share,
    ];
    const elements = shifted(unit.elements, to.at, at, share === 0 ? from.facing - to.facing : 0);
    const isFree = !others.some(other =>
      other.elements.some(base => elements.some(element => isOverlapping(blockOf(element), blockOf(base)))),
    );
    const isClear = isNearAtStart || !foes.some(foe => areWithin({ ...unit, elements }, foe, putBackTo(99)));
    if (isFree && isClear) return elements;
  }
  return null;
};
