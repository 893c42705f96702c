import { type Element, enemiesOf, type FieldUnit, isFighting, knownUnit } from '../field';
import { contactBans, touchedBy } from '../rules/march-objections';
import { isVessel } from '../rules/water';
import type { State } from '../state';
import { alightTo, besideOf, embarked, isFreeGround, LANDINGS } from './carriers';
import { changeTurn, type Game } from './game';
import { meet } from './moves';

const FILES = [4, 3, 2, 1] as const;
const GAPS = Array.from({ length: 38 }, (_, step) => 0.1 + step * 0.04);

/** Where a unit would come ashore with its front at an enemy on the bank; null: it cannot, or may not begin a melee. */
const landingUpon = (state: State, unit: FieldUnit, target: string): readonly Element[] | null => {
  const found = embarked(state, unit);
  if (!found || !isVessel(found.machine.profile.troop) || unit.turn.isDone) return null;
  const { machine, ashore } = found;
  for (const files of FILES)
    for (const way of LANDINGS)
      for (const gap of GAPS) {
        const to = besideOf(machine, ashore, { files, way, gap, isAtBank: true });
        const march = { unit, to, isBlock: false };
        if (!touchedBy(state, march).some(({ id }) => id === target)) continue;
        const isFree = to.every(element => isFreeGround(state, unit, element));
        if (isFree && contactBans(state, march).length === 0) return to;
      }
  return null;
};

const NEAR = 6;

/** 17.6 – Enemies upon whom a unit could fall as it lands. */
export const landingTargets = (state: State, unit: FieldUnit): readonly string[] => {
  const found = embarked(state, unit);
  if (!found || !isVessel(found.machine.profile.troop)) return [];
  const [x, y] = found.machine.at;
  return enemiesOf(state.units, unit)
    .filter(isFighting)
    .filter(({ elements }) => elements.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) <= NEAR))
    .map(({ id }) => id)
    .filter(id => landingUpon(state, unit, id) !== null);
};

/** 17.6 – Who lands may fight in the same turn without any disadvantage. */
export const landUpon = (game: Game, id: string, target: string): Game => {
  const unit = knownUnit(game.state.units, id);
  const to = landingUpon(game.state, unit, target);
  if (!to) return game;
  const met = touchedBy(game.state, { unit, to, isBlock: false }).filter(isFighting);
  const landed = changeTurn(alightTo(game, id, to), id, {
    entered: met.map(enemy => enemy.id),
    start: unit.elements,
  });
  return meet(landed, id, met);
};
