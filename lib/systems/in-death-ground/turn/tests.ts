import { type FieldUnit, gradeOf, unitById } from '../field';
import { figure } from '../reasons';
import { FAILED_TEST_MARKERS, moraleNeeds, moraleTest } from '../rules/morale';
import type { State, TaskOf, Test } from '../state';
import { noteBeasts } from './beasts';
import { burstOxen, frights } from './fireworks';
import {
  change,
  changeSide,
  changeTurn,
  done,
  first,
  type Game,
  nameOf,
  readersOf,
  tell,
  throwDice,
} from './game';
import { maySpareTest } from './generals';
import { addMarkers } from './losses';
import { takeBaggage } from './melees';
import { isTested } from './tested';

/** 15.1 – What each loss of this turn makes others and the unit itself test for. */
const testsForLosses = (state: State): readonly Test[] =>
  state.losses.flatMap(loss =>
    state.units.flatMap((unit): readonly Test[] => {
      if (unit.side !== loss.side || !isTested(state, unit)) return [];
      if (unit.id === loss.unit) return [{ unit: unit.id, cause: 'own-loss' }];
      if (!loss.isUnit && state.scenario.rulings?.friendLost === 'unit') return [];
      return loss.witnesses.includes(unit.id) ? [{ unit: unit.id, cause: 'friend-lost' }] : [];
    }),
  );

/** 15.1, 19.12 – Oxen whose time has come burst first; then all causes of this turn are gathered, and tested one by one. */
export const testAll = (game: Game): Game => {
  const met = noteBeasts(takeBaggage(burstOxen(done(game))));
  const due = [...met.state.tests, ...frights(met.state), ...testsForLosses(met.state)];
  return first(change(met, { tests: due, losses: [] }), { type: 'tests' });
};

/** 15.1 – The next test that is due; when all are done, losses from failed ones make others test anew. */
export const testNext = (game: Game): Game => {
  const { tests, losses } = game.state;
  const [test, ...rest] = tests;
  if (test) return begun(change(game, { tests: rest }), test);
  if (losses.length === 0) return done(game);
  return change(game, { tests: testsForLosses(game.state), losses: [] });
};

/** 15.2 – Where the general could spare it his player is asked, otherwise the die is thrown. */
const begun = (game: Game, test: Test): Game => {
  const unit = unitById(game.state.units, test.unit);
  if (!unit || !isTested(game.state, unit)) return game;
  if (!unit.turn.isSpared && maySpareTest(game.state, unit)) return first(game, { type: 'test', ...test });
  return throwTest(game, test);
};

/** 5.4, 15.2 – One test a turn is left out. */
export const spareTest = (game: Game, { unit, cause }: TaskOf<'test'>): Game =>
  tell(
    changeTurn(done(game), unit, { isSpared: true }),
    '15.2',
    { type: 'spared', unit: nameOf(game.state, unit), cause },
    readersOf(game.state, unit),
  );

/** 15.2 – One die by grade; a failure brings two markers, unless it may be thrown again. */
export const throwTest = (game: Game, { unit: id, cause }: Test): Game => {
  const unit = unitById(game.state.units, id);
  if (!unit) return game;
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const grade = gradeOf(unit) ?? 'ordinary';
  const isPassed = moraleTest.outcome(grade, faces) === 'passed';
  const told = tell(
    thrown,
    '15.2',
    { type: 'tested', unit: nameOf(game.state, id), cause, isPassed: isPassed ? 'yes' : 'no' },
    { faces, because: [figure('needs', moraleNeeds(grade), '15.2')], ...readersOf(game.state, id) },
  );
  if (isPassed) return told;
  return mayTestAgain(told.state, unit)
    ? first(told, { type: 'failed', unit: id, cause })
    : addMarkers(told, id, FAILED_TEST_MARKERS);
};

const AGAIN = 2;

/** 8.4 – On death ground an army throws two failed tests a turn again. */
const mayTestAgain = ({ stratagems, sides }: State, { side }: FieldUnit): boolean =>
  stratagems[side] === 'death-ground' && sides[side].spared < AGAIN;

export const testAgain = (game: Game, { unit: id, cause }: TaskOf<'failed'>): Game => {
  const side = unitById(game.state.units, id)?.side ?? 0;
  const counted = changeSide(done(game), side, { spared: game.state.sides[side].spared + 1 });
  return throwTest(counted, { unit: id, cause });
};

export const acceptFailure = (game: Game, { unit }: TaskOf<'failed'>): Game =>
  addMarkers(done(game), unit, FAILED_TEST_MARKERS);

export const nextTurn = (game: Game): Game => first(done(game), { type: 'begin-turn' });
