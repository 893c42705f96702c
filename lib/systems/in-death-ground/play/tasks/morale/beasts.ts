import { isElephant } from '../../../rules/army/points';
import { areWithin, type FieldUnit, isInSight } from '../../field';
import { changeState, changeUnit, type Game } from '../../game';
import type { MoraleTest, State } from '../../state';
import { doesTestMorale } from './test-eligibility';

const FRIGHT = 6;

/** 15.1 – Chariots frighten everybody but chariots. */
const isFrightening = (beast: FieldUnit, unit: FieldUnit): boolean => {
  const isChariots = unit.elements.every(({ profile }) => profile.troop === 'heavy-chariot');
  return beast.elements.some(
    ({ profile: { troop } }) => isElephant(troop) || (troop === 'heavy-chariot' && !isChariots),
  );
};

const listUnitsNearBeasts = (state: State): readonly FieldUnit[] =>
  state.units.filter(
    unit =>
      doesTestMorale(state, unit) &&
      !unit.hasMetBeasts &&
      state.units.some(
        beast =>
          beast.side !== unit.side &&
          isInSight(beast) &&
          isFrightening(beast, unit) &&
          areWithin(unit, beast, FRIGHT),
      ),
  );

/**
 * 15.1 – The first time that elephants or heavy chariots come within six inches, whatever happens to them in the
 * turn.
 */
export const recordBeasts = (game: Game): Game => {
  const shy = listUnitsNearBeasts(game.state);
  const met = shy.reduce((now, { id }) => changeUnit(now, id, { hasMetBeasts: true }), game);
  const tests = shy.map(({ id }): MoraleTest => ({ unit: id, cause: 'beasts' }));
  return changeState(met, { tests: [...met.state.tests, ...tests] });
};
