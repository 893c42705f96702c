import { areWithin, type FieldUnit, isInSight } from '../field';
import { isElephant } from '../rules/points';
import type { State, Test } from '../state';
import { change, changeUnit, type Game } from './game';
import { isTested } from './tested';

const FRIGHT = 6;

/** 15.1 – Chariots frighten everybody but chariots. */
const isFrightening = (beast: FieldUnit, unit: FieldUnit): boolean => {
  const isChariots = unit.elements.every(({ profile }) => profile.troop === 'heavy-chariot');
  return beast.elements.some(
    ({ profile: { troop } }) => isElephant(troop) || (troop === 'heavy-chariot' && !isChariots),
  );
};

const metBeasts = (state: State): readonly FieldUnit[] =>
  state.units.filter(
    unit =>
      isTested(state, unit) &&
      !unit.hasMetBeasts &&
      state.units.some(
        beast =>
          beast.side !== unit.side &&
          isInSight(beast) &&
          isFrightening(beast, unit) &&
          areWithin(unit, beast, FRIGHT),
      ),
  );

/** 15.1 – The first time that elephants or heavy chariots come within six inches, whatever becomes of them in the turn. */
export const noteBeasts = (game: Game): Game => {
  const shy = metBeasts(game.state);
  const met = shy.reduce((now, { id }) => changeUnit(now, id, { hasMetBeasts: true }), game);
  const tests = shy.map(({ id }): Test => ({ unit: id, cause: 'beasts' }));
  return change(met, { tests: [...met.state.tests, ...tests] });
};
