import { FAILED_TEST_MARKERS, moraleNeedOf, moraleTest } from '../../../rules/combat/morale';
import { type FieldUnit, findUnit, gradeOf } from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import {
  changeSide,
  changeState,
  changeTurn,
  emit,
  type Game,
  nameOf,
  pushTasks,
  readersOf,
  throwDice,
} from '../../game';
import type { MoraleTest, State, TaskOf } from '../../state';
import { maySpareTest } from '../generals';
import { takeBaggage } from '../melee/melee';
import { burstOxen, listFrightTests } from '../shooting/fireworks';
import { recordBeasts } from './beasts';
import { addMarkers } from './losses';
import { doesTestMorale } from './test-eligibility';

/** 15.1 – What each loss of this turn makes others and the unit itself test for. */
const listLossTests = (state: State): readonly MoraleTest[] =>
  state.losses.flatMap(loss =>
    state.units.flatMap((unit): readonly MoraleTest[] => {
      if (unit.side !== loss.side || !doesTestMorale(state, unit)) return [];
      if (unit.id === loss.unit) return [{ unit: unit.id, cause: 'own-loss' }];
      if (!loss.isUnit && state.scenario.rulings?.friendLost === 'unit') return [];
      return loss.witnesses.includes(unit.id) ? [{ unit: unit.id, cause: 'friend-lost' }] : [];
    }),
  );

/**
 * 15.1, 19.12 – Oxen at the end of their time burst first; then all causes of this turn are gathered, and tested one
 * by one.
 */
export const startTests = (game: Game): Game => {
  const met = recordBeasts(takeBaggage(burstOxen(game)));
  const due = [...met.state.tests, ...listFrightTests(met.state), ...listLossTests(met.state)];
  return pushTasks(changeState(met, { tests: due, losses: [] }), { type: 'tests' });
};

/** 15.1 – The next test that is due; when all are done, losses from failed ones make others test again. */
export const runNextTest = (game: Game, task: TaskOf<'tests'>): Game => {
  const { tests, losses } = game.state;
  const [test, ...rest] = tests;
  if (test) return startTest(pushTasks(changeState(game, { tests: rest }), task), test);
  if (losses.length === 0) return game;
  return pushTasks(changeState(game, { tests: listLossTests(game.state), losses: [] }), task);
};

/** 15.2 – Where the general could spare it the player is asked, otherwise the die is thrown. */
const startTest = (game: Game, test: MoraleTest): Game => {
  const unit = findUnit(game.state.units, test.unit);
  if (!unit || !doesTestMorale(game.state, unit)) return game;
  if (!unit.turn.isSpared && maySpareTest(game.state, unit))
    return pushTasks(game, { type: 'test', ...test });
  return throwTest(game, test);
};

/** 5.4, 15.2 – One test a turn is left out. */
export const spareTest = (game: Game, { unit, cause }: TaskOf<'test'>): Game =>
  emit(
    changeTurn(game, unit, { isSpared: true }),
    '15.2',
    () => ({ type: 'spared', unit: nameOf(game.state, unit), cause }),
    () => readersOf(game.state, unit),
  );

/** 15.2 – One die by grade; a failure brings two markers, unless it may be thrown again. */
export const throwTest = (game: Game, { unit: id, cause }: MoraleTest): Game => {
  const unit = findUnit(game.state.units, id);
  if (!unit) return game;
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const grade = gradeOf(unit) ?? 'ordinary';
  const isPassed = moraleTest.outcome(grade, faces) === 'passed';
  const next = emit(
    thrown,
    '15.2',
    () => ({ type: 'tested', unit: nameOf(game.state, id), cause, isPassed: isPassed ? 'yes' : 'no' }),
    () => ({
      faces,
      because: [createStatLine('needs', moraleNeedOf(grade), '15.2')],
      pieces: [id],
      ...readersOf(game.state, id),
    }),
  );
  if (isPassed) return next;
  return mayRethrowTest(next.state, unit)
    ? pushTasks(next, { type: 'failed', unit: id, cause })
    : addMarkers(next, id, FAILED_TEST_MARKERS);
};

const AGAIN = 2;

/** 8.4 – On death ground an army throws two failed tests a turn again. */
const mayRethrowTest = ({ stratagems, sides }: State, { side }: FieldUnit): boolean =>
  stratagems[side] === 'death-ground' && sides[side].spared < AGAIN;

export const rethrowTest = (game: Game, { unit: id, cause }: TaskOf<'failed'>): Game => {
  const side = findUnit(game.state.units, id)?.side ?? 0;
  const counted = changeSide(game, side, { spared: game.state.sides[side].spared + 1 });
  return throwTest(counted, { unit: id, cause });
};

export const acceptFailure = (game: Game, { unit }: TaskOf<'failed'>): Game =>
  addMarkers(game, unit, FAILED_TEST_MARKERS);

export const startNextTurn = (game: Game): Game => pushTasks(game, { type: 'begin-turn' });
