import { findContactObjections, listTouched } from '../../../rules/movement/march-objections';
import { isVessel } from '../../../rules/terrain/water';
import { type Element, enemiesOf, type FieldUnit, getUnit, isFighting } from '../../field';
import { changeTurn, type Game } from '../../game';
import type { State } from '../../state';
import { makeContact } from '../movement/moves';
import { findEmbarked, isFreeGround, LANDING_SIDES, leaveCarrierTo, placeBeside } from './carriers';

const FILES = [4, 3, 2, 1] as const;
const GAPS = Array.from({ length: 38 }, (_, step) => 0.1 + step * 0.04);

/** Where a unit would come ashore with its front at an enemy on the bank; null: it cannot, or may not begin a melee. */
const findLanding = (state: State, unit: FieldUnit, target: string): readonly Element[] | null => {
  const found = findEmbarked(state, unit);
  if (!found || !isVessel(found.machine.profile.troop) || unit.turn.isDone) return null;
  const { machine, ashore } = found;
  for (const files of FILES)
    for (const way of LANDING_SIDES)
      for (const gap of GAPS) {
        const to = placeBeside(machine, ashore, { files, way, gap, isAtBank: true });
        const march = { unit, to, isBlock: false };
        if (!listTouched(state, march).some(({ id }) => id === target)) continue;
        const isFree = to.every(element => isFreeGround(state, unit, element));
        if (isFree && findContactObjections(state, march).length === 0) return to;
      }
  return null;
};

const NEAR = 6;

/** 17.6 – Enemies that a unit could charge as it lands. */
export const listLandingTargets = (state: State, unit: FieldUnit): readonly string[] => {
  const found = findEmbarked(state, unit);
  if (!found || !isVessel(found.machine.profile.troop)) return [];
  const [x, y] = found.machine.at;
  return enemiesOf(state.units, unit)
    .filter(isFighting)
    .filter(({ elements }) => elements.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) <= NEAR))
    .map(({ id }) => id)
    .filter(id => findLanding(state, unit, id) !== null);
};

/** 17.6 – Who lands may fight in the same turn without any disadvantage. */
export const landUpon = (game: Game, id: string, target: string): Game => {
  const unit = getUnit(game.state.units, id);
  const to = findLanding(game.state, unit, target);
  if (!to) return game;
  const met = listTouched(game.state, { unit, to, isBlock: false }).filter(isFighting);
  const landed = changeTurn(leaveCarrierTo(game, id, to), id, {
    entered: met.map(enemy => enemy.id),
    start: unit.elements,
  });
  return makeContact(landed, id, met);
};
