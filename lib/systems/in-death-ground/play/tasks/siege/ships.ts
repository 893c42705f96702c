import { isArtillery } from '../../../rules/army/points';
import type { Aim } from '../../../rules/combat/shots';
import { countShipTests, hitsOnShip, SHIP_FAILURES, SHIP_NEEDS } from '../../../rules/siege/siege';
import { type FieldUnit, getUnit, isAboard, isInSight, troopOf } from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import { changeUnit, emit, type Game, nameOf, throwDice } from '../../game';
import { loseElement } from '../morale/losses';

/** 17.6 – Fire of any kind counts as much as artillery. */
const isHeavyHit = ({ shooter: { profile } }: Aim): boolean =>
  isArtillery(profile.troop) || profile.arm === 'fire-lance' || profile.arm === 'flame';

/** 17.6 – Hits on a ship are added up; at each twenty it throws for its life. */
export const damageShip = (game: Game, id: string, hits: readonly Aim[]): Game => {
  const ship = getUnit(game.state.units, id);
  if (!isInSight(ship)) return game;
  const after = ship.hits + hits.reduce((sum, aim) => sum + hitsOnShip(isHeavyHit(aim)), 0);
  const hit = changeUnit(game, id, { hits: after });
  const count = countShipTests(ship.hits, after);
  if (count === 0) return hit;
  const { game: thrown, faces } = throwDice(hit, { count, sides: 6 });
  const failures = ship.failures + faces.filter(face => face < SHIP_NEEDS).length;
  const next = emit(
    changeUnit(thrown, id, { failures }),
    '17.6',
    () => ({ type: 'ship-tested', unit: nameOf(game.state, id), hits: after, failures }),
    () => ({ faces, because: [createStatLine('needs', SHIP_NEEDS, '17.6')] }),
  );
  return failures >= SHIP_FAILURES ? removeShip(next, id) : next;
};

/** 17.6 – The ship is gone for good, with everybody on it. */
const removeShip = (game: Game, id: string): Game => {
  const name = nameOf(game.state, id);
  const left = changeUnit(game, id, { presence: 'left' });
  const gone = emit(
    left,
    '17.6',
    () => ({ type: 'ship-gone', unit: name }),
    () => ({ pieces: [id] }),
  );
  return gone.state.units
    .filter(({ elements }) => elements.some(({ aboard }) => aboard === id))
    .reduce(
      (now, unit) =>
        unit.elements.every(isAboard)
          ? changeUnit(now, unit.id, { presence: 'left' })
          : removeCrew(now, unit, id),
      gone,
    );
};

const removeCrew = (game: Game, unit: FieldUnit, carrier: string): Game =>
  unit.elements
    .filter(({ aboard }) => aboard === carrier)
    .reduce((now, element) => loseElement(now, unit.id, element.id), game);

export const isShip = (unit: FieldUnit): boolean => troopOf(unit) === 'ship';
