import { type FieldUnit, isFighting, isInSight } from '../field';
import { isVisibleTo } from '../rules/view';
import type { State } from '../state';
import { changeTurn, changeUnit, type Game, nameOf, tell } from './game';

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

/** 17.5 – From now on the wagon stands where it is, and foot at it are behind a defence. */
export const unhitch = (game: Game, id: string): Game =>
  changeTurn(
    tell(changeUnit(game, id, { isHitched: false }), '17.5', {
      type: 'unhitched',
      unit: nameOf(game.state, id),
    }),
    id,
    { isDone: true },
  );
