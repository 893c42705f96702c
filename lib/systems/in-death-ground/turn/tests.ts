import { areWithin, type FieldUnit, isInSight, isOnTable, troopOf, unitById } from '../field';
import { FAILED_TEST_MARKERS, moraleTest } from '../rules/morale';
import { isElephant } from '../rules/points';
import { isOpenBetween } from '../rules/view';
import type { Loss, State, Test } from '../state';
import { frights } from './fireworks';
import { change, changeSide, changeUnit, done, first, type Game, nameOf, tell, throwDice } from './game';
import { maySpareTest } from './generals';
import { addMarkers } from './losses';
import { takeBaggage } from './melees';

const NEWS = 12;
const FRIGHT = 6;

/** 15.1 – Separate generals and baggage never test, nor does who is gone. */
const tests = (unit: FieldUnit): boolean =>
  unit.kind === 'unit' && !unit.isDummy && isOnTable(unit) && troopOf(unit) !== 'fire-ox';

/** 15.1 – A friend's element was destroyed within twelve inches, in sight. */
const hasWitnessed = (state: State, unit: FieldUnit, { at }: Loss): boolean =>
  unit.elements.some(
    element =>
      Math.hypot(element.at[0] - at[0], element.at[1] - at[1]) <= NEWS &&
      isOpenBetween(state, element.at, at),
  );

/** 15.1 – What each loss of this turn makes others and the unit itself test for. */
const testsForLosses = (state: State, losses: readonly Loss[]): readonly Test[] =>
  losses.flatMap(loss =>
    state.units.flatMap((unit): readonly Test[] => {
      if (unit.side !== loss.side || !tests(unit)) return [];
      if (unit.id === loss.unit) return [{ unit: unit.id, cause: 'own-loss' }];
      return hasWitnessed(state, unit, loss) ? [{ unit: unit.id, cause: 'friend-lost' }] : [];
    }),
  );

const isFrightening = (beast: FieldUnit, unit: FieldUnit): boolean => {
  const isChariots = unit.elements.every(({ profile }) => profile.troop === 'heavy-chariot');
  return beast.elements.some(
    ({ profile: { troop } }) => isElephant(troop) || (troop === 'heavy-chariot' && !isChariots),
  );
};

/** 15.1 – The first time that elephants or heavy chariots come within six inches. */
const metBeasts = (state: State): readonly FieldUnit[] =>
  state.units.filter(
    unit =>
      tests(unit) &&
      !unit.hasMetBeasts &&
      state.units.some(
        beast =>
          beast.side !== unit.side &&
          isInSight(beast) &&
          isFrightening(beast, unit) &&
          areWithin(unit, beast, FRIGHT),
      ),
  );

/** 15.1 – All causes of this turn are gathered, then tested one by one. */
export const testAll = (game: Game): Game => {
  const taken = takeBaggage(done(game));
  const shy = metBeasts(taken.state);
  const met = shy.reduce((now, { id }) => changeUnit(now, id, { hasMetBeasts: true }), taken);
  const due: readonly Test[] = [
    ...met.state.tests,
    ...shy.map(({ id }): Test => ({ unit: id, cause: 'beasts' })),
    ...frights(met.state),
    ...testsForLosses(met.state, met.state.losses),
  ];
  return testOn(change(met, { tests: [], losses: [] }), due, new Set());
};

/** 15.1 – Losses from failed tests make others test anew. */
const testOn = (game: Game, due: readonly Test[], spared: Set<string>): Game => {
  const tested = due.reduce((now, test) => testOne(now, test, spared), game);
  const { losses, tests: more } = tested.state;
  if (losses.length === 0 && more.length === 0) return tested;
  const next = [...more, ...testsForLosses(tested.state, losses)];
  return testOn(change(tested, { tests: [], losses: [] }), next, spared);
};

const AGAIN = 2;

/** 15.2 – One die by grade; the general spares each unit near him one test a turn. */
const testOne = (game: Game, { unit: id, cause }: Test, spared: Set<string>): Game => {
  const unit = unitById(game.state.units, id);
  if (!unit || !tests(unit)) return game;
  const name = nameOf(game.state, id);
  if (!spared.has(id) && maySpareTest(game.state, unit)) {
    spared.add(id);
    return tell(game, '15.2', { type: 'spared', unit: name, cause });
  }
  const grade = unit.elements[0]?.profile.grade ?? 'ordinary';
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const isPassed = moraleTest.outcome(grade, faces) === 'passed';
  const told = tell(
    thrown,
    '15.2',
    { type: 'tested', unit: name, cause, isPassed: isPassed ? 'yes' : 'no' },
    { faces },
  );
  if (isPassed) return told;
  return mayTestAgain(told.state, unit)
    ? testOne(
        changeSide(told, unit.side, { spared: told.state.sides[unit.side].spared + 1 }),
        { unit: id, cause },
        spared.add(id),
      )
    : addMarkers(told, id, FAILED_TEST_MARKERS);
};

/** 8.4 – On death ground an army throws two failed tests a turn again. */
const mayTestAgain = ({ stratagems, sides }: State, { side }: FieldUnit): boolean =>
  stratagems[side] === 'death-ground' && sides[side].spared < AGAIN;

export const nextTurn = (game: Game): Game => first(done(game), { type: 'begin-turn' });
